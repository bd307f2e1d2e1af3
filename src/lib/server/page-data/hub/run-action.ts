import { FAILURE_STATUS } from '../../../result.ts';
import { ANY_KIND } from '../../../accounts/permissions.ts';
import { actorOf } from '../../services/accounts/actor-of.ts';
import { checkReadAccess } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import { formMeaningless, formRefused, readForm } from '../../services/request/read-form.ts';
import type { PageContext } from '../page/page-context.ts';
import type { HubAction, HubList } from './lists/hub-list.ts';
import { hubListLink } from './lists/hub-link.ts';

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
  const action = list.actions?.find((known) => known.name === name);
  if (action === undefined || typeof id !== 'string') return formMeaningless(context.locale);
  const denial = checkReadAccess(caller, action.right, context.locale);
  if (denial !== null) return { status: FAILURE_STATUS[denial.code], message: denial.message };
  const result = await action.run(context, id, caller);
  if (result.ok) await logDeletion(context, action, { id, caller });
  if (result.ok) return { location: `${hubListLink(list.key, context).href}?done=${action.name}` };
  const { code, message } = result.failure;
  return { status: FAILURE_STATUS[code], message };
}
