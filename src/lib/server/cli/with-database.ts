import { onMissingText } from '../../i18n/translator.ts';
import { openOutbox } from '../app/open-outbox.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { type Env, readEnv } from '../config/env.ts';
import { Accounts } from '../services/accounts/accounts.ts';
import { AuditLog } from '../services/audit/audit-log.ts';

/** Exit codes are those of the server: 2 the configuration, 3 the database. */
const EXIT_CONFIGURATION = 2;
const EXIT_DATABASE = 3;

/** Reads the configuration for one command; errors of it and of the database become exit codes. */
export async function withEnv(work: (env: Env) => Promise<void>): Promise<void> {
  const result = readEnv();
  if (!result.ok) {
    console.error(['The configuration has errors:', ...result.fieldErrors].join('\n  '));
    process.exitCode = EXIT_CONFIGURATION;
    return;
  }
  onMissingText((error) => {
    console.error(error.message);
  });
  try {
    await work(result.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = EXIT_DATABASE;
  }
}

/** Opens the configured database, migrated, for the time of one command. */
export const withDatabase = (
  work: (database: OpenDatabase, env: Env) => Promise<void>,
): Promise<void> =>
  withEnv(async (env) => {
    const database = await openDatabase(env);
    try {
      await migrate(database.db, null, (note, numbers) => {
        console.error(note, JSON.stringify(numbers));
      });
      await work(database, env);
    } finally {
      await database.db.destroy();
    }
  });

const now = () => new Date();

/** Opens the accounts for the time of one command; messages are kept for the server to send. */
export const withAccounts = (
  work: (accounts: Accounts, database: OpenDatabase) => Promise<void>,
): Promise<void> =>
  withDatabase(async (database, env) => {
    const report = {
      report: (message: string) => {
        console.error(message);
      },
    };
    const outbox = openOutbox(env, { database, report, now });
    const audit = new AuditLog(database, now, env.auditDays);
    const accounts = new Accounts({ env, database, outbox, now, audit });
    await work(accounts, database);
    await accounts.idle();
  });
