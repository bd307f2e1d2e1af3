import { isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import { mayDo } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { NoteCounts } from '../../../editing/calls.ts';
import type {
  NoteEntry,
  NotePerson,
  NotesAnswer,
  NoteThread,
} from '../../../editing/notes/note.ts';
import { failure, type Failure } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { LoginUserRow } from '../../db/tables/login-schema.ts';
import { notesOf, type NotedRecord, type StoredNote } from '../../repositories/notes/notes.ts';
import { allUsers } from '../../repositories/users.ts';
import { isAllowed } from '../accounts/access.ts';
import { type Caller, nameOfUser } from '../accounts/user.ts';

type Db = OpenDatabase['db'];

export const noNote = (locale: Locale) =>
  failure('not_found', translator(locale)('notes:error.gone'));

/** Why somebody has nothing to do with the notes of a record: who may edit it has; null: they have. */
export function noteDenial(caller: Caller, kind: Kind, locale: Locale): Failure | null {
  const t = translator(locale);
  if (!isAllowed(caller, kind, 'write'))
    return failure('forbidden', t('notes:error.right')).failure;
  // What has no page of its own has no place for one.
  return isVersioned(kind) ? null : failure('not_found', t('editing:error.gone')).failure;
}

/** Whether an account can be meant by a note on a kind of record. */
export const canBeMeant = (user: LoginUserRow, kind: Kind): boolean =>
  user.is_disabled === 0 && mayDo(user.role, kind, 'write');

/**
 * Why a note cannot be deleted; null: it can. Who wrote it deletes it as long as nobody else has
 * answered; an administrator deletes any.
 * @param authors who answered it
 */
export function deletionDenial(
  { created_by }: Pick<StoredNote, 'created_by'>,
  authors: readonly (string | null)[],
  { user, role }: Caller,
): 'own' | 'answered' | null {
  if (role === 'admin' && user !== null) return null;
  if (user === null || created_by !== user.id) return 'own';
  return authors.every((author) => author === user.id) ? null : 'answered';
}

/** Names of users by their ids; empty for accounts that are gone. */
export const namesIn = (users: readonly LoginUserRow[]): ((id: string | null) => string) => {
  const names = new Map(users.map((user) => [user.id, nameOfUser(user)]));
  return (id) => names.get(id ?? '') ?? '';
};

/** The notes of a record as threads, those of the page before those of deleted modules, as they were written. */
export function threadsOf(
  notes: readonly StoredNote[],
  users: readonly LoginUserRow[],
  caller: Caller,
): readonly NoteThread[] {
  const nameOf = namesIn(users);
  const answers = Map.groupBy(notes, ({ parent }) => parent);
  const entryOf = (note: StoredNote): NoteEntry => ({
    id: note.id,
    body: note.body,
    at: note.created_at,
    by: nameOf(note.created_by),
    mayDelete:
      deletionDenial(
        note,
        (answers.get(note.id) ?? []).map(({ created_by: by }) => by),
        caller,
      ) === null,
  });
  return (answers.get(null) ?? []).map((note) => ({
    ...entryOf(note),
    module: note.module,
    field: note.field,
    quote: note.quote,
    language: note.language,
    resolved:
      note.resolved_at === null ? null : { at: note.resolved_at, by: nameOf(note.resolved_by) },
    answers: (answers.get(note.id) ?? []).map(entryOf),
  }));
}

/** Who can be meant by a note on a kind of record. */
export const peopleIn = (
  users: readonly LoginUserRow[],
  kind: Kind,
  caller: Caller,
): readonly NotePerson[] =>
  users
    .filter((user) => canBeMeant(user, kind) && user.id !== caller.user?.id)
    .map((user) => ({ id: user.id, name: nameOfUser(user) }));

/** All notes of a record as somebody sees them who may edit it. */
export async function noteList(db: Db, record: NotedRecord, caller: Caller): Promise<NotesAnswer> {
  const users = await allUsers(db);
  const threads = threadsOf(await notesOf(db, record), users, caller);
  return { threads, people: peopleIn(users, record.kind, caller) };
}

/** How many notes of a record are open, in all and of each module. */
export async function noteCounts(db: Db, record: NotedRecord): Promise<NoteCounts> {
  const notes = await notesOf(db, record);
  const open = notes.filter(({ parent, resolved_at: at }) => parent === null && at === null);
  const modules = Map.groupBy(open, ({ module }) => module ?? '');
  modules.delete('');
  const last = notes.at(-1);
  const sum = open.reduce((all, { id }) => all + id, 0);
  return {
    open: open.length,
    modules: Object.fromEntries([...modules].map(([id, { length }]) => [id, length])),
    stamp: last === undefined ? '' : [notes.length, last.id, open.length, sum].join('-'),
  };
}
