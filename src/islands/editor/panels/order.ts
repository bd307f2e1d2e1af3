import type { EditingState } from '../../../lib/editing/calls.ts';
import { editing } from '../host.ts';
import { ask } from '../request.ts';
import { alertAnswer, alertOf } from '../stores/alert.ts';
import { $content, $mistakes } from '../stores/content.ts';
import { remember } from '../stores/document.ts';
import { ifMatch, isUnsaved, save, takeOver } from '../stores/saving.ts';
import { word } from '../words.ts';

/** A call that changes what is public; what comes back is taken over. */
export async function order(
  method: string,
  part: string,
  body: unknown,
  done: string,
): Promise<void> {
  await save();
  // What is not on the server would be left out without a word.
  if (isUnsaved()) {
    alertOf('error', word('save.failed'));
    return;
  }
  const before = $content.get();
  const answer = await ask<EditingState>(method, editing(part), body, ifMatch());
  if (answer.ok) {
    takeOver(answer.value);
    if (part === 'draft') remember(before);
  } else {
    $mistakes.set(answer.failure.fields ?? {});
    const { current } = (answer.body ?? {}) as { readonly current?: EditingState };
    if (current) takeOver(current);
  }
  alertAnswer(answer, word(done));
}
