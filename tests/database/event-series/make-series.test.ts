import { expect, it, describe } from 'vitest';
import type { EventInput } from '../../../src/content/records/event.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import {
  makeSeries,
  type SeriesOrder,
} from '../../../src/lib/server/services/event-series/make-series.ts';
import { NAMED_KINDS } from '../../../src/lib/server/services/hub/new-names.ts';
import { undo } from '../../../src/lib/server/services/hub/undo.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';

const HOW = { locale: 'de', source: 'hub' } as const;
const EMPTY = { de: '', en: '' };
const DAYS = ['2027-08-03', '2027-08-10', '2027-08-17'];

async function userOf(app: AppContext): Promise<string> {
  const input = { email: 'a@example.org', first_name: 'Ada', last_name: 'Neu', role: 'editor' };
  const made = await inviteUser(app.accounts, input, COMMAND, 'de');
  if (!made.ok) throw new Error(made.failure.message);
  return made.value.id;
}

const eventOn = (day: string): EventInput => ({
  title: { de: 'Reihe im Test', en: '' },
  date_start: `${day}T17:30:00Z`,
  room: 1,
  is_online: true,
});

const orderOf = (user: string, events: readonly EventInput[]): SeriesOrder => ({
  key: 'k'.repeat(22),
  user,
  cast: {
    performers: [{ person: null, new_person: 'Ada Neu', role: EMPTY, credited_as: null }],
    programme: [
      { work: null, new_work: 'Neue Sonate', new_composer: 'Clara Neu', text: EMPTY, note: EMPTY },
    ],
  },
  parent: null,
  events,
  publicKinds: NAMED_KINDS,
});

/** How many records there are of each kind that a series makes. */
async function counts({ database: { db } }: AppContext) {
  const count = async (kind: 'event' | 'person' | 'work' | 'composer') => {
    const { n } = await db
      .selectFrom(kind)
      .select(({ fn }) => fn.countAll<number | string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return [
    await count('event'),
    await count('person'),
    await count('work'),
    await count('composer'),
  ];
}

describe.each(ENGINES)('events in one go on %s', (engine) => {
  it('US-02 events and what is new are there together, once however often they are sent, and undone together', async () => {
    const app = await appFor(engine, 'demo');
    const user = await userOf(app);
    const before = await counts(app);
    const [events = 0, persons = 0, works = 0, composers = 0] = before;

    // The last one cannot be: nothing of the others, nor of the new names, stays.
    const broken = { ...eventOn('2027-08-24'), room: 99_999 };
    const order = orderOf(user, DAYS.map(eventOn));
    const refused = await makeSeries(app, { ...order, events: [...order.events, broken] }, HOW);
    expect(refused.ok).toBe(false);
    expect(await counts(app)).toEqual(before);

    const twice = await Promise.all([makeSeries(app, order, HOW), makeSeries(app, order, HOW)]);
    const again = await makeSeries(app, order, HOW);
    expect(new Set([...twice, again].map((made) => JSON.stringify(made))).size).toBe(1);
    expect(again.ok && again.value.events.length).toBe(DAYS.length);
    const after = [events + DAYS.length, persons + 1, works + 1, composers + 1];
    expect(await counts(app)).toEqual(after);

    const undone = await undo(app, { id: order.key, user }, HOW);
    expect(undone.ok && undone.value).toEqual({ kind: 'event', restored: 6, kept: 0 });
    expect(await counts(app)).toEqual(before);
  });

  it('US-02 of two works with one title none is guessed: the field says so', async () => {
    const app = await appFor(engine, 'demo');
    const user = await userOf(app);
    for (const is_online of [true, false])
      await app.records.create('work', { title: { de: 'Neue Sonate', en: '' }, is_online });
    const order = orderOf(user, [eventOn('2027-08-03')]);
    const named = (work: string) => [
      { work: null, new_work: work, new_composer: '', text: EMPTY, note: EMPTY },
    ];
    const cast = { performers: [], programme: named('Neue Sonate') };
    const refused = await makeSeries(app, { ...order, cast }, HOW);
    expect(refused).toMatchObject({ ok: false });
    expect(!refused.ok && refused.failure.fields).toHaveProperty(['programme.0.new_work']);
    // Control: of a title that one work has, it is this one.
    const other = { performers: [], programme: named('Einzige Sonate') };
    expect((await makeSeries(app, { ...order, cast: other }, HOW)).ok).toBe(true);
  });
});
