import { describe, expect, it } from 'vitest';
import type { PageInput } from '../../src/content/records/page.ts';
import type { House } from '../../src/lib/server/house.ts';
import { redirectTable } from '../../src/lib/server/services/redirect-rules.ts';
import { linksTo } from '../../src/lib/server/services/editing/links.ts';
import {
  copyRecord,
  createRecord,
  movePage,
  removeRecord,
  restoreRecord,
} from '../../src/lib/server/services/editing/pages.ts';
import { allRecords } from '../../src/lib/server/repositories/records.ts';
import { ANNA, opened, openPage, revisionOf, save, titled } from '../support/editing.ts';
import { ENGINES, houseFor } from '../support/house.ts';
import { page, textModule } from '../support/pages.ts';
import { inputOf, stored, text, valueOf } from '../support/records.ts';

const urls = (path: string) => ({ urls: { de: path, en: `en-${path}` } });

/** Puts a public page elsewhere, as saving and publishing do. */
async function moveTo(house: House, id: number, path: string) {
  const record = await stored(house, 'page', id);
  const input = { ...inputOf('page', record), ...urls(path) };
  return valueOf(await house.records.update('page', id, record.version, input));
}

const leads = async (house: House) =>
  redirectTable(
    (await allRecords(house.database.db, 'redirect')).filter(({ is_online: online }) => online),
  );

const remove = async (house: House, id: number, isAnyway = false) => {
  const state = await opened(house, 'page', id);
  return removeRecord(house, 'page', id, revisionOf(state), isAnyway, ANNA);
};

describe.each(ENGINES)('a page that moves on %s', (engine) => {
  it('RT-07 is found at its new address in one hop, from every address that it had', async () => {
    const house = await houseFor(engine, 'demo');
    const { id } = await openPage(house, urls('eins'));
    for (const path of ['zwei', 'drei', 'vier']) await moveTo(house, id, path);
    const to = await leads(house);
    for (const old of ['eins', 'zwei', 'drei'])
      expect([to(`/de/${old}`), to(`/en/en-${old}`)]).toEqual(['/de/vier', '/en/en-vier']);
    const rules = await allRecords(house.database.db, 'redirect');
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
    const house = await houseFor(engine, 'demo');
    const { id } = await openPage(house, urls('eins'));
    for (const path of ['zwei', 'eins', 'zwei', 'drei', 'eins']) await moveTo(house, id, path);
    const to = await leads(house);
    expect([to('/de/eins'), to('/de/zwei'), to('/de/drei')]).toEqual([
      null,
      '/de/eins',
      '/de/eins',
    ]);
  });

  it('RT-07 another page that takes the old address is shown there', async () => {
    const house = await houseFor(engine, 'demo');
    const { id } = await openPage(house, urls('eins'));
    await moveTo(house, id, 'zwei');
    await openPage(house, urls('eins'));
    expect((await leads(house))('/de/eins')).toBeNull();
  });

  it('RT-07 a page that nobody could see leaves no rule behind', async () => {
    const house = await houseFor(engine, 'demo');
    const before = (await allRecords(house.database.db, 'redirect')).length;
    const id = valueOf(await createRecord(house, 'page', { ...page(), ...urls('eins') }, ANNA));
    const record = await stored(house, 'page', id);
    const input = { ...inputOf('page', record), ...urls('zwei') };
    valueOf(await house.records.update('page', id, record.version, input));
    expect(await allRecords(house.database.db, 'redirect')).toHaveLength(before);
  });
});

