import type { Transaction } from 'kysely';
import { millisecondsInMinute } from 'date-fns/constants';
import { z } from 'zod';
import { lineText, paragraphsText } from '../../../../content/fields/plain-text.ts';
import { recordId } from '../../../../content/fields/reference.ts';
import {
  LOCALES,
  MAX_NOTES,
  NOTE_CHARACTERS,
  NOTE_QUOTE_CHARACTERS,
  type Locale,
} from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { NotesAnswer, WrittenNote } from '../../../editing/notes/note.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { Env } from '../../config/env.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import * as notes from '../../repositories/notes/notes.ts';
import type { NotedRecord, StoredNote } from '../../repositories/notes/notes.ts';
import { recordById } from '../../repositories/records.ts';
import { allUsers } from '../../repositories/users.ts';
import { type Caller, type User, nameOfUser } from '../accounts/user.ts';
import type { Outbox } from '../mail/outbox.ts';
import { canBeMeant, deletionDenial, noNote, noteDenial, noteList } from './note-list.ts';
import { noteMessage } from './note-mail.ts';

/** What a note says, and what it is about; an answer is about what the note is that it answers. */
export const newNoteSchema = z.strictObject({
  parent: recordId.nullable().default(null),
  language: z.enum(LOCALES),
  module: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/u)
    .nullable()
    .default(null),
  field: z
    .string()
    .max(200)
    .regex(/^[\w.-]+$/u)
    .nullable()
    .default(null),
  quote: lineText(NOTE_QUOTE_CHARACTERS).nullable().default(null),
  body: paragraphsText(NOTE_CHARACTERS).min(1),
  /** Ids of accounts. */
  mentions: z.array(z.string().max(64)).max(50).default([]),
});
export type NewNote = z.output<typeof newNoteSchema>;
export const resolvedSchema = z.strictObject({ is_resolved: z.boolean() });

/** What notes need of the application. */
export interface NoteServices {
  readonly database: OpenDatabase;
  readonly outbox: Outbox;
  readonly env: Pick<Env, 'siteOrigin'>;
  readonly now: () => Date;
}

/** Who does something with a note, and the language of errors. */
export interface NoteEditor {
  readonly caller: Caller;
  readonly locale: Locale;
}

type Tx = Transaction<Database>;

/** As long as the same note sent again is the same one: its answer was lost, or the button pressed twice. */
const SAME_NOTE_MS = 2 * millisecondsInMinute;

const refused = (reason: Failure) => ({ ok: false, failure: reason }) as const;

/** The person who writes; a program is none. */
function writerOf({ caller, locale }: NoteEditor, record: NotedRecord): Result<User> {
  const denial = noteDenial(caller, record.kind, locale);
  if (denial !== null) return refused(denial);
  if (caller.user === null) return failure('invalid', translator(locale)('notes:error.person'));
  return success(caller.user);
}

/** The note of a record that an address names; null: there is no such one. */
async function noteIn(tx: Tx, { kind, id }: NotedRecord, number: number) {
  const note = await notes.noteById(tx, number);
  return note?.kind === kind && note.record === id ? note : null;
}

/** Why a note cannot be written there; null: it can. */
async function placeProblem(
  tx: Tx,
  record: NotedRecord,
  { parent }: NewNote,
  locale: Locale,
): Promise<Failure | null> {
  const t = translator(locale);
  const there = await notes.notesOf(tx, record);
  if (there.length >= MAX_NOTES)
    return failure('conflict', t('notes:error.tooMany', { most: MAX_NOTES })).failure;
  if (parent === null) {
    const isThere = (await recordById(tx, record.kind, record.id)) !== null;
    return isThere ? null : failure('not_found', t('editing:error.gone')).failure;
  }
  const thread = there.find(({ id }) => id === parent);
  if (thread?.parent !== null) return noNote(locale).failure;
  return thread.resolved_at === null
    ? null
    : failure('conflict', t('notes:error.resolved')).failure;
}

/** Who writes a note, when, and in which language errors are told. */
interface Written {
  readonly by: User;
  readonly at: Date;
  readonly locale: Locale;
}

/** The same note of the same person, if it was written just now. */
async function sameNote(tx: Tx, record: NotedRecord, note: NewNote, { by, at }: Written) {
  const since = instantText(new Date(at.getTime() - SAME_NOTE_MS));
  return (await notes.notesOf(tx, record)).find(
    (one) =>
      one.created_by === by.id &&
      one.created_at >= since &&
      one.body === note.body &&
      one.parent === note.parent &&
      (note.parent !== null || (one.module === note.module && one.quote === note.quote)),
  );
}

