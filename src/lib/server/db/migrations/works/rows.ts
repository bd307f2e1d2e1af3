import { setImmediate as turn } from 'node:timers/promises';
import { PostgresAdapter, sql, type Kysely } from 'kysely';

export type Row = Readonly<Record<string, string | number | null>>;
export type Db = Kysely<Record<string, Record<string, string | number | null>>>;

/** Rows of one statement: both engines limit its parameters, and versions can be large. */
const BATCH = 200;

const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The lowest id of a table that nothing ever had. */
export async function freeId(db: Db, table: string): Promise<number> {
  const { rows } = await (
    isPostgres(db)
      ? sql<{ id: number | string }>`select greatest(
          nextval(pg_get_serial_sequence(${table}, 'id')),
          (select coalesce(max(id), 0) + 1 from ${sql.table(table)})) as id`
      : // A deleted record's id is not given out again: its history has it.
        sql<{ id: number }>`select max(
          coalesce((select seq from sqlite_sequence where name = ${table}), 0),
          coalesce((select max(id) from ${sql.table(table)}), 0)) + 1 as id`
  ).execute(db);
  return Number(rows[0]?.id ?? 1);
}

/** Inserts rows that bring their ids. */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute();
    await turn();
  }
  if (rows.length > 0 && isPostgres(db) && 'id' in (rows[0] ?? {}))
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select max(id) from ${sql.table(table)}))`.execute(db);
}

/** All rows that a query finds, some at a time, by rising id. */
export async function* inBatches(
  db: Db,
  table: string,
  columns: readonly string[],
  where: Row = {},
): AsyncGenerator<readonly Row[]> {
  for (let last = 0; ;) {
    let query = db
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', last);
    for (const [column, value] of Object.entries(where)) query = query.where(column, '=', value);
    const rows = await query.orderBy('id').limit(BATCH).execute();
    if (rows.length === 0) return;
    // SQLite answers at once: without this a process would seem to hang until all is done.
    await turn();
    yield rows;
    last = Number(rows.at(-1)?.['id']);
  }
}

/** Writes texts into columns of some rows, by their ids, in one statement. */
export async function updateTexts(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    (row) =>
      sql`(cast(${row['id']} as integer), ${sql.join(
        columns.map((column) => sql`cast(${row[column]} as text)`),
      )})`,
  );
  const set = columns.map(
    (column, index) => sql`${sql.ref(column)} = fresh.${sql.ref(`column${index + 2}`)}`,
  );
  await sql`update ${sql.table(table)} set ${sql.join(set)}
    from (values ${sql.join(values)}) as fresh
    where fresh.column1 = ${sql.table(table)}.id`.execute(db);
}
