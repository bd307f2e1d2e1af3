import { followSelection } from '../canvas/notes/notes.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import { moduleOffer } from '../api/library.ts';
import { followLostFocus } from '../canvas/presence/lost-focus.ts';
import { $content } from '../stores/content.ts';
import { $selected } from '../stores/selection.ts';
import { followTextSteps } from '../writing/text-steps.ts';

/** What writes lists on the page comes with the first module that has one. */
function loadListWriting(): void {
  const stop = $selected.subscribe((id) => {
    const module = id === null ? null : moduleById($content.get().modules, id);
    const fields = module && moduleOffer(module.kind)?.fields;
    if (!fields?.some(({ control }) => control === 'list')) return;
    queueMicrotask(() => stop());
    void import('../writing/list-entries.ts').then((lists) => lists.startListWriting());
  });
}

/** What nobody needs before the first press or key on the page. */
export function start(): void {
  followLostFocus();
  // What a note can be about is followed before anybody wants to write one.
  followSelection();
  followTextSteps();
  loadListWriting();
}
