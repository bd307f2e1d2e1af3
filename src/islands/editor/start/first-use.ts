import { followSelection } from '../canvas/notes/notes.ts';
import { followLostFocus } from '../canvas/presence/lost-focus.ts';
import { startListWriting } from '../writing/list-entries.ts';
import { followTextSteps } from '../writing/text-steps.ts';

/** What nobody needs before the first press or key on the page. */
export function start(): void {
  followLostFocus();
  // What a note can be about is followed before anybody wants to write one.
  followSelection();
  followTextSteps();
  startListWriting();
}
