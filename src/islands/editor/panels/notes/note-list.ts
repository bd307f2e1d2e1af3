import { atom } from 'nanostores';
import type { NotesAnswer, NoteThread } from '../../../../lib/editing/notes/note.ts';
import { recordUrl } from '../../api/record.ts';
import { request, type ApiResult } from '../../api/request.ts';
import { startNotes } from '../../canvas/notes/notes.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { t } from '../../i18n/t.ts';
import { announce } from '../../stores/live-region.ts';
import { $noteCounts } from '../../stores/notes.ts';

/** The notes of this page, as they last came; null: not yet. */
export const $notes = atom<NotesAnswer | null>(null);
/** Why they did not come; null: they did, or are on their way. */
export const $notesFailure = atom<string | null>(null);

/** What an answer of the server says, at the bar and at the modules, too. */
function take(answer: NotesAnswer): void {
  $notes.set(answer);
  $notesFailure.set(null);
  const open = answer.threads.filter(({ resolved }) => resolved === null);
  const ofModules = Map.groupBy(
    open.filter(({ module }) => module !== null),
    ({ module }) => module ?? '',
  );
  const modules = Object.fromEntries([...ofModules].map(([id, { length }]) => [id, length]));
  // The server says the stamp, by which others’ notes are told from these.
  $noteCounts.set({ ...$noteCounts.get(), open: open.length, modules });
  startNotes();
}

const idsIn = (answer: NotesAnswer | null): ReadonlySet<number> =>
  new Set(answer?.threads.flatMap(({ id, answers }) => [id, ...answers.map((one) => one.id)]));

/** Fetches all notes. What came before stays where that fails. */
export async function loadNotes(): Promise<void> {
  $notesFailure.set(null);
  const result = await request<NotesAnswer | null>('GET', recordUrl('notes'));
  if (!result.ok || result.value === null) {
    $notesFailure.set(result.ok ? t('load.unreadable') : failureText(result));
    return;
  }
  const before = $notes.get();
  take(result.value);
  const known = idsIn(before);
  const isNew = before !== null && [...idsIn(result.value)].some((id) => !known.has(id));
  if (isNew) announce(t('notes.loaded'));
}

/** Sends something that changes notes, and takes over what the server answers. */
export async function sendNotes<Answer extends NotesAnswer>(
  method: string,
  part: string,
  body?: unknown,
): Promise<ApiResult<Answer>> {
  const result = await request<Answer>(method, recordUrl(`notes${part}`), body);
  if (result.ok) take(result.value);
  return result;
}

/** Whether a note is among those that are shown. */
export const isShown = ({ resolved }: NoteThread, showsResolved: boolean): boolean =>
  (resolved !== null) === showsResolved;
