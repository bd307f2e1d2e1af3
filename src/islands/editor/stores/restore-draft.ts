import type { EditingState } from '../../../lib/editing/calls.ts';
import { isSame } from '../../../lib/editing/content.ts';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';
import { autosave } from './autosave.ts';
import { $future, $past } from './history.ts';
import { journal, type JournalEntry } from './journal.ts';
import { ask } from './question.ts';

/** ED-03: what was done here earlier and is not on the server is offered back. */
const askToRestore = (at: number): Promise<boolean> =>
  ask({
    title: t('resume.title'),
    why: t('resume.why', { at: formatDateTime(at) }),
    yes: t('resume.goOn'),
    no: t('resume.discard'),
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
