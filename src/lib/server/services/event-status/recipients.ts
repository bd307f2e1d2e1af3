import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { followersOfEvent } from '../../repositories/box-office/followers.ts';
import { waitingOrOffered } from '../../repositories/visitors/waiting.ts';
import type { Recipient } from './messages.ts';

/** How many would be told of a change, each address once. */
export interface RecipientCounts {
  readonly waiting: number;
  readonly followers: number;
  readonly messages: number;
}

/** Everybody who waits for an event or follows it; who does both is told as somebody who waits. */
export async function recipientsOf(
  db: Kysely<Database>,
  event: number,
): Promise<{ readonly recipients: readonly Recipient[]; readonly counts: RecipientCounts }> {
  const waiting = await waitingOrOffered(db, event);
  const followers = await followersOfEvent(db, event);
  const byEmail = new Map<string, Recipient>();
  for (const { email, locale, token } of followers)
    byEmail.set(email.toLowerCase(), { email, locale, token, as: 'follower' });
  for (const { email, locale, token } of waiting)
    byEmail.set(email.toLowerCase(), { email, locale, token, as: 'waiting' });
  const counts = {
    waiting: waiting.length,
    followers: followers.length,
    messages: byEmail.size,
  };
  return { recipients: [...byEmail.values()], counts };
}
