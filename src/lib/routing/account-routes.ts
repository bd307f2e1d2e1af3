import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** Logging in and out, and the pages of one's own account, a row each. */
export const ACCOUNT_ROUTES = {
  login: route(
    { de: 'anmelden', en: 'login' },
    { page: '_user/login.astro', query: ['next'], ...WITH_FORM, ...PRIVATE, isOpenOffline: true },
  ),
  'login-code': route(
    { de: 'anmelden/code', en: 'login/code' },
    {
      page: '_user/login-code.astro',
      query: ['next'],
      ...WITH_FORM,
      ...PRIVATE,
      isOpenOffline: true,
    },
  ),
  'login-sso': route(
    { de: 'anmelden/sso', en: 'login/sso' },
    {
      page: '_user/login-sso.astro',
      query: ['code', 'state', 'iss', 'error'],
      ...WITH_FORM,
      ...PRIVATE,
      isOpenOffline: true,
    },
  ),
  'login-reset': route(
    { de: 'anmelden/passwort', en: 'login/password' },
    { page: '_user/login-reset.astro', ...WITH_FORM, ...PRIVATE, isOpenOffline: true },
  ),
  'login-reset-token': route(
    { de: 'anmelden/passwort/[token]', en: 'login/password/[token]' },
    { page: '_user/login-reset-token.astro', ...WITH_FORM, ...PRIVATE, isOpenOffline: true },
  ),
  logout: route(
    { de: 'abmelden', en: 'logout' },
    { page: '_user/logout.astro', ...WITH_FORM, ...PRIVATE, isOpenOffline: true },
  ),
  'user-profile': route(
    { de: 'user/profil', en: 'user/profile' },
    { page: '_user/profile.astro', ...WITH_FORM, ...PRIVATE },
  ),
  'user-settings': route(
    { de: 'user/einstellungen', en: 'user/settings' },
    { page: '_user/settings.astro', ...WITH_FORM, ...PRIVATE },
  ),
} as const satisfies Record<string, RouteRow>;
