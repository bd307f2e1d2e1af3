import { describe, expect, it } from 'vitest';
import { priceSchema, seatGroupSchema } from '../../../src/content/records/event-parts.ts';
import {
  contradictsGroups,
  withoutRepeatedPrices,
  withPricesAtGroups,
} from '../../../src/content/records/event-prices.ts';

const price = (id: string, amount: string, more: object = {}) =>
  priceSchema.parse({ id, price: amount, sale_type_id: '1', text: 'Vollpreis', ...more });
const group = (name: string, prices: readonly object[] = []) =>
  seatGroupSchema.parse({ id: name, seat_group: name, status: '1', text: `Saal ${name}`, prices });

const codesAt = (groups: readonly ReturnType<typeof group>[]) =>
  groups.map(({ prices }) => prices.map(({ id, seat_group: of }) => [id, of]));

describe('EV-12 prices stand once', () => {
  it('as they are where an event has no seat groups', () => {
    const values = { prices: [price('p', '20.00')], seat_groups: [] };
    expect(withPricesAtGroups(values)).toBe(values);
  });

  it('at the groups: those beside them are what the groups say', () => {
    const own = price('p', '20.00');
    const { prices, seat_groups: groups } = withPricesAtGroups({
      prices: [price('old', '9.00', { seat_group: 'a' })],
      seat_groups: [group('a', [own]), group('b')],
    });
    expect(codesAt(groups)).toEqual([[['p', 'a']], []]);
    expect(prices).toEqual([{ ...own, seat_group: 'a', name: 'Saal a' }]);
  });

  it('a price beside the groups is sold in the group that it names, else in each without its own', () => {
    const beside = [price('p', '20.00'), price('q', '10.00', { seat_group: 'b' })];
    const { prices, seat_groups: groups } = withPricesAtGroups({
      prices: beside,
      seat_groups: [group('a'), group('b')],
    });
    expect(codesAt(groups)).toEqual([
      [['a-p', 'a']],
      [
        ['b-p', 'b'],
        ['q', 'b'],
      ],
    ]);
    expect(prices).toEqual(groups.flatMap((one) => one.prices));
  });

  it('saved again nothing changes, with the list and without it', () => {
    const once = withPricesAtGroups({ prices: [price('p', '20.00')], seat_groups: [group('a')] });
    expect(withPricesAtGroups(once)).toEqual(once);
    expect(withPricesAtGroups(withoutRepeatedPrices(once))).toEqual(once);
  });

  it('prices that are taken out of the groups do not come back', () => {
    const once = withPricesAtGroups({ prices: [price('p', '20.00')], seat_groups: [group('a')] });
    const { seat_groups: groups } = withPricesAtGroups({
      ...withoutRepeatedPrices(once),
      seat_groups: [group('a')],
    });
    expect(codesAt(groups)).toEqual([[]]);
  });

  it('a list that names other amounts than the groups contradicts them; control: the same ones', () => {
    const groups = [group('a', [price('p', '20.00')])];
    expect(contradictsGroups({ prices: [price('x', '25.00')], seat_groups: groups })).toBe(true);
    expect(contradictsGroups({ prices: [price('x', '20.00')], seat_groups: groups })).toBe(false);
    expect(contradictsGroups({ prices: [], seat_groups: groups })).toBe(false);
  });
});
