import { describe, expect, it } from 'vitest';
import type { EventInput } from '../../../src/content/records/event.ts';
import type { InputOf } from '../../../src/content/records/define.ts';
import type { Records } from '../../../src/content/records/kinds.ts';
import {
  CALENDAR_GONE_DAYS,
  CALENDAR_MISSES_AN_HOUR,
  CALENDAR_UNREAD_MONTHS,
  CALENDARS_AN_HOUR,
  type Locale,
} from '../../../src/lib/constants.ts';
import { favouritesPage } from '../../../src/lib/server/page-data/favourites/favourites.ts';
import { calendarPage } from '../../../src/lib/server/page-data/favourites/following-calendar.ts';
import { subscribedFile } from '../../../src/lib/server/page-data/feeds/favourites-calendar.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { appAt, databaseFor, ENGINES, type Engine } from '../../support/database/house.ts';
import { byIcalJs, byNodeIcal } from '../../support/content/calendar-readers.ts';
import { inputOf, modelEvent, stored, text, valueOf } from '../../support/content/records.ts';
import { NOW } from '../../support/env.ts';

const DAY_MS = 86_400_000;
const HERE = '192.0.2.7';

const eventId = (id: number) => `event-${id}@www.example.org`;

async function house(engine: Engine) {
  const place = await databaseFor(engine, 'demo');
  const app = await appAt(place);
  const model = await modelEvent(app);
  const plain = { ...model, parent: null, date_end: null, all_day: false } as const;
  const make = async (title: string, change: Partial<EventInput> = {}) => {
    const input = { ...plain, title: text(title), date_start: '2027-02-03T19:00:00Z' };
    return valueOf(await app.records.create('event', { ...input, ...change })).id;
  };
  const change = async (id: number, change: Partial<EventInput>, isOnline = true) => {
    const record = await stored(app, 'event', id);
    const input = { ...inputOf('event', record), ...change, is_online: isOnline };
    valueOf(await app.records.update('event', { id, version: record.version }, input));
  };
  const secretOf = async (ids: readonly number[]) =>
    (await app.calendars.make(ids, HERE)) ?? 'favcal_none';
  /** What a program is given, as both readers read it. */
  const read = async (
    secret: string,
    { at = app, locale = 'de' }: { at?: AppContext; locale?: Locale } = {},
  ) => {
    const context = await PageContext.open(at, locale, '/');
    const answer = await subscribedFile(context, secret);
    if (answer.state !== 'open') return { state: answer.state, events: [], file: '', etag: '' };
    const events = byIcalJs(answer.file);
    expect(byNodeIcal(answer.file)).toEqual(events);
    return { ...answer, events };
  };
  return { place, app, make, change, secretOf, read };
}

/** Every cell of the table, as one text. */
const cellsOf = async (app: AppContext): Promise<string> =>
  JSON.stringify(await app.database.db.selectFrom('favourites_calendar').selectAll().execute());

