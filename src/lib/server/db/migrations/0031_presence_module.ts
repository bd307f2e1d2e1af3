import { sql, type Kysely } from 'kysely';

/** Which module of the page somebody is at; null: none. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await sql`alter table presence add column module text`.execute(db);
}
