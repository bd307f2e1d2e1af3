import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NewsletterSubscriptionRow } from '../../db/tables/visitor-schema.ts';
import { containing, type ListPart } from '../list-part.ts';

type Db = Kysely<Database>;
export type Subscription = Selectable<NewsletterSubscriptionRow>;

export async function subscriptionByEmail(db: Db, email: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

export async function subscriptionByToken(db: Db, token: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSubscription(
  db: Db,
  subscription: Pick<Subscription, 'token' | 'email' | 'locale' | 'asked_at'>,
): Promise<void> {
  await db
    .insertInto('newsletter_subscription')
    .values({ ...subscription, state: 'asked', confirmed_at: null })
    .execute();
}

/** It is asked for once more: its time to be confirmed begins anew. */
export async function askAgain(db: Db, id: number, asked_at: string): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ asked_at })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

export async function confirmSubscription(db: Db, token: string, now: string): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('token', '=', token)
    .where('state', '=', 'asked')
    .execute();
}

/** @returns whether there was one */
export async function deleteSubscription(
  db: Db,
  by: { readonly token: string } | { readonly id: number } | { readonly email: string },
): Promise<boolean> {
  const [[column, value]] = Object.entries(by) as [['token' | 'id' | 'email', string | number]];
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscription')
    .where(column, '=', value)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes what was asked for before an instant and never confirmed. */
export async function sweepSubscriptions(db: Db, askedBefore: string): Promise<void> {
  await db
    .deleteFrom('newsletter_subscription')
    .where('state', '=', 'asked')
    .where('asked_at', '<=', askedBefore)
    .execute();
}

const confirmed = (db: Db, text: string) => {
  const query = db.selectFrom('newsletter_subscription').where('state', '=', 'confirmed');
  return text === '' ? query : query.where(containing('email', text));
};

/** Confirmed addresses, the newest first. @param text part of the address; empty: all */
export async function subscribers(
  db: Db,
  { text, limit, offset }: ListPart,
): Promise<readonly Subscription[]> {
  return confirmed(db, text)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countSubscribers(db: Db, text: string): Promise<number> {
  const { count } = await confirmed(db, text)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