describe.each(ENGINES)('the calendar of a list of favourites, on %s', (engine) => {
  it('IN-04 EV-18 follows the list, under ids that stay, in both languages', async () => {
    const { app, make, secretOf, read } = await house(engine);
    const [first, second] = [await make('Eins'), await make('Zwei')];
    const secret = await secretOf([first]);
    const before = await read(secret);
    expect(before.events.map(({ uid }) => uid)).toEqual([eventId(first)]);
    expect(before.file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(before.file).toContain('X-PUBLISHED-TTL:PT1H');
    expect((await read(secret)).etag).toBe(before.etag);

    expect(await app.calendars.follow(secret, [second, first])).toBe(true);
    const after = await read(secret);
    expect(after.events.map(({ uid }) => uid)).toEqual([eventId(second), eventId(first)]);
    expect(after.etag).not.toBe(before.etag);
    const english = await read(secret, { locale: 'en' });
    expect(english.file).toContain('Favourites');
    expect(english.events.map(({ uid }) => uid)).toEqual(after.events.map(({ uid }) => uid));

    await app.calendars.follow(secret, []);
    expect(await read(secret)).toMatchObject({ state: 'open', events: [] });
  });

  it('IN-04 an event at another time raises the sequence; postponed and moved ones say so', async () => {
    const { make, change, secretOf, read } = await house(engine);
    const id = await make('Abend');
    const secret = await secretOf([id]);
    const [first] = (await read(secret)).events;
    expect(first).toMatchObject({ status: 'CONFIRMED', summary: 'Abend' });
    await change(id, { date_start: '2027-02-04T18:00:00Z' });
    const [later] = (await read(secret)).events;
    expect(later).toMatchObject({ uid: first?.uid, start: '2027-02-04T18:00:00.000Z' });
    expect(later?.sequence).toBe((first?.sequence ?? 0) + 1);

    await change(id, {
      status: 'postponed',
      date_start: '2027-05-04T18:00:00Z',
      postponed_from: '2027-02-04T18:00:00Z',
    });
    const [postponed] = (await read(secret)).events;
    expect(postponed).toMatchObject({
      summary: 'Verschoben: Abend',
      start: '2027-05-04T18:00:00.000Z',
      status: 'CONFIRMED',
    });
    expect(postponed?.description).toMatch(/^Verschoben: ursprünglich .*4\. Februar 2027/u);
    expect(postponed?.sequence).toBe((later?.sequence ?? 0) + 1);

    await change(id, { status: 'postponed', postponed_from: null });
    const [dateless] = (await read(secret)).events;
    expect(dateless?.status, 'without a new date').toBe('TENTATIVE');

    await change(id, { status: 'moved', moved_from: text('Alte Halle') });
    const [moved] = (await read(secret)).events;
    expect(moved?.summary).toBe('Verlegt: Abend');
    expect(moved?.description).toContain('ursprünglich Alte Halle');
  });

  it('IN-04 a cancelled event stays and says so', async () => {
    const { make, change, secretOf, read } = await house(engine);
    const [id, other] = [await make('Abend'), await make('Anderer')];
    const secret = await secretOf([id, other]);
    const [before] = (await read(secret)).events;
    await change(id, { status: 'cancelled' });
    const [cancelled, untouched] = (await read(secret)).events;
    expect(cancelled).toMatchObject({ status: 'CANCELLED', summary: 'Abgesagt: Abend' });
    expect(cancelled?.description).toContain('Diese Veranstaltung findet nicht statt.');
    expect(cancelled?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(untouched).toMatchObject({ status: 'CONFIRMED', summary: 'Anderer' });
    const [english] = (await read(secret, { locale: 'en' })).events;
    expect(english?.summary).toBe('Cancelled: Abend');
  });

  it('IN-04 an event that leaves the programme is told as cancelled for a while, by what was public', async () => {
    const { place, make, change, secretOf, read } = await house(engine);
    const id = await make('Abend');
    const secret = await secretOf([id]);
    const [before] = (await read(secret)).events;
    await change(id, { title: text('Noch geheim'), date_start: '2027-03-01T18:00:00Z' }, false);
    const gone = await read(secret);
    expect(gone.events).toMatchObject([
      { uid: before?.uid, status: 'CANCELLED', summary: 'Abgesagt: Abend', start: before?.start },
    ]);
    expect(gone.events[0]?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(gone.events[0]?.description).toContain('steht nicht mehr im Programm');
    expect(gone.file).not.toContain('geheim');

    const soon = await appAt(place, new Date(NOW.getTime() + (CALENDAR_GONE_DAYS - 1) * DAY_MS));
    expect((await read(secret, { at: soon })).events).toHaveLength(1);
    const later = await appAt(place, new Date(NOW.getTime() + (CALENDAR_GONE_DAYS + 1) * DAY_MS));
    expect((await read(secret, { at: later })).events).toEqual([]);
  });

  it('IN-04 an event that comes back is told with a sequence above all before', async () => {
    const { make, change, app, secretOf, read } = await house(engine);
    const id = await make('Abend');
    const never = await make('Nie öffentlich');
    await change(never, {}, false);
    const secret = await secretOf([id, never]);
    const sequences = [(await read(secret)).events[0]?.sequence ?? 0];
    await change(id, {}, false);
    const [gone, ...others] = (await read(secret)).events;
    // What was never told is not taken back either.
    expect(others).toEqual([]);
    sequences.push(gone?.sequence ?? 0);
    await change(id, {});
    const [back] = (await read(secret)).events;
    expect(back?.status).toBe('CONFIRMED');
    sequences.push(back?.sequence ?? 0);
    const { version } = await stored(app, 'event', id);
    valueOf(await app.records.remove('event', { id, version }));
    const [deleted] = (await read(secret)).events;
    expect(deleted).toMatchObject({ status: 'CANCELLED', summary: 'Abgesagt: Abend' });
    sequences.push(deleted?.sequence ?? 0);
    expect(sequences).toEqual([...new Set(sequences)].sort((left, right) => left - right));
  });

  it('IN-04 a revoked address stays over, whatever is done with it; a new one takes its place', async () => {
    const { app, make, secretOf, read } = await house(engine);
    const id = await make('Abend');
    const secret = await secretOf([id]);
    await read(secret);
    const next = (await app.calendars.make([id], HERE, secret)) ?? '';
    expect(next).not.toBe(secret);
    expect(await read(secret)).toMatchObject({ state: 'revoked', file: '' });
    expect((await read(next)).events).toHaveLength(1);
    expect(await app.calendars.follow(secret, [id])).toBe(false);
    await app.calendars.revoke(secret);
    await app.calendars.revoke(next);
    await app.calendars.revoke('favcal_nothing');
    expect((await read(next)).state).toBe('revoked');
    expect(await app.calendars.follow(next, [id])).toBe(false);
    expect((await read(next)).state).toBe('revoked');
    for (const unknown of [
      '',
      'favcal_',
      `favcal_${'a'.repeat(32)}`,
      secret.toUpperCase(),
      'x'.repeat(9000),
    ])
      expect((await read(unknown)).state, unknown.slice(0, 40)).toBe('unknown');
    // Of a revoked one nothing is left but that there was one.
    const rows = await app.database.db
      .selectFrom('favourites_calendar')
      .select(['events', 'notified'])
      .execute();
    expect(rows).toEqual([
      { events: '', notified: '[]' },
      { events: '', notified: '[]' },
    ]);
  });

  it('IN-04 the database holds no secret, and nothing of who has it', async () => {
    const { app, make, secretOf, read } = await house(engine);
    const id = await make('Abend');
    const secret = await secretOf([id]);
    expect(secret).toMatch(/^favcal_[\w-]{32}$/u);
    expect(await secretOf([id])).not.toBe(secret);
    await read(secret);
    const cells = await cellsOf(app);
    expect(cells).not.toContain(secret);
    expect(cells).not.toContain(secret.slice(7));
    expect(cells).not.toContain(HERE);
    // The same look finds what is there.
    expect(cells).toContain('Abend');
  });

  it('IN-04 a calendar that nobody fetched for thirteen months is deleted, and no other', async () => {
    const { place, make, secretOf, read } = await house(engine);
    const id = await make('Abend');
    const [never, fetched, revoked] = [
      await secretOf([id]),
      await secretOf([id]),
      await secretOf([id]),
    ];
    const months = (count: number) => new Date(NOW.getTime() + count * 31 * DAY_MS);
    const half = await appAt(place, months(CALENDAR_UNREAD_MONTHS / 2));
    await read(fetched, { at: half });
    await half.calendars.revoke(revoked);
    await half.calendars.sweep();
    expect((await half.calendars.find(never)).state).toBe('open');
    const end = await appAt(place, months(CALENDAR_UNREAD_MONTHS));
    await end.calendars.sweep();
    expect((await end.calendars.find(never)).state).toBe('unknown');
    expect((await end.calendars.find(fetched)).state).toBe('open');
    const late = await appAt(place, months(CALENDAR_UNREAD_MONTHS * 2));
    await late.calendars.sweep();
    expect((await late.calendars.find(fetched)).state).toBe('unknown');
    expect((await late.calendars.find(revoked)).state).toBe('revoked');
  });
});
describe('limits of calendars', () => {
  it('IN-04 a client address makes so many in an hour, and asks for so many that are not there', async () => {
    const { app } = await house('sqlite');
    for (let time = 0; time < CALENDARS_AN_HOUR; time += 1)
      expect(await app.calendars.make([1], HERE)).not.toBeNull();
    expect(await app.calendars.make([1], HERE)).toBeNull();
    expect(await app.calendars.make([1], '192.0.2.8')).not.toBeNull();
    for (let time = 0; time < CALENDAR_MISSES_AN_HOUR; time += 1)
      expect(await app.calendars.allowsMiss(HERE)).toBe(true);
    expect(await app.calendars.allowsMiss(HERE)).toBe(false);
    expect(await app.calendars.allowsMiss('192.0.2.8')).toBe(true);
  });
});

it('IN-04 nothing of others runs on the page with the address, whatever visitors agree to', async () => {
  const { app } = await house('sqlite');
  const said = text('Zählt Besuche');
  const service: InputOf<Records['consent_service']> = {
    ...{ name: 'Zähler', category: 'analytics', purpose: said, country: text('Norwegen') },
    ...{ provider: 'Zähler AS', script: 'https://count.example/tag.js' },
    hosts: [{ host: 'count.example', use: 'connect' }],
  };
  valueOf(await app.records.create('consent_service', service));
  const cookies = { get: () => undefined, set: () => undefined };
  const context = await PageContext.open(app, 'de', '/');
  const { page } = await calendarPage(context, cookies, null);
  expect(page.chrome.consent).toMatchObject({ scripts: [], scriptOrigins: [], connectOrigins: [] });
  const around = { calendar: null, added: null };
  const { page: control } = await favouritesPage(context, [], around);
  expect(control.chrome.consent.scripts).toHaveLength(1);
});
