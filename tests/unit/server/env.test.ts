import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { misspelled } from '../../../src/lib/server/config/misspelled.ts';
import { defaultWorkerMemoryMb, readEnv, SETTINGS } from '../../../src/lib/server/config/env.ts';

describe('the configuration', () => {
  // ASVS 13.2.3
  it('takes caches in front as none, one that is not told, or their addresses', () => {
    const cachesOf = (value: string) => {
      const read = readEnv({ SHARED_CACHE: value });
      return read.ok ? read.env.sharedCache : read.fieldErrors;
    };
    expect(cachesOf('off')).toBeNull();
    expect(cachesOf('on')).toEqual([]);
    expect(cachesOf('http://10.0.0.2:6081/, http://10.0.0.3:6081')).toEqual([
      'http://10.0.0.2:6081',
      'http://10.0.0.3:6081',
    ]);
    expect(cachesOf('10.0.0.2')).toEqual([expect.stringContaining('SHARED_CACHE: must be off')]);
  });

  it('needs nothing: every field has a default that serves on this machine', () => {
    expect(readEnv({})).toEqual({
      ok: true,
      env: {
        port: 4321,
        host: '127.0.0.1',
        siteOrigin: 'http://localhost:4321',
        apiToken: null,
        statusToken: null,
        alarmMail: null,
        backupDir: null,
        backupHours: 24,
        allowedHosts: ['localhost:4321', '127.0.0.1:4321'],
        databaseUrl: null,
        dataDir: 'var',
        pageStoreMemoryMb: 32,
        pageStoreDiskMb: 512,
        renderWorkers: Math.max(1, availableParallelism() - 1),
        workerMemoryMb: expect.any(Number) as number,
        logLevel: 'info',
        sentryDsn: null,
        serviceWorker: true,
        sessionSecret: null,
        sharedCache: null,
        edge: null,
        isKeptInFront: false,
        trustProxy: false,
        hstsSubdomains: true,
        demo: true,
        house: 'demo',
        auditDays: 365,
        shop: null,
        mail: { url: null, from: 'noreply@localhost' },
        singleSignOn: null,
      },
    });
  });

  it.each([
    [1, 1024, 320],
    [1, 2048, 512],
    [1, 24_000, 640],
    [15, 16_384, 320],
    [0, 2048, 512],
  ])('RL-03 %i workers of a machine of %i MB may take %i MB each', (workers, machine, each) => {
    expect(defaultWorkerMemoryMb(workers, machine)).toBe(each);
  });

  it('BK-08 takes a real shop by its address, whose carts are its own unless named', () => {
    const url = 'https://shop.example/api';
    expect(readEnv({ SHOP_URL: `${url}/` })).toMatchObject({
      env: {
        shop: {
          url,
          token: null,
          carts: ['https://shop.example'],
          events: null,
          hasOwnCart: false,
        },
      },
    });
    const events = 'https://tickets.example/{locale}/event/{id}';
    const SHOP_CARTS = 'https://tickets.example/cart, https://shop.example';
    expect(
      readEnv({ SHOP_URL: url, SHOP_TOKEN: 'secret', SHOP_CARTS, SHOP_EVENTS: events }),
    ).toMatchObject({
      env: {
        shop: {
          url,
          token: 'secret',
          carts: ['https://tickets.example/cart', 'https://shop.example'],
          events,
          hasOwnCart: false,
        },
      },
    });
  });

  it('US-01 takes a provider of single sign-on with everything that it needs, or none', () => {
    const all = {
      OIDC_ISSUER: 'https://login.example/realms/house/',
      OIDC_CLIENT_ID: 'foyer',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'House of Keys',
    };
    const issuer = 'https://login.example/realms/house';
    expect(readEnv(all)).toMatchObject({
      env: {
        singleSignOn: { issuer, clientId: 'foyer', clientSecret: 'secret', name: 'House of Keys' },
      },
    });
    for (const name of Object.keys(all)) {
      const read = readEnv({ ...all, [name]: '' });
      expect(read.ok ? [] : read.fieldErrors).toEqual([
        `${name}: must be set with OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME`,
      ]);
    }
    // Plain http on this machine alone.
    expect(readEnv({ ...all, OIDC_ISSUER: 'http://127.0.0.1:9000' }).ok).toBe(true);
    for (const wrong of ['http://login.example', 'https://a:b@login.example', 'login.example'])
      expect(readEnv({ ...all, OIDC_ISSUER: wrong }).ok).toBe(false);
  });

  it('sends mail by the server it is told of, in the name of the site unless told otherwise', () => {
    const SITE_ORIGIN = 'https://www.example.org';
    const MAIL_URL = 'smtps://user:secret@mail.example.org';
    expect(readEnv({ MAIL_URL, SITE_ORIGIN })).toMatchObject({
      env: { mail: { url: MAIL_URL, from: 'noreply@www.example.org' } },
    });
    expect(readEnv({ MAIL_URL, MAIL_FROM: 'house@example.org' })).toMatchObject({
      env: { mail: { from: 'house@example.org' } },
    });
    for (const given of [{ MAIL_URL: 'https://mail.example.org' }, { MAIL_FROM: 'The house' }])
      expect(readEnv(given).ok, JSON.stringify(given)).toBe(false);
  });

  it.each([
    { SHOP_URL: 'ftp://shop.example' },
    { SHOP_URL: 'https://user:pass@shop.example' },
    { SHOP_URL: 'https://shop.example/api?key=1' },
    { SHOP_TOKEN: 'two words' },
    { SHOP_TOKEN: 'line\nbreak' },
    { SHOP_CARTS: 'https://shop.example, javascript:alert(1)' },
    { SHOP_EVENTS: 'https://shop.example/event' },
    { SHOP_EVENTS: 'javascript:{id}' },
  ])('BK-08 refuses %j as the place of a shop', (given) => {
    const read = readEnv({ SHOP_URL: 'https://shop.example', ...given });
    expect(read.ok ? [] : read.fieldErrors).toEqual([
      expect.stringMatching(new RegExp(`^${Object.keys(given).join()}: `, 'u')),
    ]);
  });

  it('takes the origin and the hosts from what is given, lower case', () => {
    const read = readEnv({ SITE_ORIGIN: 'https://Example.org/', PORT: '8080', TRUST_PROXY: 'yes' });
    expect(read).toMatchObject({
      env: {
        siteOrigin: 'https://example.org',
        apiToken: null,
        statusToken: null,
        alarmMail: null,
        allowedHosts: ['example.org', 'localhost:8080', '127.0.0.1:8080'],
        trustProxy: true,
      },
    });
    const named = readEnv({ ALLOWED_HOSTS: 'A.example, b.example:8080' });
    expect(named).toMatchObject({ env: { allowedHosts: ['a.example', 'b.example:8080'] } });
  });

  it('RL-01 takes a number of workers, none for the smallest machines, and their bound', () => {
    expect(readEnv({ RENDER_WORKERS: '0', WORKER_MEMORY_MB: '256' })).toMatchObject({
      env: { renderWorkers: 0, workerMemoryMb: 256 },
    });
    for (const wrong of [{ RENDER_WORKERS: '-1' }, { WORKER_MEMORY_MB: '16' }])
      expect(readEnv(wrong).ok).toBe(false);
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
    const named = read.ok ? [] : read.fieldErrors.map((fieldError) => fieldError.split(':')[0]);
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

  it('OP-02 names a variable that is nearly a setting, and no other', () => {
    const told = (...names: string[]) => misspelled(names, SETTINGS);
    expect(told('SITE_ORGIN', 'DATABASE-URL', 'shop_url')).toEqual([
      'SITE_ORGIN is no setting. Is SITE_ORIGIN meant?',
      'DATABASE-URL is no setting. Is DATABASE_URL meant?',
      'shop_url is no setting. Is SHOP_URL meant?',
    ]);
    expect(
      told(...SETTINGS, 'MAIL', 'HOME', 'POST', 'LOGNAME', 'HOSTNAME', 'SESSION_MANAGER'),
    ).toEqual([]);
  });
});
