import { deleteUser, sessionsOf, userByEmail } from '../../repositories/users.ts';
import { forgetName } from '../../repositories/versions.ts';
import type { PersonalDataSource, PersonalRow } from './source.ts';

/** The account, its sessions, and the name beside what was edited with it. */
export const accountSource: PersonalDataSource = {
  key: 'account',
  find: async (db, email) => {
    const user = await userByEmail(db, email);
    if (user === null) return [];
    const { first_name, last_name, role, is_disabled, created_at, updated_at } = user;
    const account = { email, first_name, last_name, role, is_disabled, created_at, updated_at };
    const sessions = await sessionsOf(db, user.id);
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
    ];
  },
  erase: async (tx, email) => {
    const user = await userByEmail(tx, email);
    if (user === null) return { rows: 0 };
    await forgetName(tx, `${user.first_name} ${user.last_name}`);
    await deleteUser(tx, user.id);
    return { rows: 1 };
  },
};
