import { forgetBegun, renameUser } from '../../repositories/users.ts';
import type { User } from './user.ts';
import type { Accounts } from './accounts.ts';
import { isRefusal, type Visit } from './sign-in.ts';

/** What somebody did to their own account: cookies for the browser, or why not. */
export type OwnChange = { readonly cookies: Headers } | 'wrong' | 'tooMany';

/** Runs what needs the user's own password; wrong ones are counted. */
export async function withOwnPassword<T>(
  accounts: Accounts,
  user: User,
  { address }: Visit,
  work: () => Promise<T>,
): Promise<T | 'wrong' | 'tooMany'> {
  const tried = { account: `own ${user.id}`, address };
  if (!accounts.tries.may(tried)) return 'tooMany';
  try {
    const done = await work();
    accounts.tries.wasRight(tried);
    return done;
  } catch (error) {
    if (isRefusal(error)) return 'wrong';
    throw error;
  }
}

/** A new password by the old one. All sessions and links end, and one session begins here. */
export function changePassword(
  accounts: Accounts,
  user: User,
  given: { readonly current: string; readonly next: string },
  visit: Visit,
): Promise<OwnChange> {
  return withOwnPassword(accounts, user, visit, async () => {
    const { api } = await accounts.auth();
    const { headers: cookies } = await api.changePassword({
      body: {
        currentPassword: given.current,
        newPassword: given.next,
        revokeOtherSessions: true,
      },
      headers: visit.headers,
      returnHeaders: true,
    });
    await forgetBegun(accounts.database.db, user.id);
    return { cookies };
  });
}

export const rename = (
  accounts: Accounts,
  user: User,
  names: Pick<User, 'first_name' | 'last_name'>,
): Promise<void> => renameUser(accounts.database.db, user.id, names);

/** A place where somebody is signed in. */
export interface OwnSession {
  readonly begun: Date;
  readonly used: Date;
  readonly isThis: boolean;
}

/** Where a user is signed in, the one that asks first. */
export async function sessionsOf(
  accounts: Accounts,
  headers: Headers,
): Promise<readonly OwnSession[]> {
  const { api } = await accounts.auth();
  const [current, all] = await Promise.all([
    api.getSession({ headers }),
    api.listSessions({ headers }),
  ]);
  return all
    .map(({ token, createdAt, updatedAt }) => ({
      begun: createdAt,
      used: updatedAt,
      isThis: token === current?.session.token,
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis) || +other.used - +one.used);
}

/** Ends all sessions of a user but the one that asks. */
export async function endOtherSessions(accounts: Accounts, headers: Headers): Promise<void> {
  const { api } = await accounts.auth();
  await api.revokeOtherSessions({ headers });
}
