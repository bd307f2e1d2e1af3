import { encode } from 'uqr';
import { secondFactorOf } from '../../repositories/users.ts';
import { type User, userActor } from './user.ts';
import type { Accounts } from './accounts.ts';
import { withOwnPassword, type AccountChange, type RefusedPassword } from './own-account.ts';
import { isAuthRejection, type VisitorRequest } from './sign-in.ts';

/** What an authenticator app needs: a QR code, and the secret to type. */
export interface Enrolment {
  /** The secret in base 32, in groups of four. */
  readonly secret: string;
  /** Dark squares of the QR code as the path of a drawing, and the drawing's width in squares. */
  readonly path: string;
  readonly size: number;
}

/** `begun`: the secret was created, and no code has been confirmed yet. */
export type SecondFactorState = 'none' | 'begun' | 'on';

export async function stateOfSecondFactor(
  accounts: Accounts,
  user: User,
): Promise<SecondFactorState> {
  const secondFactor = await secondFactorOf(accounts.database.db, user.id);
  if (secondFactor === null) return 'none';
  return secondFactor.verified === 1 ? 'on' : 'begun';
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? [])
    .map((group) => BASE_32[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

function enrolmentOf(secret: string, { email }: User, issuer: string): Enrolment {
  const code = base32(secret);
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const address = `otpauth://totp/${name}?secret=${code}&issuer=${encodeURIComponent(issuer)}`;
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) =>
      // One rectangle for each run of dark squares.
      [...row.map(Number).join('').matchAll(/1+/gu)].map(
        ({ index, 0: { length } }) => `M${index} ${y}h${length}v1H${index}z`,
      ),
    )
    .join('');
  return { secret: code.replaceAll(/(.{4})(?=.)/gu, '$1 '), path, size };
}

/** The enrolment that is not confirmed yet; null without one. */
export async function enrolmentIn(accounts: Accounts, user: User): Promise<Enrolment | null> {
  const secondFactor = await secondFactorOf(accounts.database.db, user.id);
  if (secondFactor === null || secondFactor.verified === 1) return null;
  const secret = await accounts.decrypted(secondFactor.secret);
  return enrolmentOf(secret, user, new URL(accounts.env.siteOrigin).hostname);
}

/** Creates the secret of a second factor, which is active after `confirmSecondFactor`. */
export const beginSecondFactor = (
  accounts: Accounts,
  user: User,
  password: string,
  request: VisitorRequest,
): Promise<'begun' | RefusedPassword> =>
  withOwnPassword(accounts, user, request, async () => {
    const { api } = await accounts.auth();
    await api.enableTwoFactor({ body: { password, method: 'totp' }, headers: request.headers });
    return 'begun' as const;
  });

/** Activates the second factor by its first correct code, and returns backup codes for a lost app. */
export async function confirmSecondFactor(
  accounts: Accounts,
  user: User,
  codeInput: string,
  { headers, address }: VisitorRequest,
): Promise<{ readonly cookies: Headers; readonly backupCodes: readonly string[] } | 'wrong'> {
  // Later a code must not be enough to get the backup codes, as attempts are not limited here.
  if ((await stateOfSecondFactor(accounts, user)) !== 'begun') return 'wrong';
  const { api } = await accounts.auth();
  try {
    const { headers: cookies } = await api.verifyTOTP({
      body: { code: codeInput.replaceAll(/\s/gu, '') },
      headers,
      returnHeaders: true,
    });
    const { backupCodes } = await api.viewBackupCodes({ body: { userId: user.id } });
    const by = userActor(user, address);
    await accounts.logInAudit({ by, action: 'second_factor_on', record: user.id });
    return { cookies, backupCodes };
  } catch (error) {
    if (isAuthRejection(error)) return 'wrong';
    throw error;
  }
}

export const endSecondFactor = (
  accounts: Accounts,
  user: User,
  password: string,
  request: VisitorRequest,
): Promise<AccountChange> =>
  withOwnPassword(accounts, user, request, async () => {
    const { api } = await accounts.auth();
    const { headers: cookies } = await api.disableTwoFactor({
      body: { password },
      headers: request.headers,
      returnHeaders: true,
    });
    const by = userActor(user, request.address);
    await accounts.logInAudit({ by, action: 'second_factor_off', record: user.id });
    return { cookies };
  });
