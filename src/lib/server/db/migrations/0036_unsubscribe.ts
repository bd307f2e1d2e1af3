import { sql, type Kysely } from 'kysely';

/** The address by which a mail program ends what a message comes from. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await sql`alter table outbox add column unsubscribe text`.execute(db);
}
