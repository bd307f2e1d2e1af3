import { lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { showBuild } from '../../../config/build-folder.mjs';

/** As a built site is: its entry loads a page when somebody asks for it. */
function write(folder: string, name: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `page-${name}.mjs`), `export const name = '${name}';`);
  writeFileSync(
    path.join(folder, 'entry.mjs'),
    `export const page = () => import('./page-${name}.mjs');`,
  );
}

interface Entry {
  readonly page: () => Promise<{ readonly name: string }>;
}

it('IN-03 a site that runs goes on with the build that it began with, after another one was made', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-builds-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const dist = path.join(root, 'dist');
  const build = (name: string) => {
    write(path.join(root, 'builds', name), name);
    showBuild(root, name);
  };
  const open = (folder: string) =>
    import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'entry.mjs')).href) as Promise<Entry>;

  // What a release before this one was built into is no link.
  write(dist, 'folder');
  build('one');
  expect(lstatSync(dist).isSymbolicLink()).toBe(true);
  const running = await open(realpathSync(dist));
  build('two');
  expect((await running.page()).name).toBe('one');
  expect((await (await open(realpathSync(dist))).page()).name).toBe('two');
  const late = await open(path.join(root, 'builds', 'two'));
  build('three');
  expect(readdirSync(path.join(root, 'builds')).sort()).toEqual(['three', 'two']);
  expect((await late.page()).name).toBe('two');
});

it('IN-03 the test itself sees a build that is taken away', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-builds-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const dist = path.join(root, 'dist');
  write(dist, 'one');
  const entry = pathToFileURL(path.join(dist, 'entry.mjs')).href;
  const running = (await import(/* @vite-ignore */ entry)) as Entry;
  rmSync(dist, { recursive: true });
  write(dist, 'two');
  await expect(running.page()).rejects.toThrow();
});
