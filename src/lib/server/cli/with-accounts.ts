import { openOutbox } from '../app/open-outbox.ts';
import type { OpenDatabase } from '../db/open.ts';
import { Accounts } from '../services/accounts/accounts.ts';
import { AuditLog } from '../services/audit/audit-log.ts';
import { withDatabase } from './with-database.ts';

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
