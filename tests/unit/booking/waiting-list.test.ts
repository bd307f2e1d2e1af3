import { describe, expect, it } from 'vitest';
import type { EventEntity } from '../../../src/content/records/event.ts';
import { unmetNeedsOf, ordersFor } from '../../../src/lib/booking/waiting-seats.ts';
import { networkOf } from '../../../src/lib/server/concurrency/network.ts';
import { readJoin } from '../../../src/lib/server/services/waiting-list/read-join.ts';
import { pairGroup } from '../../support/booking/pair-groups.ts';
import { groupOf } from '../../support/booking/shop.ts';

const GROUPS = [
  groupOf('hidden', { status: '0', row_length: 12, seats: 24 }),
  groupOf('saal', { row_length: 4, seats: 8, features: ['aisle'] }),
  groupOf('rang', { row_length: 6, seats: 12 }),
  groupOf('rolli', { row_length: 2, seats: 4, features: ['wheelchair', 'companion', 'step_free'] }),
];
const EVENT = {
  id_jet: 'J-1',
  date_start: '2026-11-27T18:30:00Z',
  date_end: null,
  seat_groups: GROUPS,
};
const NOW = new Date('2026-11-20T10:00:00Z');

describe('seats for those who wait', () => {
  const groupsFor = (...[tickets, ...features]: [number, ...('aisle' | 'wheelchair')[]]) =>
    ordersFor(EVENT, { tickets, features }, NOW).map(({ seat_group: group }) => group);

  it('are those with everything that is asked for, and side by side', () => {
    expect(groupsFor(2)).toEqual(['saal', 'rang']);
    expect(groupsFor(5)).toEqual(['rang']);
    expect(groupsFor(2, 'aisle')).toEqual(['saal']);
    expect(groupsFor(2, 'wheelchair')).toEqual(['rolli']);
    expect(groupsFor(2, 'wheelchair', 'aisle')).toEqual([]);
    expect(groupsFor(3, 'wheelchair')).toEqual([]);
  });

  it('BK-11 are pairs one after the other, with the companion free of charge', () => {
    const event = { ...EVENT, seat_groups: [pairGroup('rolli', 3)] };
    const ask = (tickets: number) =>
      ordersFor(event, { tickets, features: ['wheelchair'] }, NOW).map(
        ({ quantities }) => quantities,
      );
    expect([ask(1), ask(4), ask(5), ask(7)]).toEqual([[[1]], [[2, 2]], [[3, 2]], []]);
    const unmet = (tickets: number) =>
      unmetNeedsOf(event.seat_groups, { tickets, features: ['wheelchair'] });
    expect([unmet(6), unmet(7)]).toEqual([null, 'tickets']);
  });

  it('in every time slot that is not over', () => {
    const slot = (time: string, status = '1') => ({
      id: time,
      time_start: `${time}:00`,
      status,
      block_id: `b${time}`,
    });
    const timeslots = [slot('10:00'), slot('11:00', '0'), slot('12:00')];
    const event = { ...EVENT, seat_groups: [groupOf('saal', { timeslots })] };
    const blocks = (now: string) =>
      ordersFor(event, { tickets: 1, features: [] }, new Date(now)).map(({ block_id: id }) => id);
    expect(blocks('2026-11-20T10:00:00Z')).toEqual(['b10:00', 'b12:00']);
    expect(blocks('2026-11-27T10:30:00Z')).toEqual(['b12:00']);
  });

  it('that an event can never have are said at once; hidden ones may come back', () => {
    expect(unmetNeedsOf(GROUPS, { tickets: 10, features: [] })).toBeNull();
    expect(unmetNeedsOf(GROUPS, { tickets: 3, features: ['wheelchair'] })).toBe('tickets');
    expect(unmetNeedsOf(GROUPS, { tickets: 1, features: ['induction_loop'] })).toBe('features');
  });
});

describe('the form of the waiting list', () => {
  const read = (entries: Readonly<Record<string, string | readonly string[]>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(entries))
      for (const one of [value].flat()) data.append(name, one);
    return readJoin(EVENT as unknown as EventEntity, data, 'de');
  };
  const GOOD = { email: ' Anna@Example.org ', tickets: '2', note: 'a\r\nb' };

  it('is read', () => {
    expect(read({ ...GOOD, features: ['wheelchair'] }).join).toEqual({
      email: 'anna@example.org',
      tickets: 2,
      features: ['wheelchair'],
      note: 'a\nb',
    });
  });

  it.each([
    [{ email: '' }, { email: 'Dieses Feld ist ein Pflichtfeld!' }],
    [{ email: 'anna' }, { email: 'Ungültige E-Mail-Adresse!' }],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, { email: 'Ungültige E-Mail-Adresse!' }],
    [{ email: `${'a'.repeat(250)}@example.org` }, { email: 'Ungültige E-Mail-Adresse!' }],
    [{ tickets: '0' }, { tickets: 'Bitte geben Sie eine Zahl von 1 bis 10 an.' }],
    [{ tickets: '11' }, { tickets: 'Bitte geben Sie eine Zahl von 1 bis 10 an.' }],
    [{ tickets: '1.5' }, { tickets: 'Bitte geben Sie eine Zahl von 1 bis 10 an.' }],
    [{ tickets: 'x' }, { tickets: 'Bitte geben Sie eine Zahl von 1 bis 10 an.' }],
    [{ note: 'x'.repeat(501) }, { note: 'Höchstens 500 Zeichen.' }],
  ])(
    'with %j says at its field what is wrong, and keeps what was filled in',
    (change, fieldErrors) => {
      const { join, form } = read({ ...GOOD, ...change });
      expect(join).toBeNull();
      expect(form).toEqual({ features: [], ...GOOD, ...change, fieldErrors });
    },
  );

  it('says where an event has no such seats', () => {
    const of = (change: object) => Object.keys(read({ ...GOOD, ...change }).form.fieldErrors);
    expect(of({ features: ['wheelchair', 'aisle'] })).toEqual(['features']);
    expect(of({ features: ['wheelchair'], tickets: '3' })).toEqual(['tickets']);
    expect(of({ features: ['nothing like it'] })).toEqual(['features.0']);
    expect(of({ features: Array.from({ length: 50 }, () => 'aisle') })).toEqual(['features']);
  });
});

describe('a client address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('FO-08 of %s is %s', (address, place) => {
    expect(networkOf(address)).toBe(place);
  });
});
