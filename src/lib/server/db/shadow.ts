import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { records, type Kind } from '../../../content/records/kinds.ts';
import { linkTablesOf } from './columns.ts';
import { UnreachableDatabaseError } from './database-error.ts';
import type { OpenDatabase } from './open.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { DatabaseFile } from './sqlite-file.ts';

/** A database with tables of its own for some kinds of record. */
export interface Shadow {
  readonly database: OpenDatabase;
  /** Its connection broke, and what was written with it is gone: nothing is read through it any more. */
  readonly isLost: () => boolean;
}

/** A second connection to SQLite's file that can write nothing into it; temporary tables stand beside it. */
function openBesideSqlite(raw: DatabaseSync): Shadow {
  const file = raw.location();
  if (file === null) throw new Error('a database in memory has no second connection');
  const beside = new DatabaseSync(file, { readOnly: true });
  const place = new DatabaseFile(null, () => undefined);
  const db = new Kysely<Database>({ dialect: sqliteDialect(beside, place) });
  return { database: { engine: 'sqlite', db, raw: beside }, isLost: () => false };
}

/** One connection for good: temporary tables are gone with it. */
function openBesidePostgres({ options }: pg.Pool): Shadow {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let isLost = false;
  pool.on('remove', () => (isLost = true));
  const connections = {
    // A new connection would show what is public, without a word.
    connect: () =>
      isLost
        ? Promise.reject(new UnreachableDatabaseError('the connection of a preview was lost'))
        : pool.connect(),
    end: () => pool.end(),
  };
  const dialect = new PostgresDialect({ pool: connections as never });
  const database = { engine: 'postgres', db: new Kysely<Database>({ dialect }), pool } as const;
  return { database, isLost: () => isLost };
}

const tablesOf = (kind: Kind): readonly (readonly [table: string, key: string])[] => [
  [kind, 'id'],
  ...linkTablesOf(records[kind]).map(({ table }) => [table, 'owner'] as const),
];

/** Copies a table into a temporary one of its name, which all queries of this connection find in its place. */
async function copyTable({ db, engine }: OpenDatabase, table: string, key: string): Promise<void> {
  const isSqlite = engine === 'sqlite';
  const source = isSqlite ? sql`main.${sql.table(table)}` : sql.table(table);
  await sql`create temporary table ${sql.table(table)} as select * from ${source}`.execute(db);
  // SQLite makes it where the name says, PostgreSQL beside its table.
  const index = sql.table(isSqlite ? `temp.shadow_${table}` : `shadow_${table}`);
  await sql`create index ${index} on ${sql.table(table)} (${sql.ref(key)})`.execute(db);
}

/**
 * The database with tables of its own for some kinds of record: what is written to them is seen
 * through it alone, and gone when it is closed. What is written to others is refused.
 */
export async function openShadow(database: OpenDatabase, kinds: readonly Kind[]): Promise<Shadow> {
  const shadow =
    database.engine === 'sqlite'
      ? openBesideSqlite(database.raw)
      : openBesidePostgres(database.pool);
  try {
    for (const kind of kinds)
      for (const [table, key] of tablesOf(kind)) await copyTable(shadow.database, table, key);
    // Temporary tables can be written nevertheless.
    if (shadow.database.engine === 'postgres')
      await sql`set default_transaction_read_only = on`.execute(shadow.database.db);
    return shadow;
  } catch (error) {
    await shadow.database.db.destroy().catch(() => undefined);
    throw error;
  }
}
