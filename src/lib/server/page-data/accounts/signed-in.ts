import type { APIContext } from 'astro';
import { NO_FORM, type UserForm } from '../../../accounts/user-forms.ts';
import { LOGIN_TRIES } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { User } from '../../services/accounts/user.ts';
import { SSO_REFUSALS } from '../../services/single-sign-on/single-sign-on.ts';
import { localeOf } from '../page/create-page-context.ts';
import type { PageContext } from '../page/page-context.ts';

/** What happened before somebody came to the login, in words; empty: nothing. */
export function noticeOf(query: URLSearchParams, { t }: Pick<PageContext, 't'>): string {
  const told = query.get('told') ?? (query.has('next') ? 'needed' : '');
  return ['out', 'reset', 'over', 'needed', 'typed'].includes(told)
    ? t(`user:login.told.${told}`)
    : '';
}

/** The form with why nobody was signed in at the provider, where somebody comes back from there. */
export function refusalOf(
  told: string | null,
  { t, app }: Pick<PageContext, 't' | 'app'>,
): UserForm {
  const refusal = SSO_REFUSALS.find((kind) => told === `sso-${kind}`);
  if (refusal === undefined || app.singleSignOn === null) return NO_FORM;
  const { name } = app.singleSignOn;
  const { minutes } = LOGIN_TRIES;
  return { ...NO_FORM, fieldErrors: { _: t(`user:login.sso.${refusal}`, { name, minutes }) } };
}

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
