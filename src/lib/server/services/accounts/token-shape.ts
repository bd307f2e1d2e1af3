import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** By this programs, and those who look for tokens that were made public, know one of this venue. */
const BEGIN = 'foyer_';
/** 192 bits, 32 signs. */
const RANDOM_BYTES = 24;
/** Signs of the signature, by which the server in front knows a token without a database. */
const SIGNATURE_SIGNS = 16;
const TOKEN = /^foyer_([\w-]{32})([\w-]{16})$/u;

/** As much of a token as lists show. */
const PREFIX_SIGNS = BEGIN.length + 6;
export const prefixOf = (token: string): string => token.slice(0, PREFIX_SIGNS);

export const hasTokenShape = (text: string): boolean => TOKEN.test(text);

/** What is kept of a token. It has more bits than can be tried, so that a quick hash is enough. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

const signatureOf = (random: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`api token ${random}`)
    .digest('base64url')
    .slice(0, SIGNATURE_SIGNS);

/** A new token. @param secret what sessions are signed with */
export function randomToken(secret: string): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return BEGIN + random + signatureOf(random, secret);
}

/** Whether a token was made by this venue, without asking whether it still holds. */
export function isOwnToken(text: string, secret: string): boolean {
  const [, random, signature] = TOKEN.exec(text) ?? [];
  return (
    random !== undefined &&
    signature !== undefined &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(random, secret)))
  );
}
