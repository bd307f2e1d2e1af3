import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import type { EventInput } from '../../../src/content/records/event.ts';
import { LOCALES, type Locale } from '../../../src/lib/constants.ts';
import { EMPTY_QUERY, type ProgrammeQuery } from '../../../src/lib/programme/programme-query.ts';
import { pathTo } from '../../../src/lib/routing/routes.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { calendarFile } from '../../../src/lib/server/page-data/feeds/calendar.ts';
import { feedChoice } from '../../../src/lib/server/page-data/feeds/choice.ts';
import { newsFeed } from '../../../src/lib/server/page-data/feeds/news.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { findEvents } from '../../../src/lib/server/services/programme/programme-index.ts';
import { ORIGIN } from '../../support/env.ts';
import { appFor, sharedApp } from '../../support/database/house.ts';
import { inputOf, modelEvent, stored, text, valueOf } from '../../support/content/records.ts';

const none: ProgrammeQuery = EMPTY_QUERY;
const CHOICES: readonly ProgrammeQuery[] = [
  none,
  { ...none, filters: { room: 1 } },
  { ...none, filters: { genre: 2, type: 1 } },
  { ...none, date: '2026-11-21' },
  { ...none, filters: { series: 999 } },
];

async function calendarOf(app: AppContext, query: ProgrammeQuery, locale: Locale) {
  const context = await PageContext.open(app, locale, pathTo('events-calendar', locale));
  const { title, events } = await feedChoice(context, query);
  const file = calendarFile(title, events, context);
  const component = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const entries = component.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  return { file, component, entries, title };
}

/** The one entry of an event that is made for this test. */
async function entryOf(change: Partial<EventInput>) {
  const app = await appFor('sqlite', 'demo');
  const model = await modelEvent(app);
  const plain = { parent: null, date_end: null, all_day: false, status: 'on_sale' } as const;
  const { id } = valueOf(await app.records.create('event', { ...model, ...plain, ...change }));
  const { file, entries } = await calendarOf(app, none, 'de');
  const entry = entries.find(({ uid }) => uid === `event-${id}@www.example.org`);
  if (entry === undefined) throw new Error('the event is not in the calendar');
  return { entry, file };
}

