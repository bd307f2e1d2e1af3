import type { EventEntity } from '../../../../content/records/event.ts';
import type { EventDetailView } from '../../../event-detail-view.ts';
import { eventLd, venueLd, type RelatedEvent } from '../../../json-ld.ts';
import { textIn } from '../../../localized.ts';
import { detailPath } from '../record-paths.ts';
import { settingsOf } from '../settings-of.ts';
import type { PageContext } from './context.ts';
import { saleOf } from './sale.ts';

/** What the page of an event has already worked out. */
interface Shown {
  readonly view: EventDetailView;
  readonly path: string;
  readonly days: readonly [string, string];
  readonly description: string;
  /** Absolute address of its picture. */
  readonly image: string;
}

/** An event as search engines read it, with its festival or its events (EV-12). */
export function eventJsonLd(event: EventEntity, shown: Shown, context: PageContext): object {
  const { house, data, locale } = context;
  const { view } = shown;
  const absolute = (path: string) => house.env.siteOrigin + path;
  const venue = data.venue.get(data.room.get(event.room)?.venue ?? 0);
  const children = view.event.children.map(({ title, href, day, start, timeLabel, place }) => ({
    name: title.text,
    address: href === null ? null : absolute(href),
    // Without a time its opening hours count.
    start: timeLabel === '' ? day : start,
    place,
  }));
  const parent: RelatedEvent | null = view.parent && {
    name: view.parent.label,
    address: absolute(view.parent.href),
    start: null,
    place: null,
  };
  return eventLd(event, {
    address: absolute(shown.path),
    image: shown.image,
    locale,
    description: shown.description,
    organizer: textIn(settingsOf(data).site_name, locale),
    location: venue ? venueLd(venue, locale, absolute(detailPath('venue', venue, locale))) : null,
    type: data.exhibition_type.get(event.exhibition_type ?? 0)?.slug ?? null,
    days: shown.days,
    parent,
    children,
    sale: saleOf(event, context),
    fee: settingsOf(data).ticketing.booking_fee,
  });
}
