import { appendFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { encodePage } from '../../../src/lib/server/page-store/page.ts';
import type { PageStore } from '../../../src/lib/server/page-store/store.ts';
import { at, page, storeOf, temporaryFolder, textOf } from './page-store-kit.ts';

const HOME = at('/de');
const broken = () => Promise.reject(new Error('nothing to render with'));

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const pageFiles = (folder: string) => files(folder).filter((file) => file.endsWith('.page'));
const journal = (folder: string) => files(folder).find((file) => file.endsWith('journal')) ?? '';

async function settled(store: PageStore): Promise<void> {
  while (store.isBusy) await pause(2);
}

describe('restart from disk', () => {
  it('serves kept pages with no renderer at all, compressed forms included', async () => {
    const folder = temporaryFolder();
    const before = storeOf(() => Promise.resolve(page('gut')), { folder }).store;
    await before.get(HOME);
    await settled(before);
    await before.close();

    const { store } = storeOf(broken, { folder });
    const outcome = await store.get(HOME);
    expect(outcome).toMatchObject({ kind: 'page', how: 'hit' });
    expect(textOf(outcome)).toBe('gut');
    if (outcome.kind === 'page') expect(Object.keys(outcome.page.forms)).toHaveLength(3);
  });

  it('is the same after a crash: nothing is written at closing that was not there before', async () => {
    const folder = temporaryFolder();
    const crashed = storeOf(() => Promise.resolve(page('gut')), { folder }).store;
    await crashed.get(HOME);
    await settled(crashed);
    // The end of a line is missing, as when the process dies while writing.
    appendFileSync(journal(folder), '["put","/de/half');

    const { store } = storeOf(broken, { folder });
    expect(textOf(await store.get(HOME))).toBe('gut');
  });

  it.each(['an orderly end', 'a crash'])(
    'remembers after %s what was invalidated and the change it has reached',
    async (end) => {
      const folder = temporaryFolder();
      let isBroken = false;
      const render = () => (isBroken ? broken() : Promise.resolve(page('alt')));
      const before = storeOf(render, { folder }).store;
      await before.get(HOME);
      await settled(before);
      isBroken = true;
      before.invalidate({ tags: ['event'], paths: [] });
      before.lastChange = 17;
      if (end === 'an orderly end') await before.close();
      else await settled(before);

      const { store } = storeOf(() => Promise.resolve(page('neu')), { folder });
      expect(store.lastChange).toBe(17);
      expect(store.has('/de')).toBe(false);
      expect(textOf(await store.get(HOME))).toBe('neu');
    },
  );

  it('still has the last good one of an invalidated page', async () => {
    const folder = temporaryFolder();
    let isBroken = false;
    const before = storeOf(() => (isBroken ? broken() : Promise.resolve(page('alt'))), { folder });
    await before.store.get(HOME);
    await settled(before.store);
    isBroken = true;
    before.store.invalidate({ tags: ['event'], paths: [] });
    await before.store.close();
    expect(await storeOf(broken, { folder }).store.get(HOME)).toMatchObject({ how: 'last-good' });
  });

  it.each([
    ['another build', { build: 'build 2', site: 'http://localhost' }],
    ['another origin', { build: 'build 1', site: 'https://www.example.org' }],
  ])('serves nothing that %s made', async (_, identity) => {
    const folder = temporaryFolder();
    const before = storeOf(() => Promise.resolve(page('alt')), { folder }).store;
    await before.get(HOME);
    await settled(before);
    await before.close();
    const { store } = storeOf(broken, { folder, identity });
    expect(store.size).toBe(0);
    expect(await store.get(HOME)).toEqual({ kind: 'unavailable' });
  });

  it('never serves a file that is torn', async () => {
    const folder = temporaryFolder();
    const before = storeOf(() => Promise.resolve(page('alt')), { folder }).store;
    await before.get(HOME);
    await settled(before);
    await before.close();
    for (const file of pageFiles(folder)) truncateSync(file, statSync(file).size - 5);
    const { store } = storeOf(() => Promise.resolve(page('neu')), { folder });
    expect(textOf(await store.get(HOME))).toBe('neu');
  });

  it('believes nothing of a journal with an unreadable line before its end', async () => {
    const folder = temporaryFolder();
    const before = storeOf(() => Promise.resolve(page('alt')), { folder }).store;
    await before.get(HOME);
    await settled(before);
    appendFileSync(journal(folder), 'not json\n["change",3]\n');
    const { store, heard } = storeOf(broken, { folder });
    expect(store.size).toBe(0);
    expect(store.lastChange).toBeNull();
    expect(heard.errors.join()).toContain('journal');
  });
});

describe('the folder', () => {
  it('holds one file a page, however often it is rendered', async () => {
    const folder = temporaryFolder();
    let version = 0;
    const { store } = storeOf(() => Promise.resolve(page(String((version += 1)))), { folder });
    for (let round = 0; round < 5; round += 1) {
      await store.get(HOME);
      await settled(store);
      store.invalidate({ tags: ['event'], paths: [] });
      await store.idle();
      await settled(store);
    }
    await pause(20);
    expect(pageFiles(folder)).toHaveLength(1);
  });

  it('stays within its bytes, and first-seen filters never reach it', async () => {
    const folder = temporaryFolder();
    const diskBytes = 40_000;
    const { store } = storeOf((url) => Promise.resolve(page(url)), { folder, diskBytes });
    for (let number = 0; number < 200; number += 1) {
      await store.get(at(`/de/team/a/${String(number)}`));
      await store.get(at(`/de/programm-karten?room=${String(number)}`));
    }
    await settled(store);
    await pause(50);
    expect(store.stats().diskBytes).toBeLessThanOrEqual(diskBytes);
    const sizes = pageFiles(folder).map((file) => statSync(file).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(diskBytes);
    expect(sizes.length).toBeGreaterThan(10);
  });

  it('writes a filter that is asked for a second time', async () => {
    const folder = temporaryFolder();
    const { store } = storeOf((url) => Promise.resolve(page(url)), { folder });
    await store.get(at('/de/programm-karten?room=1'));
    await settled(store);
    expect(pageFiles(folder)).toHaveLength(0);
    await store.get(at('/de/programm-karten?room=1'));
    await settled(store);
    expect(pageFiles(folder)).toHaveLength(1);
  });

  it('RL-03 keeps pages that were rendered ahead out of memory until somebody asks for them', async () => {
    const folder = temporaryFolder();
    let renders = 0;
    const { store } = storeOf(
      () => {
        renders += 1;
        return Promise.resolve(page(`gut ${String(renders)}`));
      },
      { folder },
    );
    await store.get(HOME, 'background');
    await settled(store);
    expect(store.stats().memoryBytes).toBe(0);
    expect(textOf(await store.get(HOME))).toBe('gut 1');
    expect(store.stats().memoryBytes).toBeGreaterThan(0);
    expect(renders).toBe(1);
  });

  it('RL-03 control: a page that somebody waited for stays in memory', async () => {
    const folder = temporaryFolder();
    const { store } = storeOf(() => Promise.resolve(page('gut')), { folder });
    await store.get(HOME);
    await settled(store);
    expect(store.stats().memoryBytes).toBeGreaterThan(0);
  });

  it('ED-11 renders pages that wait on the disk again when they change', async () => {
    const folder = temporaryFolder();
    const rendered: string[] = [];
    const { store } = storeOf(
      (url) => {
        rendered.push(url);
        return Promise.resolve(page('gut'));
      },
      { folder },
    );
    for (const key of ['/de', '/en']) await store.get(at(key), 'background');
    await settled(store);
    rendered.length = 0;
    store.invalidate({ tags: ['event'], paths: [] });
    await store.idle();
    expect(rendered.toSorted()).toEqual(['/de', '/en']);
  });

  it('is swept of what a crash left behind', async () => {
    const folder = temporaryFolder();
    const first = storeOf((url) => Promise.resolve(page(url)), { folder }).store;
    await first.get(HOME);
    await settled(first);
    const orphan = pageFiles(folder)[0]?.replace(/-\w+\.page$/u, '-1.page') ?? '';
    writeFileSync(orphan, 'left behind');
    await first.sweep();
    await pause(20);
    expect(pageFiles(folder)).toHaveLength(1);
    expect(textOf(await first.get(HOME))).toBe('/de');
  });

  it('belongs to one running process: the second keeps its pages in memory and says so', async () => {
    const folder = temporaryFolder();
    const { store } = storeOf(() => Promise.resolve(page('eins')), { folder });
    await store.get(HOME);
    await settled(store);
    const lock = files(folder).find((file) => file.endsWith('lock')) ?? '';
    writeFileSync(lock, String(process.ppid));
    const second = storeOf(() => Promise.resolve(page('zwei')), { folder });
    expect(second.heard.errors.join()).toContain('memory');
    expect(textOf(await second.store.get(HOME))).toBe('zwei');
    expect(pageFiles(folder)).toHaveLength(1);
  });

  it('that cannot be used leaves the store working in memory', async () => {
    const folder = path.join(temporaryFolder(), 'file');
    writeFileSync(folder, 'not a folder');
    const { store, heard } = storeOf(() => Promise.resolve(page('gut')), { folder });
    await store.get(HOME);
    expect(store.fresh('/de')).not.toBeNull();
    expect(heard.errors.join()).toContain('memory');
  });

  it('compresses a page once for all who ask for the same encoding', async () => {
    const { store } = storeOf(() => Promise.resolve(page('gut')));
    const outcome = await store.get(HOME);
    if (outcome.kind !== 'page') throw new Error('no page');
    const [a, b] = await Promise.all([
      encodePage(outcome.page, 'br'),
      encodePage(outcome.page, 'br'),
    ]);
    expect(a.body).toBe(b.body);
    expect(a.body.byteLength).toBeLessThan(outcome.page.forms.identity.body.byteLength);
  });
});
