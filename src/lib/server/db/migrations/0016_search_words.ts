import type { Kysely } from 'kysely';

/**
 * What was searched for, by the day in Berlin, and nobody who did. `searched_key` and
 * `searched_asker` hold one day and are emptied at its end.
 */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema
    .createTable('searched_word')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('askers', 'integer', (c) => c.notNull())
    .addColumn('is_found', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('searched_word_key', ['day', 'locale', 'word'])
    .execute();
  await db.schema
    .createTable('searched_key')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('searched_asker')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('searched_asker_key', ['day', 'hash'])
    .execute();
}
