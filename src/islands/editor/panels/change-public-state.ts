import type { EditingState } from '../../../lib/editing/calls.ts';
import { recordUrl } from '../api/record.ts';
import { request } from '../api/request.ts';
import { alerts } from '../stores/alerts.ts';
import { $content, $fieldErrors } from '../stores/content.ts';
import { addToHistory } from '../stores/history.ts';
import { autosave } from '../stores/autosave.ts';
import { $serverState, ifMatch } from '../stores/server-state.ts';
import { t } from '../i18n/t.ts';

/**
 * A call that changes what is public; what comes back is taken over.
 * @returns whether it was done
 */
export async function changePublicState(
  method: string,
  part: string,
  body: unknown,
  doneKey: string,
): Promise<boolean> {
  await autosave.save();
  // What is not on the server would be left out without a word.
  if (autosave.isUnsaved()) {
    alerts.show('error', t('save.failed'));
    return false;
  }
  const previousContent = $content.get();
  const result = await request<EditingState>(method, recordUrl(part), body, ifMatch());
  if (result.ok) {
    await autosave.applyServerState(result.value);
    if (part === 'draft') addToHistory(previousContent);
  } else {
    // A time that is refused is no field of the record: its message says all of it.
    const { at: _, ...fields } = result.failure.fields ?? {};
    // The answer names what it came upon first; what was wrong before still is.
    const fieldErrors = { ...$serverState.get()?.fieldErrors, ...fields };
    $fieldErrors.set(fieldErrors);
    const { current } = (result.body ?? {}) as { readonly current?: EditingState };
    if (current) await autosave.applyServerState(current);
    if (Object.keys(fields).length > 0) {
      const count = Object.keys(fieldErrors).length;
      alerts.show('error', t('publish.refused', { count }));
      return false;
    }
  }
  alerts.showResult(result, t(doneKey));
  return result.ok;
}
