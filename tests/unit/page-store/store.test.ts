import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Generations } from '../../../src/lib/server/page-store/generations.ts';
import { at, gate, page, storeOf, textOf } from './page-store-kit.ts';

const HOME = at('/de');

describe('keeping', () => {
  it('renders a page once, then answers it as it was kept', async () => {
    const { store } = storeOf((url) => Promise.resolve(page(url)));
    const first = await store.get(HOME);
    expect(first).toMatchObject({ kind: 'page', how: 'miss' });
    expect(await store.get(HOME)).toMatchObject({ kind: 'page', how: 'hit' });
    expect(store.fresh('/de')?.forms.identity.body.toString()).toContain('<p>/de</p>');
    expect(store.stats().renders).toBe(1);
  });

  it('renders once for 200 who ask for a cold page at the same time', async () => {
    let renders = 0;
    const { store } = storeOf(async (url) => {
      renders += 1;
      await pause(20);
      return page(url);
    });
    const answers = await Promise.all(Array.from({ length: 200 }, () => store.get(HOME)));
    expect(renders).toBe(1);
    expect(new Set(answers.map(textOf))).toEqual(new Set(['/de']));
  });

  it.each([
    ['a redirect', page('', { status: 301, headers: [['location', '/de']] })],
    ['a missing page', page('', { status: 404 })],
    ['an answer that says nothing about keeping', { ...page(''), headers: [] }],
    ['a page whose time is over', page('', { expires: Date.now() - 1 })],
  ])('does not keep %s, and shares it with those who wait', async (_, answer) => {
    const { store } = storeOf(async () => {
      await pause(5);
      return answer;
    });
    await Promise.all([store.get(HOME), store.get(HOME)]);
    expect(store.stats()).toMatchObject({ renders: 1, pages: 0 });
    await store.get(HOME);
    expect(store.stats().renders).toBe(2);
  });

  it.each([
    ['Set-Cookie', ['set-cookie', 'csrftoken=1']],
    ['private', ['cache-control', 'private']],
    ['no-store', ['cache-control', 'max-age=0, no-store']],
    ['Vary: Cookie', ['vary', 'Accept-Encoding, Cookie']],
  ] as [string, [string, string]][])(
    'gives an answer with %s to nobody else',
    async (_, header) => {
      const { store } = storeOf(() => Promise.resolve(page('', { headers: [header] })));
      const answers = await Promise.all([store.get(HOME), store.get(HOME), store.get(HOME)]);
      expect(answers.map(({ kind }) => kind)).toEqual(['personal', 'personal', 'personal']);
      expect(store.size).toBe(0);
    },
  );

  it('renders again when the time of a page is over', async () => {
    let text = 'heute';
    const { store } = storeOf(() => Promise.resolve(page(text, { expires: Date.now() + 40 })));
    await store.get(HOME);
    text = 'morgen';
    expect(textOf(await store.get(HOME))).toBe('heute');
    await pause(60);
    expect(store.fresh('/de')).toBeNull();
    expect(textOf(await store.get(HOME))).toBe('morgen');
  });
});

