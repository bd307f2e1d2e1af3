import { describe, expect, it } from 'vitest';
import type { PageInput } from '../../../src/content/records/page.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { redirectTable } from '../../../src/lib/routing/redirect-rules.ts';
import { linksTo } from '../../../src/lib/server/services/editing/links.ts';
import {
  copyRecord,
  createRecord,
  movePage,
  removeRecord,
  restoreRecord,
} from '../../../src/lib/server/services/editing/pages.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import {
  ANNA,
  opened,
  openPage,
  published,
  revisionOf,
  save,
  titled,
} from '../../support/editing/editing.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';

/** Without the text that it has to have. */
const NEW_MODULE = { kind: 'headline', version: 1, data: {}, columns: [] };

const urls = (path: string) => ({ urls: { de: path, en: `en-${path}` } });

/** Puts a public page elsewhere, as saving and publishing do. */
async function moveTo(app: AppContext, id: number, path: string) {
  const record = await stored(app, 'page', id);
  const input = { ...inputOf('page', record), ...urls(path) };
  return valueOf(await app.records.update('page', { id, version: record.version }, input));
}

const leads = async (app: AppContext) =>
  redirectTable(
    (await allRecords(app.database.db, 'redirect')).filter(({ is_online: online }) => online),
  ).find;

const remove = async (app: AppContext, id: number, isAnyway = false) => {
  const state = await opened(app, 'page', id);
  return removeRecord(app, 'page', { id, revision: revisionOf(state), isAnyway }, ANNA);
};

describe.each(ENGINES)('a page that moves on %s', (engine) => {
  it('RT-07 is found at its new address in one redirect, from every address that it had', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app, urls('eins'));
    for (const path of ['zwei', 'drei', 'vier']) await moveTo(app, id, path);
    const to = await leads(app);
    for (const old of ['eins', 'zwei', 'drei'])
      expect([to(`/de/${old}`), to(`/en/en-${old}`)]).toEqual(['/de/vier', '/en/en-vier']);
    const rules = await allRecords(app.database.db, 'redirect');
    const own = rules.filter(({ old_path: old }) => /\/(?:en-)?(?:eins|zwei|drei)$/u.test(old));
    expect(own.map(({ new_path: path }) => path).sort()).toEqual([
      '/de/vier',
      '/de/vier',
      '/de/vier',
      '/en/en-vier',
      '/en/en-vier',
      '/en/en-vier',
    ]);
  });

  it('RT-07 never leads in a circle, however often it moves there and back', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app, urls('eins'));
    for (const path of ['zwei', 'eins', 'zwei', 'drei', 'eins']) await moveTo(app, id, path);
    const to = await leads(app);
    expect([to('/de/eins'), to('/de/zwei'), to('/de/drei')]).toEqual([
      null,
      '/de/eins',
      '/de/eins',
    ]);
  });

  it('RT-07 another page that takes the old address is shown there', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app, urls('eins'));
    await moveTo(app, id, 'zwei');
    await openPage(app, urls('eins'));
    expect((await leads(app))('/de/eins')).toBeNull();
  });

  it('RT-07 a page that nobody could see leaves no rule behind', async () => {
    const app = await appFor(engine, 'demo');
    const before = (await allRecords(app.database.db, 'redirect')).length;
    const id = valueOf(
      await createRecord(app, { kind: 'page', like: null }, { ...page(), ...urls('eins') }, ANNA),
    );
    const record = await stored(app, 'page', id);
    const input = { ...inputOf('page', record), ...urls('zwei') };
    valueOf(await app.records.update('page', { id, version: record.version }, input));
    expect(await allRecords(app.database.db, 'redirect')).toHaveLength(before);
  });
});

