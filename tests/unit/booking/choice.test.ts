import { describe, expect, it } from 'vitest';
import {
  addTicket,
  amountOf,
  discountsOf,
  firstSlot,
  fullness,
  isTimed,
  leftOf,
  mainPriceOf,
  ordersOf,
  removeTicket,
  ticketsIn,
  totalOf,
  visibleGroups,
  visibleSlots,
} from '../../../src/lib/booking/choice.ts';
import { cartOrderSchema } from '../../../src/lib/booking/order.ts';
import { HIGHEST_MAX_TICKETS } from '../../../src/lib/constants.ts';
import { DEFAULT_MAX_TICKETS } from '../../../src/lib/constants.ts';
import { groupWith, offerPrice, slotWith } from './offer-kit.ts';

const a = groupWith({ seat_group: 'a' });
const b = groupWith({ seat_group: 'b' });
const [aFull, aReduced] = a.prices as [(typeof a.prices)[0], (typeof a.prices)[0]];
const [bFull] = b.prices as [(typeof b.prices)[0]];

describe('BK-11 a pair', () => {
  const prices = [
    offerPrice({ seat_group: 'p', companion: '9' }),
    offerPrice({ seat_group: 'p', sale_type_id: '2', text: 'Ermäßigt', companion: '9' }),
  ] as const;
  const group = groupWith({ seat_group: 'p', prices, left: 6 });
  const two = addTicket(addTicket([], prices[0]), prices[0]);

  it('is one step and two tickets, and sent with a companion’s ticket for each', () => {
    expect(amountOf(two, prices[0])).toBe(2);
    expect(ticketsIn(two)).toBe(4);
    const orders = ordersOf(addTicket(two, prices[1]), { idJet: '7', seatGroups: [group] }, null);
    expect(orders).toEqual([
      { quantities: [2, 1, 3], sale_type_ids: ['1', '2', '9'], event_jet_id: '7', seat_group: 'p' },
    ]);
    expect(cartOrderSchema.safeParse(orders[0]).success).toBe(true);
  });

  it('is not offered where only one seat is left, or one ticket may be added', () => {
    const limits = { block: null, most: DEFAULT_MAX_TICKETS };
    expect(fullness(two, group, limits)).toBeNull();
    expect(fullness(two, { ...group, left: 4 }, limits)).toBe('left');
    expect(fullness(two, group, { block: null, most: 5 })).toBe('most');
    expect(fullness(two, group, { block: null, most: 6 })).toBeNull();
  });
});

describe('BK-05 the choice', () => {
  it('rises by one for the same seat group and sale type, else by a new entry of one', () => {
    const twice = addTicket(addTicket([], aFull), { ...aFull, id: 'another id' });
    expect(twice).toEqual([{ ticket: aFull, amount: 2 }]);
    const more = addTicket(addTicket(twice, aReduced), bFull);
    expect(more.map(({ amount }) => amount)).toEqual([2, 1, 1]);
  });

  it('sinks by one and forgets a ticket at zero', () => {
    const three = addTicket(addTicket(addTicket([], aFull), aFull), bFull);
    const two = removeTicket(three, aFull);
    expect(amountOf(two, aFull)).toBe(1);
    expect(removeTicket(two, aFull)).toEqual([{ ticket: bFull, amount: 1 }]);
    expect(removeTicket(two, aReduced)).toEqual(two);
  });

  it('leaves what it was made from as it was', () => {
    const one = addTicket([], aFull);
    addTicket(one, aFull);
    removeTicket(one, aFull);
    expect(one).toEqual([{ ticket: aFull, amount: 1 }]);
  });

  it('is counted in all and by seat group', () => {
    const chosen = addTicket(addTicket(addTicket([], aFull), aReduced), bFull);
    expect([ticketsIn(chosen), ticketsIn(chosen, 'a'), ticketsIn(chosen, 'c')]).toEqual([3, 2, 0]);
  });

  it('costs what its prices come to, to the cent', () => {
    const prices = ['0.10', '0.20', '1234.55'].map((price, sale) =>
      offerPrice({ price, sale_type_id: `${sale}` }),
    );
    const chosen = prices.flatMap((ticket) => [ticket, ticket, ticket]).reduce(addTicket, []);
    expect(totalOf(chosen, prices)).toBe('3704.55');
    expect(totalOf([], prices)).toBe('0.00');
  });
});

describe('BK-03 prices', () => {
  it('have one main price, by the name of the ticketing system alone', () => {
    expect(mainPriceOf(a)?.text).toBe('Vollpreis');
    expect(discountsOf(a).map(({ text }) => text)).toEqual(['Ermäßigt']);
    const none = groupWith({ prices: [offerPrice({ text: 'Vollpreis, am Gang' })] });
    expect(mainPriceOf(none)).toBeNull();
    expect(discountsOf(none)).toHaveLength(1);
  });
});

