import type { APIContext } from 'astro';
import { COOKIE } from '../lib/constants.ts';
import { failure } from '../lib/result.ts';
import * as kept from '../lib/server/page-data/forms/kept-form.ts';
import type { PageContext } from '../lib/server/page-data/page/page-context.ts';
import { formRefused } from '../lib/server/services/request/read-form.ts';

type AstroRequest = Pick<APIContext, 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** Leads to the page that shows a form again, with what is wrong with it. */
export async function leadBack(
  { redirect, cookies, clientAddress }: AstroRequest,
  context: PageContext,
  wrong: kept.WrongForm,
): Promise<Response> {
  const address = await kept.sendBack(context, wrong, { cookies, clientAddress });
  return address === null
    ? formRefused(failure('too_many', context.t('forms:note.tooMany')).failure)
    : redirect(address, 303);
}

/** The form that this address shows again; null: none. A browser without cookies is told that it needs them. */
export async function formAgain(
  { url, cookies, clientAddress }: AstroRequest,
  context: PageContext,
  place: string,
): Promise<kept.FormAgain | null | Response> {
  const query = url.searchParams;
  if (kept.isWithoutCookies(query, cookies.has(COOKIE.visitor)))
    return formRefused(failure('invalid', context.t('forms:note.noCookies')).failure);
  return kept.sentBack(context, place, { cookies, clientAddress }, query);
}
