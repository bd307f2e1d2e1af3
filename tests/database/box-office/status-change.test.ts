import { describe, expect, it } from 'vitest';
import type { EventEntity } from '../../../src/content/records/event.ts';
import {
  changedFields,
  fieldsOfStatus,
  type StatusWish,
} from '../../../src/lib/event-status/status-change.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { appAt, databaseFor, ENGINES, type Engine } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { keptMails } from '../../support/mail/mail-folder.ts';

const MINUTE_MS = 60_000;
const KEY = 'aaaaaaaaaaaaaaaaaaaaaa';
const HOW = { locale: 'de', source: 'box_office' } as const;

async function comingEvent({ database }: AppContext): Promise<EventEntity> {
  const { id } = await database.db
    .selectFrom('event')
    .select('id')
    .where('is_online', '=', 1)
    .where('status', '=', 'on_sale')
    .where('date_start', '>', NOW.toISOString())
    .orderBy('date_start')
    .executeTakeFirstOrThrow();
  const event = await recordById(database.db, 'event', id);
  if (event === null) throw new Error('no event');
  return event;
}

const wish = (event: EventEntity, more: Partial<StatusWish>): StatusWish => ({
  to: 'cancelled',
  status_note: { de: 'Der Solist ist krank.', en: '' },
  refund_note: { de: 'Sie bekommen Ihr Geld.', en: 'You are refunded.' },
  date_start: null,
  date_end: null,
  doors: null,
  room: event.room,
  moved_from: { de: '', en: '' },
  ...more,
});

async function house(engine: Engine) {
  const place = await databaseFor(engine, 'demo');
  const clock = new Date(NOW);
  const app = await appAt(place, clock);
  const event = await comingEvent(app);
  const data = await app.reference.read();
  const read = async () => {
    const read = await recordById(app.database.db, 'event', event.id);
    if (read === null) throw new Error('the event is gone');
    return read;
  };
  const mails = async () => {
    await app.outbox.deliverDue();
    return keptMails(place.dataDir);
  };
  return {
    app,
    event,
    read,
    mails,
    later: (ms: number) => {
      clock.setTime(clock.getTime() + ms);
    },
    /** Somebody who wants news and has confirmed it. */
    follow: async (email: string, locale: 'de' | 'en' = 'de') => {
      const asked = { email, locale, visitor: '192.0.2.1' };
      await app.eventNews.ask({ event, when: 'bald' }, asked, data);
      const sent = await mails();
      const text = sent.findLast(({ to }) => to === email)?.text ?? '';
      const token = /(?:benachrichtigung|notification)\/([\w-]{22})/u.exec(text)?.[1] ?? '';
      await app.eventNews.confirm({ token });
      return token;
    },
    change: async (more: Partial<StatusWish> = {}, key = KEY, version?: number) => {
      const before = await read();
      const fields = changedFields(fieldsOfStatus(before), wish(before, more));
      const order = { id: event.id, version: version ?? before.version, key, fields };
      return app.eventStatuses.change(order, HOW);
    },
  };
}

