import { instantText } from '../../../dates/dates.ts';
import type { OpenDatabase } from '../../db/open.ts';
import * as tokens from '../../repositories/access/tokens.ts';
import { hashOfToken, hasTokenShape } from './token-shape.ts';
import { NOBODY, type Caller } from './user.ts';

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
