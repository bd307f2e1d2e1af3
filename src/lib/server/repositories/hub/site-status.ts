import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** What waits to be done by itself; instants in UTC, null: nothing does. */
export interface SiteStatus {
  readonly mailsWaiting: number;
  readonly mailsGivenUp: number;
  /** Since when the message that is due for longest is due. */
  readonly mailDueSince: string | null;
  /** The same of what was scheduled and has not failed. */
  readonly scheduleDueSince: string | null;
}

/** Reads what waits: three short queries over indexes. @param now an instant */
export async function siteStatus(db: Kysely<Database>, now: string): Promise<SiteStatus> {
  const mails = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(mails.find((row) => row.state === state)?.count ?? 0);
  const mail = await db
    .selectFrom('outbox')
    .select('due_at')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  const scheduled = await db
    .selectFrom('schedule')
    .select('at')
    .where('failed', 'is', null)
    .where('at', '<=', now)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return {
    mailsWaiting: countOf('waiting'),
    mailsGivenUp: countOf('dead'),
    mailDueSince: mail?.due_at ?? null,
    scheduleDueSince: scheduled?.at ?? null,
  };
}
