import { encode } from 'uqr';
import { secondFactorOf } from '../../repositories/users.ts';
import type { User } from './user.ts';
import type { Accounts } from './accounts.ts';
import { withOwnPassword, type OwnChange } from './own.ts';
import { isRefusal, type Visit } from './sign-in.ts';

/** What an app needs to make codes: to be read by its camera, or typed. */
export interface Enrolment {
  /** The secret in base 32, in groups of four. */
  readonly secret: string;
  /** Dark squares of the QR code as the path of a drawing, and the drawing's width in squares. */
  readonly path: string;
  readonly size: number;
}

/** `begun`: an app has been shown the secret and has not shown a code yet. */
export type SecondFactorState = 'none' | 'begun' | 'on';

export async function stateOfSecondFactor(
  accounts: Accounts,
  user: User,
): Promise<SecondFactorState> {
  const found = await secondFactorOf(accounts.database.db, user.id);
  if (found === null) return 'none';
  return found.verified === 1 ? 'on' : 'begun';
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
      // One piece for each run of dark squares.
      [...row.map(Number).join('').matchAll(/1+/gu)].map(
        ({ index, 0: { length } }) => `M${index} ${y}h${length}v1H${index}z`,
      ),
    )
    .join('');
  return { secret: code.replaceAll(/(.{4})(?=.)/gu, '$1 '), path, size };
}

/** What was begun and is not confirmed yet; null for nothing. */
export async function enrolmentIn(accounts: Accounts, user: User): Promise<Enrolment | null> {
  const found = await secondFactorOf(accounts.database.db, user.id);
  if (found === null || found.verified === 1) return null;
  const secret = await accounts.decrypted(found.secret);
  return enrolmentOf(secret, user, new URL(accounts.env.siteOrigin).hostname);
}

/** Begins a second factor: there is a secret, which counts once a code made of it was shown. */
export const beginSecondFactor = (
  accounts: Accounts,
  user: User,
  password: string,
  visit: Visit,
): Promise<'begun' | 'wrong' | 'tooMany'> =>
  withOwnPassword(accounts, user, visit, async () => {
    const { api } = await accounts.auth();
    await api.enableTwoFactor({ body: { password, method: 'totp' }, headers: visit.headers });
    return 'begun' as const;
  });

/** From the first right code on it counts. Then there are codes for the day the app is lost. */
export async function confirmSecondFactor(
  accounts: Accounts,
  user: User,
  given: string,
  { headers }: Visit,
): Promise<{ readonly cookies: Headers; readonly backupCodes: readonly string[] } | 'wrong'> {
  // Later a code must not be enough to be shown the backup codes, however many are tried.
  if ((await stateOfSecondFactor(accounts, user)) !== 'begun') return 'wrong';
  const { api } = await accounts.auth();
  try {
    const { headers: cookies } = await api.verifyTOTP({
      body: { code: given.replaceAll(/\s/gu, '') },
      headers,
      returnHeaders: true,
    });
    const { backupCodes } = await api.viewBackupCodes({ body: { userId: user.id } });
    return { cookies, backupCodes };
  } catch (error) {
    if (isRefusal(error)) return 'wrong';
    throw error;
  }
}

export const endSecondFactor = (
  accounts: Accounts,
  user: User,
  password: string,
  visit: Visit,
): Promise<OwnChange> =>
  withOwnPassword(accounts, user, visit, async () => {
    const { api } = await accounts.auth();
    const { headers: cookies } = await api.disableTwoFactor({
      body: { password },
      headers: visit.headers,
      returnHeaders: true,
    });
    return { cookies };
  });