describe('the calendar feed', () => {
  const shared = sharedApp('sqlite');

  it.each(LOCALES)('EV-13 is read by a calendar parser, for any choice (%s)', async (locale) => {
    const index = await shared.app.programme.read();
    for (const query of CHOICES) {
      const { entries, component } = await calendarOf(shared.app, query, locale);
      const choice = { groups: query.filters, day: query.date, from: '2026-11-20' };
      const wanted = findEvents(index, choice, 1, 300).events.map(
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
    const { file } = await calendarOf(shared.app, none, 'de');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect(file).toMatch(/END:VCALENDAR\r\n$/u);
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
    // It takes up no time, in Outlook either.
    expect(entry.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(entry.component.getFirstPropertyValue('x-microsoft-cdo-busystatus')).toBe('FREE');
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

  it('EV-13 what is said of the whole calendar stands before its events', async () => {
    for (const query of [none, { ...none, filters: { series: 999 } }]) {
      const { file, component } = await calendarOf(shared.app, query, 'de');
      expect(component.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Berlin');
      const lines = file.split('\r\n');
      const place = lines.findIndex((line) => line.startsWith('X-WR-TIMEZONE'));
      const first = lines.findIndex((line) => /^(?:BEGIN:VEVENT|END:VCALENDAR)/u.test(line));
      expect(place).toBe(first - 1);
    }
  });

  it('EV-13 a name cannot write lines of its own', async () => {
    const context = await PageContext.open(shared.app, 'de', '/');
    const name = 'Abend; Nacht,\r\nBEGIN:VEVENT\u0000\u0007 \\ Ende';
    const file = calendarFile(name, [], context);
    const component = new ICAL.Component(ICAL.parse(file) as unknown[]);
    expect(component.getAllSubcomponents()).toEqual([]);
    expect(file).toContain('\r\nX-WR-CALNAME:Abend\\; Nacht\\, BEGIN:VEVENT \\\\ Ende\r\n');
    expect(file).toContain('\r\nNAME:Abend\\; Nacht\\, BEGIN:VEVENT \\\\ Ende\r\n');
  });

  it('EV-13 a day that is over has its events, as the page of that day has', async () => {
    const index = await shared.app.programme.read();
    const past = index.events.filter(({ last }) => last < '2026-11-20').at(-1);
    const query = { ...none, date: past?.first ?? null };
    const { entries } = await calendarOf(shared.app, query, 'de');
    expect(entries.map(({ uid }) => uid)).toContain(`event-${past?.id}@www.example.org`);
  });

  it('EV-13 of a festival that is running only the events to come are told', async () => {
    const app = await appFor('sqlite', 'demo');
    const model = await modelEvent(app);
    const plain = { ...model, date_end: null, all_day: false } as const;
    const make = async (change: Partial<EventInput>) =>
      valueOf(await app.records.create('event', { ...plain, parent: null, ...change })).id;
    const parent = await make({
      all_day: true,
      event_type_new: '2-child-list-ticket-detail',
      date_start: '2026-11-18T09:00:00Z',
      date_end: '2026-11-24T20:00:00Z',
    });
    const past = await make({ parent, date_start: '2026-11-19T19:00:00Z' });
    const coming = await make({ parent, date_start: '2026-11-21T19:00:00Z' });
    const idsOf = async (query: ProgrammeQuery) =>
      (await feedChoice(await PageContext.open(app, 'de', '/'), query)).events.map(({ id }) => id);
    const all = await idsOf(none);
    expect(all).toEqual(expect.arrayContaining([parent, coming]));
    expect(all).not.toContain(past);
    const onOneDay = await idsOf({ ...none, date: '2026-11-22' });
    expect(onOneDay).toContain(parent);
    expect(onOneDay).not.toContain(coming);
  });

  it('EV-13 a change raises the sequence, so that calendars take it over', async () => {
    const app = await appFor('sqlite', 'demo');
    const [event] = findEvents(await app.programme.read(), { from: '2026-11-20' }).events;
    const id = event?.id ?? 0;
    const sequence = async () =>
      (await calendarOf(app, none, 'de')).entries.find(({ uid }) => uid.startsWith(`event-${id}@`))
        ?.sequence ?? 0;
    const before = await sequence();
    const record = await stored(app, 'event', id);
    valueOf(
      await app.records.update('event', { id, version: record.version }, inputOf('event', record)),
    );
    expect(await sequence()).toBe(before + 1);
  });
});

describe('the news feed', () => {
  const shared = sharedApp('sqlite');

  it('EV-13 says of each event itself when it was announced', async () => {
    const context = await PageContext.open(shared.app, 'de', '/');
    const choice = await feedChoice(context, none);
    const { items } = await new Parser().parseString(newsFeed(choice, ORIGIN, context));
    const days = new Set(items.map(({ isoDate }) => isoDate));
    expect(days.size).toBeGreaterThan(20);
    for (const [index, { isoDate = '' }] of items.entries())
      expect(new Date(isoDate)).toEqual(new Date(choice.events[index]?.updated_at ?? ''));
  });

  it.each(LOCALES)('EV-13 is read by a feed parser, for any choice (%s)', async (locale) => {
    for (const query of CHOICES) {
      const path = pathTo('events-feed', locale);
      const context = await PageContext.open(shared.app, locale, path);
      const choice = await feedChoice(context, query);
      const feed = await new Parser().parseString(newsFeed(choice, ORIGIN + path, context));
      expect(feed.title).toBe(choice.title);
      expect(feed.link).toBe(choice.address);
      expect(feed.items).toHaveLength(choice.events.length);
      for (const item of feed.items) {
        expect(item.title).toMatch(/\d.*: ./u);
        expect(item.title).not.toContain('\u00a0');
        expect(item.link).toMatch(new RegExp(`^${ORIGIN}/${locale}/`, 'u'));
        expect(item.guid).toMatch(/^event-\d+@www\.example\.org$/u);
        expect(Number.isNaN(Date.parse(item.isoDate ?? ''))).toBe(false);
      }
    }
  });

  it('EV-13 knows an event again whose title was changed', async () => {
    const app = await appFor('sqlite', 'demo');
    const [event] = findEvents(await app.programme.read(), { from: '2026-11-20' }).events;
    const id = event?.id ?? 0;
    const itemOf = async () => {
      const context = await PageContext.open(app, 'de', '/');
      const feed = newsFeed(await feedChoice(context, none), ORIGIN, context);
      const { items } = await new Parser().parseString(feed);
      return items.find(({ link }) => link?.endsWith(`/${id}`));
    };
    const before = await itemOf();
    const record = await stored(app, 'event', id);
    const change = { ...inputOf('event', record), title: text('Ein neuer Name') };
    valueOf(await app.records.update('event', { id, version: record.version }, change));
    const after = await itemOf();
    expect(after?.title).toContain('Ein neuer Name');
    expect(after?.link).not.toBe(before?.link);
    expect(after?.guid).toBe(before?.guid);
  });

  it('EV-13 says when an event is: its day and time, or until when it runs', async () => {
    const app = await appFor('sqlite', 'demo');
    const model = await modelEvent(app);
    const evening = { parent: null, all_day: false, date_end: null };
    const running = { parent: null, all_day: true };
    await app.records.create('event', {
      ...model,
      ...evening,
      title: text('Abend'),
      date_start: '2026-11-21T18:30:00Z',
    });
    await app.records.create('event', {
      ...model,
      ...running,
      title: text('Schau'),
      date_start: '2026-10-01T08:00:00Z',
      date_end: '2026-12-31T17:00:00Z',
    });
    const context = await PageContext.open(app, 'de', '/');
    const choice = await feedChoice(context, none);
    const { items } = await new Parser().parseString(newsFeed(choice, ORIGIN, context));
    const textOf = (title: string) => items.find((item) => item.title === title)?.content ?? '';
    expect(textOf('21.11.2026: Abend')).toMatch(/^Samstag, 21\. November 2026 · 19:30 Uhr · /u);
    expect(textOf('bis 31. Dez.: Schau')).toMatch(/^bis 31\. Dez\. · /u);
  });

  it('EV-13 markup in a title stays text', async () => {
    const app = await appFor('sqlite', 'demo');
    const model = await modelEvent(app);
    const title = 'A & B <script>alert(1)</script> ]]> C';
    const change = { title: text(title), parent: null, date_start: '2026-11-21T19:00:00Z' };
    valueOf(await app.records.create('event', { ...model, ...change, date_end: null }));
    const context = await PageContext.open(app, 'de', '/');
    const choice = await feedChoice(context, none);
    const feed = await new Parser().parseString(newsFeed(choice, ORIGIN, context));
    expect(feed.items.map((item) => item.title)).toContain(`21.11.2026: ${title}`);
  });
});
