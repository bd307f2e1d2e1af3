import { sql, type Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

type Db = Kysely<Record<string, never>>;

/**
 * Changes of an event's status: the words to visitors, who wants to hear of them, and each
 * change with what it undoes. Instants are ISO texts.
 */
export async function up(db: Db): Promise<void> {
  for (const statement of [
    sql`alter table event add column status_note_de text not null default ''`,
    sql`alter table event add column status_note_en text not null default ''`,
    sql`alter table event add column refund_note_de text not null default ''`,
    sql`alter table event add column refund_note_en text not null default ''`,
    sql`alter table outbox add column batch text`,
  ])
    await statement.execute(db);
  await db.schema.createIndex('outbox_batch').on('outbox').column('batch').execute();
  await withRisingId(db, 'event_follower')
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('event', 'integer', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addUniqueConstraint('event_follower_of_event', ['event', 'email'])
    .execute();
  await withRisingId(db, 'status_change')
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('event', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('messages', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('mail_at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute();
}
