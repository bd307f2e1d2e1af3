import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { saveAssets } from '../../../src/lib/server/http/previous-assets.ts';

it('IN-02 the files of one release before are there, and of no older one', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'foyer-assets-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const [client, kept] = [path.join(place, 'client'), path.join(place, 'kept')];
  const build = async (name: string) => {
    rmSync(client, { recursive: true, force: true });
    mkdirSync(path.join(client, '_astro'), { recursive: true });
    writeFileSync(path.join(client, '_astro', `${name}.js`), name);
    await pause(5);
    return saveAssets(client, kept);
  };
  const body = async (assets: Awaited<ReturnType<typeof build>>, name: string) =>
    (await assets?.find(`/_astro/${name}.js`))?.forms.identity.body.toString() ?? null;
  expect(await build('one')).toBeNull();
  expect(await build('one'), 'started again').toBeNull();
  const second = await build('two');
  expect(await body(second, 'one')).toBe('one');
  const third = await build('three');
  expect([await body(third, 'two'), await body(third, 'one')]).toEqual(['two', null]);
  expect(readdirSync(kept)).toHaveLength(2);
  // Back to the release before: its successor is the other one now.
  expect(await body(await build('two'), 'three')).toBe('three');
});
