import { describe, expect, it } from 'vitest';
import { types } from '../../../demo/types.ts';
import { hallLd, venueLd } from '../../../src/lib/structured-data/venue-ld.ts';
import { inputSchema } from '../../../src/content/records/define.ts';
import {
  event as description,
  EVENT_STATUSES,
  type EventEntity,
  type EventStatus,
} from '../../../src/content/records/event.ts';
import {
  venue as venueDescription,
  type VenueEntity,
} from '../../../src/content/records/places.ts';
import {
  breadcrumbLd,
  eventLd,
  type EventFacts,
} from '../../../src/lib/structured-data/json-ld.ts';

const base = { id: 1, version: 1, updated_at: '2026-01-01T00:00:00Z' };
const price = (amount: string, text: string) => ({
  id: text,
  price: amount,
  sale_type_id: '1',
  text,
});

function eventWith(more: Record<string, unknown>): EventEntity {
  const input = {
    title: { de: 'Das Lied von der Erde', en: '' },
    date_start: '2026-11-20T18:30:00Z',
    room: 1,
    prices: [price('48.00', 'Vollpreis'), price('24.00', 'Ermäßigt')],
    ticket_url: 'https://tickets.example/1',
    ...more,
  };
  return {
    ...base,
    ...inputSchema(description).parse(input),
    persons: [],
  } as unknown as EventEntity;
}

const venue = {
  ...base,
  ...inputSchema(venueDescription).parse({
    name: { de: 'Haus', en: 'House' },
    street: 'Am Feld 1',
    coordinates: { latitude: 52.5, longitude: 13.4 },
  }),
} as unknown as VenueEntity;

const facts: EventFacts = {
  address: 'https://www.example.org/en/programme-tickets/x/1',
  image: 'https://www.example.org/poster.png',
  locale: 'en',
  description: 'A symphony for voices',
  location: venueLd(venue, 'en', 'https://www.example.org/en/location/house/1'),
  organizer: {
    name: 'Konzerthaus Morgenfeld',
    url: 'https://haus.example/en',
    logo: 'https://haus.example/media/logo.png',
  },
  type: 'konzert',
  days: ['2026-11-20', '2026-11-20'],
  performers: [],
  parent: null,
  children: [],
  sale: { status: 'on_sale', isWaiting: false, isOver: false, isDateOpen: false },
  fee: '0.00',
};

interface Offer {
  readonly '@type': string;
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: string;
  readonly url: string;
}
type Thing = Record<string, unknown> & { readonly offers: readonly Offer[] };
function ld(more: Record<string, unknown> = {}, other: Partial<EventFacts> = {}) {
  const event = eventWith(more);
  const sale = { ...facts.sale, status: event.status };
  return eventLd(event, { ...facts, sale, ...other }) as Thing;
}

const AVAILABLE: Readonly<Record<EventStatus, string>> = {
  planned: 'PreOrder',
  on_sale: 'InStock',
  few_left: 'LimitedAvailability',
  sold_out: 'SoldOut',
  moved: 'InStock',
  cancelled: 'Discontinued',
  postponed: 'InStock',
};
const AVAILABLE_BEFORE: Readonly<Record<EventStatus, string>> = {
  ...AVAILABLE,
  on_sale: 'PreOrder',
  few_left: 'PreOrder',
  moved: 'PreOrder',
  postponed: 'PreOrder',
};

