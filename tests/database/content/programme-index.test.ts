import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf, moveDay, type Day } from '../../../src/lib/dates/dates.ts';
import { programmeRows } from '../../../src/lib/server/repositories/programme.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import type { Entity } from '../../../src/content/records/kinds.ts';
import type { Group } from '../../../src/lib/server/services/programme/index-data.ts';
import {
  availableDays,
  findEvents,
  type Choice,
} from '../../../src/lib/server/services/programme/programme-index.ts';
import { ENGINES, sharedApp } from '../../support/database/house.ts';

type Event = Entity<'event'>;
const SIX_HOURS_MS = 6 * 3_600_000;

/** The days of an event, said another way than the index does: a late end belongs to the evening. */
function daysOf({ date_start: start, date_end: end }: Event): readonly [Day, Day] {
  const first = dayOf(start);
  const until = end === null ? first : dayOf(new Date(Date.parse(end) - SIX_HOURS_MS));
  return [first, until > first ? until : first];
}

/** What each group of the index means in terms of the record. */
const MEANS: Readonly<Record<Group, (event: Event, id: number) => boolean>> = {
  room: (event, id) => event.room === id,
  type: (event, id) => event.exhibition_type === id,
  production: (event, id) => event.production === id,
  tag: (event, id) => event.tags.includes(id),
  series: (event, id) => event.series.includes(id),
  genre: (event, id) => event.genres.includes(id),
  person: (event, id) => event.persons.includes(id),
};

const chosen = (all: readonly Event[], { groups = {}, day = null, from }: Choice) =>
  all.filter((event) => {
    const [first, last] = daysOf(event);
    const holds = Object.entries(groups).every(([group, id]) => MEANS[group as Group](event, id));
    return holds && last >= from && (day === null || (first <= day && day <= last));
  });

async function partsOf<Part>(all: AsyncIterable<Part>): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of all) parts.push(part);
  return parts;
}

const anyDay = fc.integer({ min: -70, max: 380 }).map((offset) => moveDay('2026-11-20', offset));
const anyGroups = fc.record(
  {
    room: fc.integer({ min: 1, max: 6 }),
    type: fc.integer({ min: 1, max: 9 }),
    production: fc.integer({ min: 1, max: 15 }),
    tag: fc.integer({ min: 1, max: 12 }),
    series: fc.integer({ min: 1, max: 13 }),
    genre: fc.integer({ min: 1, max: 12 }),
    person: fc.integer({ min: 1, max: 41 }),
  },
  { requiredKeys: [] },
);
const fewGroups = fc
  .tuple(anyGroups, fc.subarray(Object.keys(MEANS) as Group[], { maxLength: 2 }))
  .map(([groups, keys]) =>
    Object.fromEntries(keys.flatMap((key) => (groups[key] ? [[key, groups[key]]] : []))),
  );
const anyChoice = fc.record({
  groups: fewGroups,
  day: fc.option(anyDay),
  from: fc.oneof(fc.constant('2026-11-20'), anyDay),
});

describe.each(ENGINES)('the programme index on %s', (engine) => {
  const shared = sharedApp(engine);
  let all: readonly Event[] = [];

  beforeAll(async () => {
    const events = await allRecords(shared.app.database.db, 'event');
    const online = new Set(events.filter(({ is_online: on }) => on).map(({ id }) => id));
    all = events
      .filter(({ id, parent }) => online.has(id) && (parent === null || !online.has(parent)))
      .sort((left, right) =>
        left.date_start === right.date_start
          ? left.id - right.id
          : left.date_start.localeCompare(right.date_start),
      );
  });

  it('EV-02 RL-01 reads all events part by part, each with its links, as it does at once', async () => {
    const { db } = shared.app.database;
    const [whole = [], ...others] = await partsOf(programmeRows(db));
    expect(others).toEqual([]);
    const parts = await partsOf(programmeRows(db, null, 7));
    expect(parts.length).toBe(Math.ceil(whole.length / 7));
    expect(parts.flat()).toEqual(whole);
    expect(whole.some(({ tags }) => tags.length > 1)).toBe(true);
    const ids = whole.slice(0, 20).map(({ id }) => id);
    expect((await partsOf(programmeRows(db, ids, 6))).flat()).toEqual(whole.slice(0, 20));
  });

  it('EV-02 finds, counts and pages as going through all events does', async () => {
    const index = await shared.app.programme.read();
    let found = 0;
    const page = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(anyChoice, page, fc.integer({ min: 1, max: 40 }), (choice, number, size) => {
        const expected = chosen(all, choice);
        const { count, events } = findEvents(index, choice, number, size);
        found += events.length;
        expect(count).toBe(expected.length);
        const ids = expected.slice((number - 1) * size, number * size).map(({ id }) => id);
        expect(events.map(({ id }) => id)).toEqual(ids);
      }),
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(100);
  });

  it('EV-02 tells the days that have events as going through all days does', async () => {
    const index = await shared.app.programme.read();
    fc.assert(
      fc.property(fewGroups, anyDay, fc.integer({ min: 0, max: 60 }), (groups, from, length) => {
        const to = moveDay(from, length);
        const expected: Day[] = [];
        for (let day = from; day <= to; day = moveDay(day, 1))
          if (chosen(all, { groups, day, from }).length > 0) expected.push(day);
        expect(availableDays(index, { groups, from }, to)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('EV-08 keeps children under their parents, in order of their dates', async () => {
    const { children } = await shared.app.programme.read();
    const events = await allRecords(shared.app.database.db, 'event');
    const withParent = events.filter(({ parent, is_online: on }) => parent !== null && on);
    expect(withParent.length).toBeGreaterThan(5);
    for (const [parent, list] of children) {
      const expected = withParent
        .filter((event) => event.parent === parent)
        .sort((left, right) => left.date_start.localeCompare(right.date_start));
      expect(list.map(({ date_start: start }) => start)).toEqual(
        expected.map(({ date_start: start }) => start),
      );
    }
  });
});
