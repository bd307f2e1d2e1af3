import { sql, type Kysely } from 'kysely';

/** The stops and stations around a venue, for its map and the foot of every page. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await sql`alter table venue add column stops text not null default '[]'`.execute(db);
}
