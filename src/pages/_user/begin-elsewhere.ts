import { pathTo } from '../../lib/routing/routes.ts';
import { forwardCookies } from '../../lib/server/services/accounts/cookies.ts';
import type { SsoRefusal } from '../../lib/server/services/single-sign-on/single-sign-on.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { type UserInput, fieldsOf } from '../../lib/server/page-data/accounts/user-form.ts';
import { nextPath } from '../../lib/server/page-data/accounts/next-path.ts';

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
