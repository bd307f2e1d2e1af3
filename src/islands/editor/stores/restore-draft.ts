import { atom } from 'nanostores';
import type { EditingState } from '../../../lib/editing/calls.ts';
import { isSame } from '../../../lib/editing/content.ts';
import { autosave } from './autosave.ts';
import { $future, $past } from './history.ts';
import { journal, type JournalEntry } from './journal.ts';

interface RestoreOffer {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  readonly choose: (isRestored: boolean) => void;
}

/** The local draft that is offered to the editor; null: none. */
export const $restoreOffer = atom<RestoreOffer | null>(null);

const askToRestore = (at: number): Promise<boolean> =>
  new Promise((resolve) => {
    $restoreOffer.set({
      at,
      choose(isRestored) {
        $restoreOffer.set(null);
        resolve(isRestored);
      },
    });
  });

/**
 * Begins with the server's state and with what this browser remembers: the steps
 * that can be undone, and what was not saved any more. That is offered, and put on
 * top of what is there now; nothing newer is taken back by it.
 */
export async function restoreDraft(state: EditingState, entry: JournalEntry | null): Promise<void> {
  if (entry === null) {
    autosave.begin(state, null);
    return;
  }
  const isUnsaved = !isSame(entry.base, entry.content);
  if (isUnsaved && !isSame(entry.content, state.content) && !(await askToRestore(entry.at))) {
    await journal.clear();
    autosave.begin(state, null);
    return;
  }
  $past.set(entry.past);
  $future.set(entry.future);
  autosave.begin(state, isUnsaved ? entry : null);
}
