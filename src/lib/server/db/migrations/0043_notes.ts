import type { Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

/** Where a note belongs, and who did what with it. */
const OPTIONAL = ['field', 'quote', 'created_by', 'resolved_at', 'resolved_by', 'module'];

/** What editors write to each other about a place of a page, and who is meant. Instants are ISO texts. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  let note = withRisingId(db, 'note')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('parent', 'integer')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull());
  for (const column of OPTIONAL) note = note.addColumn(column, 'text');
  await note.execute();
  await db.schema
    .createIndex('note_of')
    .on('note')
    .columns(['kind', 'record'] as never)
    .execute();
  await db.schema
    .createTable('note_mention')
    .addColumn('note', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('note_mention_of', ['note', 'user_id'] as never)
    .execute();
}
