import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sessionSecret } from '../../../src/lib/server/services/accounts/secret.ts';

const folder = () => path.join(mkdtempSync(path.join(tmpdir(), 'foyer-secret-')), 'data');

describe('what session cookies are signed with', () => {
  it('is the configured secret, and then nothing is written', async () => {
    const dataDir = folder();
    expect(await sessionSecret({ sessionSecret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32));
    expect(() => statSync(dataDir)).toThrow();
  });

  // ASVS 11.6.1, ASVS 13.3.2
  it('is made once, for its owner only, and the same for all who ask at once', async () => {
    const dataDir = folder();
    const env = { sessionSecret: null, dataDir };
    const secrets = await Promise.all(Array.from({ length: 8 }, () => sessionSecret(env)));
    expect(new Set(secrets).size).toBe(1);
    const file = path.join(dataDir, 'secret');
    expect(readFileSync(file, 'utf8').trim()).toBe(secrets[0]);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(43);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await sessionSecret(env)).toBe(secrets[0]);
  });

  it('is never one that could be guessed: a broken file stops it', async () => {
    const dataDir = folder();
    await sessionSecret({ sessionSecret: null, dataDir });
    writeFileSync(path.join(dataDir, 'secret'), 'short');
    await expect(sessionSecret({ sessionSecret: null, dataDir })).rejects.toThrow();
  });
});