describe('BK-04 time slots', () => {
  const timed = groupWith({
    seat_group: 'a',
    timeslots: [
      slotWith({ block_id: 'late', time_start: '16:00:00' }),
      slotWith({ block_id: 'hidden', time_start: '09:00:00', status: '0' }),
      slotWith({ block_id: 'gone', time_start: '10:00:00', left: 0 }),
      slotWith({ block_id: 'next', time_start: '11:30:00' }),
    ],
  });

  it('and seat groups with status 0 are hidden', () => {
    const hidden = groupWith({ status: '0', timeslots: timed.timeslots });
    expect(visibleGroups([hidden, a])).toEqual([a]);
    expect(visibleSlots([hidden])).toEqual([]);
    expect(visibleSlots([timed]).map(({ block_id: block }) => block)).toEqual([
      'gone',
      'next',
      'late',
    ]);
  });

  it('choose the first one that is not sold out', () => {
    expect(firstSlot([timed])?.block_id).toBe('next');
    expect(firstSlot([a])).toBeNull();
    expect([isTimed([timed]), isTimed([a])]).toEqual([true, false]);
  });

  it('are sold out only where every seat group is', () => {
    const other = groupWith({
      seat_group: 'b',
      timeslots: [slotWith({ block_id: 'gone', time_start: '10:00:00', left: 3 })],
    });
    expect(firstSlot([timed, other])?.block_id).toBe('gone');
    expect(firstSlot([other, timed])?.block_id).toBe('gone');
  });

  it('say what is left of a seat group at that time', () => {
    expect(leftOf(timed, 'gone')).toBe(0);
    expect(leftOf(timed, 'next')).toBeNull();
    expect(leftOf(timed, 'hidden')).toBe(0);
    expect(leftOf(timed, 'elsewhere')).toBe(0);
    expect(leftOf({ ...a, left: 4 }, null)).toBe(4);
  });
});

const LIMITS = { block: null, most: DEFAULT_MAX_TICKETS };

describe('BK-05 the limits', () => {
  it('are what is left of the seat group, with all its prices together', () => {
    const group = groupWith({ seat_group: 'a', left: 2 });
    const one = addTicket([], aFull);
    expect(fullness(one, group, LIMITS)).toBeNull();
    expect(fullness(addTicket(one, aReduced), group, LIMITS)).toBe('left');
    expect(fullness(addTicket(one, bFull), group, LIMITS)).toBeNull();
  });

  it('and the most tickets of one event, over all seat groups', () => {
    const nine = Array.from({ length: DEFAULT_MAX_TICKETS - 1 }, () => aFull).reduce(addTicket, []);
    expect(fullness(nine, b, LIMITS)).toBeNull();
    expect(fullness(addTicket(nine, aFull), b, LIMITS)).toBe('most');
  });

  it('BK-14 are those of the event where it has its own', () => {
    const one = addTicket([], aFull);
    expect(fullness(one, b, { block: null, most: 1 })).toBe('most');
    expect(fullness(one, b, { block: null, most: 20 })).toBeNull();
  });
});

describe('BK-06 what is sent', () => {
  it('is one call for each seat group, as the cart takes it', () => {
    const chosen = [aFull, bFull, aReduced, aFull].reduce(addTicket, []);
    const orders = ordersOf(chosen, { idJet: '7', seatGroups: [a, b] }, 'b1');
    expect(orders).toEqual([
      { quantities: [2, 1], event_jet_id: '7', sale_type_ids: ['1', '2'], seat_group: 'a' },
      { quantities: [1], event_jet_id: '7', sale_type_ids: ['1'], seat_group: 'b' },
    ]);
    for (const order of orders) expect(cartOrderSchema.safeParse(order).success).toBe(true);
    expect(ordersOf([], { idJet: '7', seatGroups: [a] }, null)).toEqual([]);
  });

  it('holds as many tickets as the limit, in all of its prices together', () => {
    const orderOf = (...quantities: readonly number[]) => ({
      ...{ quantities, event_jet_id: '7' },
      sale_type_ids: quantities.map((_, at) => String(at)),
    });
    const isTaken = (...quantities: readonly number[]) =>
      cartOrderSchema.safeParse(orderOf(...quantities)).success;
    expect(isTaken(HIGHEST_MAX_TICKETS)).toBe(true);
    expect(isTaken(HIGHEST_MAX_TICKETS - 1, 1)).toBe(true);
    expect(isTaken(HIGHEST_MAX_TICKETS, 1)).toBe(false);
    expect(isTaken(HIGHEST_MAX_TICKETS + 1)).toBe(false);
  });

  it('names the time slot where the seat group has any', () => {
    const timed = groupWith({ seat_group: 'a', timeslots: [slotWith({ block_id: 'b1' })] });
    const chosen = [aFull, bFull].reduce(addTicket, []);
    const orders = ordersOf(chosen, { idJet: '7', seatGroups: [timed, b] }, 'b1');
    expect(orders.map(({ block_id: block }) => block)).toEqual(['b1', undefined]);
    for (const order of orders) expect(cartOrderSchema.safeParse(order).success).toBe(true);
  });
});
