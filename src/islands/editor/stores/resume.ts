import { atom } from 'nanostores';
import type { EditingState } from '../../../lib/editing/calls.ts';
import { isSame } from '../../../lib/editing/content.ts';
import { $future, $past } from './content.ts';
import { forgetJournal, readJournal } from './journal.ts';
import { begin } from './saving.ts';

interface Offer {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  readonly choose: (goOn: boolean) => void;
}

/** Asks whether to go on with what was not saved; null: there is nothing to ask. */
export const $offered = atom<Offer | null>(null);

const decision = (at: number): Promise<boolean> =>
  new Promise((resolve) => {
    $offered.set({
      at,
      choose(goOn) {
        $offered.set(null);
        resolve(goOn);
      },
    });
  });

/**
 * Begins with the server's state and with what this browser remembers: the steps
 * that can be undone, and what was not saved any more. That is offered, and put on
 * top of what is there now; nothing newer is taken back by it.
 */
export async function resume(state: EditingState): Promise<void> {
  const journal = await readJournal();
  if (journal === null) {
    begin(state, null);
    return;
  }
  const isUnsaved = !isSame(journal.base, journal.content);
  if (isUnsaved && !isSame(journal.content, state.content) && !(await decision(journal.at))) {
    await forgetJournal();
    begin(state, null);
    return;
  }
  $past.set(journal.past);
  $future.set(journal.future);
  begin(state, isUnsaved ? journal : null);
}
