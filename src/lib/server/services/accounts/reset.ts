import { LOGIN_TRIES, type Locale } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';
import { isOverloaded } from '../../concurrency/bounded-queue.ts';
import {
  deletePendingLogins,
  setInvited,
  userByEmail,
  userById,
} from '../../repositories/users.ts';
import type { Accounts } from './accounts.ts';
import { isAuthRejection } from './sign-in.ts';
import { nameOfUser } from './user.ts';

/**
 * Sends a link to a new password, if the address has an account. Neither the answer nor its
 * duration reveals whether it has.
 */
export async function requestReset(
  accounts: Accounts,
  request: { readonly email: string; readonly locale: Locale; readonly address: string },
): Promise<'asked' | 'tooMany'> {
  const email = request.email.trim().toLowerCase();
  // Nobody is flooded with mail, wherever it is asked for.
  const maxAnywhere = LOGIN_TRIES.account;
  const attempt = { account: `reset ${email}`, address: request.address, maxAnywhere };
  if (!(await accounts.loginRateLimit.allows(attempt))) return 'tooMany';
  const work = async () => {
    const user = await userByEmail(accounts.database.db, email);
    if (user === null || user.is_disabled === 1) return;
    const { api } = await accounts.auth();
    const redirectTo = pathTo('login-reset', request.locale);
    await api.requestPasswordReset({ body: { email, redirectTo } });
  };
  accounts.runInBackground(work());
  return 'asked';
}

/** The id of the user of a link; null where the link is not valid any more. */
async function ownerOf(accounts: Accounts, token: string): Promise<string | null> {
  const { $context } = await accounts.auth();
  const { internalAdapter } = await $context;
  const verification = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return verification !== null && verification.expiresAt > new Date() ? verification.value : null;
}

/** Whether a link to a new password is still valid. */
export const isResetOpen = async (accounts: Accounts, token: string): Promise<boolean> =>
  (await ownerOf(accounts, token)) !== null;

/** Whose first password a link is for; null: the link is over, or they had one before. */
export async function invitedBy(
  accounts: Accounts,
  token: string,
): Promise<{ readonly email: string; readonly first_name: string } | null> {
  const owner = await ownerOf(accounts, token);
  const user = owner === null ? null : await userById(accounts.database.db, owner);
  return user?.invited_at == null ? null : user;
}

/** Sets a new password by a link. All links and sessions of the user end. */
export async function resetPassword(
  accounts: Accounts,
  token: string,
  newPassword: string,
  address = '',
): Promise<'done' | 'over' | 'busy'> {
  const { api } = await accounts.auth();
  const owner = await ownerOf(accounts, token);
  if (owner === null) return 'over';
  try {
    await api.resetPassword({ body: { newPassword, token } });
    await deletePendingLogins(accounts.database.db, owner);
    await setInvited(accounts.database.db, owner, null);
    const user = await userById(accounts.database.db, owner);
    const by = { actor: 'user', id: owner, name: user ? nameOfUser(user) : '', address } as const;
    await accounts.logInAudit({ by, action: 'password', record: owner });
    return 'done';
  } catch (error) {
    if (isAuthRejection(error)) return 'over';
    // The link is as it was: the library hashes before it takes it.
    if (isOverloaded(error)) return 'busy';
    throw error;
  }
}
