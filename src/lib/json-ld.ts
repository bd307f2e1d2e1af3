import type { BreadcrumbList, MusicVenue, Event as EventLd, Thing, WithContext } from 'schema-dts';
import type { EventEntity, EventStatus } from '../content/records/event.ts';
import type { VenueEntity } from '../content/records/places.ts';
import { CURRENCY, type Locale } from './constants.ts';
import { textIn } from './localized.ts';
import type { Crumb } from './page.ts';

const inContext = <T extends Thing>(thing: T) =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as unknown as WithContext<T>;

/** The chain of pages as search engines read it; nothing for the start page. */
export function breadcrumbLd(
  crumbs: readonly Crumb[],
  path: string,
  absolute: (path: string) => string,
): readonly object[] {
  if (crumbs.length === 0) return [];
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href ?? path),
    })),
  };
  return [inContext(list)];
}

const STATUS: Readonly<Record<EventStatus, string>> = {
  planned: 'EventScheduled',
  on_sale: 'EventScheduled',
  few_left: 'EventScheduled',
  sold_out: 'EventScheduled',
  moved: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventRescheduled',
};
const AVAILABILITY: Readonly<Record<EventStatus, string>> = {
  planned: 'PreOrder',
  on_sale: 'InStock',
  few_left: 'LimitedAvailability',
  sold_out: 'SoldOut',
  moved: 'InStock',
  cancelled: 'Discontinued',
  postponed: 'InStock',
};
const schema = (name: string) => `https://schema.org/${name}`;

export function venueLd(venue: VenueEntity, locale: Locale, address: string): MusicVenue {
  return {
    '@type': 'MusicVenue',
    name: textIn(venue.name, locale),
    url: address,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.street ?? '',
      postalCode: venue.postal_code ?? '',
      addressLocality: venue.city ?? '',
      addressCountry: 'DE',
    },
    ...(venue.coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: venue.coordinates.latitude,
        longitude: venue.coordinates.longitude,
      },
    }),
  };
}

/** What the event's page knows that the record does not. */
export interface EventFacts {
  readonly address: string;
  readonly image: string;
  readonly locale: Locale;
  readonly description: string;
  readonly location: MusicVenue | null;
  readonly organizer: string;
  /** `MusicEvent`, `ExhibitionEvent` …, as schema.org names the form of the event. */
  readonly type: 'MusicEvent' | 'ExhibitionEvent' | 'Event';
}

/** An event with its offers (EV-12). */
export function eventLd(event: EventEntity, facts: EventFacts): object {
  const { locale } = facts;
  const offers = event.is_free
    ? [{ price: '0.00', name: '' }]
    : event.prices.map(({ price, text }) => ({ price, name: text }));
  const thing = {
    '@type': facts.type,
    name: textIn(event.title, locale),
    description: facts.description,
    url: facts.address,
    image: [facts.image],
    startDate: event.date_start,
    ...(event.date_end !== null && { endDate: event.date_end }),
    ...(event.doors !== null && { doorTime: event.doors }),
    ...(event.postponed_from !== null && { previousStartDate: event.postponed_from }),
    eventStatus: schema(STATUS[event.status]) as never,
    eventAttendanceMode: schema('OfflineEventAttendanceMode') as never,
    isAccessibleForFree: event.is_free,
    ...(facts.location && { location: facts.location }),
    organizer: { '@type': 'Organization', name: facts.organizer },
    performer: event.performers.map(({ name }) => ({ '@type': 'Person', name }) as const),
    offers: offers.map(({ price, name }) => ({
      '@type': 'Offer' as const,
      price,
      priceCurrency: CURRENCY,
      ...(name !== '' && { name }),
      availability: schema(AVAILABILITY[event.status]) as never,
      url: event.ticket_url ?? facts.address,
      ...(event.sale_start !== null && { validFrom: event.sale_start }),
    })),
  } as unknown as EventLd;
  return inContext(thing);
}
