import type { Kysely, Transaction } from 'kysely';
import type { EventEntity } from '../../../content/records/event.ts';
import type { Database } from '../db/schema.ts';
import { recordById } from './records.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** The online events with an id in the ticketing system, the oldest first; of old databases several. */
export async function onlineIdsByJetId(db: Db, idJet: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('event')
    .select('id')
    .where('id_jet', '=', idJet)
    .where('is_online', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The online event with an id in the ticketing system; null where there is none. */
export async function eventByJetId(db: Db, idJet: string): Promise<EventEntity | null> {
  const [id] = await onlineIdsByJetId(db, idJet);
  return id === undefined ? null : recordById(db, 'event', id);
}
