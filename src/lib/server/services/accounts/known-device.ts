import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIE, KNOWN_DEVICE_DAYS } from '../../../constants.ts';

/** What somebody tried to do as somebody: for the log. */
export interface SecurityEvent {
  readonly event:
    | 'sign-in'
    | 'single-sign-on'
    | 'second-factor'
    | 'password-change'
    | 'password-reset'
    | 'denied';
  /** How it ended, in one word. */
  readonly outcome: string;
  /** The account and the client address, masked: the same ones have the same value. */
  readonly account: string;
  readonly from: string;
}

export type OnSecurityEvent = (event: SecurityEvent) => void;

const MASK_LENGTH = 16;

/** A value that tells nothing to who has the log and not the secret. */
export const masked = (text: string, secret: string): string =>
  text === ''
    ? ''
    : createHmac('sha256', secret).update(`log ${text}`).digest('base64url').slice(0, MASK_LENGTH);

const DAY_MS = 86_400_000;
const ID_BYTES = 12;
/** An id, the day from which it holds, and a signature over both and the account. */
const DEVICE = /^([\w-]{16})\.(\d{1,6})\.([\w-]{43})$/u;

const signature = (parts: readonly string[], secret: string): string =>
  createHmac('sha256', secret)
    .update(`device ${parts.join(' ')}`)
    .digest('base64url');

/**
 * A cookie by which a browser is known in which an account was used. It is bound to the
 * account and signs nobody in: it only keeps others' wrong tries from locking out its owner.
 * @param account the e-mail address in lower case
 */
export function newKnownDevice(account: string, secret: string, now: Date): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const day = String(Math.floor(now.getTime() / DAY_MS));
  return [id, day, signature([account, id, day], secret)].join('.');
}

const cookieIn = (header: string): string =>
  header
    .split(';')
    .map((part) => part.trim().split('=', 2))
    .find(([name = '']) => name.endsWith(COOKIE.knownDevice))?.[1] ?? '';

/** The id of the browser that a request comes from, if the account was used there; null otherwise. */
export function knownDeviceOf(
  headers: Headers,
  account: string,
  secret: string,
  now: Date,
): string | null {
  const [, id, day, signed] = DEVICE.exec(cookieIn(headers.get('cookie') ?? '')) ?? [];
  if (id === undefined || day === undefined || signed === undefined) return null;
  const expected = signature([account, id, day], secret);
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return null;
  return now.getTime() / DAY_MS - Number(day) > KNOWN_DEVICE_DAYS ? null : id;
}
