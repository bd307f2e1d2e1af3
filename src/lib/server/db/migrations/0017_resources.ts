import type { Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

/** Columns that long lists are sorted by; the id parts records that are alike in them. */
const SORTED: Readonly<Record<string, readonly string[]>> = {
  event: ['updated_at', 'title_de', 'title_en', 'date_start'],
  article: ['updated_at', 'title_de', 'title_en'],
  media: ['updated_at', 'title'],
  person: ['updated_at', 'name'],
  production: ['updated_at', 'title_de', 'title_en'],
};

/** Records by the names that other systems have for them, and answers that are given again. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await withRisingId(db, 'outside_identity')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('source_id', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addUniqueConstraint('outside_identity_name', ['kind', 'source', 'source_id'] as never)
    .execute();
  await db.schema
    .createIndex('outside_identity_record')
    .on('outside_identity')
    .columns(['kind', 'record'])
    .execute();
  await db.schema
    .createTable('api_request')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('api_request_at').on('api_request').column('at').execute();
  for (const [kind, columns] of Object.entries(SORTED))
    for (const column of columns)
      await db.schema
        .createIndex(`${kind}_sorted_${column}`)
        .on(kind)
        .columns([column, 'id'])
        .execute();
}
