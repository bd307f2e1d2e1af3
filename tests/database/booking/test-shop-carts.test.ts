import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { changesAfter } from '../../../src/lib/server/repositories/changes.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { saleOf } from '../../../src/lib/server/services/booking/sale.ts';
import type { ReservedCart } from '../../../src/lib/server/services/test-shop/reserve.ts';
import { ENGINES } from '../../support/database/house.ts';
import {
  codeOf,
  eventWith,
  groupOf,
  had,
  seatNumbers,
  shopHouse,
} from '../../support/booking/shop.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';
import { orderOf } from '../../support/booking/shop-rush.ts';

/** How an event stands on a page that is made now. */
async function saleNow(app: AppContext, id: number) {
  const context = await PageContext.open(app, 'de', '/de/x');
  return saleOf(await stored(app, 'event', id), context);
}

/** The tags that were noted while something happened. */
async function tagsOf(
  app: AppContext,
  happens: () => Promise<unknown>,
): Promise<readonly string[]> {
  const { last } = app.feed;
  await happens();
  return (await changesAfter(app.database.db, last)).flatMap(({ tags }) => tags);
}

const until = (minutes: number) =>
  `${new Date(Date.parse('2026-11-20T10:00:00Z') + minutes * 60_000).toISOString().slice(0, 19)}Z`;

