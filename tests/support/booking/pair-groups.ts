import type { SeatGroup } from '../../../src/content/records/event-parts.ts';
import { groupOf } from './shop.ts';

/** Wheelchair places with a companion's seat each: 15 € for both (BK-11). */
export function pairGroup(name: string, pairs: number, change: Partial<SeatGroup> = {}): SeatGroup {
  const price = (type: string, amount: string, text: string) => ({
    id: `${name}-${type}`,
    price: amount,
    sale_type_id: type,
    seat_group: name,
    text,
    name: '',
    has_discounts: false,
  });
  return groupOf(name, {
    seats: pairs * 2,
    row_length: 2,
    features: ['wheelchair', 'companion', 'step_free'],
    prices: [price('1', '15.00', 'Vollpreis'), price('9', '0.00', 'Begleitperson')],
    ...change,
  });
}

/** What an order of so many pairs is made of. */
export const inPairs = (count: number, companions = count) => ({
  quantities: companions === 0 ? [count] : [count, companions],
  sale_type_ids: companions === 0 ? ['1'] : ['1', '9'],
});
