import { LOCALES, type Locale } from '../../../constants.ts';
import { formatMoment } from '../../../dates/dates.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo, type RouteName } from '../../../routing/routes.ts';
import type { ProfileView, SettingsView } from '../../../views/user-view.ts';
import type { UserForm } from '../../../accounts/user-forms.ts';
import type { User } from '../../services/accounts/user.ts';
import { sessionsOf } from '../../services/accounts/own-account.ts';
import { stateOfSecondFactor } from '../../services/accounts/second-factor.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

/** The pages of accounts, and where their texts stand. */
const TEXTS = {
  login: 'login',
  'login-code': 'code',
  'login-reset': 'reset',
  'login-reset-token': 'reset',
  logout: 'logout',
  'user-profile': 'profile',
  'user-settings': 'settings',
} as const satisfies Partial<Record<RouteName, string>>;
export type UserRoute = keyof typeof TEXTS;

/** A page of accounts: for this visitor alone, and for no search engine. */
export function userPage(
  context: PageContext,
  route: UserRoute,
  params: Readonly<Record<string, string>> = {},
): Page {
  const { locale, t } = context;
  const path = (other: Locale) => pathTo(route, other, params);
  const title =
    route === 'login-reset-token' ? t('user:reset.new') : t(`user:${TEXTS[route]}.title`);
  return makePage(context, {
    route,
    path: path(locale),
    title,
    description: title,
    translations: Object.fromEntries(LOCALES.map((other) => [other, path(other)])) as Record<
      Locale,
      string
    >,
  });
}

export const profileView = (
  { t }: PageContext,
  { user, hasHub }: { readonly user: User; readonly hasHub: boolean },
  form: UserForm | null,
  isSaved: boolean,
): ProfileView => ({
  hasHub,
  form: form ?? {
    values: { first_name: user.first_name, last_name: user.last_name },
    fieldErrors: {},
  },
  email: user.email,
  role: t(`user:profile.roles.${user.role}`),
  isSaved,
});

/** The settings of whoever asks; `more` is what a form that was sent led to. */
export async function settingsView(
  { app, t, locale }: PageContext,
  user: User,
  headers: Headers,
  more: Partial<SettingsView>,
): Promise<SettingsView> {
  const [state, sessions] = await Promise.all([
    stateOfSecondFactor(app.accounts, user),
    sessionsOf(app.accounts, headers),
  ]);
  return {
    rejected: null,
    done: '',
    email: user.email,
    hasSecondFactor: state === 'on',
    enrolment: null,
    backupCodes: [],
    sessions: sessions.map(({ startedAt: begun, lastUsedAt: used, isThis }) => ({
      text: t('user:settings.session', {
        begun: formatMoment(begun, locale, 'long'),
        used: formatMoment(used, locale, 'long'),
      }),
      isThis,
    })),
    ...more,
  };
}