describe('invalidating', () => {
  it('answers nobody with the old page after its tag was invalidated', async () => {
    let text = 'alt';
    const { store } = storeOf(() => Promise.resolve(page(text, { tags: ['event:1', 'a,b c'] })));
    await store.get(HOME);
    text = 'neu';
    store.invalidate({ tags: ['a,b c'], paths: [] });
    expect(store.fresh('/de')).toBeNull();
    expect(textOf(await store.get(HOME))).toBe('neu');
  });

  it('leaves pages alone that do not show what changed', async () => {
    const { store } = storeOf((url) => Promise.resolve(page(url, { tags: [url] })));
    await store.get(at('/de'));
    await store.get(at('/en'));
    store.invalidate({ tags: ['/de'], paths: [] });
    await store.idle();
    expect(store.fresh('/en')).not.toBeNull();
    expect(store.stats().renders).toBe(3);
  });

  it('means every kept combination of query keys by a path', async () => {
    const { store } = storeOf((url) => Promise.resolve(page(url, { tags: [] })));
    for (const key of ['/de/x', '/de/x?room=1', '/de/x?room=2']) await store.get(at(key));
    store.invalidate({ tags: [], paths: ['/de/x'] });
    for (const key of ['/de/x', '/de/x?room=1', '/de/x?room=2']) expect(store.has(key)).toBe(false);
  });

  it('renders hot pages again at once: own page first, then the last used', async () => {
    const rendered: string[] = [];
    const { store } = storeOf((url) => {
      rendered.push(url);
      return Promise.resolve(page(url));
    });
    for (const key of ['/de/a', '/de/b', '/de/c']) {
      await store.get(at(key));
      await pause(2);
    }
    rendered.length = 0;
    store.invalidate({ tags: ['event'], paths: ['/de/a'] });
    await store.idle();
    expect(rendered).toEqual(['/de/a', '/de/c', '/de/b']);
    expect(store.fresh('/de/c')).not.toBeNull();
  });

  it('ED-11 renders what somebody waits for before what is rendered in the background', async () => {
    const rendered: string[] = [];
    const slow = gate();
    const { store } = storeOf(async (url) => {
      rendered.push(url);
      if (url === '/de/cold') await slow.opened;
      return page(url);
    });
    for (const key of ['/de/a', '/de/b']) await store.get(at(key));
    rendered.length = 0;
    store.invalidate({ tags: ['event'], paths: [] });
    const visitor = store.get(at('/de/cold'));
    await pause(20);
    expect(rendered).toEqual(['/de/cold']);
    slow.open();
    await visitor;
    await store.idle();
    expect(rendered.slice(1).toSorted()).toEqual(['/de/a', '/de/b']);
  });

  /** A publish in the middle of a render; `asksMeanwhile`: someone asks between it and the end. */
  const publishDuringRender = async ({ asksMeanwhile }: { asksMeanwhile: boolean }) => {
    let text = 'alt';
    const slow = gate();
    const { store } = storeOf(async () => {
      const seen = text;
      if (seen === 'alt') await slow.opened;
      return page(seen);
    });
    const before = store.get(HOME);
    await pause(5);
    text = 'neu';
    store.invalidate({ tags: ['event'], paths: [] });
    const after = asksMeanwhile ? store.get(HOME) : null;
    await pause(5);
    slow.open();
    const answers = [textOf(await before)];
    if (after) answers.push(textOf(await after));
    return [...answers, textOf(await store.get(HOME))];
  };

  it('never keeps a render that was under way when its tag was invalidated', async () => {
    expect(await publishDuringRender({ asksMeanwhile: true })).toEqual(['alt', 'neu', 'neu']);
    expect(await publishDuringRender({ asksMeanwhile: false })).toEqual(['alt', 'neu']);
  });

  it('control: without the memory of generations the old page would be kept', async () => {
    const { wasInvalidated: touched } = Generations.prototype;
    Generations.prototype.wasInvalidated = () => false;
    try {
      expect(await publishDuringRender({ asksMeanwhile: true })).toEqual(['alt', 'alt', 'alt']);
      expect(await publishDuringRender({ asksMeanwhile: false })).toEqual(['alt', 'alt']);
    } finally {
      Generations.prototype.wasInvalidated = touched;
    }
  });

  it('keeps a render that was under way when something else was invalidated', async () => {
    const slow = gate();
    const { store } = storeOf(async () => {
      await slow.opened;
      return page('Seite');
    });
    const answer = store.get(HOME);
    store.invalidate({ tags: ['venue:3'], paths: ['/en'] });
    const later = store.get(HOME);
    slow.open();
    await Promise.all([answer, later]);
    expect(store.stats().renders).toBe(1);
    expect(store.fresh('/de')).not.toBeNull();
  });
});

describe('failing', () => {
  const failing = {
    'a thrown error': () => Promise.reject(new Error('no database')),
    'status 500': () => Promise.resolve(page('', { status: 500 })),
    'a render that never ends': () => new Promise<never>(() => undefined),
  };

  it.each(Object.entries(failing))(
    'serves the last good page after %s and logs it',
    async (_, fail) => {
      let broken = false;
      const { store, heard } = storeOf(() => (broken ? fail() : Promise.resolve(page('gut'))), {
        renderLimitMs: 30,
      });
      await store.get(HOME);
      broken = true;
      store.invalidate({ tags: ['event'], paths: [] });
      const outcome = await store.get(HOME);
      expect(outcome).toMatchObject({ kind: 'page', how: 'last-good' });
      expect(textOf(outcome)).toBe('gut');
      await store.idle();
      expect(heard.errors.join()).toContain('/de');
    },
  );

  it('says unavailable when there is no last good page', async () => {
    const { store } = storeOf(failing['a thrown error']);
    expect(await store.get(HOME)).toEqual({ kind: 'unavailable' });
  });

  it('does not try a broken page again with every request', async () => {
    let renders = 0;
    const { store } = storeOf(() => {
      renders += 1;
      return renders === 1 ? Promise.resolve(page('gut')) : failing['a thrown error']();
    });
    await store.get(HOME);
    store.invalidate({ tags: ['event'], paths: [] });
    for (let request = 0; request < 50; request += 1)
      expect(textOf(await store.get(HOME))).toBe('gut');
    expect(renders).toBeLessThan(4);
  });

  it('forgets a page that was taken offline: it never comes back as the last good one', async () => {
    const answers = [page('da'), page('', { status: 404 })];
    const { store } = storeOf(() => {
      const next = answers.shift();
      return next ? Promise.resolve(next) : failing['a thrown error']();
    });
    await store.get(HOME);
    store.invalidate({ tags: ['event'], paths: [] });
    await store.idle();
    expect(await store.get(HOME)).toEqual({ kind: 'unavailable' });
  });
});

describe('bounds', () => {
  it('holds under a flood of addresses: memory stays, the start page stays', async () => {
    const memoryBytes = 400_000;
    const { store } = storeOf((url) => Promise.resolve(page(url)), { memoryBytes });
    await store.get(HOME);
    await store.get(HOME);
    let startPage = 0;
    for (let number = 0; number < 20_000; number += 1) {
      await store.get(at(`/de/programm-karten?room=${String(number)}`));
      if (number % 20 !== 0) continue;
      const outcome = await store.get(HOME);
      if (outcome.kind === 'page' && outcome.how === 'hit') startPage += 1;
    }
    expect(store.stats().memoryBytes).toBeLessThanOrEqual(memoryBytes);
    expect(store.size).toBeLessThan(500);
    expect(startPage).toBe(1000);
  });
});
