import { sql, type Kysely } from 'kysely';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';

const valueOf = async (
  db: Kysely<Database>,
  query: ReturnType<typeof sql<{ value: number | string }>>,
): Promise<number | string> => (await query.execute(db)).rows[0]?.value ?? 0;

/** What the database takes on disk, in bytes: of SQLite the file, without its journal. */
export async function databaseBytes({ db, engine }: OpenDatabase): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{ value: number }>`
          select page_count * page_size as value
          from pragma_page_count(), pragma_page_size()`
      : sql<{ value: string }>`select pg_database_size(current_database()) as value`;
  return Number(await valueOf(db, query as ReturnType<typeof sql<{ value: number | string }>>));
}

/** The version of the database's engine, `3.50.4`. */
export async function databaseVersion({ db, engine }: OpenDatabase): Promise<string> {
  const query =
    engine === 'sqlite'
      ? sql<{ value: string }>`select sqlite_version() as value`
      : sql<{ value: string }>`select current_setting('server_version') as value`;
  return String(await valueOf(db, query));
}

/** A step of the schema that has run. */
export interface AppliedMigration {
  readonly name: string;
  /** Instant. */
  readonly at: string;
}

/** The steps of the schema that have run, the first one first. */
export async function appliedMigrations(
  db: Kysely<Database>,
): Promise<readonly AppliedMigration[]> {
  const { rows } = await sql<{ name: string; at: string }>`
    select name, timestamp as at from kysely_migration order by name`.execute(db);
  return rows;
}
