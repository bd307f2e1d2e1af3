import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrate, type OnMigrated } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../../src/lib/server/db/open.ts';
import { databaseFor, type Engine } from './house.ts';

/** The last step with works and performers as texts of each event. */
const LAST = '0016_search_words';

type Cell = string | number | null;
export type AnyRow = Record<string, Cell>;
export type AnyDb = Kysely<Record<string, AnyRow>>;

export interface Texts {
  readonly de: string;
  readonly en: string;
}
export const both = (de: string, en = de): Texts => ({ de, en });

/** An entry of a programme as it was written until then. */
export const oldWork = (composer: Texts, title: Texts, note = both('')) => ({
  composer,
  title,
  note,
});
export const oldPerformer = (name: string, role = both(''), person: number | null = null) => ({
  name,
  role,
  person,
});

export interface OldContent {
  readonly programme: readonly ReturnType<typeof oldWork>[];
  readonly performers: readonly ReturnType<typeof oldPerformer>[];
}

/** A database of the old shape, with tables and no rows. */
export async function oldDatabase({ db }: OpenDatabase): Promise<AnyDb> {
  await migrate(db, LAST);
  return db as unknown as AnyDb;
}

/** A row of a table as it is, with what is not said left empty. */
export async function emptyRow(db: AnyDb, table: string): Promise<AnyRow> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  return Object.fromEntries(
    columns
      .filter(
        ({ isNullable, hasDefaultValue, name }) =>
          !(isNullable || hasDefaultValue) && name !== 'id',
      )
      .map(({ name, dataType }) => [name, /int/iu.test(dataType) ? 0 : '']),
  );
}

/** Writes rows into a table of the old shape. */
export async function insertOld(db: AnyDb, table: string, rows: readonly AnyRow[]): Promise<void> {
  const empty = await emptyRow(db, table);
  for (let start = 0; start < rows.length; start += 200)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + 200).map((row) => ({ ...empty, ...row })))
      .execute();
}

/** A venue with a hall, for events to be in. */
export async function insertHouse(db: AnyDb): Promise<void> {
  await insertOld(db, 'venue', [{ id: 1, version: 1, is_online: 1, coordinates: 'null' }]);
  await insertOld(db, 'room', [{ id: 1, version: 1, is_online: 1, venue: 1, slug: 'saal' }]);
}

/** An event of the old shape as its row. */
export const oldEvent = (id: number, content: Partial<OldContent>, isOnline = true): AnyRow => ({
  id,
  version: 3,
  is_online: isOnline ? 1 : 0,
  updated_at: '2026-01-01T00:00:00Z',
  title_de: `Abend ${id}`,
  title_en: `Evening ${id}`,
  date_start: '2026-12-01T18:00:00Z',
  event_type_new: '1-single',
  status: 'on_sale',
  room: 1,
  programme: JSON.stringify(content.programme ?? []),
  performers: JSON.stringify(content.performers ?? []),
  prices: '[]',
  seat_groups: '[]',
  sign_films: '[]',
  modules: '[]',
  access: '{}',
});

export const oldPerson = (id: number, name: string, more: AnyRow = {}): AnyRow => ({
  id,
  name,
  version: 1,
  is_online: 1,
  modules: '[]',
  ...more,
});

/** A venue of the old shape with these rows, brought to the newest schema. */
export async function migrated(
  engine: Engine,
  fill: (db: AnyDb) => Promise<void>,
): Promise<{ db: AnyDb; told: Parameters<OnMigrated>[] }> {
  const database = await openDatabase(await databaseFor(engine, 'nothing'));
  onTestFinished(() => database.db.destroy());
  const db = await oldDatabase(database);
  await insertHouse(db);
  await fill(db);
  const told: Parameters<OnMigrated>[] = [];
  await migrate(database.db, null, (...note) => told.push(note));
  return { db, told };
}

export interface Entry {
  readonly work: number | null;
  readonly text: object;
  readonly note: object;
}
export interface Cast {
  readonly person: number | null;
  readonly role: object;
  readonly credited_as: string | null;
}
export const listIn = <Item>(row: AnyRow | undefined, field: string): readonly Item[] =>
  JSON.parse(String(row?.[field])) as Item[];

export const all = (db: AnyDb, table: string) => db.selectFrom(table).selectAll().execute();
export const rowsOf = async (db: AnyDb, table: string) =>
  new Map((await all(db, table)).map((row) => [Number(row['id']), row]));

/** What a visitor reads of a programme and a cast, whatever the shape. */
export const spoken = ({ programme, performers }: OldContent) => ({
  programme: programme.map(({ composer, title, note }) => ({ composer, title, note })),
  performers: performers.map(({ name, role }) => ({ name, role })),
});

/** The same of what is there since, put together again from the records. */
export async function reader(db: AnyDb) {
  const [works, composers, people] = [
    await rowsOf(db, 'work'),
    await rowsOf(db, 'composer'),
    await rowsOf(db, 'person'),
  ];
  const composerOf = new Map(
    (await all(db, 'work_composers')).map(({ owner, target }) => [owner, target]),
  );
  const textsIn = (row: AnyRow | undefined, field: string) =>
    both(String(row?.[`${field}_de`] ?? ''), String(row?.[`${field}_en`] ?? ''));
  return (programme: readonly Entry[], performers: readonly Cast[]) => ({
    programme: programme.map(({ work, text, note }) => ({
      composer:
        work === null ? both('') : textsIn(composers.get(Number(composerOf.get(work))), 'name'),
      title: work === null ? text : textsIn(works.get(work), 'title'),
      note,
    })),
    performers: performers.map(({ person, role, credited_as: credit }) => ({
      name: credit ?? String(people.get(person ?? 0)?.['name'] ?? ''),
      role,
    })),
  });
}
