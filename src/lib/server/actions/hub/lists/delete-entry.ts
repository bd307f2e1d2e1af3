import type { FormEntity } from '../../../../../content/records/form.ts';
import { failure, success, type Result } from '../../../../result.ts';
import * as entries from '../../../repositories/forms/entries.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { removeEntries } from '../../../services/forms/retention.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { DELETE } from '../../../page-data/hub/lists/form-entries.ts';

/** Deletes an entry of a form, with its files. */
export async function deleteEntry(
  { app, locale, t }: PageContext,
  form: FormEntity,
  data: FormData,
  caller: Caller,
): Promise<Result<string>> {
  const right = { subject: 'form_entry', action: 'delete' } as const;
  const denial = checkReadAccess(caller, right, locale);
  if (denial !== null) return { ok: false, failure: denial };
  const id = data.get('id');
  if (data.get('action') !== DELETE || typeof id !== 'string' || !/^[1-9]\d{0,8}$/u.test(id))
    return failure('invalid', t('system:form.broken'));
  const entry = await entries.formEntryById(app.database.db, Number(id));
  if (entry?.form === form.id) {
    const note = { by: actorOf(caller, locale), ...right, record: entry.id };
    await removeEntries(app, [entry.id], (tx) => app.audit.note(note, tx));
  }
  return success(DELETE);
}
