import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import type { NoteRow } from '../../db/tables/note-schema.ts';

type Db = Kysely<Database> | Transaction<Database>;
export type StoredNote = Selectable<NoteRow>;

/** The record that notes are about. */
export interface NotedRecord {
  readonly kind: Kind;
  readonly id: number;
}

/** All notes of a record with their answers, the oldest first. */
export const notesOf = (db: Db, { kind, id }: NotedRecord): Promise<StoredNote[]> =>
  db
    .selectFrom('note')
    .selectAll()
    .where('kind', '=', kind)
    .where('record', '=', id)
    .orderBy('id')
    .execute();

export const noteById = async (db: Db, id: number): Promise<StoredNote | null> =>
  (await db.selectFrom('note').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Every note that is open or resolved, without answers, the newest first. */
export const threadsOfAll = (db: Db, isResolved: boolean): Promise<StoredNote[]> =>
  db
    .selectFrom('note')
    .selectAll()
    .where('parent', 'is', null)
    .where('resolved_at', isResolved ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** How many answers each note has that has any, and who wrote them. */
export const answersOfAll = (db: Db): Promise<Pick<StoredNote, 'parent' | 'created_by'>[]> =>
  db.selectFrom('note').select(['parent', 'created_by']).where('parent', 'is not', null).execute();

/** The ids of the notes that somebody is meant by. */
export async function notesMeaning(db: Db, user: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('note_mention')
    .innerJoin('note', 'note.id', 'note_mention.note')
    .select(['note.id', 'note.parent'])
    .where('user_id', '=', user)
    .execute();
  return new Set(rows.map(({ id, parent }) => parent ?? id));
}

/** Keeps a note with those who are meant by it. @returns its id */
export async function insertNote(
  tx: Transaction<Database>,
  note: Insertable<NoteRow>,
  mentions: readonly string[],
): Promise<number> {
  const { id } = await tx.insertInto('note').values(note).returning('id').executeTakeFirstOrThrow();
  for (const user of mentions)
    await tx.insertInto('note_mention').values({ note: id, user_id: user }).execute();
  return id;
}

/** Resolves a note, or opens it again. */
export async function setResolved(
  db: Db,
  id: number,
  resolved: Pick<StoredNote, 'resolved_at' | 'resolved_by'>,
): Promise<void> {
  await db.updateTable('note').set(resolved).where('id', '=', id).execute();
}

/** Deletes a note with its answers. */
export async function deleteNote(tx: Transaction<Database>, id: number): Promise<void> {
  const ids = tx
    .selectFrom('note')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('parent', '=', id)]));
  await tx.deleteFrom('note_mention').where('note', 'in', ids).execute();
  await tx.deleteFrom('note').where('parent', '=', id).execute();
  await tx.deleteFrom('note').where('id', '=', id).execute();
}

/** What somebody has written, the oldest first. */
export const notesBy = (db: Db, user: string): Promise<StoredNote[]> =>
  db.selectFrom('note').selectAll().where('created_by', '=', user).orderBy('id').execute();

/** Notes that hold some words, in any case of their letters. */
export async function notesNaming(db: Db, words: string): Promise<readonly StoredNote[]> {
  const sought = words.toLowerCase();
  const rows = await db.selectFrom('note').selectAll().orderBy('id').execute();
  return rows.filter(({ body, quote }) => `${body}\n${quote ?? ''}`.toLowerCase().includes(sought));
}

/** Writes what is left of a note once something was taken out of it. */
export async function setWords(
  db: Db,
  { id, body, quote }: Pick<StoredNote, 'id' | 'body' | 'quote'>,
): Promise<void> {
  await db.updateTable('note').set({ body, quote }).where('id', '=', id).execute();
}

/** Notes stay when an account goes; nobody is their author then. */
export async function forgetAuthor(db: Db, user: string): Promise<void> {
  await db.updateTable('note').set({ created_by: null }).where('created_by', '=', user).execute();
  await db.updateTable('note').set({ resolved_by: null }).where('resolved_by', '=', user).execute();
  await db.deleteFrom('note_mention').where('user_id', '=', user).execute();
}
