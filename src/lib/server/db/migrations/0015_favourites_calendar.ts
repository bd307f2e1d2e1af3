import type { Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

/** Lists of favourites that are subscribed to as calendars. Instants are ISO texts. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await withRisingId(db, 'favourites_calendar')
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('told', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute();
}
