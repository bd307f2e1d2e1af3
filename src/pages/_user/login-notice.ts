import { LOGIN_TRIES } from '../../lib/constants.ts';
import { NO_FORM, type UserForm } from '../../lib/accounts/user-forms.ts';
import { SSO_REFUSALS } from '../../lib/server/services/single-sign-on/single-sign-on.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';

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
