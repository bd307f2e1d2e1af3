import type { BreadcrumbList, Event as EventLd, Thing, WithContext } from 'schema-dts';
import type { EventEntity, EventStatus } from '../../content/records/event.ts';
import { withFee } from '../booking/price.ts';
import { doorsOf, isDateOpen, type Sale } from '../booking/sale-state.ts';
import { CURRENCY, type Locale } from '../constants.ts';
import type { Day } from '../dates/dates.ts';
import { textIn } from '../i18n/localized.ts';
import type { PerformerView } from '../views/event-detail-view.ts';
import type { Crumb } from '../views/page.ts';
import { organizationLd, type OrganizationFacts } from './organization-ld.ts';
import type { venueLd } from './venue-ld.ts';

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
      // A heading that leads nowhere has no address; the last one is the page itself.
      ...((href !== null || index === crumbs.length - 1) && { item: absolute(href ?? path) }),
    })),
  };
  return [inContext(list)];
}

const schema = (name: string) => `https://schema.org/${name}`;

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

/**
 * What is postponed without a new date has none yet; what has one stays rescheduled however
 * its sale goes.
 */
function statusLd(event: EventEntity): string {
  const { status, postponed_from: oldDate } = event;
  if (isDateOpen(event)) return 'EventPostponed';
  return oldDate !== null && STATUS[status] === 'EventScheduled'
    ? STATUS.postponed
    : STATUS[status];
}

/** What cannot be said before the sale has begun. */
const SELLING: readonly string[] = ['InStock', 'LimitedAvailability'];

/** What schema.org calls an event, by the slug of its exhibition type; any other is an `Event`. */
const TYPES: Readonly<Record<string, string>> = {
  konzert: 'MusicEvent',
  'oper-musiktheater': 'TheaterEvent',
  ausstellung: 'ExhibitionEvent',
  'gespraech-lesung': 'LiteraryEvent',
  fuehrung: 'EducationEvent',
  workshop: 'EducationEvent',
  film: 'ScreeningEvent',
  festival: 'Festival',
};

/** Where something is, with its address. */
type Location = ReturnType<typeof venueLd>;

/** A festival's event, or an event's festival, in short. Addresses are absolute. */
export interface RelatedEvent {
  readonly name: string;
  /** Null where it has no page of its own. */
  readonly address: string | null;
  /** An instant or, where opening hours count, a day; null where it is not known. */
  readonly start: string | null;
  readonly end: string | null;
  /** With its address; null where it is not said. */
  readonly location: Location | null;
}

/** What the event's page knows that the record does not. */
export interface EventFacts {
  readonly address: string;
  readonly image: string;
  readonly locale: Locale;
  readonly description: string;
  readonly location: Location | null;
  readonly organizer: OrganizationFacts;
  /** Slug of the exhibition type. */
  readonly type: string | null;
  /** The first and the last day in the venue's calendar. */
  readonly days: readonly [Day, Day];
  readonly performers: readonly Pick<PerformerView, 'name' | 'isEnsemble'>[];
  readonly parent: RelatedEvent | null;
  readonly children: readonly RelatedEvent[];
  /** How the event stands at the moment of the page. */
  readonly sale: Pick<Sale, 'status' | 'isWaiting' | 'isOver' | 'isDateOpen'>;
  /** Comes on top of every price: decimal amount. */
  readonly fee: string;
}

const related = ({ name, address, start, end, location }: RelatedEvent) => ({
  '@type': 'Event',
  name,
  ...(address !== null && { url: address }),
  ...(start !== null && { startDate: start }),
  ...(end !== null && { endDate: end }),
  ...(location !== null && { location }),
});

/** Start and end: days where opening hours count, instants otherwise. */
function datesLd(event: EventEntity, [first, last]: EventFacts['days']) {
  if (event.all_day) return { startDate: first, endDate: last };
  return {
    startDate: event.date_start,
    ...(event.date_end !== null && { endDate: event.date_end }),
  };
}

function offersLd(event: EventEntity, { address, sale, fee }: EventFacts) {
  if (sale.isOver || sale.isDateOpen) return [];
  const prices = event.is_free
    ? [{ price: '0.00', name: '' }]
    : event.prices.map(({ price, text }) => ({ price: withFee(price, fee), name: text }));
  const selling = AVAILABILITY[sale.status];
  const availability = sale.isWaiting && SELLING.includes(selling) ? 'PreOrder' : selling;
  return prices.map(({ price, name }) => ({
    '@type': 'Offer',
    price,
    priceCurrency: CURRENCY,
    ...(name !== '' && { name }),
    availability: schema(availability),
    // Whoever comes from a search engine sees what it is before they are at a shop.
    url: address,
    ...(event.sale_start !== null && { validFrom: event.sale_start }),
  }));
}

/** An event with its offers. */
export function eventLd(event: EventEntity, facts: EventFacts): object {
  const doors = doorsOf(event);
  const thing = {
    '@type': TYPES[facts.type ?? ''] ?? 'Event',
    name: textIn(event.title, facts.locale),
    description: facts.description,
    url: facts.address,
    image: [facts.image],
    ...datesLd(event, facts.days),
    ...(doors !== null && { doorTime: doors }),
    ...(event.postponed_from !== null && { previousStartDate: event.postponed_from }),
    eventStatus: schema(statusLd(event)),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    isAccessibleForFree: event.is_free,
    ...(facts.location && { location: facts.location }),
    organizer: organizationLd(facts.organizer),
    performer: facts.performers.map(({ name, isEnsemble }) => ({
      '@type': isEnsemble ? 'PerformingGroup' : 'Person',
      name,
    })),
    ...(facts.parent && { superEvent: related(facts.parent) }),
    ...(facts.children.length > 0 && { subEvent: facts.children.map(related) }),
    offers: offersLd(event, facts),
  } as unknown as EventLd;
  return inContext(thing);
}
