import type { Kysely } from 'kysely';
import { records, type Entity } from '../../../../content/records/kinds.ts';
import type { SaleFacts, SaleParent } from '../../../booking/sale-gaps.ts';
import { entityOf } from '../../db/codec.ts';
import { type Database, untyped } from '../../db/schema.ts';

/** What a list says of an event, and what says whether it can be sold. */
const COLUMNS = [
  'id',
  'title_de',
  'title_en',
  'date_start',
  'room',
  'event_type_new',
  'id_jet',
  'is_free',
  'prices',
  'seat_groups',
  'status',
  'ticket_url',
] as const;

export type SaleEvent = SaleFacts &
  Pick<Entity<'event'>, 'id' | 'title' | 'date_start' | 'room'> & {
    readonly belongsTo: SaleParent;
  };

/** Public events that cost something and have not ended, by date. @param since an instant */
export async function comingSales(
  db: Kysely<Database>,
  since: string,
): Promise<readonly SaleEvent[]> {
  const rows = await untyped(db)
    .selectFrom('event')
    .select([...COLUMNS, 'parent'])
    .where('is_online', '=', 1)
    .where('is_free', '=', 0)
    .where('status', '!=', 'cancelled')
    .where(({ eb, fn }) => eb(fn.coalesce('date_end', 'date_start'), '>=', since))
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  const parents = await untyped(db)
    .selectFrom('event')
    .select(['id', 'event_type_new'])
    .where('event_type_new', '!=', '1-single')
    .execute();
  const types = new Map(parents.map((parent) => [parent['id'], parent] as const));
  return rows.map((row) => ({
    ...(entityOf(records.event, row) as unknown as Omit<SaleEvent, 'belongsTo'>),
    belongsTo: (types.get(row['parent']) ?? null) as SaleParent,
  }));
}