describe.each(ENGINES)('a change of an event’s status, on %s', (engine) => {
  it('FO-08 is there with its messages or not at all, and these wait a minute', async () => {
    const { event, read, mails, later, follow, change } = await house(engine);
    await follow('anna@example.org');
    await follow('emma@example.org', 'en');
    const before = (await mails()).length;
    const changed = await change();
    expect(changed).toMatchObject({ ok: true, value: { messages: 2, event: event.id } });
    expect(await read()).toMatchObject({
      status: 'cancelled',
      version: event.version + 1,
      status_note: { de: 'Der Solist ist krank.' },
    });
    expect((await mails()).length).toBe(before);
    later(MINUTE_MS + 1000);
    const sent = (await mails()).slice(before);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['anna@example.org', 'emma@example.org']);
    const [anna, emma] = ['anna', 'emma'].map((name) => sent.find(({ to }) => to.startsWith(name)));
    expect(anna?.subject).toContain('Abgesagt');
    expect(anna?.text).toContain('Der Solist ist krank.\n\nSie bekommen Ihr Geld.');
    expect(anna?.text).toMatch(/\/de\/benachrichtigung\/[\w-]{22}/u);
    expect(emma?.subject).toContain('Cancelled');
    // Mail programs can end it; what confirms an address needs no such way.
    expect(anna?.unsubscribe).toMatch(/^https?:\/\/[^/]+\/de\/benachrichtigung\/[\w-]{22}$/u);
    expect(anna?.text).toContain(anna?.unsubscribe);
    expect((await mails()).slice(0, before).map(({ unsubscribe }) => unsubscribe)).toEqual([
      '',
      '',
    ]);
    // What is not translated is said in German rather than not at all.
    expect(emma?.text).toContain('Der Solist ist krank.\n\nYou are refunded.');
  });

  it('EV-17 FO-08 tells of a new date, of a date that falls open again, and not of words alone', async () => {
    const { mails, later, follow, change, event } = await house(engine);
    await follow('anna@example.org');
    const start = new Date(Date.parse(event.date_start) + 7 * 86_400_000).toISOString();
    const told = async (more: Partial<StatusWish>, key: string) => {
      const changed = await change({ to: 'postponed', ...more }, key.repeat(22));
      if (!changed.ok) throw new Error(changed.failure.message);
      const before = (await mails()).length;
      later(MINUTE_MS + 1000);
      return (await mails()).slice(before).map(({ subject }) => subject.split(':')[0]);
    };
    const date_start = start.replace('.000', '');
    expect(await told({ date_start }, 'b')).toEqual(['Neuer Termin']);
    expect(await told({ date_start: null }, 'c')).toEqual(['Verschoben']);
    expect(await told({ date_start: null, refund_note: { de: 'Bald.', en: '' } }, 'd')).toEqual([]);
  });

  it('the same form twice is one change, at once and later, and tells once', async () => {
    const { event, read, mails, later, follow, change } = await house(engine);
    await follow('anna@example.org');
    const before = (await mails()).length;
    const both = await Promise.all([change(), change()]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    // With the version that the form was made with, as a browser sends it again.
    expect((await change({}, KEY, event.version)).ok).toBe(true);
    expect((await read()).version).toBe(event.version + 1);
    later(2 * MINUTE_MS);
    expect((await mails()).length).toBe(before + 1);
    // The control: another form is another change, and an old one is refused.
    const other = await change({}, 'b'.repeat(22), event.version);
    expect(other).toMatchObject({ ok: false, failure: { code: 'conflict' } });
  });

  it('is taken back with all that it changed, until its messages leave', async () => {
    const { app, event, read, mails, later, follow, change } = await house(engine);
    await follow('anna@example.org');
    const before = (await mails()).length;
    const start = new Date(Date.parse(event.date_start) + 7 * 24 * 60 * MINUTE_MS)
      .toISOString()
      .replace('.000Z', 'Z');
    expect((await change({ to: 'postponed', date_start: start })).ok).toBe(true);
    expect(await read()).toMatchObject({ date_start: start, postponed_from: event.date_start });
    expect((await app.eventStatuses.undo(KEY, HOW)).ok).toBe(true);
    expect((await app.eventStatuses.undo(KEY, HOW)).ok).toBe(true);
    expect(fieldsOfStatus(await read())).toEqual(fieldsOfStatus(event));
    later(2 * MINUTE_MS);
    expect((await mails()).length).toBe(before);

    const second = 'c'.repeat(22);
    expect((await change({}, second)).ok).toBe(true);
    later(2 * MINUTE_MS);
    expect((await mails()).length).toBe(before + 1);
    const late = await app.eventStatuses.undo(second, HOW);
    expect(late).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    expect((await read()).status).toBe('cancelled');
  });

  it('is not taken back over what somebody else changed since', async () => {
    const { app, read, change } = await house(engine);
    await change({ to: 'few_left' });
    await change({ to: 'sold_out' }, 'd'.repeat(22));
    const late = await app.eventStatuses.undo(KEY, HOW);
    expect(late).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    expect((await read()).status).toBe('sold_out');
  });

  it('refuses an end before the start at its field, and writes and tells nothing', async () => {
    const { event, read, mails, later, follow, change } = await house(engine);
    await follow('anna@example.org');
    const before = (await mails()).length;
    const refused = await change({
      to: 'postponed',
      date_start: '2027-06-01T18:00:00Z',
      date_end: '2027-06-01T17:00:00Z',
    });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'invalid' } });
    expect(refused.ok ? {} : refused.failure.fields).toHaveProperty('date_end');
    later(2 * MINUTE_MS);
    expect(await read()).toEqual(event);
    expect((await mails()).length).toBe(before);
  });

  it('FO-09 who wants news is found, and gone as a whole, and in any case some days after the event', async () => {
    const { app, event, later, follow } = await house(engine);
    await follow('anna@example.org');
    const token = await follow('emma@example.org');
    const found = await app.personalData.find('anna@example.org', 'found', null);
    expect(found.sources['event_news']).toMatchObject([{ event: event.id, state: 'confirmed' }]);
    await app.personalData.erase('anna@example.org', null);
    const again = await app.personalData.find('anna@example.org', 'found', null);
    expect(again.sources['event_news']).toBeUndefined();
    await app.eventNews.sweep();
    expect(await app.eventNews.find(token)).not.toBeNull();
    const end = Date.parse(event.date_end ?? event.date_start);
    later(end - NOW.getTime() + 15 * 24 * 60 * MINUTE_MS);
    await app.eventNews.sweep();
    expect(await app.eventNews.find(token)).toBeNull();
  });
});
