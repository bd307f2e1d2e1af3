import type { Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

/** Messages that are to be sent by mail. Instants are ISO texts. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await withRisingId(db, 'outbox')
    .addColumn('message_id', 'text', (c) => c.notNull().unique())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text')
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text')
    .addColumn('body', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('failed', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
}
