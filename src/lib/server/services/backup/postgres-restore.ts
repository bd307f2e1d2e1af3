import type pg from 'pg';
import { BackupError } from './backup-file.ts';
import { readDump, type DumpRow, type DumpTable } from './dump-file.ts';
import { migrationsIn, quoted, tablesIn } from './postgres-dump.ts';

/** The parameters of one statement are limited to 65 535. */
const MAX_PARAMETERS = 30_000;

/** Loads rows into the tables, many with one statement. */
class Loader {
  readonly #client: pg.ClientBase;
  #tables: readonly DumpTable[] = [];
  #index = -1;
  #rows: DumpRow[1][] = [];

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  set tables(tables: readonly DumpTable[]) {
    this.#tables = tables;
  }

  async add([index, values]: DumpRow): Promise<void> {
    const { length } = this.#tables[index]?.columns ?? [];
    if (values.length !== length) throw new BackupError('The dump is damaged: a row is too short.');
    if (index !== this.#index || (this.#rows.length + 1) * length > MAX_PARAMETERS)
      await this.flush();
    this.#index = index;
    this.#rows.push(values);
  }

  async flush(): Promise<void> {
    const table = this.#tables[this.#index];
    if (table === undefined || this.#rows.length === 0) return;
    const columns = table.columns.map(quoted).join(', ');
    let place = 0;
    const tuples = this.#rows.map(
      (row) => `(${row.map(() => `$${String((place += 1))}`).join(', ')})`,
    );
    await this.#client.query(
      `insert into ${quoted(table.name)} (${columns}) values ${tuples.join(', ')}`,
      this.#rows.flat(),
    );
    this.#rows = [];
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
}

async function foreignKeys(client: pg.ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  return rows;
}

async function alterKeys(client: pg.ClientBase, keys: readonly ForeignKey[], how: string) {
  for (const { table, name } of keys)
    await client.query(`alter table ${table} alter constraint ${quoted(name)} ${how}`);
}

/** Sets the numbering of ids to where it stood: an id that was given out is not given again. */
async function setSequences(client: pg.ClientBase, tables: readonly DumpTable[]): Promise<void> {
  for (const { name, sequence } of tables) {
    if (sequence === null) continue;
    const text = `select setval(pg_get_serial_sequence($1, 'id'),
      greatest($2::bigint, (select coalesce(max(id), 1) from ${quoted(name)})))`;
    await client.query(text, [quoted(name), sequence]);
  }
}

/** Tables that a step of the schema fills: a new database has their rows, and is no site yet. */
const FILLED_BY_SCHEMA = ['consent_service'];

/** Takes away the rows that came with the schema: the dump has its own. */
async function emptyTables(client: pg.ClientBase): Promise<void> {
  const names = (await tablesIn(client)).map(({ name }) => quoted(name));
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
}

/** Fills new tables, all of it or nothing. */
async function load(client: pg.ClientBase, file: string): Promise<void> {
  await client.query('begin');
  try {
    await emptyTables(client);
    const keys = await foreignKeys(client);
    // Rows come in the order of the tables' names, those that they point to may come later.
    await alterKeys(client, keys, 'deferrable initially deferred');
    const loader = new Loader(client);
    const header = await readDump(
      file,
      async ({ tables }) => {
        loader.tables = tables;
        const here = new Map((await tablesIn(client)).map((table) => [table.name, table]));
        for (const { name, columns } of tables)
          if (columns.some((column) => here.get(name)?.columns.includes(column) !== true))
            throw new BackupError(`The dump has a table ${name} that does not fit.`);
      },
      (row) => loader.add(row),
    );
    await loader.flush();
    await client.query('set constraints all immediate');
    await alterKeys(client, keys, 'not deferrable');
    await setSequences(client, header.tables);
    for (const { name, rows } of await tablesIn(client))
      if (rows !== (header.tables.find((table) => table.name === name)?.rows ?? 0))
        throw new BackupError(`Not all rows of the table ${name} came in.`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Kysely looks for its tables by name in all schemas: those that are set aside have another one. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'] as const;

const setAside = (schema: string, kept: string): string =>
  [
    'begin',
    `alter schema ${schema} rename to ${kept}`,
    ...MIGRATION_TABLES.map((name) => `alter table ${kept}.${name} rename to kept_${name}`),
    `create schema ${schema}`,
    'commit',
  ].join('; ');

const putBack = (schema: string, kept: string): string =>
  [
    'begin',
    `drop schema ${schema} cascade`,
    ...MIGRATION_TABLES.map((name) => `alter table ${kept}.kept_${name} rename to ${name}`),
    `alter schema ${kept} rename to ${schema}`,
    'commit',
  ].join('; ');

/**
 * Loads a dump into a database that is empty, or whose tables are set aside in a schema.
 * @param makeTables makes the tables as they were when the dump was written
 * @returns the schema in which the previous tables are; null: there were none with rows
 */
export async function restorePostgres(
  client: pg.ClientBase,
  file: string,
  {
    force,
    mark,
    makeTables,
  }: {
    readonly force: boolean;
    readonly mark: string;
    readonly makeTables: () => Promise<void>;
  },
): Promise<string | null> {
  const isFull = (await tablesIn(client)).some(
    ({ name, rows }) => rows > 0 && !FILLED_BY_SCHEMA.includes(name),
  );
  if (isFull && !force)
    throw new BackupError(
      'There is a site in this database already. --force replaces it, and keeps it in a schema.',
    );
  const { rows } = await client.query<{ name: string }>('select current_schema() as name');
  const schema = quoted(rows[0]?.name ?? 'public');
  const kept = `before_restore_${mark.replaceAll(/\W/gu, '_').toLowerCase()}`;
  const hadTables = (await migrationsIn(client)).length > 0;
  if (hadTables) await client.query(setAside(schema, kept));
  try {
    await makeTables();
    await load(client, file);
  } catch (error) {
    if (hadTables) await client.query(putBack(schema, kept));
    throw error;
  }
  if (!hadTables) return null;
  if (isFull) return kept;
  await client.query(`drop schema ${kept} cascade`);
  return null;
}
