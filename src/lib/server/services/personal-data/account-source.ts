import { auditEntries } from '../../repositories/access/audit.ts';
import { deleteUser, sessionsOf, userByEmail } from '../../repositories/users.ts';
import { forgetNameInReleases } from '../../repositories/releases/release-items.ts';
import { forgetName } from '../../repositories/versions.ts';
import type { PersonalDataSource, PersonalRow } from './source.ts';

/** Entries of the audit log that are handed out at most, the newest ones. */
const MAX_NOTED = 5000;
const OF_ALL = { who: '', what: '', from: null, before: null } as const;

/**
 * The account, its sessions, and the name beside what was edited with it. What the audit log
 * has of its owner is handed out, too; it is not deleted with the account, but in its time.
 */
export const accountSource: PersonalDataSource = {
  key: 'account',
  find: async (db, email) => {
    const user = await userByEmail(db, email);
    if (user === null) return [];
    const { first_name, last_name, role, is_disabled, created_at, updated_at } = user;
    const account = { email, first_name, last_name, role, is_disabled, created_at, updated_at };
    const sessions = await sessionsOf(db, user.id);
    const noted = await auditEntries(db, { ...OF_ALL, actorId: user.id }, { limit: MAX_NOTED });
    return [
      account,
      ...sessions.map(
        ({ ip_address, user_agent, created_at: session_from, expires_at }): PersonalRow => ({
          ip_address,
          user_agent,
          session_from,
          expires_at,
        }),
      ),
      ...noted.map(({ at, action, subject, record, address }): PersonalRow => ({
        at,
        action,
        subject,
        record,
        address,
      })),
    ];
  },
  erase: async (tx, email) => {
    const user = await userByEmail(tx, email);
    if (user === null) return { rows: 0 };
    await forgetName(tx, `${user.first_name} ${user.last_name}`);
    await forgetNameInReleases(tx, `${user.first_name} ${user.last_name}`);
    await deleteUser(tx, user.id);
    return { rows: 1 };
  },
};
