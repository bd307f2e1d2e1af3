import { createHmac, timingSafeEqual } from 'node:crypto';
import { COOKIE } from '../../../constants.ts';

/** Browsers take these prefixes only over https, and with them only what this host set itself. */
const PREFIXES = ['', '__Secure-', '__Host-'];
/** The names of the cookie of a session; caches in front (`deploy`) go by them, too. */
export const SESSION_COOKIES: readonly string[] = PREFIXES.map((prefix) => prefix + COOKIE.session);
/** A token, and its signature: SHA-256 in base64. */
const SIGNED = /^([\w-]{1,200})\.([\w+/]{43}=)$/u;
/** Far more than a browser sends of this name. */
const MAX_VALUES = 4;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function* sessionsIn(cookies: string): Generator<string> {
  let count = 0;
  for (const part of cookies.split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0 || !SESSION_COOKIES.includes(part.slice(0, equals).trim())) continue;
    if ((count += 1) > MAX_VALUES) return;
    yield decoded(part.slice(equals + 1).trim());
  }
}

/** Says of a Cookie header whether a session in it was signed by this venue. */
export type HasSession = (cookies: string | undefined) => boolean;

/**
 * Checks signatures only: whether a session is still valid is for whoever answers to say.
 * Without it anybody could have pages rendered past the page store by a made-up cookie.
 * @param secret what sessions are signed with; null while it is not known: no session counts
 */
export function sessionCheck(secret: () => string | null): HasSession {
  return (cookies) => {
    if (cookies?.includes(COOKIE.session) !== true) return false;
    const key = secret();
    if (key === null) return false;
    for (const session of sessionsIn(cookies)) {
      const [, token, signature] = SIGNED.exec(session) ?? [];
      if (token === undefined || signature === undefined) continue;
      const expected = createHmac('sha256', key).update(token).digest();
      const given = Buffer.from(signature, 'base64');
      if (given.byteLength === expected.byteLength && timingSafeEqual(given, expected)) return true;
    }
    return false;
  };
}
