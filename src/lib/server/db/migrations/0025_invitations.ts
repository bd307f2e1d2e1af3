import { sql, type Kysely } from 'kysely';

/** The language in which somebody is written to, and since when an invitation waits for them. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await sql`alter table login_user add column locale text`.execute(db);
  await sql`alter table login_user add column invited_at text`.execute(db);
}
