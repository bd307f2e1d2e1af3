import type { APIRequestContext } from '@playwright/test';

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
  return [
    '/de',
    '/en',
    ...Object.values(LIST),
    ...Object.values(LIST).map((list) => `${list}?room=1&page=2`),
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
    '/de/team',
    '/en/team',
    '/de/agb',
    '/en/agb',
    '/de/datenschutz',
    '/en/datenschutz',
    '/de/impressum',
    '/en/impressum',
    '/de/404',
    '/en/404',
    '/en/no-such-page',
  ];
}
