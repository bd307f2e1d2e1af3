import type { Kysely } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import { type Database, untyped } from '../../db/schema.ts';
import { entitiesOf } from '../records.ts';

/** Some events whole, in the order in which they begin. */
export async function eventsById(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly EventEntity[]> {
  if (ids.length === 0) return [];
  const rows = await untyped(db)
    .selectFrom('event')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  return entitiesOf(db, 'event', rows);
}
