import { COOKIE, DEFAULT_LOCALE, LOCALES } from '../../lib/constants.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { forwardCookies, saveLogin } from '../../lib/server/services/accounts/cookies.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import type { UserInput } from '../../lib/server/page-data/accounts/user-form.ts';
import { toldAt } from './begin-elsewhere.ts';

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
