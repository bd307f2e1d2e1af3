import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { type Env, readEnv } from '../config/env.ts';

/** Exit codes are those of the server: 2 the configuration, 3 the database. */
const EXIT_CONFIGURATION = 2;
const EXIT_DATABASE = 3;

/** Opens the configured database, migrated, for the time of one command. */
export async function withDatabase(
  work: (database: OpenDatabase, env: Env) => Promise<void>,
): Promise<void> {
  const result = readEnv();
  if (!result.ok) {
    console.error(['The configuration has errors:', ...result.fieldErrors].join('\n  '));
    process.exitCode = EXIT_CONFIGURATION;
    return;
  }
  const { databaseUrl, dataDir } = result.env;
  let database: OpenDatabase | null = null;
  try {
    database = await openDatabase({ databaseUrl, dataDir });
    await migrate(database.db);
    await work(database, result.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = EXIT_DATABASE;
  } finally {
    await database?.db.destroy();
  }
}
