import type { APIContext } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import type { User } from '../../lib/server/services/accounts/user.ts';
import { localeOf } from '../_page-context.ts';

/** Who is signed in; nobody is led to the login, and back again afterwards. */
export async function signedIn({
  locals,
  url,
  redirect,
}: Pick<APIContext, 'locals' | 'url' | 'redirect'>): Promise<User | Response> {
  const { user } = await locals.caller();
  if (user !== null) return user;
  const query = new URLSearchParams({ next: url.pathname });
  return redirect(`${pathTo('login', localeOf({ url }))}?${query}`, 303);
}
