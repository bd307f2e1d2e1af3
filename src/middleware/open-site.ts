import type { APIContext, MiddlewareHandler } from 'astro';
import { DEFAULT_LOCALE } from '../lib/constants.ts';
import { withoutSlash } from '../lib/routing/redirect-rules.ts';
import { resolveRoute } from '../lib/routing/resolve-route.ts';
import { localeOfPath, pathTo } from '../lib/routing/routes.ts';
import { isAllowed } from '../lib/server/services/accounts/access.ts';
import { asksToEdit } from '../lib/server/services/editing/editing-request.ts';
import { siteState } from '../lib/server/services/site/site-state.ts';
import { showInstead } from './step.ts';

/** Whether an address is answered: not to visitors while the site is offline. */
export async function isOpen({ locals, url }: APIContext): Promise<boolean> {
  // With a slash at the end it leads to the address without, by the rules of that one.
  const whole = withoutSlash(url.pathname);
  const { row } = (whole === null ? locals.route : null) ?? resolveRoute(whole ?? url.pathname);
  if (row.isOpenOffline) return true;
  const state = await siteState(locals.app);
  // Who is who stands where the settings stand: while those fail, nobody can say.
  return state === 'offline'
    ? isAllowed(await locals.caller(), 'page', 'read')
    : state === 'online';
}

/** Whoever wants to edit what only editors can see signs in first, and comes back then. */
export async function signInFirst({ locals, url }: APIContext): Promise<Response | null> {
  if (!asksToEdit(url) || (await locals.caller()).how !== 'nobody') return null;
  const query = new URLSearchParams({ next: url.pathname + url.search });
  const location = `${pathTo('login', localeOfPath(url.pathname) ?? DEFAULT_LOCALE)}?${query}`;
  return new Response(null, { status: 303, headers: { location } });
}

/** While the site is offline, visitors see that it is. */
export const closeSite: MiddlewareHandler = async (context, next) =>
  (await isOpen(context))
    ? next()
    : ((await signInFirst(context)) ?? showInstead(context, next, '/503'));
