import { ROW_ACTIONS } from './row-actions.ts';
import { FAILURE_STATUS } from '../../../../result.ts';
import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { formMeaningless, formRefused, readForm } from '../../../services/request/read-form.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import type { HubAction, HubList } from '../../../page-data/hub/lists/hub-list.ts';
import { hubListLink } from '../../../page-data/hub/lists/hub-link.ts';
import type { HubListView } from '../../../../views/hub/hub-view.ts';
import { actionsOf, hubListView, hubQuery } from '../../../page-data/hub/hub.ts';
import { hubList } from '../../../page-data/hub/lists.ts';

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
