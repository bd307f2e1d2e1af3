import { sql, type Insertable } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { isPostgres, type SearchDb } from './engine.ts';

/** What is kept of a document beside the tokens by which it is found. */
export type SearchDocumentFacts = Omit<Insertable<Database['search_document']>, 'id'> & {
  /** JSON: pairs of a field's name and a text of it. */
  readonly texts: string;
};

export type NewSearchDocument = SearchDocumentFacts & {
  readonly tokens: readonly string[];
};

/** Another record that documents of a record name. */
export interface NamedRecord {
  readonly kind: Kind;
  readonly id: number;
}

/** Takes all documents of a record out of the index. */
export async function deleteDocuments(db: SearchDb, kind: Kind, record: number): Promise<void> {
  if (!isPostgres(db))
    await sql`delete from search_tokens where rowid in
      (select id from search_document where kind = ${kind} and record = ${record})`.execute(db);
  await db
    .deleteFrom('search_document')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .execute();
}

/** Writes the documents of a record, one a language; those that were there have been deleted. */
export async function insertDocuments(
  db: SearchDb,
  documents: readonly NewSearchDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map(({ tokens, texts: _, ...row }) =>
    isPostgres(db) ? { ...row, tokens: sql`array_to_tsvector(${tokens}::text[])` } : row,
  );
  const inserted = await db.insertInto('search_document').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id);
  const texts = documents.map((document, index) => ({
    document: ids[index] ?? 0,
    texts: document.texts,
  }));
  await db.insertInto('search_text').values(texts).execute();
  if (isPostgres(db)) return;
  const tokens = documents.map(
    (document, index) => sql`(${ids[index] ?? 0}, ${document.tokens.join(' ')})`,
  );
  await sql`insert into search_tokens (rowid, tokens) values ${sql.join(tokens)}`.execute(db);
}

/** The documents of a record as the index has them, in the order of their languages. */
export async function documentsOfRecord(
  db: SearchDb,
  { kind, id }: NamedRecord,
): Promise<readonly SearchDocumentFacts[]> {
  return db
    .selectFrom('search_document')
    .innerJoin('search_text', 'search_text.document', 'search_document.id')
    .select([
      'kind',
      'record',
      'locale',
      'analyser',
      'is_event',
      'first_day',
      'last_day',
      'visible_from',
      'kind_rank',
      'title_length',
      'title_words',
      'title',
      'href',
      'texts',
    ])
    .where('kind', '=', kind)
    .where('record', '=', id)
    .orderBy('locale')
    .execute();
}

/** Which records the documents of a record name. */
async function referencesOf(db: SearchDb, { kind, id }: NamedRecord): Promise<string> {
  const rows = await db
    .selectFrom('search_reference')
    .select(['target_kind', 'target'])
    .where('kind', '=', kind)
    .where('record', '=', id)
    .execute();
  return keysOf(rows.map((row) => ({ kind: row.target_kind as Kind, id: row.target })));
}

const keysOf = (records: readonly NamedRecord[]): string =>
  records
    .map(({ kind, id }) => `${kind}:${id}`)
    .sort()
    .join(' ');

/** Notes which records the documents of a record name. */
export async function writeReferences(
  db: SearchDb,
  owner: NamedRecord,
  targets: readonly NamedRecord[],
): Promise<void> {
  if ((await referencesOf(db, owner)) === keysOf(targets)) return;
  await db
    .deleteFrom('search_reference')
    .where('kind', '=', owner.kind)
    .where('record', '=', owner.id)
    .execute();
  const rows = targets.map((target) => ({
    kind: owner.kind,
    record: owner.id,
    target_kind: target.kind,
    target: target.id,
  }));
  if (rows.length > 0) await db.insertInto('search_reference').values(rows).execute();
}

/** Empties the index, for a database that is filled anew. */
export async function deleteIndex(db: SearchDb): Promise<void> {
  if (!isPostgres(db))
    await sql`insert into search_tokens (search_tokens) values ('delete-all')`.execute(db);
  for (const table of [
    'search_document',
    'search_reference',
    'search_queue',
    'search_word',
    'search_trigram',
  ] as const)
    await db.deleteFrom(table).execute();
}
