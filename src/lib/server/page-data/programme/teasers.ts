import { dayOf, type Day } from '../../../dates/dates.ts';
import type { ListItem, TeaserView } from '../../../views/event-view.ts';
import { localText } from '../../../i18n/localized.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { localizedLink } from '../../services/records/localized-link.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';

/** So many events come first on the first page: what is on goes before what is said of it. */
const EVENTS_BEFORE_TEASERS = 5;

type Placed = readonly [Day, ListItem];
type EventItem = readonly [Day, Extract<ListItem, { kind: 'event' }>];

/** The teasers that are online now, by position; notes when that will be others. */
export function onlineTeasers(context: PageContext): readonly Entity<'teaser'>[] {
  context.shows(kindTag('teaser'));
  const now = context.now.getTime();
  return [...context.data.teaser.values()]
    .filter(({ online_from: from, online_to: to }) => {
      context.changesAt(from);
      context.changesAt(to);
      return (from === null || Date.parse(from) <= now) && (to === null || Date.parse(to) > now);
    })
    .sort((left, right) => left.position.localeCompare(right.position) || left.id - right.id);
}

/** Those of them whose date is not over. */
export const comingTeasers = (context: PageContext): readonly Entity<'teaser'>[] =>
  onlineTeasers(context).filter(({ position }) => dayOf(position) >= context.today);

/** The words of a teaser's link. */
function linkWords({ link_text: text }: Entity<'teaser'>, { locale, t }: PageContext) {
  const words = localText(text, locale);
  return { label: words.text || t('programme:more'), lang: words.lang };
}

export function teaserView(context: PageContext, teaser: Entity<'teaser'>): TeaserView {
  const { locale } = context;
  return {
    id: teaser.id,
    preline: localText(teaser.preline, locale),
    headline: localText(teaser.headline, locale),
    subline: localText(teaser.subline, locale),
    link:
      teaser.link === null
        ? null
        : {
            href: localizedLink(teaser.link, locale, context.data, (tag) => context.shows(tag)),
            ...linkWords(teaser, context),
          },
    isExternal: teaser.link !== null && !teaser.link.startsWith('/'),
    picture: pictureOf(context, 'teaser', teaser),
  };
}

/**
 * Puts each teaser before the first event that starts after its position, on the first
 * page behind the fifth.
 * A page of the list takes the teasers that come after the event before it and
 * up to its own last event; the last page also those after that.
 * @param after start of the event before this page; null on the first page
 */
export function placedTeasers(
  context: PageContext,
  events: readonly EventItem[],
  after: string | null,
  isLast: boolean,
): readonly Placed[] {
  const last = events.at(-1)?.[1].event.start;
  const teasers = comingTeasers(context).filter(
    ({ position }) =>
      (after === null || position > after) && (isLast || (last !== undefined && position <= last)),
  );
  const items: Placed[] = [];
  let next = 0;
  const place = (until: string | null, day: Day) => {
    for (; next < teasers.length; next++) {
      const teaser = teasers[next];
      if (teaser === undefined || (until !== null && teaser.position > until)) return;
      items.push([day, { kind: 'teaser', teaser: teaserView(context, teaser) }]);
    }
  };
  for (const [index, item] of events.entries()) {
    if (after !== null || index >= EVENTS_BEFORE_TEASERS) place(item[1].event.start, item[0]);
    items.push(item);
  }
  place(null, events.at(-1)?.[0] ?? context.today);
  return items;
}
