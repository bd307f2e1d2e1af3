import type { EventEntity } from '../../../../content/records/event.ts';
import type { EventDetailView } from '../../../views/event-detail-view.ts';
import { eventLd, type RelatedEvent } from '../../../structured-data/json-ld.ts';
import { hallLd, venueLd } from '../../../structured-data/venue-ld.ts';
import { placeOf } from '../../services/programme/place.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { organizationOf } from '../page/organization.ts';
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

/** Where an event is: its hall, with the address of the venue; null: no venue is known. */
function locationOf(event: { readonly room: number }, context: PageContext) {
  const { app, data, locale } = context;
  const venue = data.venue.get(data.room.get(event.room)?.venue ?? 0);
  if (venue === undefined) return null;
  const address = app.env.siteOrigin + detailPath('venue', venue, locale);
  return hallLd(placeOf(event, context), venueLd(venue, locale, address));
}

/** An event as search engines read it, with its festival or its events. */
export function eventJsonLd(event: EventEntity, shown: Shown, context: PageContext): object {
  const { app, data, locale } = context;
  const { view } = shown;
  const absolute = (path: string) => app.env.siteOrigin + path;
  const children = view.event.children.map((child) => ({
    name: child.title.text,
    address: child.href === null ? null : absolute(child.href),
    // Without a time its opening hours count.
    start: child.timeLabel === '' ? child.day : child.start,
    end: child.end,
    location: locationOf(child, context),
  }));
  const parent: RelatedEvent | null = view.parent && {
    name: view.parent.label,
    address: absolute(view.parent.href),
    start: null,
    end: null,
    location: null,
  };
  return eventLd(event, {
    address: absolute(shown.path),
    image: shown.image,
    locale,
    description: shown.description,
    organizer: organizationOf(context),
    location: locationOf(event, context),
    type: data.exhibition_type.get(event.exhibition_type ?? 0)?.slug ?? null,
    days: shown.days,
    performers: view.performers,
    parent,
    children,
    sale: saleOf(event, context),
    fee: settingsOf(data).ticketing.booking_fee,
  });
}