/** Keeps a note and tells whom it means. @returns its id and the names of those who are told */
async function keep(
  tx: Tx,
  { outbox, env }: NoteServices,
  { record, note: { mentions, ...note } }: { record: NotedRecord; note: NewNote },
  { by, at, locale }: Written,
): Promise<Result<{ readonly id: number; readonly told: readonly string[] }>> {
  const users = await allUsers(tx);
  const meant = users.filter(({ id }) => mentions.includes(id) && id !== by.id);
  const isAnybodyElse = meant.some((user) => !canBeMeant(user, record.kind));
  if (isAnybodyElse || mentions.some((id) => users.every((user) => user.id !== id)))
    return failure('invalid', translator(locale)('notes:error.meant'));
  const isAnswer = note.parent !== null;
  const row = {
    ...note,
    ...(isAnswer && { module: null, field: null, quote: null }),
    quote: isAnswer ? null : note.quote || null,
    kind: record.kind,
    record: record.id,
    created_at: instantText(at),
    created_by: by.id,
  };
  const ids = meant.map(({ id }) => id);
  const id = await notes.insertNote(tx, row, ids);
  const { siteOrigin } = env;
  const thread = note.parent ?? id;
  const about = isAnswer ? ((await notes.noteById(tx, thread))?.quote ?? null) : row.quote;
  const told: string[] = [];
  for (const to of meant) {
    const said = { thread, body: note.body, quote: about, author: nameOfUser(by) };
    const message = await noteMessage(tx, record, said, { to, siteOrigin });
    // Where too many wait, the note stands and nobody is said to be told.
    if (await outbox.enqueue(tx, message)) told.push(nameOfUser(to));
  }
  return success({ id, told });
}

/** Writes a note or an answer, and tells by mail whom it means. */
export async function writeNote(
  app: NoteServices,
  record: NotedRecord,
  note: NewNote,
  editor: NoteEditor,
): Promise<Result<WrittenNote>> {
  const { caller, locale } = editor;
  const by = writerOf(editor, record);
  if (!by.ok) return by;
  const writing = { by: by.value, at: app.now(), locale };
  const written = await transaction(app.database, async (tx) => {
    const same = await sameNote(tx, record, note, writing);
    if (same !== undefined) return success({ id: same.id, told: [] });
    const problem = await placeProblem(tx, record, note, locale);
    if (problem !== null) return refused(problem);
    return keep(tx, app, { record, note }, writing);
  });
  if (!written.ok) return written;
  return success({ ...(await noteList(app.database.db, record, caller)), ...written.value });
}

/** Does something with a note of a record. @returns all notes as they are then */
async function change(
  app: NoteServices,
  { record, number }: { readonly record: NotedRecord; readonly number: number },
  editor: NoteEditor,
  run: (tx: Tx, note: StoredNote, by: User) => Promise<Result<null>>,
): Promise<Result<NotesAnswer>> {
  const { caller, locale } = editor;
  const by = writerOf(editor, record);
  if (!by.ok) return by;
  const done = await transaction(app.database, async (tx) => {
    const note = await noteIn(tx, record, number);
    return note === null ? noNote(locale) : run(tx, note, by.value);
  });
  return done.ok ? success(await noteList(app.database.db, record, caller)) : done;
}

/** Resolves a note, or opens it again. Idempotent: who resolved it first stays. */
export const resolveNote = (
  app: NoteServices,
  record: NotedRecord,
  { number, isResolved }: { readonly number: number; readonly isResolved: boolean },
  editor: NoteEditor,
): Promise<Result<NotesAnswer>> =>
  change(app, { record, number }, editor, async (tx, note, by) => {
    if (note.parent !== null) return noNote(editor.locale);
    if ((note.resolved_at !== null) === isResolved) return success(null);
    const at = instantText(app.now());
    await notes.setResolved(tx, note.id, {
      resolved_at: isResolved ? at : null,
      resolved_by: isResolved ? by.id : null,
    });
    return success(null);
  });

/** Deletes a note with its answers, or an answer. */
export const deleteNote = (
  app: NoteServices,
  record: NotedRecord,
  number: number,
  editor: NoteEditor,
): Promise<Result<NotesAnswer>> =>
  change(app, { record, number }, editor, async (tx, note) => {
    const answers = (await notes.notesOf(tx, record)).filter(({ parent }) => parent === note.id);
    const authors = answers.map(({ created_by: author }) => author);
    const denial = deletionDenial(note, authors, editor.caller);
    if (denial !== null)
      return failure('forbidden', translator(editor.locale)(`notes:error.${denial}`));
    await notes.deleteNote(tx, note.id);
    return success(null);
  });

/** All notes of a record, for whoever may edit it. */
export async function readNotes(
  { database: { db } }: Pick<NoteServices, 'database'>,
  record: NotedRecord,
  { caller, locale }: NoteEditor,
): Promise<Result<NotesAnswer>> {
  const denial = noteDenial(caller, record.kind, locale);
  if (denial !== null) return refused(denial);
  return success(await noteList(db, record, caller));
}
