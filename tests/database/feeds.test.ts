import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import type { EventInput } from '../../src/content/records/event.ts';
import { LOCALES, type Locale } from '../../src/lib/constants.ts';
import { EMPTY_QUERY, type ProgrammeQuery } from '../../src/lib/programme-query.ts';
import { pathTo } from '../../src/lib/routes.ts';
import type { House } from '../../src/lib/server/house.ts';
import { calendarFile } from '../../src/lib/server/services/feeds/calendar.ts';
import { feedChoice } from '../../src/lib/server/services/feeds/choice.ts';
import { newsFeed } from '../../src/lib/server/services/feeds/news.ts';
import { PageContext } from '../../src/lib/server/services/page-data/context.ts';
import { find } from '../../src/lib/server/services/programme/programme-index.ts';
import { ORIGIN } from '../support/env.ts';
import { houseFor, sharedHouse } from '../support/house.ts';
import { inputOf, stored, text, valueOf } from '../support/records.ts';

const none: ProgrammeQuery = EMPTY_QUERY;
const CHOICES: readonly ProgrammeQuery[] = [
  none,
  { ...none, filters: { room: 1 } },
  { ...none, filters: { genre: 2, type: 1 } },
  { ...none, date: '2026-11-21' },
  { ...none, filters: { series: 999 } },
];

async function calendarOf(house: House, query: ProgrammeQuery, locale: Locale) {
  const context = await PageContext.open(house, locale, pathTo('events-calendar', locale));
  const { title, events } = await feedChoice(context, query);
  const file = calendarFile(title, events, context);
  const component = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const entries = component.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  return { file, component, entries, title };
}

/** The one entry of an event that is made for this test. */
async function entryOf(change: Partial<EventInput>) {
  const house = await houseFor('sqlite', 'demo');
  const model = inputOf('event', await stored(house, 'event', 1));
  const plain = { parent: null, date_end: null, all_day: false, status: 'on_sale' } as const;
  const { id } = valueOf(await house.records.create('event', { ...model, ...plain, ...change }));
  const { file, entries } = await calendarOf(house, none, 'de');
  const entry = entries.find(({ uid }) => uid === `event-${id}@www.example.org`);
  if (entry === undefined) throw new Error('the event is not in the calendar');
  return { entry, file };
}

