import { sql, type Kysely } from 'kysely';

const COLUMNS = [
  ['record_version', 'door', 'write_source'],
  ['favourites_calendar', 'told', 'notified'],
  ['favourites_calendar', 'made_at', 'created_at'],
  ['api_token', 'made_at', 'created_at'],
  ['release_item', 'verdict_word', 'review_comment'],
  ['schedule', 'ordered_by', 'scheduled_by'],
] as const;

/** Columns and a table get the names that the code has for them. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  for (const [table, before, after] of COLUMNS)
    await db.schema.alterTable(table).renameColumn(before, after).execute();
  await db.schema.alterTable('kept_form').renameTo('form_state').execute();
  await sql`drop index kept_form_expires_at`.execute(db);
  await db.schema
    .createIndex('form_state_expires_at')
    .on('form_state')
    .column('expires_at')
    .execute();
}
