import { createHash } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import { ORDER_MISSES_AN_HOUR } from '../../../constants.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { countAttempt } from '../../repositories/login-attempts.ts';
import { isSame, signatureOf, type Visitor, type VisitorEnv } from '../booking/visitor.ts';

/*
 * Whoever has an order's number needs its key, too. The key is a signature of the
 * number: it is kept nowhere, and nobody without the secret of the site can make one.
 */

/** The key of an order, 43 characters; it is only told to whom the order was made by. */
export const orderKey = (env: VisitorEnv, number: string): Promise<string> =>
  signatureOf(env, 'order', number);

export const isOrderKey = async (env: VisitorEnv, number: string, key: string): Promise<boolean> =>
  isSame(key, await orderKey(env, number));

/** Whose an order is: a hash of the visitor's cookie. */
export const buyerOf = ({ id }: Pick<Visitor, 'id'>): string =>
  createHash('sha256').update(`order ${id}`).digest('base64url');

interface GuessServices {
  readonly database: OpenDatabase;
  readonly now: () => Date;
}

/** Counts a wrong key, whichever order it was for. @returns false when a client address tries too many */
export async function allowsGuess(
  { database, now }: GuessServices,
  { network }: Pick<Visitor, 'network'>,
): Promise<boolean> {
  const at = now();
  const key = createHash('sha256').update(`order key ${network}`).digest('base64url');
  const { count } = await countAttempt(database.db, key, {
    now: at.toISOString(),
    ends: new Date(at.getTime() + millisecondsInHour).toISOString(),
  });
  return count <= ORDER_MISSES_AN_HOUR;
}
