import { type Favourites, favouritesText } from '../../../programme/favourites.ts';
import { pathTo } from '../../../routing/routes.ts';
import type {
  FavouritesView,
  FollowingCalendar,
  ShareLinks,
} from '../../../views/favourites-view.ts';
import type { Page } from '../../../views/page.ts';
import type { IndexedEvent } from '../../services/programme/index-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { listEvents } from '../events/list-events.ts';
import { makePage, translationsOf } from '../page/page.ts';

/** The query that a list is in the address by. */
export const listQuery = (ids: Favourites): string => `?ids=${favouritesText(ids)}`;

/** The addresses under which a list can be passed on; null for an empty one. */
export function shareLinks({ app, locale, t }: PageContext, ids: Favourites): ShareLinks | null {
  if (ids.length === 0) return null;
  const path = pathTo('favourites-shared', locale) + listQuery(ids);
  const address = app.env.siteOrigin + path;
  const subject = encodeURIComponent(t('favourites:take.subject'));
  return {
    path,
    address,
    mail: `mailto:?subject=${subject}&body=${encodeURIComponent(address)}`,
    file: pathTo('favourites-events', locale) + listQuery(ids),
  };
}

type ListView = Pick<FavouritesView, 'coming' | 'over' | 'gone' | 'take'>;

interface Sorted {
  readonly coming: readonly IndexedEvent[];
  readonly over: readonly IndexedEvent[];
}

/** The noted events that the programme knows: those ahead by date, those that are over backwards. */
async function sorted({ app, today }: PageContext, ids: Favourites): Promise<Sorted> {
  const { byId } = await app.programme.read();
  const events = ids
    .flatMap((id) => byId.get(id) ?? [])
    .sort((left, right) => left.date_start.localeCompare(right.date_start));
  return {
    coming: events.filter(({ last }) => last >= today),
    over: events.filter(({ last }) => last < today).reverse(),
  };
}

/** Of the noted events those that are still ahead, in the order in which they were noted. */
export async function favouritesAhead(context: PageContext, ids: Favourites): Promise<Favourites> {
  const { coming } = await sorted(context, ids);
  const ahead = new Set(coming.map(({ id }) => id));
  return ids.filter((id) => ahead.has(id));
}

/** The events of a list as they are shown, and the ways on which the list goes along. */
export async function listView(context: PageContext, ids: Favourites): Promise<ListView> {
  const { coming, over } = await sorted(context, ids);
  const idOf = ({ id }: IndexedEvent) => id;
  const past = await listEvents(over.map(idOf), context);
  return {
    coming: await listEvents(coming.map(idOf), context),
    over: past.map(({ title, href, dateLabel }) => ({
      label: title.text,
      href: href ?? '',
      date: dateLabel,
    })),
    gone: ids.length - coming.length - over.length,
    take: shareLinks(context, ids),
  };
}

/** What the page is told beside the list. */
interface AroundList {
  readonly calendar: FollowingCalendar | null;
  /** As the address says it: how many were just taken over. */
  readonly added: string | null;
}

/** The list of one visitor's favourites: for this visitor alone, never kept. */
export async function favouritesPage(
  context: PageContext,
  ids: Favourites,
  { calendar, added }: AroundList,
): Promise<{ readonly page: Page; readonly view: FavouritesView }> {
  const { t } = context;
  const count = /^\d{1,3}$/u.test(added ?? '') ? Number(added) : null;
  return {
    view: { ...(await listView(context, ids)), calendar, added: count },
    page: makePage(context, {
      route: 'favourites',
      title: t('favourites:headline'),
      description: t('favourites:lead'),
      translations: translationsOf('favourites'),
    }),
  };
}
