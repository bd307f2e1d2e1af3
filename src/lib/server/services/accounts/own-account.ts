import { isOverloaded } from '../../concurrency/bounded-queue.ts';
import { deletePendingLogins, renameUser } from '../../repositories/users.ts';
import { type User, userActor } from './user.ts';
import type { Accounts } from './accounts.ts';
import { isAuthRejection, type VisitorRequest } from './sign-in.ts';

/** Why a password was not taken; `busy`: too many are being checked, and this one was not. */
export type RefusedPassword = 'wrong' | 'tooMany' | 'busy';

/** The result of a change of the own account: cookies for the browser, or why it failed. */
export type AccountChange = { readonly cookies: Headers } | RefusedPassword;

/** Runs work that checks the user's own password; attempts are limited. */
export async function withOwnPassword<T>(
  accounts: Accounts,
  user: User,
  { address }: VisitorRequest,
  work: () => Promise<T>,
): Promise<T | RefusedPassword> {
  // Whoever is signed in is not held up by what others try from the same place.
  const attempt = { account: `own ${user.id}`, address, device: 'session' };
  if (!(await accounts.loginRateLimit.allows(attempt))) return 'tooMany';
  try {
    const result = await work();
    await accounts.loginRateLimit.recordSuccess(attempt);
    return result;
  } catch (error) {
    if (isAuthRejection(error)) return 'wrong';
    if (!isOverloaded(error)) throw error;
    await accounts.loginRateLimit.takeBack(attempt);
    return 'busy';
  }
}

/** Changes the password. All sessions and reset links end, and a new session begins. */
export async function changePassword(
  accounts: Accounts,
  user: User,
  passwords: { readonly current: string; readonly next: string },
  request: VisitorRequest,
): Promise<AccountChange> {
  const result = await withOwnPassword(accounts, user, request, async () => {
    const { api } = await accounts.auth();
    const { headers: cookies } = await api.changePassword({
      body: {
        currentPassword: passwords.current,
        newPassword: passwords.next,
        revokeOtherSessions: true,
      },
      headers: request.headers,
      returnHeaders: true,
    });
    await deletePendingLogins(accounts.database.db, user.id);
    return { cookies };
  });
  const outcome = typeof result === 'string' ? result : 'done';
  const who = { account: user.email, address: request.address };
  await accounts.note({ event: 'password-change', outcome }, who);
  const by = userActor(user, request.address);
  if (outcome === 'done') await accounts.logInAudit({ by, action: 'password', record: user.id });
  return result;
}

export const rename = (
  accounts: Accounts,
  user: User,
  names: Pick<User, 'first_name' | 'last_name'>,
): Promise<void> => renameUser(accounts.database.db, user.id, names);

/** A session of the own account. */
export interface OwnSession {
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly isThis: boolean;
}

/** The sessions of a user, the current one first. */
export async function sessionsOf(
  accounts: Accounts,
  headers: Headers,
): Promise<readonly OwnSession[]> {
  const { api } = await accounts.auth();
  const [current, sessions] = await Promise.all([
    api.getSession({ headers }),
    api.listSessions({ headers }),
  ]);
  return sessions
    .map(({ token, createdAt, updatedAt }) => ({
      startedAt: createdAt,
      lastUsedAt: updatedAt,
      isThis: token === current?.session.token,
    }))
    .sort(
      (left, right) =>
        Number(right.isThis) - Number(left.isThis) || +right.lastUsedAt - +left.lastUsedAt,
    );
}

/** Ends all sessions of a user except the current one. */
export async function endOtherSessions(accounts: Accounts, headers: Headers): Promise<void> {
  const { api } = await accounts.auth();
  await api.revokeOtherSessions({ headers });
}
