import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { instantText } from '../../../dates/dates.ts';
import type { OpenDatabase } from '../../db/open.ts';
import * as tokens from '../../repositories/access/tokens.ts';
import { NOBODY, type Caller } from './user.ts';

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

const hasTokenShape = (text: string): boolean => TOKEN.test(text);

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

/** How often the last use of a token is noted. */
const USE_NOTED_EVERY_MS = 60_000;

/** What the program behind a token is found with. */
interface TokenParts {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly now: () => Date;
  readonly runInBackground: (work: Promise<unknown>) => void;
}

/** The program that sends a token; null for one that is unknown, revoked or over. */
export async function callerByToken(
  { database: { db }, now: clock, runInBackground }: TokenParts,
  secret: string,
): Promise<Caller | null> {
  if (!hasTokenShape(secret)) return null;
  const row = await tokens.tokenByHash(db, hashOfToken(secret));
  const now = clock();
  if (row === null || row.revoked_at !== null) return null;
  if (row.expires_at !== null && Date.parse(row.expires_at) <= now.getTime()) return null;
  const { id, name, role, expires_at: expiresAt } = row;
  const scopes = row.scopes === null ? null : (JSON.parse(row.scopes) as readonly string[]);
  const isNoted =
    row.used_at !== null && now.getTime() - Date.parse(row.used_at) < USE_NOTED_EVERY_MS;
  // Noted now and then, so that a program that reads much writes nothing.
  if (!isNoted) runInBackground(tokens.updateLastUse(db, id, instantText(now)));
  return { ...NOBODY, role, how: 'token', scopes, token: { id, name, expires_at: expiresAt } };
}
