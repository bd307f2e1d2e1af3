import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

/**
 * What the search finds, with the words of it that each engine looks up by itself:
 * a table of FTS5, or a `tsvector` with a GIN index. Words come from one analyser of ours
 * (`lib/search`), so both engines take them as they are. Words are compared byte by byte.
 */
export async function up(db: Db): Promise<void> {
  await createDocuments(db);
  await createQueue(db);
  await createDictionary(db);
}

type Db = Kysely<Record<string, never>>;

const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
/** PostgreSQL would compare by the rules of a language; SQLite compares bytes anyway. */
const wordType = (db: Db) => (isPostgres(db) ? sql`text collate "C"` : sql`text`);

async function createDocuments(db: Db): Promise<void> {
  await withRisingId(db, 'search_document')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('analyser', 'integer', (c) => c.notNull())
    .addColumn('is_event', 'integer', (c) => c.notNull())
    .addColumn('first_day', 'text')
    .addColumn('last_day', 'text')
    .addColumn('visible_from', 'text')
    .addColumn('kind_rank', 'integer', (c) => c.notNull())
    .addColumn('title_length', 'integer', (c) => c.notNull())
    .addColumn('title_words', wordType(db), (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('href', 'text', (c) => c.notNull())
    .addUniqueConstraint('search_document_of_record', ['kind', 'record', 'locale'])
    .execute();

  // By themselves: counting and sorting reads the rows of all that matches.
  await db.schema
    .createTable('search_text')
    .addColumn('document', 'integer', (c) =>
      c.primaryKey().references('search_document.id').onDelete('cascade'),
    )
    .addColumn('texts', 'text', (c) => c.notNull())
    .execute();

  if (isPostgres(db)) {
    await sql`alter table search_document add column tokens tsvector not null`.execute(db);
    await sql`create index search_document_tokens on search_document using gin (tokens)`.execute(
      db,
    );
  } else {
    await sql`create virtual table search_tokens using fts5(
      tokens, content='', contentless_delete=1, tokenize='ascii', detail='none')`.execute(db);
  }
}

async function createQueue(db: Db): Promise<void> {
  // Which documents name a record, so that they follow when it is renamed.
  await db.schema
    .createTable('search_reference')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('target_kind', 'text', (c) => c.notNull())
    .addColumn('target', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_reference_key', ['kind', 'record', 'target_kind', 'target'])
    .execute();
  await db.schema
    .createIndex('search_reference_target')
    .on('search_reference')
    .columns(['target_kind', 'target'])
    .execute();

  // Records whose documents have to be made anew: at once, or at an instant.
  await db.schema
    .createTable('search_queue')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_queue_key', ['kind', 'record'])
    .execute();
  await db.schema
    .createIndex('search_queue_due')
    .on('search_queue')
    .columns(['due_at', 'kind', 'record'])
    .execute();

  // Which analyser the index was made by: another one makes it anew.
  await db.schema
    .createTable('search_state')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('analyser', 'integer', (c) => c.notNull())
    .execute();
}

async function createDictionary(db: Db): Promise<void> {
  const word = wordType(db);
  // The words of all documents, by which misspelt and put together ones are told.
  await db.schema
    .createTable('search_word')
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('word', word, (c) => c.notNull())
    .addColumn('spelling', 'text', (c) => c.notNull())
    .addColumn('stem', word, (c) => c.notNull())
    .addColumn('reversed_stem', word, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_word_key', ['locale', 'word'])
    .execute();
  for (const column of ['stem', 'reversed_stem'])
    await db.schema
      .createIndex(`search_word_${column}`)
      .on('search_word')
      .columns(['locale', column])
      .execute();
  await db.schema
    .createTable('search_trigram')
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('trigram', word, (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('word', word, (c) => c.notNull())
    .addPrimaryKeyConstraint('search_trigram_key', ['locale', 'trigram', 'length', 'word'])
    // The key is all of it: one tree instead of two.
    .modifyEnd(isPostgres(db) ? sql`` : sql`without rowid`)
    .execute();
}
