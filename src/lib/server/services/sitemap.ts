import { LOCALES, type Locale } from '../../constants.ts';
import { dayOf } from '../../dates.ts';
import { pathTo, type RouteName } from '../../routes.ts';
import type { House } from '../house.ts';
import { eventTitles } from '../repositories/programme.ts';
import { childrenHavePages } from './event-types.ts';
import { detailPath } from './record-paths.ts';

/** One thing with a page in each language. */
export type SitemapEntry = Readonly<Record<Locale, string>>;

/** Pages with one address a language, the most wanted first. */
const SINGLE: readonly RouteName[] = [
  'home',
  'events',
  'team',
  'legals-imprint',
  'legals-privacy',
  'legals-agb',
];
const RECORD_KINDS = ['production', 'series', 'venue', 'person'] as const;

const inBoth = (path: (locale: Locale) => string): SitemapEntry =>
  Object.fromEntries(LOCALES.map((locale) => [locale, path(locale)])) as SitemapEntry;

/** Events that are not over, soonest first, then those that are, latest first. */
async function eventEntries(house: House): Promise<readonly SitemapEntry[]> {
  const { byId } = await house.programme.read();
  const titles = await eventTitles(house.database.db);
  const parents = new Map(titles.map((event) => [event.id, event]));
  const today = dayOf(house.now());
  const known = titles.flatMap((event) => {
    const parent = event.parent === null ? undefined : parents.get(event.parent);
    const indexed = byId.get(event.id);
    if (indexed === undefined || (parent && !childrenHavePages(parent))) return [];
    return [{ event, isOver: indexed.last < today, start: indexed.date_start }];
  });
  known.sort((left, right) =>
    left.isOver === right.isOver
      ? left.start.localeCompare(right.start) * (left.isOver ? -1 : 1)
      : Number(left.isOver) - Number(right.isOver),
  );
  return known.map(({ event }) => inBoth((locale) => detailPath('event', event, locale)));
}

/** Everything that is public and has an address of its own. */
export async function sitemapEntries(house: House): Promise<readonly SitemapEntry[]> {
  const data = await house.reference.read();
  const records = RECORD_KINDS.flatMap((kind) =>
    [...data[kind].values()].map((record) => inBoth((locale) => detailPath(kind, record, locale))),
  );
  return [
    ...SINGLE.map((route) => inBoth((locale) => pathTo(route, locale))),
    ...(await eventEntries(house)),
    ...records,
  ];
}

/** The same as a flat list of paths. */
export const sitemapPaths = async (house: House): Promise<readonly string[]> =>
  (await sitemapEntries(house)).flatMap((entry) => LOCALES.map((locale) => entry[locale]));
