import type { Locale } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';
import { forgetBegun, isDisabled } from '../../repositories/users.ts';
import type { Accounts } from './accounts.ts';
import { isRefusal } from './sign-in.ts';

/**
 * Sends a link to a new password, if there is somebody of that address; nobody is told
 * whether, neither in words nor by how long it takes.
 */
export function askReset(
  accounts: Accounts,
  given: { readonly email: string; readonly locale: Locale; readonly address: string },
): 'asked' | 'tooMany' {
  const email = given.email.trim().toLowerCase();
  if (!accounts.tries.may({ account: `reset ${email}`, address: given.address })) return 'tooMany';
  const work = async () => {
    if (await isDisabled(accounts.database.db, email)) return;
    const { api } = await accounts.auth();
    const redirectTo = pathTo('login-reset', given.locale);
    await api.requestPasswordReset({ body: { email, redirectTo } });
  };
  accounts.inBackground(work());
  return 'asked';
}

/** Whose link to a new password it is; null where it does not work any more. */
async function ownerOf(accounts: Accounts, token: string): Promise<string | null> {
  const { $context } = await accounts.auth();
  const { internalAdapter } = await $context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return found !== null && found.expiresAt > new Date() ? found.value : null;
}

/** Whether a link to a new password still works. */
export const isResetOpen = async (accounts: Accounts, token: string): Promise<boolean> =>
  (await ownerOf(accounts, token)) !== null;

/** A new password by such a link. Every link is used up, and all sessions of the user end. */
export async function resetPassword(
  accounts: Accounts,
  token: string,
  newPassword: string,
): Promise<'done' | 'over'> {
  const { api } = await accounts.auth();
  const owner = await ownerOf(accounts, token);
  if (owner === null) return 'over';
  try {
    await api.resetPassword({ body: { newPassword, token } });
    await forgetBegun(accounts.database.db, owner);
    return 'done';
  } catch (error) {
    if (isRefusal(error)) return 'over';
    throw error;
  }
}
