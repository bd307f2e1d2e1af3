import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as programme from './migrations/0001_programme.ts';
import * as content from './migrations/0002_content.ts';
import * as booking from './migrations/0003_booking.ts';
import * as accounts from './migrations/0004_accounts.ts';
import * as editing from './migrations/0005_editing.ts';
import * as loginAttempts from './migrations/0006_login_attempts.ts';

/** In order; a migration that has landed is never edited. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_programme': programme,
  '0002_content': content,
  '0003_booking': booking,
  '0004_accounts': accounts,
  '0005_editing': editing,
  '0006_login_attempts': loginAttempts,
};

/**
 * Brings the database to the newest schema; each step in a transaction of its own.
 * @returns the names of the steps that ran
 * @throws the error of the step that failed; the database keeps the state before it.
 */
export async function migrate<T>(db: Kysely<T>): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}