describe('the calendar feed', () => {
  const shared = sharedHouse('sqlite');

  it.each(LOCALES)('EV-13 is read by a calendar parser, for any choice (%s)', async (locale) => {
    const index = await shared.house.programme.read();
    for (const query of CHOICES) {
      const { entries, component } = await calendarOf(shared.house, query, locale);
      const choice = { groups: query.filters, day: query.date, from: '2026-11-20' };
      const wanted = find(index, choice, 1, 300).events.map(
        ({ id }) => `event-${id}@www.example.org`,
      );
      const uids = entries.map(({ uid }) => uid);
      expect(new Set(uids).size).toBe(uids.length);
      expect(uids).toEqual(expect.arrayContaining(wanted));
      expect(component.getFirstPropertyValue('version')).toBe('2.0');
      expect(component.getFirstPropertyValue('prodid')).toBeTruthy();
      for (const { summary, component: entry } of entries) {
        expect(summary).not.toBe('');
        expect(String(entry.getFirstPropertyValue('url'))).toMatch(
          new RegExp(`^${ORIGIN}/${locale}/`, 'u'),
        );
        expect(entry.getFirstPropertyValue('dtstamp')).toBeTruthy();
      }
    }
  });

  it('EV-13 ends lines with CRLF and keeps them within 75 octets', async () => {
    const { file } = await calendarOf(shared.house, none, 'de');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    const lines = file.split('\r\n');
    expect(lines.length).toBeGreaterThan(1000);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    // Umlauts are two octets: folding must not cut through one.
    expect(file).not.toContain('\uFFFD');
  });

  it('EV-13 times are instants in UTC, also in the night of the clock change', async () => {
    // Half past two comes twice in this night; the second one is meant.
    const { entry } = await entryOf({
      title: text('Nachtkonzert zur Zeitumstellung'),
      date_start: '2027-10-31T01:30:00Z',
      date_end: '2027-10-31T02:15:00Z',
    });
    const start = entry.component.getFirstProperty('dtstart');
    expect(start?.toICALString()).toBe('DTSTART:20271031T013000Z');
    expect(entry.endDate.toJSDate().toISOString()).toBe('2027-10-31T02:15:00.000Z');
  });

  it('EV-13 an exhibition is days, its last one included', async () => {
    const { entry } = await entryOf({
      all_day: true,
      date_start: '2027-03-01T09:00:00Z',
      date_end: '2027-03-28T16:00:00Z',
    });
    expect(entry.startDate.isDate).toBe(true);
    expect(entry.startDate.toString()).toBe('2027-03-01');
    // The end of days is the day after (RFC 5545).
    expect(entry.endDate.toString()).toBe('2027-03-29');
  });

  it('EV-13 a cancelled event stays, marked as cancelled', async () => {
    const { entry } = await entryOf({ status: 'cancelled', date_start: '2027-02-03T19:00:00Z' });
    expect(entry.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(entry.description).toContain('Abgesagt');
  });

  it('EV-13 commas, semicolons, line breaks and other scripts come through whole', async () => {
    const title = 'Dvořák; Händel, „Größe“ \\ 東京 🎻';
    const { entry } = await entryOf({ title: text(title), date_start: '2027-02-03T19:00:00Z' });
    expect(entry.summary).toBe(title);
  });

  it('EV-13 an end that is not known does not make an event endless or empty', async () => {
    const { entry } = await entryOf({ date_start: '2027-02-03T19:00:00Z', date_end: null });
    expect(entry.duration.toSeconds()).toBeGreaterThan(0);
  });

  it('EV-13 a change raises the sequence, so that calendars take it over', async () => {
    const house = await houseFor('sqlite', 'demo');
    const [event] = find(await house.programme.read(), { from: '2026-11-20' }).events;
    const id = event?.id ?? 0;
    const sequence = async () =>
      (await calendarOf(house, none, 'de')).entries.find(({ uid }) =>
        uid.startsWith(`event-${id}@`),
      )?.sequence ?? 0;
    const before = await sequence();
    const record = await stored(house, 'event', id);
    valueOf(await house.records.update('event', id, record.version, inputOf('event', record)));
    expect(await sequence()).toBe(before + 1);
  });
});

describe('the news feed', () => {
  const shared = sharedHouse('sqlite');

  it.each(LOCALES)('EV-13 is read by a feed parser, for any choice (%s)', async (locale) => {
    for (const query of CHOICES) {
      const path = pathTo('events-feed', locale);
      const context = await PageContext.open(shared.house, locale, path);
      const choice = await feedChoice(context, query);
      const feed = await new Parser().parseString(newsFeed(choice, ORIGIN + path, context));
      expect(feed.title).toBe(choice.title);
      expect(feed.link).toBe(choice.address);
      expect(feed.items).toHaveLength(choice.events.length);
      for (const item of feed.items) {
        expect(item.title).toBeTruthy();
        expect(item.link).toMatch(new RegExp(`^${ORIGIN}/${locale}/`, 'u'));
        expect(item.guid).toBe(item.link);
        expect(Number.isNaN(Date.parse(item.isoDate ?? ''))).toBe(false);
      }
    }
  });

  it('EV-13 markup in a title stays text', async () => {
    const house = await houseFor('sqlite', 'demo');
    const model = inputOf('event', await stored(house, 'event', 1));
    const title = 'A & B <script>alert(1)</script> ]]> C';
    const change = { title: text(title), parent: null, date_start: '2026-11-21T19:00:00Z' };
    valueOf(await house.records.create('event', { ...model, ...change, date_end: null }));
    const context = await PageContext.open(house, 'de', '/');
    const choice = await feedChoice(context, none);
    const feed = await new Parser().parseString(newsFeed(choice, ORIGIN, context));
    expect(feed.items.map((item) => item.title)).toContain(title);
  });
});
