import type { Kysely, Transaction } from 'kysely';
import type { EventEntity } from '../../../content/records/event.ts';
import type { Database } from '../db/schema.ts';
import { recordById } from './records.ts';

/** The online event with an id in the ticketing system; null where there is none. */
export async function eventByJetId(
  db: Kysely<Database> | Transaction<Database>,
  idJet: string,
): Promise<EventEntity | null> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('id_jet', '=', idJet)
    .where('is_online', '=', 1)
    .orderBy('id')
    .executeTakeFirst();
  return row === undefined ? null : recordById(db, 'event', row.id);
}
