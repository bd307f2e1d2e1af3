import { describe, expect, it } from 'vitest';
import type { EventEntity } from '../../../src/content/records/event.ts';
import { movedMoments } from '../../../src/lib/programme/move-event.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { eventsToCopy } from '../../../src/lib/server/repositories/hub/events-to-copy.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import { copyEvents } from '../../../src/lib/server/services/event-series/copy-events.ts';
import { undo } from '../../../src/lib/server/services/hub/undo.ts';
import { text, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';

const HOW = { locale: 'de', source: 'hub' } as const;
const KEY = 'k'.repeat(22);

const userOf = async (app: AppContext): Promise<string> => {
  const input = { email: 'a@example.org', first_name: 'Ada', last_name: 'Neu', role: 'editor' };
  return valueOf(await inviteUser(app.accounts, input, COMMAND, 'de')).id;
};

const copyOf = (source: EventEntity, day: string) => ({
  source,
  moments: movedMoments(source, day, '19:30'),
  season: null,
});

const eventAt = async (app: AppContext, id: number): Promise<EventEntity> => {
  const event = await recordById(app.database.db, 'event', id);
  if (event === null) throw new Error(`no event ${String(id)}`);
  return event;
};

/** A parent with a child, cancelled, and with what belongs to that evening alone. */
async function evening(app: AppContext): Promise<readonly EventEntity[]> {
  const input = {
    title: text('Abend', 'Evening'),
    date_start: '2027-03-02T18:30:00Z',
    room: 1,
    id_jet: 'J-1',
    status: 'cancelled' as const,
    status_note: text('Fällt aus.', ''),
    is_online: true,
  };
  const parent = valueOf(await app.records.create('event', input)).id;
  await app.records.create('event', { ...input, id_jet: 'J-2', parent });
  const { db } = app.database;
  // A parent that is chosen brings its children along.
  const found = await eventsToCopy(db, { ids: [parent] }, 10);
  expect(found).toHaveLength(2);
  return found;
}

describe.each(ENGINES)('US-02 copied events on %s', (engine) => {
  it('are drafts of their own with hall and prices, children under the new parent, made once and undone as one', async () => {
    const app = await appFor(engine, 'demo');
    const user = await userOf(app);
    const sources = await evening(app);
    const copies = sources.map((source) => copyOf(source, '2028-02-29'));
    const order = { key: KEY, user, copies: copies.toReversed() };
    const { events } = valueOf(await copyEvents(app, order, HOW));
    const [parent, child] = await Promise.all(events.map((id) => eventAt(app, id)));
    expect(parent).toMatchObject({
      id_jet: null,
      status: 'on_sale',
      status_note: text('', ''),
      is_online: false,
      room: 1,
      parent: null,
      date_start: '2028-02-29T18:30:00Z',
    });
    expect(child?.parent).toBe(parent?.id);
    // What was copied is as it was.
    expect(await eventAt(app, sources[0]?.id ?? 0)).toMatchObject({ id_jet: 'J-1' });
    // The same form again makes nothing.
    expect(valueOf(await copyEvents(app, order, HOW)).events).toEqual(events);
    const undone = valueOf(await undo(app, { id: KEY, user }, HOW));
    expect(undone).toMatchObject({ restored: 2, kept: 0 });
    expect(await recordById(app.database.db, 'event', events[0] ?? 0)).toBeNull();
  });

  it('are all made or none, with the error at the date that is wrong', async () => {
    const app = await appFor(engine, 'demo');
    const user = await userOf(app);
    const [source] = await evening(app);
    if (source === undefined) throw new Error('nothing to copy');
    const good = copyOf(source, '2028-02-28');
    const bad = { ...good, source: { ...source, room: 999_999 } };
    const refused = await copyEvents(app, { key: KEY, user, copies: [good, bad] }, HOW);
    expect(refused).toMatchObject({ ok: false });
    expect(!refused.ok && refused.failure.fields).toHaveProperty([`day.${String(source.id)}`]);
    const later = { from: '2028-02-28T00:00:00Z', to: '2028-03-01T00:00:00Z' };
    const choice = { ...later, series: null, room: null };
    expect(await eventsToCopy(app.database.db, choice, 10)).toEqual([]);
  });

  it('are chosen by span, hall and series, and never more than asked for', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const span = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
    const all = await eventsToCopy(db, { ...span, series: null, room: null }, 1000);
    const [first] = all.filter(({ series }) => series.length > 0);
    const [series, room] = [first?.series[0] ?? 0, first?.room ?? 0];
    const some = await eventsToCopy(db, { ...span, series, room }, 1000);
    expect(some.map(({ id }) => id)).toEqual(
      all.filter((one) => one.room === room && one.series.includes(series)).map(({ id }) => id),
    );
    expect(some.length).toBeGreaterThan(0);
    expect(await eventsToCopy(db, { ...span, series: null, room: null }, 3)).toHaveLength(3);
  });
});
