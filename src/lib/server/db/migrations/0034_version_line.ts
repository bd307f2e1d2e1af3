import { sql, type Kysely } from 'kysely';

/** Which drafts and waiting copies were written one after the other. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await sql`alter table record_version add column line integer`.execute(db);
}
