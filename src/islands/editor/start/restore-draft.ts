import type { EditingState } from '../../../lib/editing/calls.ts';
import { isSame } from '../../../lib/editing/content.ts';
import { autosave } from '../stores/autosave.ts';
import { $future, $past } from '../stores/history.ts';
import { journal, type JournalEntry } from '../stores/journal.ts';

/** Most visits have nothing to ask; where the question does not come, nothing is thrown away. */
const isRestored = (at: number): Promise<boolean> =>
  import('./ask-to-restore.ts').then(
    ({ askToRestore }) => askToRestore(at),
    () => true,
  );

/**
 * Begins with the server's state and with what this browser remembers: the steps
 * that can be undone, and what was not saved any more. That is offered, and put on
 * top of what is there now; nothing newer is taken back by it.
 */
export async function restoreDraft(state: EditingState, entry: JournalEntry | null): Promise<void> {
  if (entry === null) {
    await autosave.begin(state, null);
    return;
  }
  const isUnsaved = !isSame(entry.base, entry.content);
  if (isUnsaved && !isSame(entry.content, state.content) && !(await isRestored(entry.at))) {
    await journal.clear();
    await autosave.begin(state, null);
    return;
  }
  $past.set(entry.past);
  $future.set(entry.future);
  await autosave.begin(state, isUnsaved ? entry : null);
}