describe.each(ENGINES)('ED-10 pages on %s', (engine) => {
  it('are made offline, copied with a name and an address of their own, and their drafts, too', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app, { modules: [textModule('a', 'Text')] });
    valueOf(await save(app, await opened(app, 'page', id), titled('Entwurf')));
    const copies = [
      valueOf(await copyRecord(app, 'page', id, ANNA)),
      valueOf(await copyRecord(app, 'page', id, ANNA)),
    ];
    const records = await Promise.all(copies.map((copy) => stored(app, 'page', copy)));
    expect(records.map(({ is_online: online, urls: { de } }) => [online, de])).toEqual([
      [false, 'probe/ort-kopie'],
      [false, 'probe/ort-kopie-2'],
    ]);
    expect(records[0]?.title).toEqual({ de: 'Ein Ort (Kopie)', en: 'A place (copy)' });
    const { content } = await opened(app, 'page', copies[0] ?? 0);
    expect([content['title'], content.modules]).toEqual([
      { de: 'Entwurf (Kopie)', en: 'Entwurf (copy)' },
      (await opened(app, 'page', id)).content.modules,
    ]);
  });

  it.each(['event', 'article', 'production', 'series', 'venue', 'person'] as const)(
    'CM-01 a copy of a %s is offline and none of its tickets are sold twice',
    async (kind) => {
      const app = await appFor(engine, 'demo');
      const copy = await stored(app, kind, valueOf(await copyRecord(app, kind, 1, ANNA)));
      expect(copy.is_online).toBe(false);
      if (!('id_jet' in copy)) return;
      const original = await stored(app, 'event', 1);
      expect(copy.id_jet).toMatch(/^f-/u);
      expect(copy.id_jet).not.toBe(original.id_jet);
    },
  );

  it('are moved below another page, before the one that stood there', async () => {
    const app = await appFor(engine, 'demo');
    const top = (await openPage(app, urls('oben'))).id;
    const make = async (path: string, more: Partial<PageInput>) =>
      (await openPage(app, { ...urls(path), ...more })).id;
    const [first, second] = [
      await make('oben/a', { parent: top, position: 1 }),
      await make('oben/b', { parent: top, position: 2 }),
    ];
    const moved = await make('c', {});
    const order = async () =>
      (await allRecords(app.database.db, 'page'))
        .filter(({ parent }) => parent === top)
        .sort((left, right) => left.position - right.position || left.id - right.id)
        .map(({ id }) => id);
    const place = async (index: number) => {
      const revision = revisionOf(await opened(app, 'page', moved));
      valueOf(await movePage(app, { id: moved, revision }, { parent: top, index }, ANNA));
      return order();
    };
    expect(await place(1)).toEqual([first, moved, second]);
    expect(await place(0)).toEqual([moved, first, second]);
    expect(await place(2)).toEqual([first, second, moved]);
    const revision = revisionOf(await opened(app, 'page', top));
    expect(
      await movePage(app, { id: top, revision }, { parent: first, index: 0 }, ANNA),
    ).toMatchObject({
      failure: { fields: { parent: expect.any(String) as string } },
    });
  });

  it('ED-08 tell who leads to them, by a link, in a text, in a menu or below them', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    const link = {
      content: {
        de: [
          {
            type: 'paragraph',
            children: [{ type: 'link', href: `page:${id}`, children: [{ text: 'dorthin' }] }],
          },
        ],
        en: [],
      },
    };
    const inText = await openPage(app, {
      ...urls('text'),
      modules: [{ id: 'a', kind: 'text', data: link }],
    });
    const below = await openPage(app, { ...urls('unten'), parent: id });
    const menu = valueOf(
      await app.records.create('menu_item', {
        menu_name: text('Ort'),
        url: text('/de/probe/ort', '/en/trial/place'),
      }),
    );
    const record = await stored(app, 'page', id);
    const found = await linksTo(app.database.db, { kind: 'page', record }, app.modules, 'de');
    expect(found.map(({ value, isFirm }) => [value, isFirm])).toEqual(
      expect.arrayContaining([
        [`page:${inText.id}`, false],
        [`page:${below.id}`, true],
        [`menu_item:${menu.id}`, false],
      ]),
    );
    expect(found).toHaveLength(3);
    const room = await stored(app, 'room', 1);
    const events = await linksTo(
      app.database.db,
      { kind: 'room', record: room },
      app.modules,
      'de',
    );
    expect(events.some(({ value }) => value.startsWith('event:'))).toBe(true);
  });

  it('are deleted only knowingly where others lead to them, and come back as they were', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app, { modules: [textModule('a', 'Text')] });
    valueOf(await save(app, await opened(app, 'page', id), titled('Entwurf')));
    valueOf(
      await app.records.create('menu_item', {
        menu_name: text('Ort'),
        url: text('/de/probe/ort'),
      }),
    );
    const before = await opened(app, 'page', id);
    const shownBefore = await published(app, 'page', id);
    const refused = await remove(app, id);
    expect([refused.failure?.code, refused.links.length]).toEqual(['conflict', 1]);
    expect((await remove(app, id, true)).failure).toBeNull();
    valueOf(await restoreRecord(app, 'page', id, ANNA));
    const back = await opened(app, 'page', id);
    expect([back.content, await published(app, 'page', id)]).toEqual([before.content, shownBefore]);
    expect(revisionOf(back).version).toBeGreaterThan(revisionOf(before).version);
    expect(await restoreRecord(app, 'page', id, ANNA)).toMatchObject({
      failure: { code: 'conflict' },
    });
  });

  it('stay as long as others cannot be without them', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    await openPage(app, { ...urls('unten'), parent: id });
    const { failure, links } = await remove(app, id, true);
    expect([failure?.code, links.map(({ isFirm }) => isFirm)]).toEqual(['conflict', [true]]);
    expect((await stored(app, 'page', id)).is_online).toBe(true);
  });
});

describe.each(ENGINES)('a page that begins like another one on %s', (engine) => {
  it('ED-10 has its modules, as they are worked on, in both languages, and nothing else of it', async () => {
    const app = await appFor(engine, 'demo');
    const model = await openPage(app, {
      ...urls('vorlage'),
      meta_title: text('Für Suchmaschinen'),
      modules: [textModule('m1', 'Öffentlich.', 'Public.')],
    });
    const fields = { ...page(), ...urls('neu') };
    const like = (id: number) => createRecord(app, { kind: 'page', like: id }, fields, ANNA);
    expect(await like(99_999)).toMatchObject({ ok: false });
    // What is not finished is no page's that is public, but the new one's draft.
    valueOf(
      await save(app, model, (content) => ({
        ...content,
        modules: [...content.modules, { ...NEW_MODULE, id: 'm2' }],
      })),
    );
    const id = valueOf(await like(model.id));
    const state = await opened(app, 'page', id);
    expect(state.content.modules.map((module) => module.id)).toEqual(['m1', 'm2']);
    expect(state.content['meta_title']).toEqual({ de: '', en: '' });
    expect([state.isPublic, state.paths.de]).toEqual([false, '/de/neu']);
    const made = await stored(app, 'page', id);
    expect(made.modules).toEqual((await stored(app, 'page', model.id)).modules);
  });
});
