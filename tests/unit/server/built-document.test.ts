import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApiDocument } from '../../../src/lib/server/api/openapi/built-document.ts';
import { envFor } from '../../support/env.ts';

const env = envFor({ databaseUrl: null, dataDir: '' });
const servers = [{ url: env.siteOrigin }];

function place(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-document-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return path.join(folder, 'openapi.json');
}

describe('the OpenAPI document of a built product', () => {
  it('API-05 is read once, and never made', async () => {
    const openApiFile = place();
    writeFileSync(openApiFile, JSON.stringify({ paths: { '/x': {} }, servers: [] }));
    const make = vi.fn(() => ({}));
    const first = await openApiDocument({ env, openApiFile }, make);
    rmSync(openApiFile);
    const second = await openApiDocument({ env, openApiFile }, make);
    expect([first, second]).toEqual(Array(2).fill({ paths: { '/x': {} }, servers }));
    expect(make).not.toHaveBeenCalled();
  });

  it('API-05 is asked for again where it could not be read', async () => {
    const openApiFile = place();
    const make = vi.fn(() => ({}));
    await expect(openApiDocument({ env, openApiFile }, make)).rejects.toThrow('ENOENT');
    writeFileSync(openApiFile, '{}');
    expect(await openApiDocument({ env, openApiFile }, make)).toEqual({ servers });
    expect(make).not.toHaveBeenCalled();
  });

  it('API-05 is made once where there is no build', async () => {
    const make = vi.fn(() => ({ paths: {} }));
    for (let ask = 0; ask < 2; ask += 1)
      expect(await openApiDocument({ env, openApiFile: null }, make)).toEqual({
        paths: {},
        servers,
      });
    expect(make).toHaveBeenCalledTimes(1);
  });
});
