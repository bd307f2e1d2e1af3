import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderResult, SendOrder } from '../../../src/islands/booking/api.ts';
import {
  $group,
  $selection,
  $session,
  $slot,
  $step,
  $summary,
  add,
  back,
  chooseSlot,
  close,
  open,
  remove,
  send,
  toDiscounts,
  toSlots,
} from '../../../src/islands/booking/store.ts';
import { ordersOf, type Ticket } from '../../../src/lib/booking/choice.ts';
import { WIDGET_CLOSE_DELAY_MS } from '../../../src/lib/constants.ts';
import { groupWith, offerPrice, slotWith } from './offer-kit.ts';

const groups = [groupWith({ seat_group: 'a' }), groupWith({ seat_group: 'b' })];
const offer = { idJet: '7', seatGroups: groups };
const a = offerPrice({ seat_group: 'a' });
const b = offerPrice({ seat_group: 'b' });
const orders = () => ordersOf($selection.get(), offer, $slot.get());

const cart = (tickets: number) => ({
  tickets_quantity: tickets,
  cart_url: '/cart',
  reserved_until: '2026-11-21T12:00:00Z',
});
const put = (order: OrderResult['order']): OrderResult => ({
  order,
  cart: cart(1),
  message: '',
  isAnswered: true,
});
const refused = (order: OrderResult['order'], isAnswered = true): OrderResult => ({
  order,
  cart: null,
  message: 'Nein.',
  isAnswered,
});

/** A server that gives this answer, and records the calls. */
function serverWith(answer: (order: OrderResult['order']) => OrderResult) {
  const calls: { group: string | undefined; key: string }[] = [];
  const sendOrder: SendOrder = (order, key) => {
    calls.push({ group: order.seat_group, key });
    return Promise.resolve(answer(order));
  };
  return { calls, sendOrder };
}

const choose = (...tickets: Ticket[]) => {
  open(1, groups, 10);
  for (const ticket of tickets) add(ticket);
};
const results = () => {
  const summary = $summary.get();
  return summary?.state === 'done' ? summary.results : [];
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  close();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('BK-01 BK-02 opening and closing', () => {
  it('is open for one event at a time', () => {
    choose(a);
    open(2, groups, 10);
    expect($session.get().event).toBe(2);
    expect($selection.get()).toEqual([]);
  });

  it('goes to the steps and back to the main one', () => {
    choose();
    toDiscounts('b');
    expect([$step.get(), $group.get()]).toEqual(['discounts', 'b']);
    back();
    expect($step.get()).toBe('main');
    toSlots();
    expect($step.get()).toBe('timeslots');
    back();
    expect($step.get()).toBe('main');
  });

  it('forgets the choice at once and, after its delay, summary and step', async () => {
    choose(a);
    await send(orders(), serverWith(put).sendOrder);
    toSlots();
    add(b);
    close();
    expect([$session.get().event, $selection.get()]).toEqual([null, []]);
    vi.advanceTimersByTime(WIDGET_CLOSE_DELAY_MS - 1);
    expect([$step.get(), $summary.get()?.state]).toEqual(['timeslots', 'done']);
    vi.advanceTimersByTime(1);
    expect([$step.get(), $summary.get()]).toEqual(['main', null]);
  });

  it('keeps what is chosen when it is opened again before the delay is over', () => {
    choose(a);
    close();
    choose(b);
    toDiscounts('b');
    vi.advanceTimersByTime(2 * WIDGET_CLOSE_DELAY_MS);
    expect([$session.get().event, $step.get(), $selection.get().length]).toEqual([
      1,
      'discounts',
      1,
    ]);
  });
});

describe('BK-04 BK-05 choosing', () => {
  it('begins with the first slot that is free, and without any where there are none', () => {
    const slots = [slotWith({ block_id: 'x', left: 0 }), slotWith({ block_id: 'y' })];
    open(1, [groupWith({ timeslots: slots })], 10);
    expect($slot.get()).toBe('y');
    chooseSlot('x');
    expect($slot.get()).toBe('x');
    open(2, groups, 10);
    expect($slot.get()).toBeNull();
  });

  it('adds and removes', () => {
    choose(a, a, b);
    remove(a);
    remove(b);
    expect($selection.get()).toEqual([{ ticket: a, amount: 1 }]);
  });
});

describe('BK-06 BK-07 sending', () => {
  it('sends one call for each seat group, one after the other, with a key of its own', async () => {
    choose(a, b, a);
    let underWay = 0;
    const seen: number[] = [];
    const server = serverWith(put);
    await send(orders(), async (order, key) => {
      seen.push((underWay += 1));
      const result = await server.sendOrder(order, key);
      underWay -= 1;
      return result;
    });
    expect(server.calls.map(({ group }) => group)).toEqual(['a', 'b']);
    expect(new Set(server.calls.map(({ key }) => key)).size).toBe(2);
    expect(seen).toEqual([1, 1]);
    expect($selection.get()).toEqual([]);
    expect(results()).toHaveLength(2);
  });

  it('is loading meanwhile, and a second click sends nothing', async () => {
    choose(a);
    const server = serverWith(put);
    const first = send(orders(), server.sendOrder);
    expect($summary.get()).toEqual({ state: 'loading' });
    await send(orders(), server.sendOrder);
    await first;
    expect(server.calls).toHaveLength(1);
  });

  it('sends nothing when nothing is chosen', async () => {
    choose();
    const server = serverWith(put);
    await send(orders(), server.sendOrder);
    expect([server.calls, $summary.get()]).toEqual([[], null]);
  });

  it('keeps what did not come in, and tells of both', async () => {
    choose(a, b, b);
    const server = serverWith((order) => (order.seat_group === 'a' ? put(order) : refused(order)));
    await send(orders(), server.sendOrder);
    expect($selection.get()).toEqual([{ ticket: b, amount: 2 }]);
    expect(results().map(({ cart: added }) => added !== null)).toEqual([true, false]);
    back();
    expect([$summary.get(), $step.get(), $selection.get().length]).toEqual([null, 'main', 1]);
  });

  it('asks again under the same key only where nobody has answered', async () => {
    choose(a);
    const silent = serverWith((order) => refused(order, false));
    await send(orders(), silent.sendOrder);
    await send(orders(), silent.sendOrder);
    const answering = serverWith(refused);
    await send(orders(), answering.sendOrder);
    await send(orders(), answering.sendOrder);
    const keys = [...silent.calls, ...answering.calls].map(({ key }) => key);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('does not wait again for one that does not answer', async () => {
    choose(a, b);
    const server = serverWith((order) => refused(order, false));
    await send(orders(), server.sendOrder);
    expect(server.calls).toHaveLength(1);
    expect(results().map(({ order }) => order.seat_group)).toEqual(['a', 'b']);
    expect($selection.get()).toHaveLength(2);
  });

  it('sends and tells no more once it is closed', async () => {
    choose(a, b);
    const server = serverWith(put);
    const sending = send(orders(), (order, key) => {
      close();
      open(2, groups, 10);
      add(b);
      return server.sendOrder(order, key);
    });
    await sending;
    expect(server.calls).toHaveLength(1);
    expect($summary.get()).toBeNull();
    expect($selection.get()).toHaveLength(1);
  });
});
