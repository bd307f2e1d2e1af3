import { describe, expect, it } from 'vitest';
import { inputSchema } from '../../src/content/records/define.ts';
import {
  event as description,
  EVENT_STATUSES,
  type EventEntity,
} from '../../src/content/records/event.ts';
import { venue as venueDescription, type VenueEntity } from '../../src/content/records/places.ts';
import { breadcrumbLd, eventLd, venueLd, type EventFacts } from '../../src/lib/json-ld.ts';

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
  organizer: 'Konzerthaus Morgenfeld',
  type: 'MusicEvent',
};

interface Offer {
  readonly '@type': string;
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: string;
  readonly url: string;
}
type Thing = Record<string, unknown> & { readonly offers: readonly Offer[] };
const ld = (more: Record<string, unknown> = {}) => eventLd(eventWith(more), facts) as Thing;

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
      organizer: { name: 'Konzerthaus Morgenfeld' },
    });
  });

  it('offers each price, at the shop', () => {
    expect(ld().offers).toEqual([
      expect.objectContaining({ price: '48.00', priceCurrency: 'EUR', name: 'Vollpreis' }),
      expect.objectContaining({
        price: '24.00',
        name: 'Ermäßigt',
        url: 'https://tickets.example/1',
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
    const statuses = { cancelled: 'EventCancelled', postponed: 'EventRescheduled' };
    const expected = statuses[status as keyof typeof statuses] ?? 'EventScheduled';
    expect(eventStatus).toBe(`https://schema.org/${expected}`);
    const availability = {
      sold_out: 'SoldOut',
      few_left: 'LimitedAvailability',
      on_sale: 'InStock',
    };
    const known = availability[status as keyof typeof availability];
    if (known) expect(offers[0]?.availability).toBe(`https://schema.org/${known}`);
    expect(offers[0]?.availability).toMatch(/^https:\/\/schema\.org\/[A-Z]\w+$/u);
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
