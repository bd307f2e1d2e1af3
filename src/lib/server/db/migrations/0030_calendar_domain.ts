import { sql, type Kysely } from 'kysely';

/** What the names of events in calendars end with, whatever host the site is at. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await sql`alter table settings add column calendar_domain text`.execute(db);
}
