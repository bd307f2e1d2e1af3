import type { APIContext } from 'astro';
import { FAILURE_STATUS } from '../../lib/result.ts';
import { hubListLink } from '../../lib/server/page-data/hub/hub.ts';
import { erasePerson, personAddress } from '../../lib/server/page-data/hub/personal-data.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import type { Caller } from '../../lib/server/services/accounts/user.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';
import { personIn, rememberPerson } from './person-cookie.ts';

/** The page again, with what is wrong; or where to go on. */
type Changed =
  | Response
  | {
      readonly status: number;
      readonly typed?: string;
      readonly error?: string;
      readonly refusal?: string;
    };

/** Looks for somebody, or deletes what there is: the address stands in no address of a page. */
export async function changePerson(
  { request, cookies, redirect, url }: Pick<APIContext, 'request' | 'cookies' | 'redirect' | 'url'>,
  context: PageContext,
  caller: Caller,
): Promise<Changed> {
  const { env } = context.app;
  const form = await readForm(request, context.locale);
  if (!form.ok) return formRefused(form.failure);
  if (form.value.get('action') !== 'erase') {
    const value = form.value.get('email');
    const typed = typeof value === 'string' ? value.slice(0, 300) : '';
    const address = personAddress(typed, context);
    if (!address.ok)
      return { status: FAILURE_STATUS.invalid, typed, error: address.failure.message };
    rememberPerson(cookies, env, address.value);
    return redirect(url.pathname, 303);
  }
  const address = personAddress(personIn(cookies, env), context);
  if (!address.ok) return redirect(url.pathname, 303);
  const isConfirmed = form.value.get('confirmed') === 'yes';
  const erased = await erasePerson(context, caller, address.value, isConfirmed);
  if (!erased.ok)
    return { status: FAILURE_STATUS[erased.failure.code], refusal: erased.failure.message };
  rememberPerson(cookies, env, '');
  return redirect(hubListLink('personal-data', context).href, 303);
}
