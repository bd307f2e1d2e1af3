import type { FormEntity } from '../../../../../content/records/form.ts';
import { instantOfInput, instantText } from '../../../../venue-clock.ts';
import { DELETE } from '../../../page-data/hub/lists/form-entries.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import * as entries from '../../../repositories/forms/entries.ts';
import { createToken } from '../../../services/accounts/tokens.ts';
import { removeEntries } from '../../../services/forms/retention.ts';
import { ROW_ACTIONS } from './row-actions.ts';
import { FAILURE_STATUS, type Result, failure, success } from '../../../../result.ts';
import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import { type Caller, actorOf, grantorOf } from '../../../services/accounts/user.ts';
import { formMeaningless, formRefused, readForm } from '../../../services/request/read-form.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import type { HubAction, HubList } from '../../../page-data/hub/lists/hub-list.ts';
import { hubListLink } from '../../../page-data/hub/lists/hub-link.ts';
import type { HubListView } from '../../../../views/hub/hub-view.ts';
import { actionsOf, hubListView, hubQuery } from '../../../page-data/hub/hub.ts';
import { hubList } from '../../../page-data/hub/lists.ts';

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

/** Makes a token as the form says. @returns the token itself, to be shown once */
export async function makeToken(
  { app, locale }: PageContext,
  form: FormData,
  caller: Caller,
): Promise<Result<string>> {
  const day = textIn(form, 'expires_at');
  const scopes = textIn(form, 'scopes').split(/[\s,]+/u);
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(day) && !Number.isNaN(Date.parse(day));
  const input = {
    name: textIn(form, 'name'),
    role: textIn(form, 'role'),
    scopes: scopes.filter((scope) => scope !== ''),
    // To the end of the day.
    expires_at: isDay ? instantText(instantOfInput(day, '23:59')) : day || null,
  };
  const made = await createToken(app.accounts, input, grantorOf(caller, locale), locale);
  return made.ok ? { ok: true, value: made.value.secret } : made;
}

/**
 * Whatever a button of a list deletes is told in one place, with nothing but its number;
 * a row without one is an address, of which nothing is kept.
 */
async function logDeletion(
  { app, locale }: PageContext,
  { right, isNoted }: HubAction,
  { id, caller }: { readonly id: string; readonly caller: Caller },
): Promise<void> {
  if (right.action !== 'delete' || right.subject === ANY_KIND || isNoted === true) return;
  const record = /^\d{1,10}$/u.test(id) ? id : null;
  const by = actorOf(caller, locale);
  await app.audit.note({ by, action: 'delete', subject: right.subject, record });
}

/** Does with a row of a list what its button says; where it could not, why. */
export async function runHubAction(
  context: PageContext,
  list: HubList,
  caller: Caller,
  request: Request,
): Promise<Response | { location: string } | { status: number; message: string }> {
  const form = await readForm(request, context.locale);
  if (!form.ok) return formRefused(form.failure);
  const [name, id] = [form.value.get('action'), form.value.get('id')];
  const action = actionsOf(list).find((known) => known.name === name);
  const run = ROW_ACTIONS[list.key]?.[action?.name ?? ''];
  if (action === undefined || run === undefined || typeof id !== 'string')
    return formMeaningless(context.locale);
  const denial = checkReadAccess(caller, action.right, context.locale);
  if (denial !== null) return { status: FAILURE_STATUS[denial.code], message: denial.message };
  const result = await run(context, id, caller);
  if (result.ok) await logDeletion(context, action, { id, caller });
  if (result.ok) return { location: `${hubListLink(list.key, context).href}?done=${action.name}` };
  const { code, message } = result.failure;
  return { status: FAILURE_STATUS[code], message };
}

/** A list that is of no kind of record, with what its buttons did; null: there is no such page. */
export async function answerPlainList(
  context: PageContext,
  key: string,
  caller: Caller,
  { sent, search }: { readonly sent: Request | null; readonly search: URLSearchParams },
): Promise<
  Response | { readonly location: string } | { status: number; view: HubListView } | null
> {
  const list = hubList(key);
  if (list === undefined) return null;
  const outcome = sent === null ? null : await runHubAction(context, list, caller, sent);
  if (outcome instanceof Response) return outcome;
  if (outcome !== null && 'location' in outcome) return outcome;
  const asked = { caller, done: search.get('done'), error: outcome?.message ?? '' };
  const view = await hubListView(context, list, hubQuery(search), asked);
  return view && { status: outcome?.status ?? 200, view };
}
