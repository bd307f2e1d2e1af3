import type { Kysely } from 'kysely';

/** Columns get the names that the code has for them. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema.alterTable('record_version').renameColumn('door', 'write_source').execute();
}
