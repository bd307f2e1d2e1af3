import type { Kysely } from 'kysely';
import { createRecordTable, withRisingId } from './create-table.ts';

type Db = Kysely<Record<string, never>>;

/** Forms, what was begun and what was sent with them, files of either, and what programs sent. */
export async function up(db: Db): Promise<void> {
  await createRecordTable(db, 'form', {
    text: [
      ...['title', 'intro', 'submit_text', 'consent_text', 'after_text'].flatMap(inBoth),
      ...['confirmation_subject', 'confirmation_text'].flatMap(inBoth),
      ...['fields', 'step_titles', 'recipients', 'action'],
    ],
    integer: ['sends_confirmation', 'keep_days'],
    optionalReferences: { after_page: 'page' },
  });
  await createEntries(db);
  await createDrafts(db);
  await createFiles(db);
  await db.schema
    .createTable('form_spam')
    .addColumn('form', 'integer', (c) => c.notNull().references('form.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('form_spam_day', ['form', 'day'] as never)
    .execute();
}

const inBoth = (field: string) => [`${field}_de`, `${field}_en`];

const index = (db: Db, table: string, columns: readonly string[]) =>
  db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();

async function createEntries(db: Db) {
  await withRisingId(db, 'form_entry')
    // No form is deleted while somebody's words are kept under it.
    .addColumn('form', 'integer', (c) => c.notNull().references('form.id'))
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('delete_at', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    // The same sending is stored once, whatever the code does.
    .addColumn('request_key', 'text', (c) => c.notNull().unique())
    .execute();
  await index(db, 'form_entry', ['form', 'id']);
  await index(db, 'form_entry', ['delete_at']);
  await index(db, 'form_entry', ['email']);
}

async function createDrafts(db: Db) {
  await db.schema
    .createTable('form_draft')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('form', 'integer', (c) => c.notNull().references('form.id').onDelete('cascade'))
    .addColumn('step', 'integer', (c) => c.notNull())
    .addColumn('raw', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('file_errors', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await index(db, 'form_draft', ['expires_at']);
}

async function createFiles(db: Db) {
  await db.schema
    .createTable('form_file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Null: nobody sent it yet; only its visitor can, and once.
    .addColumn('entry', 'integer', (c) => c.references('form_entry.id').onDelete('cascade'))
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('extension', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['entry', 'visitor', 'network', 'received_at'])
    await index(db, 'form_file', [column]);
}