describe.each(ENGINES)('carts of the test shop, on %s', (engine) => {
  it('BK-08 seats that nobody bought come back after 15 minutes, and pages say so', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 4 })]);
    const freed: string[] = [];
    shop.onFreed((idJets) => void freed.push(...idJets));
    const tags = await tagsOf(app, () => shop.reserve(orderOf(event, 'saal', 4), null, 'de'));
    expect(tags).toEqual(expect.arrayContaining([`event:${event.id}`, 'event', 'event@room:1']));
    expect(await saleNow(app, event.id)).toMatchObject({ status: 'sold_out', isSoldOut: true });
    expect(codeOf(await shop.reserve(orderOf(event, 'saal'), null, 'de'))).toBe(-214);

    pass(14);
    await shop.sweep();
    expect((await seatNumbers(app, event.id_jet)).length).toBe(4);
    expect(freed).toEqual([]);

    pass(1);
    expect(had(await shop.availability(event.id_jet))).toMatchObject([{ left: 4 }]);
    expect(await tagsOf(app, () => shop.sweep())).toContain(`event:${event.id}`);
    expect(await seatNumbers(app, event.id_jet)).toEqual([]);
    expect(await saleNow(app, event.id)).toMatchObject({ status: 'on_sale', isSoldOut: false });
    expect(freed).toEqual([event.id_jet]);
    const carts = await app.database.db.selectFrom('shop_cart').selectAll().execute();
    expect(carts).toEqual([]);
    expect(await tagsOf(app, () => shop.sweep())).toEqual([]);
  });

  it('BK-08 who comes after 15 minutes need not wait for the sweep', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 4 })]);
    const first = had(await shop.reserve(orderOf(event, 'saal', 4), null, 'de'));
    pass(15);
    expect(codeOf(await shop.read(first.cart, 'de'))).toBe(-204);
    const second = had(await shop.reserve(orderOf(event, 'saal', 4), first.cart, 'de'));
    expect(second.cart).not.toBe(first.cart);
    expect(had(await shop.read(second.cart, 'de')).tickets).toBe(4);
  });

  it('EV-12 the level of the sale follows the stock; what editors said of it stays', async () => {
    const { app, shop } = await shopHouse(engine);
    const hall = groupOf('saal', { seats: 40 });
    const event = await eventWith(app, [hall]);
    const few = await eventWith(app, [hall], { status: 'few_left' });
    const moved = await eventWith(app, [hall], { status: 'moved' });
    const take = async (one: { readonly id_jet: string }, tickets: number) => {
      for (let left = tickets; left > 0; left -= 10)
        had(await shop.reserve(orderOf(one, 'saal', Math.min(10, left)), null, 'de'));
    };
    await take(event, 36);
    expect((await saleNow(app, event.id)).status).toBe('on_sale');
    await take(event, 1);
    expect((await saleNow(app, event.id)).status).toBe('few_left');
    await take(event, 3);
    expect((await saleNow(app, event.id)).status).toBe('sold_out');
    expect((await saleNow(app, few.id)).status).toBe('few_left');
    await take(few, 40);
    expect((await saleNow(app, few.id)).status).toBe('sold_out');
    await take(moved, 40);
    expect(await saleNow(app, moved.id)).toMatchObject({ status: 'moved', isSoldOut: true });
  });

  it('EV-12 the level follows when editors give an event more seats', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 2 })]);
    had(await shop.reserve(orderOf(event, 'saal', 2), null, 'de'));
    expect((await saleNow(app, event.id)).status).toBe('sold_out');
    const input = inputOf('event', { ...event, seat_groups: [groupOf('saal', { seats: 90 })] });
    valueOf(await app.records.update('event', event, input));
    await shop.sweep();
    expect((await saleNow(app, event.id)).status).toBe('on_sale');
  });

  it('BK-08 carts of several events are bought and given up side by side', async () => {
    const { app, shop } = await shopHouse(engine);
    const events = [
      await eventWith(app, [groupOf('saal', { seats: 60 })]),
      await eventWith(app, [groupOf('saal', { seats: 60 })]),
    ];
    const fill = async (index: number) => {
      let cart: string | null = null;
      for (const event of index % 2 ? events : events.toReversed())
        ({ cart } = had(await shop.reserve(orderOf(event, 'saal', 2), cart, 'de')));
      return cart ?? '';
    };
    const carts = await Promise.all(Array.from({ length: 30 }, (_, index) => fill(index)));
    for (const { id } of events) expect((await saleNow(app, id)).status).toBe('sold_out');
    const buyer = { name: 'Ada Beispiel', email: 'ada@example.org' };
    const results = await Promise.all(
      carts.map((cart, index) => (index % 3 ? shop.checkOut(cart, buyer) : shop.cancel(cart))),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    for (const { id_jet: idJet } of events) expect((await seatNumbers(app, idJet)).length).toBe(40);
  });

  it('BK-08 notes a change only when pages tell another number', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 300 })]);
    const add = (count: number) => shop.reserve(orderOf(event, 'saal', count), null, 'de');
    expect(await tagsOf(app, () => add(10))).toEqual([]);
    for (let turn = 0; turn < 26; turn += 1) had(await add(10));
    // Thirty are left, a tenth; then a number that is told.
    expect(await tagsOf(app, () => add(1))).toContain('event');
    expect(await tagsOf(app, () => add(1))).toEqual([]);
    // How many are left stands on the event's own pages: no list is made anew for it.
    expect(await tagsOf(app, () => add(9))).toEqual([
      `path:/de/programm-karten/probeabend/${event.id}`,
      `path:/en/programme-tickets/trial-night/${event.id}`,
    ]);
    had(await add(10));
    // But that nothing is left stands in every list.
    expect(await tagsOf(app, () => add(9))).toContain('event');
  });

  it('BK-08 more tickets prolong the whole cart, but not for ever', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal')]);
    const other = await eventWith(app, [groupOf('saal')]);
    const kept: ReservedCart[] = [];
    for (const one of [event, other, event, event, other, event]) {
      const before = kept.at(-1)?.cart ?? null;
      const next = had(await shop.reserve(orderOf(one, 'saal'), before, 'de'));
      kept.push(next);
      const rows = await app.database.db.selectFrom('shop_seat').select('held_until').execute();
      expect(new Set(rows.map(({ held_until: end }) => end))).toEqual(new Set([next.until]));
      pass(11);
    }
    expect(kept.map((one) => one.until)).toEqual([15, 26, 37, 48, 59, 60].map(until));
    const [first] = kept;
    expect(new Set(kept.map(({ cart }) => cart))).toEqual(new Set([first?.cart]));
    // Over since six minutes: the next ticket begins a new cart.
    const later = had(await shop.reserve(orderOf(event, 'saal'), first?.cart ?? '', 'de'));
    expect(later).toMatchObject({ tickets: 1, until: until(81) });
    expect(later.cart).not.toBe(first?.cart);
  });

  it('BK-08 tells what is in a cart, with seats by name, in both languages', async () => {
    const { app, shop } = await shopHouse(engine);
    const hall = groupOf('saal', { text: 'Kategorie 2', seats: 50, row_length: 10 });
    const event = await eventWith(app, [hall, groupOf('frei', { text: 'Freie Platzwahl' })]);
    had(await shop.reserve(orderOf(event, 'saal', 10), null, 'de'));
    const order = orderOf(event, 'saal', 1, { quantities: [2, 1], sale_type_ids: ['1', '2'] });
    const { cart } = had(await shop.reserve(order, null, 'de'));
    had(await shop.reserve(orderOf(event, 'frei'), cart, 'de'));
    const german = had(await shop.read(cart, 'de'));
    expect(german).toMatchObject({ tickets: 4, total: '110.00' });
    expect(german.lines.map(({ seats }) => seats)).toEqual([
      '',
      'Reihe 2, Platz 1–2',
      'Reihe 2, Platz 3',
    ]);
    const url = app.shop.isCart(`/testshop/en/cart/${cart}`);
    expect(url).toBe(true);
    const told = had(await app.shop.read(`/testshop/en/cart/${cart}`, 'en'));
    expect(told).toMatchObject({ url: `/testshop/en/cart/${cart}`, tickets_quantity: 4 });
    expect(told.items[1]).toMatchObject({
      title: 'Trial night',
      price_text: 'Full price',
      quantity: 2,
    });
    expect(told.items[1]?.text).toContain('Category 2, Row 2, seats 1–2');
  });

  // ASVS 8.2.2
  it('BK-08 a cart that is not one is refused with -204, whatever it is called', async () => {
    const { app } = await shopHouse(engine);
    for (const address of [
      '/testshop/de/cart/AAAAAAAAAAAAAAAAAAAAAA',
      'https://evil.example/testshop/de/cart/AAAAAAAAAAAAAAAAAAAAAA',
      "/testshop/de/cart/' or 1=1 --",
      '',
    ])
      expect(codeOf(await app.shop.read(address, 'de'))).toBe(-204);
    expect(app.shop.isCart('https://evil.example/testshop/de/cart/AAAAAAAAAAAAAAAAAAAAAA')).toBe(
      false,
    );
    expect(app.shop.isCart('//testshop/de/cart/AAAAAAAAAAAAAAAAAAAAAA')).toBe(false);
  });

  it('BK-08 what is removed or given up is free for others at once', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 4 })]);
    const order = orderOf(event, 'saal', 1, { quantities: [3, 1], sale_type_ids: ['1', '2'] });
    const { cart } = had(await shop.reserve(order, null, 'de'));
    const [line] = had(await shop.read(cart, 'de')).lines;
    if (line === undefined) throw new Error('the cart is empty');
    expect(had(await shop.remove(cart, line.line))).toEqual([event.id_jet]);
    expect(had(await shop.read(cart, 'de')).tickets).toBe(1);
    had(await shop.reserve(orderOf(event, 'saal', 3), null, 'de'));
    had(await shop.cancel(cart));
    expect(codeOf(await shop.read(cart, 'de'))).toBe(-204);
    had(await shop.reserve(orderOf(event, 'saal'), null, 'de'));
    expect(codeOf(await shop.remove('AAAAAAAAAAAAAAAAAAAAAA', line.line))).toBe(-204);
  });

  it('BK-08 what is ordered stays sold, can be ordered once, and can be given back', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 2 })]);
    const { cart } = had(await shop.reserve(orderOf(event, 'saal', 2), null, 'de'));
    const buyer = { name: 'Ada Beispiel', email: 'ada@example.org' };
    const order = had(await shop.checkOut(cart, buyer));
    expect(order.number).toMatch(/^[A-Z2-9]{8}$/u);
    expect(had(await shop.checkOut(cart, buyer)).number).toBe(order.number);
    pass(100);
    await shop.sweep();
    expect((await seatNumbers(app, event.id_jet)).length).toBe(2);
    expect(codeOf(await shop.cancel(cart))).toBe(-204);
    expect(codeOf(await shop.reserve(orderOf(event, 'saal'), cart, 'de'))).toBe(-214);
    expect(had(await shop.order(cart, 'de'))).toMatchObject({ total: '60.00', order });
    expect(had(await shop.returnTickets(cart, null))).toEqual([event.id_jet]);
    expect((await saleNow(app, event.id)).status).toBe('on_sale');
    expect(had(await shop.order(cart, 'de')).tickets).toBe(0);
  });

  // ASVS 2.3.1
  it('BK-08 a cart whose time is over cannot be ordered', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal')]);
    const { cart } = had(await shop.reserve(orderOf(event, 'saal'), null, 'de'));
    pass(15);
    const buyer = { name: 'Ada Beispiel', email: 'ada@example.org' };
    expect(codeOf(await shop.checkOut(cart, buyer))).toBe(-204);
  });

  it('BK-08 an event that was called off or taken back is not sold at the till', async () => {
    const { app, shop } = await shopHouse(engine);
    const buyer = { name: 'Ada Beispiel', email: 'ada@example.org' };
    for (const change of [{ status: 'cancelled' }, { is_online: false }, null] as const) {
      const event = await eventWith(app, [groupOf('saal')]);
      const { cart } = had(await shop.reserve(orderOf(event, 'saal'), null, 'de'));
      if (change === null) valueOf(await app.records.remove('event', event));
      else {
        const input = { ...inputOf('event', event), ...change };
        valueOf(await app.records.update('event', event, input));
      }
      expect(codeOf(await shop.checkOut(cart, buyer))).toBe(-102);
      expect(had(await shop.read(cart, 'de')).lines[0]?.title).not.toBe(event.id_jet);
      expect(had(await shop.cancel(cart))).toEqual([event.id_jet]);
    }
    // Sold out meanwhile is no reason: whoever has seats may buy them.
    const event = await eventWith(app, [groupOf('saal')]);
    const { cart } = had(await shop.reserve(orderOf(event, 'saal'), null, 'de'));
    const input = { ...inputOf('event', event), status: 'sold_out' } as const;
    valueOf(await app.records.update('event', event, input));
    had(await shop.checkOut(cart, buyer));
  });

  it('BK-08 seats that are held for somebody become theirs in time, and then like any other', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 2 })]);
    const held = had(await shop.hold(orderOf(event, 'saal', 2), 720, 'de'));
    expect(codeOf(await shop.read(held.cart, 'de'))).toBe(-204);
    pass(600);
    await shop.sweep();
    expect(had(await shop.claim(held.cart)).reserved_until).toBe(until(615));
    expect(had(await shop.read(held.cart, 'de')).tickets).toBe(2);
    expect(codeOf(await shop.claim(held.cart))).toBe(-204);
    pass(16);
    await shop.sweep();
    expect(await seatNumbers(app, event.id_jet)).toEqual([]);
  });
});
