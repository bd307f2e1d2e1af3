import type { Kysely } from 'kysely';
import { type Database, type UntypedRow, untyped } from '../../db/schema.ts';

/** Rows of a table with a rising id that are no records. Names come from our own lists, never from callers. */
export interface RowQuery {
  readonly table: string;
  readonly columns: readonly string[];
  /** Values that columns have to have. */
  readonly equal: Readonly<Record<string, string | number>>;
}

/** From where on rows are read, the newest first; read backwards, the newer ones before it. */
export interface RowPosition {
  readonly id: number;
  readonly isBackward: boolean;
}

const chosen = (db: Kysely<Database>, { table, equal }: RowQuery) =>
  Object.entries(equal).reduce(
    (query, [column, value]) => query.where(column, '=', value),
    untyped(db).selectFrom(table),
  );

/** Rows from a position on, the newest first. */
export async function tableRows(
  db: Kysely<Database>,
  query: RowQuery,
  position: RowPosition | null,
  limit: number,
): Promise<readonly UntypedRow[]> {
  const isBackward = position?.isBackward ?? false;
  const from =
    position === null
      ? chosen(db, query)
      : chosen(db, query).where('id', isBackward ? '>' : '<', position.id);
  const rows = await from
    .select([...query.columns])
    .orderBy('id', isBackward ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  return isBackward ? rows.toReversed() : rows;
}

/** How many rows there are. */
export async function countTableRows(db: Kysely<Database>, query: RowQuery): Promise<number> {
  const row = await chosen(db, query)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** One row; null: none has the id. */
export async function tableRowById(
  db: Kysely<Database>,
  { table, columns }: Omit<RowQuery, 'equal'>,
  id: number,
): Promise<UntypedRow | null> {
  const row = await untyped(db)
    .selectFrom(table)
    .select([...columns])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
