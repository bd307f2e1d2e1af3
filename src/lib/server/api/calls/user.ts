import { z } from 'zod';
import { LOGIN_TRIES, type Locale } from '../../../constants.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { failure, success, type Failure } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import { userDetailsSchema } from '../../../accounts/user-details.ts';
import { codeSchema, loginSchema } from '../../../accounts/user-forms.ts';
import { adminMenus } from '../../page-data/hub/hub.ts';
import { isAllowed } from '../../services/accounts/access.ts';
import type { SignInResult } from '../../services/accounts/sign-in.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import { endpoint, type PostEndpoint } from '../core/endpoint.ts';
import { navigationOf, navigationShape } from './pages.ts';

const addresses = (locale: Locale) => ({
  login_url: pathTo('login', locale),
  logout_url: pathTo('logout', locale),
});

/** Who is signed in; empty for nobody. */
export const userDetails = endpoint({
  summary: 'Who is signed in',
  query: z.object({}),
  answer: userDetailsSchema,
  async load({ locale, data }, _query, caller) {
    const asking = await caller();
    const { user } = asking;
    return success({
      has_dashboard_online_access: user !== null && isAllowed(asking, 'dashboard', 'read'),
      may_edit: user !== null && isAllowed(asking, 'page', 'write'),
      is_logged_in: user !== null,
      username: user?.email ?? '',
      email: user?.email ?? '',
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      ...addresses(locale),
      webshop_url: settingsOf(data).account_url ?? '',
    });
  },
});

/** What the editor knows of who edits, and where else they can go. */
export const editorUser = endpoint({
  summary: 'Who edits (401 for nobody)',
  isOwn: true,
  query: z.object({}),
  answer: z.object({
    logged: z.literal(true),
    id: z.string(),
    email: z.string(),
    username: z.string(),
    admin_menus: z.array(z.object({ name: z.string(), url: z.string() })),
    navigation: navigationShape,
  }),
  async load(context, _query, caller) {
    const { locale, t } = context;
    const asking = await caller();
    const { user } = asking;
    if (user === null) return failure('unauthorized', t('user:error.nobody'));
    return success({
      logged: true,
      id: user.id,
      email: user.email,
      username: user.email,
      admin_menus: [
        { name: t('user:profile.title'), url: pathTo('user-profile', locale) },
        { name: t('user:settings.title'), url: pathTo('user-settings', locale) },
        ...adminMenus(context, asking).map(({ label, href }) => ({ name: label, url: href })),
      ],
      navigation: navigationOf(context),
    });
  },
});

export const loginBody = loginSchema.extend({ code: codeSchema.shape.code.optional() });

export const userLogin: PostEndpoint = {
  summary:
    'Signs in, for a dialog over a page (header x-csrftoken from the cookie csrftoken); 401 for a wrong password or code, 429 after too many',
  body: loginBody,
  answer: z.union([
    z.object({ is_logged_in: z.literal(true) }),
    z.object({ needs_code: z.literal(true) }).meta({ description: 'Send it with the rest' }),
  ]),
};

export const userLogout: PostEndpoint = {
  summary: 'Signs out (header x-csrftoken from the cookie csrftoken)',
  body: z.object({}),
  answer: z.object({ is_logged_in: z.literal(false) }),
};

/** Why somebody was not signed in; `isCode`: the password was right, and the code was not. */
export function loginRefusal(kind: SignInResult['kind'], isCode: boolean, t: Translate): Failure {
  const { minutes } = LOGIN_TRIES;
  if (kind === 'tooMany')
    return failure('too_many', t('user:fieldError.tooMany', { minutes })).failure;
  if (kind === 'busy') return failure('unavailable', t('user:fieldError.busy')).failure;
  const message = isCode ? t('user:fieldError.code') : t('user:fieldError.login');
  return failure('unauthorized', message, isCode ? { code: message } : undefined).failure;
}
