import type { Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

/** Who wants the newsletter. What was done with a person's data. Instants are ISO texts. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await withRisingId(db, 'newsletter_subscription')
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();
  await withRisingId(db, 'personal_data_request')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('counts', 'text', (c) => c.notNull())
    .execute();
}
