import type { Locale } from '../../../src/lib/constants.ts';
import { matchRoute } from '../../../src/lib/routing/routes.ts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The programme's address in each language. */
export const LIST = { de: '/de/programm-karten', en: '/en/programme-tickets' } as const;

interface ApiEvent {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly room: number;
  readonly date_start: string;
  readonly event_type_new: string;
  readonly status: string;
  readonly is_free: boolean;
  readonly all_day: boolean;
  readonly genres: readonly number[];
  readonly children: readonly ApiEvent[];
}

/** Coming events as the API tells of them. */
export async function comingEvents(request: APIRequestContext, size = 100): Promise<ApiEvent[]> {
  const response = await request.get(`/de/api/events/?page_size=${size}`);
  return ((await response.json()) as { results: ApiEvent[] }).results;
}

/** `2026-11-20T…` as addresses write the date. */
export const dateInAddress = (instant: string): string =>
  new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
    .format(new Date(instant))
    .replaceAll('.', '-');

/** Pages whose language is not the first part of their address. */
export const WEBSHOP_PAGES = [
  '/testshop?language=en',
  '/testshop/de/cart/nobody-has-such-a-cart',
  '/webshop?language=de',
] as const;

/** The month after this one, in which each venue has something. */
export const MONTH = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 7);

/** One address of every kind of page, in both languages. */
export async function everyKind(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/gu)].map(
    ([, path]) => path ?? '',
  );
  const first = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).slice(0, 1);
  const events = await comingEvents(request);
  const special = (test: (event: ApiEvent) => boolean) =>
    events
      .filter(test)
      .slice(0, 1)
      .map(({ link }) => link);
  // What no other route answers: the shortest paths and the longest one of the page tree.
  const cms = (locale: Locale) => {
    const own = paths.filter(
      (path) => matchRoute(path)?.name === 'page' && path.startsWith(`/${locale}/`),
    );
    const byLength = own.toSorted(
      (left, right) => left.split('/').length - right.split('/').length,
    );
    return [...byLength.slice(0, 2), ...byLength.slice(-1)];
  };
  const parts = (test: (event: ApiEvent) => boolean, ...names: readonly string[]) =>
    special(test).flatMap((link) => names.map((name) => `${link}/${name}`));
  return [
    '/de',
    '/en',
    ...Object.values(LIST),
    ...Object.values(LIST).map((list) => `${list}?room=1&page=2`),
    ...Object.values(LIST).map((list) => `${list}?view=pictures`),
    ...Object.values(LIST).map((list) => `${list}?days=7&age=12`),
    ...Object.values(LIST).map((list) => `${list}?room=1&type=2&genre=3&series=4`),
    ...first(/^\/de\/programm-karten\/[^/]+\/\d+$/u),
    ...first(/^\/en\/programme-tickets\/[^/]+\/\d+$/u),
    ...special((event) => event.event_type_new.startsWith('2')),
    ...special((event) => event.event_type_new.startsWith('3')),
    ...special((event) => event.event_type_new.startsWith('4')),
    ...special((event) => event.status === 'cancelled'),
    ...special((event) => event.status === 'postponed'),
    ...special((event) => event.all_day),
    ...first(/^\/de\/produktionen\//u),
    ...first(/^\/en\/productions\//u),
    ...first(/^\/de\/abos\//u),
    ...first(/^\/en\/subscriptions\//u),
    ...first(/^\/de\/spielstaedte\//u),
    ...first(/^\/en\/location\//u),
    ...first(/^\/de\/team\//u),
    ...first(/^\/en\/team\//u),
    `/de/programm-karten/monat/${MONTH}`,
    `/en/programme-tickets/month/${MONTH}`,
    '/de/mediathek',
    '/en/mediatheque',
    '/de/mediathek?page=2',
    '/de/mediathek/tags',
    '/en/mediatheque/tags',
    ...first(/^\/de\/mediathek\/categories\//u),
    ...first(/^\/en\/mediatheque\/tags\/./u),
    ...first(/^\/de\/mediathek\/[^/]+\/\d+$/u),
    ...first(/^\/en\/mediatheque\/[^/]+\/\d+$/u),
    '/de/produktionen',
    '/en/productions?exhibition_type=2',
    '/de/abos',
    '/en/subscriptions',
    '/de/spielstaedte',
    '/en/location',
    '/de/search',
    '/de/search?q=klavier',
    '/en/search/events?q=piano',
    '/en/search?q=xyzzyx',
    ...cms('de'),
    ...cms('en'),
    '/de/team',
    '/en/team',
    '/de/agb',
    '/en/agb',
    '/de/datenschutz',
    '/en/datenschutz',
    '/de/impressum',
    '/en/impressum',
    '/de/barrierefreiheit',
    '/en/accessibility',
    ...parts(({ status, is_free: isFree }) => status === 'on_sale' && !isFree, 'karten'),
    ...parts(({ all_day: isAllDay, status }) => isAllDay && status === 'on_sale', 'karten'),
    ...parts(({ status }) => status === 'sold_out', 'karten', 'warteliste'),
    '/de/warenkorb',
    '/en/cart',
    '/en/waiting-list/no-such-entry',
    '/de/merkliste',
    '/en/favourites',
    '/en/favourites/calendar',
    `/de/merkliste/geteilt?ids=${events
      .slice(0, 3)
      .map(({ id }) => id)
      .join('.')}`,
    '/de/anmelden',
    '/en/login?next=/en/user/profile',
    '/de/anmelden/passwort',
    '/en/login/password?sent',
    '/en/login/password/no-such-token',
    '/de/abmelden',
    '/de/404',
    '/en/404',
    '/en/no-such-page',
  ];
}

/** Gives the first sign of a visitor and waits for the scripts that come with it. */
/** The way to the programme comes once half a screen was scrolled. */
export async function openOverlay(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1000);
  // Without its script within a second the button is the link that it is.
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.locator('[data-overlay-open]').click();
}

export async function stir(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}
