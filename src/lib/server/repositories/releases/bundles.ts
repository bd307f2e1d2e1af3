import { PostgresAdapter, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { BundleRow } from '../../db/tables/bundle-schema.ts';
import type { Database } from '../../db/schema.ts';

export type Bundle = Readonly<Selectable<BundleRow>>;

type AnyDb = Kysely<Database> | Transaction<Database>;

/** @returns the id of the new bundle */
export async function insertBundle(db: AnyDb, bundle: Omit<Bundle, 'id'>): Promise<number> {
  const { id } = await db
    .insertInto('bundle')
    .values(bundle)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function bundleById(db: AnyDb, id: number): Promise<Bundle | null> {
  const row = await db.selectFrom('bundle').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A bundle that nobody else changes until the transaction ends. SQLite has one writer anyway. */
export async function lockBundle(tx: Transaction<Database>, id: number): Promise<Bundle | null> {
  const query = tx.selectFrom('bundle').selectAll().where('id', '=', id);
  const isPostgres = tx.getExecutor().adapter instanceof PostgresAdapter;
  return (await (isPostgres ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** All bundles, the newest first. @param most how many */
export const allBundles = (db: AnyDb, most: number): Promise<readonly Bundle[]> =>
  db.selectFrom('bundle').selectAll().orderBy('id', 'desc').limit(most).execute();

/** Those that something can be put into, in the order of their names. */
export const openBundles = (db: AnyDb): Promise<readonly Bundle[]> =>
  db
    .selectFrom('bundle')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Changes a bundle, whose revision rises by that. */
export async function updateBundle(
  db: AnyDb,
  id: number,
  changes: Partial<Omit<Bundle, 'id' | 'revision'>>,
): Promise<void> {
  await db
    .updateTable('bundle')
    .set((row) => ({ ...changes, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteBundle(db: AnyDb, id: number): Promise<void> {
  await db.deleteFrom('bundle').where('id', '=', id).execute();
}

/** The ids of bundles that were to become public by an instant, the soonest first. */
export async function dueBundles(db: AnyDb, now: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('bundle')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('at', '<=', now)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Opens a bundle again that could not become public at its time, with the reason. */
export async function failBundle(db: AnyDb, id: number, failed: string): Promise<void> {
  await db
    .updateTable('bundle')
    .set((row) => ({ state: 'open' as const, failed, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    // Where another process has published it meanwhile, nothing failed.
    .where('state', '=', 'scheduled')
    .execute();
}
