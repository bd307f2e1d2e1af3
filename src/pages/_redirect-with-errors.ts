import type { APIContext } from 'astro';
import { COOKIE } from '../lib/constants.ts';
import { failure } from '../lib/result.ts';
import {
  addressWithErrors,
  type InvalidForm,
} from '../lib/server/actions/forms/redirect-with-errors.ts';
import {
  isWithoutCookies,
  restoredForm,
  type RestoredForm,
} from '../lib/server/page-data/forms/form-state.ts';
import type { PageContext } from '../lib/server/page-data/page/page-context.ts';
import { formRefused } from '../lib/server/services/request/read-form.ts';

type AstroRequest = Pick<APIContext, 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** Redirects to the page that restores the form and says what is wrong with it. */
export async function redirectWithErrors(
  { redirect, cookies, clientAddress }: AstroRequest,
  context: PageContext,
  invalid: InvalidForm,
): Promise<Response> {
  const address = await addressWithErrors(context, invalid, { cookies, clientAddress });
  return address === null
    ? formRefused(failure('too_many', context.t('forms:note.tooMany')).failure)
    : redirect(address, 303);
}

/** The form that this address restores; null: none. A browser without cookies is told that it needs them. */
export async function restoreForm(
  { url, cookies, clientAddress }: AstroRequest,
  context: PageContext,
  place: string,
): Promise<RestoredForm | null | Response> {
  const query = url.searchParams;
  if (isWithoutCookies(query, cookies.has(COOKIE.visitor)))
    return formRefused(failure('invalid', context.t('forms:note.noCookies')).failure);
  return restoredForm(context, place, { cookies, clientAddress }, query);
}
