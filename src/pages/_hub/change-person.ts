import type { APIContext } from 'astro';
import { hubListLink } from '../../lib/server/page-data/hub/lists/hub-link.ts';
import { changePersonBy } from '../../lib/server/actions/hub/lists/change-person.ts';
import type { Told } from '../../lib/server/page-data/hub/lists/personal-data.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import type { Caller } from '../../lib/server/services/accounts/user.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';
import { personIn, rememberPerson } from './person-cookie.ts';

/**
 * Looks for somebody, or deletes what there is: the address stands in no address of a page.
 * @returns where to go on, or what the page tells again
 */
export async function changePerson(
  { request, cookies, redirect, url }: Pick<APIContext, 'request' | 'cookies' | 'redirect' | 'url'>,
  context: PageContext,
  caller: Caller,
): Promise<Response | Told> {
  const { env } = context.app;
  const form = await readForm(request, context.locale);
  if (!form.ok) return formRefused(form.failure);
  const outcome = await changePersonBy(context, caller, form.value, personIn(cookies, env));
  if (typeof outcome === 'object') return outcome;
  rememberPerson(cookies, env, outcome);
  const isErased = outcome === '';
  return redirect(isErased ? hubListLink('personal_data', context).href : url.pathname, 303);
}
