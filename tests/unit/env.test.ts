import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/lib/server/env.ts';

describe('the configuration', () => {
  it('needs nothing: every field has a default that serves on this machine', () => {
    expect(readEnv({})).toEqual({
      ok: true,
      env: {
        port: 4321,
        host: '127.0.0.1',
        siteOrigin: 'http://localhost:4321',
        apiToken: null,
        allowedHosts: ['localhost:4321', '127.0.0.1:4321'],
        databaseUrl: null,
        dataDir: 'var',
        pageStoreMemoryMb: 64,
        pageStoreDiskMb: 512,
        logLevel: 'info',
        sentryDsn: null,
        trustProxy: false,
        demo: true,
      },
    });
  });

  it('takes the origin and the hosts from what is given, lower case', () => {
    const read = readEnv({ SITE_ORIGIN: 'https://Example.org/', PORT: '8080', TRUST_PROXY: 'yes' });
    expect(read).toMatchObject({
      env: {
        siteOrigin: 'https://example.org',
        apiToken: null,
        allowedHosts: ['example.org', 'localhost:8080', '127.0.0.1:8080'],
        trustProxy: true,
      },
    });
    const named = readEnv({ ALLOWED_HOSTS: 'A.example, b.example:8080' });
    expect(named).toMatchObject({ env: { allowedHosts: ['a.example', 'b.example:8080'] } });
  });

  it('counts an empty value as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readEnv({}));
  });

  it('names every mistake at once', () => {
    const read = readEnv({
      PORT: '70000',
      SITE_ORIGIN: 'https://example.org/path',
      ALLOWED_HOSTS: 'good.example, bad host',
      DATABASE_URL: 'mysql://x',
      PAGE_STORE_MEMORY_MB: '-1',
      PAGE_STORE_DISK_MB: '0',
      LOG_LEVEL: 'loud',
      SENTRY_DSN: 'nothing',
      TRUST_PROXY: 'perhaps',
      DEMO: '2',
    });
    const named = read.ok ? [] : read.mistakes.map((mistake) => mistake.split(':')[0]);
    expect(named.sort()).toEqual([
      'ALLOWED_HOSTS',
      'DATABASE_URL',
      'DEMO',
      'LOG_LEVEL',
      'PAGE_STORE_DISK_MB',
      'PAGE_STORE_MEMORY_MB',
      'PORT',
      'SENTRY_DSN',
      'SITE_ORIGIN',
      'TRUST_PROXY',
    ]);
  });

  it.each(['1.5', '0x10', '1e3', 'abc', '0', ' 4321'])('refuses %j as a port', (PORT) => {
    expect(readEnv({ PORT }).ok).toBe(false);
  });
});
