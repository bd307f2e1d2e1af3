/** @module-tag full */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { deleteIndex } from '../../../src/lib/server/repositories/search/documents.ts';
import { saveAnalyser } from '../../../src/lib/server/repositories/search/queue.ts';
import { findRecords } from '../../../src/lib/server/services/search/find.ts';
import { NOW } from '../../support/env.ts';
import { appAt, appFor, databaseFor, BOTH_ENGINES } from '../../support/database/house.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';

const TODAY = NOW.toISOString().slice(0, 10);
const ROOM = 1;

/** The titles that a German word finds, of coming and past events or of anything else. */
async function titles(app: AppContext, text: string, category: 'events' | 'others') {
  const query = { text, locale: 'de', category, withPast: true, offset: 0, limit: 500 } as const;
  const { result } = await findRecords(app, query, TODAY);
  return result.hits.map((hit) => hit.title.map((part) => part.text).join(''));
}

/** The index, row by row: which rows were written is told by their ids, which rise. */
async function newestDocument({ database }: AppContext): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from search_document`.execute(
    database.db,
  );
  return Number(rows[0]?.id ?? 0);
}

async function documentsAfter({ database }: AppContext, id: number) {
  return database.db
    .selectFrom('search_document')
    .select(['kind', 'record', 'locale'])
    .where('id', '>', id)
    .orderBy('id')
    .execute();
}

const article = async (app: AppContext, title: string, isOnline = true) => {
  const { id: _, ...first } = inputOf('article', await stored(app, 'article', 1)) as never as {
    readonly id?: number;
  } & Record<string, unknown>;
  return valueOf(
    await app.records.create('article', {
      ...first,
      is_online: isOnline,
      title: { de: title, en: '' },
    }),
  );
};

describe.each(BOTH_ENGINES)('The index of the search on %s', (engine) => {
  it('SE-04 follows a new, a changed, a hidden and a deleted record at once, and writes those documents only', async () => {
    const app = await appFor(engine, 'demo');
    const before = await newestDocument(app);
    const made = await article(app, 'Quittengelee im Foyer');
    expect(await titles(app, 'quittengelee', 'others')).toEqual(['Quittengelee im Foyer']);
    expect(await documentsAfter(app, before)).toEqual([
      { kind: 'article', record: made.id, locale: 'de' },
    ]);

    const input = inputOf('article', made);
    const changed = valueOf(
      await app.records.update('article', made, {
        ...input,
        title: { de: 'Holunderblüten im Foyer', en: '' },
      }),
    );
    expect(await titles(app, 'quittengelee', 'others')).toEqual([]);
    expect(await titles(app, 'holunderblueten', 'others')).toEqual(['Holunderblüten im Foyer']);

    const hidden = valueOf(
      await app.records.update('article', changed, {
        ...inputOf('article', changed),
        is_online: false,
      }),
    );
    expect(await titles(app, 'holunderblueten', 'others')).toEqual([]);
    valueOf(
      await app.records.update('article', hidden, {
        ...inputOf('article', hidden),
        is_online: true,
      }),
    );
    expect(await titles(app, 'holunderblueten', 'others')).toHaveLength(1);
    valueOf(await app.records.remove('article', await stored(app, 'article', made.id)));
    expect(await titles(app, 'holunderblueten', 'others')).toEqual([]);
  });

  it('SE-04 does not have what a failed write would have said', async () => {
    const app = await appFor(engine, 'demo');
    const made = await article(app, 'Mirabellenkompott');
    const stale = { ...made, version: made.version + 1 };
    const result = await app.records.update('article', stale, {
      ...inputOf('article', made),
      title: { de: 'Brombeerkompott', en: '' },
    });
    expect(result.ok).toBe(false);
    expect(await titles(app, 'brombeerkompott', 'others')).toEqual([]);
    expect(await titles(app, 'mirabellenkompott', 'others')).toHaveLength(1);
  });

  it('SE-04 finds events by a hall that was renamed, within a second, and writes those events only', async () => {
    const app = await appFor(engine, 'demo');
    const room = await stored(app, 'room', ROOM);
    const naming = await app.database.db
      .selectFrom('event')
      .select('id')
      .where('room', '=', ROOM)
      .where('is_online', '=', 1)
      .execute();
    const before = await newestDocument(app);
    valueOf(
      await app.records.update('room', room, {
        ...inputOf('room', room),
        name: { de: 'Kastaniensaal', en: 'Chestnut Hall' },
      }),
    );
    await expect
      .poll(() => titles(app, 'kastaniensaal', 'events'), { timeout: 15_000 })
      .not.toEqual([]);
    await app.searchIndex.drain();
    const written = await documentsAfter(app, before);
    expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(['event']));
    const events = new Set(naming.map(({ id }) => id));
    expect(written.filter(({ record }) => !events.has(record))).toEqual([]);
    expect(written.length).toBeGreaterThan(10);
  });

  it('SE-04 writes nothing for a change of what nobody looks for', async () => {
    const app = await appFor(engine, 'demo');
    const room = await stored(app, 'room', ROOM);
    const before = await newestDocument(app);
    valueOf(
      await app.records.update('room', room, { ...inputOf('room', room), seats: room.seats + 1 }),
    );
    const event = await stored(app, 'event', 1);
    valueOf(await app.records.update('event', event, { ...inputOf('event', event), duration: 77 }));
    await app.searchIndex.drain();
    expect(await documentsAfter(app, before)).toEqual([]);
  });

  it(
    'SE-04 is made by itself where a database has none, as after a restore',
    { timeout: 60_000 },
    async () => {
      const place = await databaseFor(engine, 'demo');
      const { db } = await openDatabase(place);
      await deleteIndex(db);
      await saveAnalyser(db, 0);
      await db.destroy();
      const app = await appAt(place);
      await expect
        .poll(() => titles(app, 'die orgel', 'others'), { timeout: 50_000 })
        .toContain('Die Orgel');
    },
  );

  it('SE-04 made anew it says the same', async () => {
    const app = await appFor(engine, 'demo');
    const all = () =>
      app.database.db
        .selectFrom('search_document')
        .innerJoin('search_text', 'search_text.document', 'search_document.id')
        .select(['kind', 'record', 'locale', 'title', 'href', 'texts'])
        .orderBy('kind')
        .orderBy('record')
        .orderBy('locale')
        .execute();
    const before = await all();
    const progress: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await app.searchIndex.makeAnew((done, total) => progress.push(done / total));
    clearInterval(timer);
    // Others have their turn meanwhile.
    expect(turns).toBeGreaterThan(20);
    expect(await all()).toEqual(before);
    expect(before.length).toBeGreaterThan(1000);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((left, right) => left - right));
  });
});
