import type { EventEntity } from '../../../../content/records/event.ts';
import type { EventDetailView } from '../../../views/event-detail-view.ts';
import { eventLd, venueLd, type RelatedEvent } from '../../../structured-data/json-ld.ts';
import { textIn } from '../../../i18n/localized.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import type { PageContext } from '../page/page-context.ts';
import { saleOf } from '../../services/booking/sale.ts';

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
  const { app, data, locale } = context;
  const { view } = shown;
  const absolute = (path: string) => app.env.siteOrigin + path;
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
    performers: view.performers,
    parent,
    children,
    sale: saleOf(event, context),
    fee: settingsOf(data).ticketing.booking_fee,
  });
}
