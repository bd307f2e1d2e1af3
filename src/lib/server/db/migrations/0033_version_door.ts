import type { Kysely } from 'kysely';

/** Through which door each version of a record was written; of older ones it is not known. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema.alterTable('record_version').addColumn('door', 'text').execute();
}
