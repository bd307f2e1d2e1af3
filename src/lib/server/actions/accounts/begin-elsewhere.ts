import { COOKIE, DEFAULT_LOCALE, LOCALES } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';
import { forwardCookies, saveLogin } from '../../services/accounts/cookies.ts';
import type { SsoRefusal } from '../../services/single-sign-on/single-sign-on.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { type UserInput, fieldsOf } from '../../page-data/accounts/user-form.ts';
import { nextPath } from '../../page-data/accounts/next-path.ts';

/** The login, which says why nobody was signed in. */
export const toldAt = (login: string, kind: SsoRefusal): string =>
  `${login}${login.includes('?') ? '&' : '?'}told=sso-${kind}`;

/** The button of the login: sends the browser to the provider of single sign-on. */
export async function beginElsewhere(input: UserInput, context: PageContext): Promise<Response> {
  const { request, cookies, clientAddress, redirect } = input;
  const { accounts, singleSignOn } = context.app;
  const fields = await fieldsOf(request, context);
  if (fields instanceof Response) return fields;
  const next = nextPath(fields['next'], context);
  const query = new URLSearchParams(fields['next'] === undefined ? {} : { next });
  const login = pathTo('login', context.locale) + (query.size > 0 ? `?${query}` : '');
  const visit = { headers: request.headers, address: clientAddress };
  const begun = await singleSignOn?.begin({ next, login }, visit);
  if (begun?.kind !== 'to') return redirect(toldAt(login, begun?.kind ?? 'away'), 303);
  await forwardCookies(cookies, begun.cookies, accounts);
  return redirect(begun.address, 303);
}

/** The login in the visitor's language: the address that the provider sends to has one for all. */
function usualLogin({ cookies }: UserInput): string {
  const kept = cookies.get(COOKIE.locale)?.value;
  return pathTo('login', LOCALES.find((locale) => locale === kept) ?? DEFAULT_LOCALE);
}

/** The provider of single sign-on sent the browser back. */
export async function comeBack(input: UserInput, { app }: PageContext): Promise<Response> {
  const { request, cookies, clientAddress, redirect, url } = input;
  const visit = { headers: request.headers, address: clientAddress };
  const query = Object.fromEntries(url.searchParams);
  const end = await app.singleSignOn?.complete(query, visit);
  const path = end?.path ?? usualLogin(input);
  if (end?.kind !== 'in') {
    if (end) await forwardCookies(cookies, end.cookies, app.accounts);
    return redirect(toldAt(path, end?.kind ?? 'away'), 303);
  }
  await saveLogin(cookies, end, app.accounts);
  return redirect(path, 303);
}
