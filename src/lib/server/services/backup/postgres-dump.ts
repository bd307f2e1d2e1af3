import type pg from 'pg';
import { BackupError } from './backup-file.ts';
import { readDump, writeDump, type DumpHeader, type DumpRow, type DumpTable } from './dump-file.ts';

const ROWS_AT_ONCE = 1000;

/**
 * Kysely's own lock is of one process and goes with it. The index of the search follows from
 * the records: it is made anew where it is missing, when the site starts.
 */
const NOT_CONTENT: ReadonlySet<string> = new Set([
  'kysely_migration_lock',
  'kysely_migration',
  'search_document',
  'search_queue',
  'search_reference',
  'search_state',
  'search_text',
  'search_trigram',
  'search_word',
]);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the site with their columns; `rows` and `sequence` as of the transaction. */
export async function tablesIn(client: pg.ClientBase): Promise<readonly DumpTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; sequence: string | null }>(
    `select t.table_name as name,
       array_agg(c.column_name::text order by c.ordinal_position) as columns,
       max(case when c.is_identity = 'YES'
         then pg_get_serial_sequence(quote_ident(t.table_name), c.column_name) end) as sequence
     from information_schema.tables t
     join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = current_schema() and t.table_type = 'BASE TABLE'
     group by t.table_name order by t.table_name`,
  );
  const tables: DumpTable[] = [];
  for (const { name, columns, sequence } of rows) {
    if (NOT_CONTENT.has(name)) continue;
    const counted = await client.query<{ count: string }>(`select count(*) from ${quoted(name)}`);
    const value =
      sequence &&
      (await client.query<{ last: string }>(`select last_value as last from ${sequence}`));
    tables.push({
      name,
      columns,
      rows: Number(counted.rows[0]?.count),
      sequence: value ? Number(value.rows[0]?.last) : null,
    });
  }
  return tables;
}

/** The migrations that made the tables, in order; none in a database without any. */
export async function migrationsIn(client: pg.ClientBase): Promise<readonly string[]> {
  const known = await client.query("select to_regclass('kysely_migration') as found");
  if ((known.rows[0] as { found: string | null }).found === null) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}

async function* rowsOf(
  client: pg.ClientBase,
  tables: readonly DumpTable[],
): AsyncGenerator<DumpRow> {
  for (const [index, { name, columns }] of tables.entries()) {
    const list = columns.map(quoted).join(', ');
    await client.query(`declare dump no scroll cursor for select ${list} from ${quoted(name)}`);
    for (;;) {
      const { rows } = await client.query<(string | number | boolean | null)[]>({
        text: `fetch ${String(ROWS_AT_ONCE)} from dump`,
        rowMode: 'array',
      });
      for (const row of rows) yield [index, row];
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await client.query('close dump');
  }
}

/** Writes all rows as of one moment, while others go on writing. */
export async function dumpPostgres(
  client: pg.ClientBase,
  file: string,
  now: () => Date,
): Promise<Omit<DumpHeader, 'format' | 'version'>> {
  await client.query('begin isolation level repeatable read read only');
  try {
    // The snapshot is taken by the first query: what was acknowledged before is in it.
    const at = now().toISOString();
    const migrations = [...(await migrationsIn(client))];
    if (migrations.length === 0) throw new BackupError('There is no site in this database yet.');
    const facts = { at, migrations, tables: [...(await tablesIn(client))] };
    await writeDump(file, facts, rowsOf(client, facts.tables));
    return facts;
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

/** Reads a whole dump without using it. @throws {BackupError} when it is damaged */
export const checkDump = (file: string): Promise<DumpHeader> =>
  readDump(
    file,
    () => Promise.resolve(),
    () => undefined,
  );
