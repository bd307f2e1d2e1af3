import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import type { Fields } from '../../../content/records/define.ts';
import { records, type Entity, type Kind, type NewEntity } from '../../../content/records/kinds.ts';
import { instantText } from '../../dates/dates.ts';
import { success, type Result } from '../../result.ts';
import { entityOf, rowOf } from '../db/codec.ts';
import { linkTablesOf } from '../db/columns.ts';
import { type Database, type UntypedRow, untyped } from '../db/schema.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;
/** All kinds are handled the same way here; their columns follow from the description, not from types. */

/** More owners than the longest part of a list has. */
const FEW_OWNERS = 250;

const isDerived = (kind: Kind, field: string): boolean =>
  (records[kind].fields as Fields)[field]?.derive !== undefined;

async function withLinks(
  db: AnyDb,
  kind: Kind,
  entities: Record<string, unknown>[],
  isWhole: boolean,
) {
  const byId = new Map(entities.map((entity) => [entity['id'], entity]));
  if (byId.size === 0) return;
  for (const { table, field } of linkTablesOf(records[kind])) {
    if (isWhole && isDerived(kind, field)) {
      // What was written there follows from what has been read already.
      for (const entity of entities) entity[field] = linkTargets(kind, field, entity);
      continue;
    }
    let query = untyped(db).selectFrom(table).select(['owner', 'target']).orderBy('position');
    // Parts of a list are selected by their owners, a whole kind without a condition.
    if (byId.size <= FEW_OWNERS) query = query.where('owner', 'in', [...byId.keys()] as number[]);
    for (const { owner, target } of await query.execute())
      (byId.get(owner)?.[field] as unknown[] | undefined)?.push(target);
  }
}

/**
 * Rows of a kind as the records they are, with their links.
 * @param isWhole false where some columns were not read, of which links could be derived
 */
export async function entitiesOf<K extends Kind>(
  db: AnyDb,
  kind: K,
  rows: readonly UntypedRow[],
  isWhole = true,
): Promise<Entity<K>[]> {
  const entities = rows.map((row) => entityOf(records[kind], row));
  await withLinks(db, kind, entities, isWhole);
  return entities as unknown as Entity<K>[];
}

/** All records of a kind, by id; offline ones too. */
export async function allRecords<K extends Kind>(db: AnyDb, kind: K): Promise<Entity<K>[]> {
  return entitiesOf(
    db,
    kind,
    await untyped(db).selectFrom<string>(kind).selectAll().orderBy('id').execute(),
  );
}

/** One record, offline too; null for an unknown id. */
export async function recordById<K extends Kind>(
  db: AnyDb,
  kind: K,
  id: number,
): Promise<Entity<K> | null> {
  const row = await untyped(db)
    .selectFrom<string>(kind)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const entity = entityOf(records[kind], row);
  await withLinks(db, kind, [entity], true);
  return entity as unknown as Entity<K>;
}

/** The ids that a link field of a record holds, entered or derived, each once. */
export function linkTargets(kind: Kind, field: string, value: Record<string, unknown>): number[] {
  const fields = records[kind].fields as Fields;
  const derived = fields[field]?.derive?.(value as never);
  return [...new Set(derived ?? (value[field] as number[] | undefined) ?? [])];
}

/** @param before the record with the links that are there; null: there are none yet */
async function writeLinks(
  db: AnyDb,
  kind: Kind,
  { id, before }: { readonly id: number; readonly before: Record<string, unknown> | null },
  value: Record<string, unknown>,
) {
  for (const { table, field } of linkTablesOf(records[kind])) {
    const targets = linkTargets(kind, field, value);
    // What is derived was not read from its table.
    const there = isDerived(kind, field) ? null : before?.[field];
    if (JSON.stringify(there) === JSON.stringify(targets)) continue;
    if (before !== null) await untyped(db).deleteFrom(table).where('owner', '=', id).execute();
    const rows = targets.map((target, position) => ({ owner: id, target, position }));
    if (rows.length > 0) await untyped(db).insertInto(table).values(rows).execute();
  }
}

/** Why a record could not be written: it is gone, or another write came first. */
export type WriteConflict = 'not_found' | 'conflict';

/** A record in one of its versions. */
export interface RecordKey {
  readonly id: number;
  readonly version: number;
}

/**
 * Writes a new record and gives it its id.
 * @param restoredKey the id and the version of one that was deleted and comes back
 */
export async function insertRecord<K extends Kind>(
  db: AnyDb,
  kind: K,
  value: NewEntity<K>,
  restoredKey?: RecordKey,
): Promise<Entity<K>> {
  const row: UntypedRow = {
    ...rowOf(records[kind], value),
    version: 1,
    ...restoredKey,
    updated_at: instantText(new Date()),
  };
  const { id } = await untyped(db)
    .insertInto(kind)
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLinks(db, kind, { id: id as number, before: null }, value);
  return (await recordById(db, kind, id as number)) as Entity<K>;
}

/**
 * Replaces a record's fields if it still has the version that the writer saw.
 * @returns `not_found` for an unknown id, `conflict` when another write came first.
 */
export async function updateRecord<K extends Kind>(
  db: AnyDb,
  kind: K,
  { id, version }: RecordKey,
  value: NewEntity<K>,
): Promise<Result<Entity<K>, WriteConflict>> {
  const row: UntypedRow = {
    ...rowOf(records[kind], value),
    version: version + 1,
    updated_at: instantText(new Date()),
  };
  const { numUpdatedRows } = await untyped(db)
    .updateTable(kind as string)
    .set(row)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  const current = await recordById(db, kind, id);
  if (current === null) return { ok: false, failure: 'not_found' };
  if (numUpdatedRows === 0n) return { ok: false, failure: 'conflict' };
  await writeLinks(db, kind, { id, before: { ...current } }, value);
  return success((await recordById(db, kind, id)) as Entity<K>);
}

/** Deletes a record if it still has the version that the writer saw. */
export async function deleteRecord(
  db: AnyDb,
  kind: Kind,
  id: number,
  version: number,
): Promise<Result<null, WriteConflict>> {
  const { numDeletedRows } = await untyped(db)
    .deleteFrom(kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return success(null);
  const isGone = (await recordById(db, kind, id)) === null;
  return { ok: false, failure: isGone ? 'not_found' : 'conflict' };
}

/** Any number that nothing else of ours locks by. */
const PAGE_TREE_LOCK = 3001;

/**
 * Holds the page tree against every other writer of pages until the transaction is over:
 * each looks at all of it first, and two at once would not see each other. SQLite has one
 * writer anyway.
 */
export async function lockPageTree(tx: Transaction<Database>): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(${PAGE_TREE_LOCK})`.execute(tx);
}

/** Holds a record against every other writer until the transaction is over. SQLite has one writer anyway. */
export async function lockRecord(tx: Transaction<Database>, kind: Kind, id: number): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter)
    await untyped(tx)
      .selectFrom<string>(kind)
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .execute();
}