describe('EV-12 an event as schema.org describes it', () => {
  it('has what search engines ask for', () => {
    const thing = ld({ date_end: '2026-11-20T20:00:00Z' });
    expect(thing).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'MusicEvent',
      name: 'Das Lied von der Erde',
      startDate: '2026-11-20T18:30:00Z',
      endDate: '2026-11-20T20:00:00Z',
      url: facts.address,
      image: [facts.image],
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'MusicVenue',
        name: 'House',
        address: { '@type': 'PostalAddress', streetAddress: 'Am Feld 1' },
        geo: { latitude: 52.5, longitude: 13.4 },
      },
      organizer: {
        name: 'Konzerthaus Morgenfeld',
        url: 'https://haus.example/en',
        logo: 'https://haus.example/media/logo.png',
      },
    });
  });

  it('offers each price, on our page and not at a shop elsewhere', () => {
    expect(ld().offers).toEqual([
      expect.objectContaining({ price: '48.00', priceCurrency: 'EUR', name: 'Vollpreis' }),
      expect.objectContaining({
        price: '24.00',
        name: 'Ermäßigt',
        url: facts.address,
      }),
    ]);
  });

  it('offers what is free for nothing', () => {
    const thing = ld({ is_free: true, prices: [], ticket_url: null });
    expect(thing).toMatchObject({ isAccessibleForFree: true });
    expect(thing.offers).toEqual([expect.objectContaining({ price: '0.00', url: facts.address })]);
  });

  it.each(EVENT_STATUSES)('says in schema.org’s words that it is %s', (status) => {
    const { eventStatus, offers } = ld({ status });
    // Postponed without an old date: there is no new one yet.
    const statuses = { cancelled: 'EventCancelled', postponed: 'EventPostponed' };
    const expected = statuses[status as keyof typeof statuses] ?? 'EventScheduled';
    expect(eventStatus).toBe(`https://schema.org/${expected}`);
    expect(offers.map(({ availability }) => availability)).toEqual(
      offers.map(() => `https://schema.org/${AVAILABLE[status]}`),
    );
  });

  it.each(EVENT_STATUSES)('says of no ticket that it is there before its sale: %s', (status) => {
    const sale = { status, isWaiting: true, isOver: false, isDateOpen: false };
    const sale_start = '2026-10-01T08:00:00Z';
    const [offer] = ld({ status, sale_start }, { sale }).offers;
    expect(offer).toMatchObject({ validFrom: sale_start });
    expect(offer?.availability).toBe(`https://schema.org/${AVAILABLE_BEFORE[status]}`);
  });

  it('offers nothing once it is over', () => {
    const sale = { status: 'on_sale', isWaiting: false, isOver: true, isDateOpen: false } as const;
    expect(ld({}, { sale }).offers).toEqual([]);
  });

  it('EV-17 offers nothing while the new date is open', () => {
    const sale = {
      status: 'postponed',
      isWaiting: false,
      isOver: false,
      isDateOpen: true,
    } as const;
    expect(ld({ status: 'postponed' }, { sale }).offers).toEqual([]);
    expect(ld({ status: 'postponed', doors: '2026-11-20T18:00:00Z' }).doorTime).toBeUndefined();
    expect(ld({ doors: '2026-11-20T18:00:00Z' }).doorTime).toBe('2026-11-20T18:00:00Z');
  });

  it.each([
    ['konzert', 'MusicEvent'],
    ['oper-musiktheater', 'TheaterEvent'],
    ['ausstellung', 'ExhibitionEvent'],
    ['gespraech-lesung', 'LiteraryEvent'],
    ['fuehrung', 'EducationEvent'],
    ['workshop', 'EducationEvent'],
    ['film', 'ScreeningEvent'],
    ['festival', 'Festival'],
    ['etwas-neues', 'Event'],
    [null, 'Event'],
  ])('calls the type %s %s', (type, name) => {
    expect(ld({}, { type })['@type']).toBe(name);
  });

  it('knows every exhibition type of the demo venue by its slug', () => {
    const unknown = types.list.filter(({ slug }) => ld({}, { type: slug })['@type'] === 'Event');
    expect(unknown).toEqual([]);
  });

  it('has days, not instants, where opening hours count', () => {
    const dates = { date_start: '2026-11-20T09:00:00Z', date_end: '2027-01-10T17:00:00Z' };
    const days = ['2026-11-20', '2027-01-10'] as const;
    expect(ld({ ...dates, all_day: true }, { days })).toMatchObject({
      startDate: '2026-11-20',
      endDate: '2027-01-10',
    });
  });

  it('names a festival’s events, and an event’s festival', () => {
    const child = {
      name: 'Auftakt',
      address: 'https://a.example/1',
      start: '2026-11-20T18:00:00Z',
      end: '2026-11-20T20:00:00Z',
      location: hallLd('House, Hall', venueLd(venue, 'en', 'https://a.example/house')),
    };
    const bare = {
      name: 'Ohne Seite',
      address: null,
      start: '2026-11-21',
      end: null,
      location: null,
    };
    expect(ld({}, { children: [child, bare] })['subEvent']).toEqual([
      {
        '@type': 'Event',
        name: 'Auftakt',
        url: 'https://a.example/1',
        startDate: '2026-11-20T18:00:00Z',
        endDate: '2026-11-20T20:00:00Z',
        location: expect.objectContaining({
          '@type': 'MusicVenue',
          name: 'House, Hall',
          address: { '@type': 'PostalAddress', streetAddress: 'Am Feld 1', addressCountry: 'DE' },
          containedInPlace: {
            '@type': 'MusicVenue',
            name: 'House',
            url: 'https://a.example/house',
          },
        }) as object,
      },
      { '@type': 'Event', name: 'Ohne Seite', startDate: '2026-11-21' },
    ]);
    const parent = {
      name: 'Klaviertage',
      address: 'https://a.example/2',
      start: null,
      end: null,
      location: null,
    };
    expect(ld({}, { parent })['superEvent']).toEqual({
      '@type': 'Event',
      name: 'Klaviertage',
      url: 'https://a.example/2',
    });
    expect(ld()).not.toHaveProperty('subEvent');
    expect(ld()).not.toHaveProperty('superEvent');
  });

  it('tells people from orchestras', () => {
    const performers = [
      { name: 'Mira Sandel', isEnsemble: false },
      { name: 'Morgenfelder Philharmonie', isEnsemble: true },
    ];
    expect(ld({}, { performers })['performer']).toEqual([
      { '@type': 'Person', name: 'Mira Sandel' },
      { '@type': 'PerformingGroup', name: 'Morgenfelder Philharmonie' },
    ]);
  });

  it('names the old date of a postponed one', () => {
    expect(ld({ status: 'postponed', postponed_from: '2026-05-01T18:00:00Z' })).toMatchObject({
      previousStartDate: '2026-05-01T18:00:00Z',
    });
  });
});

describe('LY-02 the breadcrumb for search engines', () => {
  const absolute = (path: string) => `https://www.example.org${path}`;

  it('is the chain of pages with absolute addresses, the page itself last', () => {
    const crumbs = [
      { label: 'Startseite', href: '/de' },
      { label: 'Programm', href: null },
    ];
    const [list] = breadcrumbLd(crumbs, '/de/programm-karten', absolute);
    expect(list).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Startseite', item: 'https://www.example.org/de' },
        { position: 2, item: 'https://www.example.org/de/programm-karten' },
      ],
    });
    expect(breadcrumbLd([], '/de', absolute)).toEqual([]);
  });
});
