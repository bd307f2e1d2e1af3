import { PostgresAdapter, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ReleaseRow } from '../../db/tables/release-schema.ts';
import type { Database } from '../../db/schema.ts';

export type Release = Readonly<Selectable<ReleaseRow>>;

type AnyDb = Kysely<Database> | Transaction<Database>;

/** @returns the id of the new release */
export async function insertRelease(db: AnyDb, release: Omit<Release, 'id'>): Promise<number> {
  const { id } = await db
    .insertInto('release')
    .values(release)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function releaseById(db: AnyDb, id: number): Promise<Release | null> {
  const row = await db.selectFrom('release').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A release that nobody else changes until the transaction ends. SQLite has one writer anyway. */
export async function lockRelease(tx: Transaction<Database>, id: number): Promise<Release | null> {
  const query = tx.selectFrom('release').selectAll().where('id', '=', id);
  const isPostgres = tx.getExecutor().adapter instanceof PostgresAdapter;
  return (await (isPostgres ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** All releases, the newest first. @param most how many */
export const allReleases = (db: AnyDb, most: number): Promise<readonly Release[]> =>
  db.selectFrom('release').selectAll().orderBy('id', 'desc').limit(most).execute();

/** Those that something can be put into, in the order of their names. */
export const openReleases = (db: AnyDb): Promise<readonly Release[]> =>
  db
    .selectFrom('release')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Changes a release, whose revision rises by that. */
export async function updateRelease(
  db: AnyDb,
  id: number,
  changes: Partial<Omit<Release, 'id' | 'revision'>>,
): Promise<void> {
  await db
    .updateTable('release')
    .set((row) => ({ ...changes, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteRelease(db: AnyDb, id: number): Promise<void> {
  await db.deleteFrom('release').where('id', '=', id).execute();
}

/** The ids of releases that were to become public by an instant, the soonest first. */
export async function dueReleases(db: AnyDb, now: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('release')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('at', '<=', now)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Opens a release again that could not become public at its time, with the reason. */
export async function failRelease(db: AnyDb, id: number, failed: string): Promise<void> {
  await db
    .updateTable('release')
    .set((row) => ({ state: 'open' as const, failed, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    // Where another process has published it meanwhile, nothing failed.
    .where('state', '=', 'scheduled')
    .execute();
}
