import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** What browsers ask for by themselves, for devices and for when the line is dead. */
export const OFFLINE_ROUTES = {
  // What the service worker shows where there is neither line nor copy.
  'offline-page': route('offline', {
    page: '_offline/offline.astro',
    cache: 'none',
    isIndexed: false,
    isOpenOffline: true,
  }),
  manifest: route('manifest.webmanifest', { page: '_offline/manifest.ts', isIndexed: false }),
};

const FORM = 'forms/[slug]/[id]';

/** The pages of forms, a row each. */
export const FORM_ROUTES = {
  'forms-slug-id': route(FORM, {
    page: '_forms/form.astro',
    query: ['sent'],
    shows: { as: 'detail', kind: 'form' },
  }),
  // One visitor's own: it takes along which page they come from.
  'barrier-report': route(
    { de: 'barriere-melden', en: 'report-a-barrier' },
    { page: '_forms/barrier.astro', ...PRIVATE },
  ),
  // What was typed so far: the form's own page is for everybody.
  'forms-entry': route(`${FORM}/[draft]`, {
    page: '_forms/entry.astro',
    ...WITH_FORM,
    ...PRIVATE,
    isOnce: true,
  }),
} as const satisfies Record<string, RouteRow>;

/** The list that a visitor keeps, and the ways on which it goes along. */
export const FAVOURITES_ROUTES = {
  favourites: route(
    { de: 'merkliste', en: 'favourites' },
    { page: '_favourites/list.astro', query: ['added'], ...WITH_FORM, ...PRIVATE },
  ),
  // A list that somebody passed on: its ids are the address.
  'favourites-shared': route(
    { de: 'merkliste/geteilt', en: 'favourites/shared' },
    { page: '_favourites/shared.astro', query: ['ids'], ...WITH_FORM, ...PRIVATE },
  ),
  'favourites-events': route(
    { de: 'merkliste/termine.ics', en: 'favourites/events.ics' },
    { page: '_favourites/events.ics.ts', query: ['ids'], ...PRIVATE },
  ),
  // The only page that shows the secret of the visitor's calendar.
  'favourites-calendar': route(
    { de: 'merkliste/kalender', en: 'favourites/calendar' },
    { page: '_favourites/calendar.astro', query: ['done'], ...WITH_FORM, ...PRIVATE },
  ),
  'favourites-calendar-feed': route(
    { de: 'merkliste/[token]/kalender.ics', en: 'favourites/[token]/calendar.ics' },
    { page: '_favourites/calendar-feed.ics.ts', cache: 'none', isIndexed: false },
  ),
} as const satisfies Record<string, RouteRow>;

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
