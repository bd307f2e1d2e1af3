import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** An open database: queries through `db`; the raw handle only for what Kysely does not know. */
export type OpenDatabase =
  | { readonly engine: 'sqlite'; readonly db: Kysely<Database>; readonly raw: DatabaseSync }
  | { readonly engine: 'postgres'; readonly db: Kysely<Database>; readonly pool: pg.Pool };

export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  /** Folder of the embedded database, used when there is no url. */
  readonly dataDir: string;
}

/**
 * Opens the configured database.
 * @throws {BrokenDatabaseError} from SQLite; PostgreSQL fails at the first query.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: DatabaseConfig): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    // Loaded only where it is used, to save memory.
    const { openPostgres } = await import('./postgres.ts');
    const { dialect, pool } = openPostgres(databaseUrl);
    return { engine: 'postgres', db: new Kysely<Database>({ dialect }), pool };
  }
  const { dialect, raw } = openSqlite(join(dataDir, 'foyer.db'));
  return { engine: 'sqlite', db: new Kysely<Database>({ dialect }), raw };
}
