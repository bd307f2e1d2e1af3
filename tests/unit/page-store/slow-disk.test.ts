import type * as Files from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { PageStore } from '../../../src/lib/server/page-store/store.ts';

/** Files that are written only when a test says so; null: at once. */
const disk: { opened: Promise<void> | null; pages: number } = vi.hoisted(() => ({
  opened: null,
  pages: 0,
}));

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>();
  return {
    ...files,
    open: async (...values: Parameters<typeof files.open>) => {
      await disk.opened;
      return files.open(...values);
    },
    writeFile: async (...values: Parameters<typeof files.writeFile>) => {
      disk.pages += 1;
      await disk.opened;
      return files.writeFile(...values);
    },
  };
});

// Files of a worker share what they have loaded: here the page store is loaded with this disk.
vi.resetModules();
const { at, gate, page, storeOf, temporaryFolder, textOf } = await import('./page-store-kit.ts');

afterAll(() => {
  vi.resetModules();
});

const HOME = at('/de');

async function settled(store: PageStore): Promise<void> {
  while (store.isBusy) await turn();
}

describe('a disk that does not answer', () => {
  it('RL-03 holds up no page: pages are kept, made stale and rendered again', async () => {
    const held = gate();
    disk.opened = held.opened;
    const folder = temporaryFolder();
    let version = 0;
    const { store } = storeOf(() => Promise.resolve(page(String((version += 1)))), { folder });
    expect(textOf(await store.get(HOME))).toBe('1');
    expect(store.fresh('/de')).not.toBeNull();
    store.invalidate({ tags: ['event'], paths: [] });
    store.lastChange = 3;
    await store.idle();
    expect(store.fresh('/de')).not.toBeNull();
    expect(textOf(await store.get(HOME))).toBe('2');
    expect(store.isBusy).toBe(true);

    disk.opened = null;
    held.open();
    await settled(store);
    await store.close();
    const after = storeOf(() => Promise.reject(new Error('nothing to render with')), { folder });
    expect(after.store.lastChange).toBe(3);
    expect(textOf(await after.store.get(HOME))).toBe('2');
  });

  it('RL-03 has at most two pages under way: its threads compress answers, too', async () => {
    const held = gate();
    disk.opened = held.opened;
    const folder = temporaryFolder();
    const { store } = storeOf((url) => Promise.resolve(page(url)), { folder });
    disk.pages = 0;
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.get(at(`/de/${name}`));
    while (disk.pages < 2) await turn();
    disk.opened = null;
    held.open();
    await settled(store);
    expect(disk.pages).toBe(5);
  });
});
