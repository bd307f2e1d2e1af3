import type { APIContext } from 'astro';
import { FAILURE_STATUS, failure, success, type Result } from '../../../../result.ts';
import { hubListLink } from '../../../page-data/hub/lists/hub-link.ts';
import { checkReadAccess } from '../../../services/accounts/access.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { type Told, personAddress } from '../../../page-data/hub/lists/personal-data.ts';
import { personIn, rememberPerson } from '../../../services/hub/hub-cookies.ts';
import { formRefused, readForm } from '../../../services/request/read-form.ts';

/** Deletes what there is about an address, where an administrator has said so twice. */
async function erasePerson(
  { app, locale, t }: PageContext,
  caller: Caller,
  email: string,
  isConfirmed: boolean,
): Promise<Result<null>> {
  if (!isConfirmed) return failure('invalid', t('hub:person.confirmFirst'));
  const right = { subject: 'personal_data', action: 'delete' } as const;
  const denial = checkReadAccess(caller, right, locale);
  if (denial !== null) return { ok: false, failure: denial };
  if (caller.user?.email.toLowerCase() === email)
    return failure('conflict', t('hub:person.yourself'));
  const counts = await app.personalData.erase(
    email,
    caller.user?.id ?? null,
    actorOf(caller, locale),
  );
  return counts === 'only-admin' ? failure('conflict', t('hub:person.onlyAdmin')) : success(null);
}

/**
 * Does what the form of the page asks for.
 * @param remembered whose data is looked at now
 * @returns whose data is looked at from now on, empty: nobody's; or what is wrong
 */
export async function changePersonBy(
  context: PageContext,
  caller: Caller,
  form: FormData,
  remembered: string | undefined,
): Promise<string | Told> {
  const value = form.get('email');
  const typed = typeof value === 'string' ? value.slice(0, 300) : '';
  const isErasing = form.get('action') === 'erase';
  const address = personAddress(isErasing ? remembered : typed, context);
  if (!address.ok)
    return { status: FAILURE_STATUS[address.failure.code], typed, error: address.failure.message };
  if (!isErasing) return address.value;
  const isConfirmed = form.get('confirmed') === 'yes';
  const erased = await erasePerson(context, caller, address.value, isConfirmed);
  if (erased.ok) return '';
  return { status: FAILURE_STATUS[erased.failure.code], refusal: erased.failure.message };
}

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
