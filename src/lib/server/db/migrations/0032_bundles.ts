import type { Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

/** Changes of several records that become public at one moment, and which of them need a second pair of eyes. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await withRisingId(db, 'bundle')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('at', 'text')
    .addColumn('failed', 'text')
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('released_by', 'text')
    .addColumn('released_at', 'text')
    .addColumn('steps', 'text')
    .execute();
  await db.schema.createIndex('bundle_state').on('bundle').columns(['state', 'at']).execute();
  await withRisingId(db, 'bundle_item')
    .addColumn('bundle', 'integer', (c) => c.notNull().references('bundle.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('version_id', 'integer')
    .addColumn('added_by', 'text')
    .addColumn('added_name', 'text', (c) => c.notNull())
    .addColumn('added_role', 'text', (c) => c.notNull())
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addColumn('verdict', 'text')
    .addColumn('verdict_name', 'text')
    .addColumn('verdict_at', 'text')
    .addColumn('verdict_word', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('bundle_item_record')
    .on('bundle_item')
    .columns(['bundle', 'kind', 'record'])
    .unique()
    .execute();
  await db.schema
    .createTable('approval_rule')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('approval_rule_pair', ['kind', 'role'] as never)
    .execute();
}