describe.each(ENGINES)('ED-10 pages on %s', (engine) => {
  it('are made offline, copied with a name and an address of their own, and their drafts, too', async () => {
    const house = await houseFor(engine, 'demo');
    const { id } = await openPage(house, { modules: [textModule('a', 'Text')] });
    valueOf(await save(house, await opened(house, 'page', id), titled('Entwurf')));
    const copies = [
      valueOf(await copyRecord(house, 'page', id, ANNA)),
      valueOf(await copyRecord(house, 'page', id, ANNA)),
    ];
    const records = await Promise.all(copies.map((copy) => stored(house, 'page', copy)));
    expect(records.map(({ is_online: online, urls: { de } }) => [online, de])).toEqual([
      [false, 'probe/ort-kopie'],
      [false, 'probe/ort-kopie-2'],
    ]);
    expect(records[0]?.title).toEqual({ de: 'Ein Ort (Kopie)', en: 'A place (copy)' });
    const { content } = await opened(house, 'page', copies[0] ?? 0);
    expect([content['title'], content.modules]).toEqual([
      { de: 'Entwurf (Kopie)', en: 'Entwurf (copy)' },
      (await opened(house, 'page', id)).content.modules,
    ]);
  });

  it.each(['event', 'article', 'production', 'series', 'venue', 'person'] as const)(
    'CM-01 a copy of a %s is offline and none of its tickets are sold twice',
    async (kind) => {
      const house = await houseFor(engine, 'demo');
      const copy = await stored(house, kind, valueOf(await copyRecord(house, kind, 1, ANNA)));
      expect(copy.is_online).toBe(false);
      expect('id_jet' in copy ? copy.id_jet : null).toBeNull();
    },
  );

  it('are moved below another page, before the one that stood there', async () => {
    const house = await houseFor(engine, 'demo');
    const top = (await openPage(house, urls('oben'))).id;
    const make = async (path: string, more: Partial<PageInput>) =>
      (await openPage(house, { ...urls(path), ...more })).id;
    const [first, second] = [
      await make('oben/a', { parent: top, position: 1 }),
      await make('oben/b', { parent: top, position: 2 }),
    ];
    const moved = await make('c', {});
    const order = async () =>
      (await allRecords(house.database.db, 'page'))
        .filter(({ parent }) => parent === top)
        .sort((left, right) => left.position - right.position || left.id - right.id)
        .map(({ id }) => id);
    const place = async (index: number) => {
      const revision = revisionOf(await opened(house, 'page', moved));
      valueOf(await movePage(house, moved, revision, { parent: top, index }, ANNA));
      return order();
    };
    expect(await place(1)).toEqual([first, moved, second]);
    expect(await place(0)).toEqual([moved, first, second]);
    expect(await place(2)).toEqual([first, second, moved]);
    const revision = revisionOf(await opened(house, 'page', top));
    expect(await movePage(house, top, revision, { parent: first, index: 0 }, ANNA)).toMatchObject({
      failure: { fields: { parent: expect.any(String) as string } },
    });
  });

  it('ED-08 tell who leads to them, by a link, in a text, in a menu or below them', async () => {
    const house = await houseFor(engine, 'demo');
    const { id } = await openPage(house);
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
    const inText = await openPage(house, {
      ...urls('text'),
      modules: [{ id: 'a', kind: 'text', data: link }],
    });
    const below = await openPage(house, { ...urls('unten'), parent: id });
    const menu = valueOf(
      await house.records.create('menu_item', {
        menu_name: text('Ort'),
        url: text('/de/probe/ort', '/en/trial/place'),
      }),
    );
    const record = await stored(house, 'page', id);
    const found = await linksTo(house.database.db, 'page', record, house.modules, 'de');
    expect(found.map(({ value, isFirm }) => [value, isFirm])).toEqual(
      expect.arrayContaining([
        [`page:${inText.id}`, false],
        [`page:${below.id}`, true],
        [`menu_item:${menu.id}`, false],
      ]),
    );
    expect(found).toHaveLength(3);
    const room = await stored(house, 'room', 1);
    const events = await linksTo(house.database.db, 'room', room, house.modules, 'de');
    expect(events.some(({ value }) => value.startsWith('event:'))).toBe(true);
  });

  it('are deleted only knowingly where others lead to them, and come back as they were', async () => {
    const house = await houseFor(engine, 'demo');
    const { id } = await openPage(house, { modules: [textModule('a', 'Text')] });
    valueOf(await save(house, await opened(house, 'page', id), titled('Entwurf')));
    valueOf(
      await house.records.create('menu_item', {
        menu_name: text('Ort'),
        url: text('/de/probe/ort'),
      }),
    );
    const before = await opened(house, 'page', id);
    const refused = await remove(house, id);
    expect([refused.failure?.code, refused.links.length]).toEqual(['conflict', 1]);
    expect((await remove(house, id, true)).failure).toBeNull();
    valueOf(await restoreRecord(house, 'page', id, ANNA));
    const back = await opened(house, 'page', id);
    expect([back.content, back.public]).toEqual([before.content, before.public]);
    expect(revisionOf(back).version).toBeGreaterThan(revisionOf(before).version);
    expect(await restoreRecord(house, 'page', id, ANNA)).toMatchObject({
      failure: { code: 'conflict' },
    });
  });

  it('stay as long as others cannot be without them', async () => {
    const house = await houseFor(engine, 'demo');
    const { id } = await openPage(house);
    await openPage(house, { ...urls('unten'), parent: id });
    const { failure, links } = await remove(house, id, true);
    expect([failure?.code, links.map(({ isFirm }) => isFirm)]).toEqual(['conflict', [true]]);
    expect((await stored(house, 'page', id)).is_online).toBe(true);
  });
});
