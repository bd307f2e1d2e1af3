import { describe, expect, it } from 'vitest';
import { checkOutSchema } from '../../../src/lib/booking/check-out-form.ts';
import { cartOrderSchema, type CartOrder } from '../../../src/lib/booking/order.ts';
import { formatAmount } from '../../../src/lib/money.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { Entity } from '../../../src/content/records/kinds.ts';
import { addToCart } from '../../../src/lib/server/services/booking/add-to-cart.ts';
import { liveOffer } from '../../../src/lib/server/page-data/booking/booking.ts';
import { cartPage } from '../../../src/lib/server/page-data/booking/cart.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { eventPage } from '../../../src/lib/server/page-data/programme/event.ts';
import { lineOf } from '../../../src/lib/server/services/booking/cart-units.ts';
import { ENGINES } from '../../support/database/house.ts';
import { valueOf } from '../../support/content/records.ts';
import { eventWith, groupOf, shopHouse } from '../../support/booking/shop.ts';

const euros = (amount: string) => formatAmount(amount, 'de');
const open = (app: AppContext, locale: 'de' | 'en' = 'de') =>
  PageContext.open(app, locale, `/${locale}`);

const orderOf = (event: Entity<'event'>, change: Partial<CartOrder> = {}): CartOrder => ({
  event_jet_id: event.id_jet ?? '',
  quantities: [2],
  sale_type_ids: ['1'],
  seat_group: 'parkett',
  ...change,
});

async function setSettings(app: AppContext, change: Partial<Entity<'settings'>>) {
  const [settings] = (await app.reference.read()).settings.values();
  if (settings === undefined) throw new Error('no settings');
  const { id, version, updated_at: _, ...rest } = settings;
  valueOf(await app.records.update('settings', { id, version }, { ...rest, ...change }));
}

const leftOf = async (app: AppContext, event: Entity<'event'>) => {
  const stock = await app.shop.availability(event.id_jet ?? '');
  return stock.ok ? stock.value.reduce((sum, { left }) => sum + left, 0) : null;
};

describe.each(ENGINES)('booking on %s', (engine) => {
  it('BK-06 puts tickets of one seat group into the cart, and more into the same one', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett'), groupOf('rang')]);
    const context = await open(app);
    const first = valueOf(
      await addToCart(context, orderOf(event), { cart: null, key: null, visitor: null }),
    );
    expect(first.tickets_quantity).toBe(2);
    expect(app.shop.isCart(first.cart_url)).toBe(true);
    const more = orderOf(event, {
      seat_group: 'rang',
      quantities: [1, 3],
      sale_type_ids: ['1', '2'],
    });
    const second = valueOf(
      await addToCart(context, more, { cart: first.cart_url, key: null, visitor: null }),
    );
    expect(second).toMatchObject({ tickets_quantity: 6, cart_url: first.cart_url });
    const cart = await app.shop.read(first.cart_url, 'de');
    expect(cart).toMatchObject({ ok: true, value: { total: '150.00', tickets_quantity: 6 } });
  });

  it.each([
    ['an event that is not there', { event_jet_id: 'nobody' }, 'event_jet_id'],
    ['a group of another event', { seat_group: 'loge' }, 'seat_group'],
    ['another event’s price', { sale_type_ids: ['9'] }, 'sale_type_ids.0'],
    ['a time slot where there is none', { block_id: 'b1' }, 'block_id'],
    ['no group where there are several', { seat_group: undefined }, 'seat_group'],
    ['a group that is kept from the public', { seat_group: 'presse' }, 'seat_group'],
  ] as const)('BK-06 refuses %s at its field, and reserves nothing', async (_, change, field) => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [
      groupOf('parkett'),
      groupOf('rang'),
      groupOf('presse', { status: '0' }),
    ]);
    const before = await leftOf(app, event);
    const order = orderOf(event, change as Partial<CartOrder>);
    const result = await addToCart(await open(app), order, {
      cart: null,
      key: null,
      visitor: null,
    });
    if (result.ok) throw new Error('it was sold');
    expect(result.failure.code).toBe('invalid');
    expect(Object.keys(result.failure.fields ?? {})).toEqual([field]);
    expect(result.failure.message).not.toContain('booking:');
    expect(await leftOf(app, event)).toBe(before);
  });

  it('BK-04 refuses a time slot that has begun, and does not show it', async () => {
    const { app, pass } = await shopHouse(engine);
    const slots = ['17:00:00', '19:00:00'].map((time_start, index) => ({
      id: `t${index}`,
      time_start,
      status: '1',
      block_id: `b${index}`,
    }));
    const event = await eventWith(app, [groupOf('parkett', { timeslots: slots })]);
    const at = Date.parse(event.date_start);
    pass((at - app.now().getTime()) / 60_000 - 60);
    const context = await open(app);
    const offer = await liveOffer(event, context, 'now');
    expect(offer?.seatGroups[0]?.timeslots.map(({ id }) => id)).toEqual(['t1']);
    const order = orderOf(event, { block_id: 'b0' });
    const result = await addToCart(context, order, { cart: null, key: null, visitor: null });
    expect(result).toMatchObject({ ok: false, failure: { code: 'invalid' } });
    const later = orderOf(event, { block_id: 'b1' });
    expect((await addToCart(context, later, { cart: null, key: null, visitor: null })).ok).toBe(
      true,
    );
  });

  it('BK-04 a kept page stops offering a time slot when it begins, and a group when all have', async () => {
    const { app, pass } = await shopHouse(engine);
    const slot = { id: 't1', time_start: '17:00:00', status: '1', block_id: 'b1' };
    const groups = [groupOf('frueh', { timeslots: [slot] }), groupOf('immer')];
    const event = await eventWith(app, groups);
    const context = await open(app);
    await eventPage(context, event.id);
    const start = Date.parse('2026-11-27T16:00:00Z');
    expect(context.note.moments.map((moment) => Date.parse(moment))).toContain(start);
    pass((start - app.now().getTime()) / 60_000);
    const offer = await liveOffer(event, await open(app), 'now');
    expect(offer?.seatGroups.map(({ seat_group: name }) => name)).toEqual(['immer']);
  });

  it('BK-06 control characters are a mistake of the order, never an error of a database', () => {
    const order = { event_jet_id: 'J-1', quantities: [1], sale_type_ids: ['1'] };
    expect(cartOrderSchema.safeParse(order).success).toBe(true);
    for (const change of [
      { event_jet_id: 'J\u0000' },
      { sale_type_ids: ['\u0000'] },
      { seat_group: 'a\u0000' },
      { block_id: '\u0000' },
    ])
      expect(cartOrderSchema.safeParse({ ...order, ...change }).success).toBe(false);
    expect(lineOf(JSON.stringify(['J\u0000', 'saal', '', '1']))).toBeNull();
    const till = { name: 'Ada\u0000', email: 'ada@example.org', payment: 'accepted' };
    expect(checkOutSchema.safeParse(till).success).toBe(false);
  });

  it('BK-07 the summary tells what its address says of a group, and nothing of what cannot be', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('rang~links', { text: 'Rang links' })]);
    const told = async (query: string) => {
      const notice = new URLSearchParams(query);
      const visit = { cart: null, amount: 0, ended: null, notice, again: null };
      return (await cartPage(await open(app), visit)).view.rejected;
    };
    const [sentence] = await told(`event=${event.id}&refused=rang~links~-214&refused=loge~-214`);
    expect(sentence).toContain('Rang links');
    for (const id of ['99999999999', '1e30', 'Infinity', '-1', '1.5', 'x', ''])
      expect(await told(`event=${id}&refused=rang~links~-214`)).toEqual([]);
  });

  it.each([
    ['de', 'nicht genügend', 'ausverkauft'],
    ['en', 'Not enough (connected) seats found.', 'sold out'],
  ] as const)('BK-07 the shop’s codes are told in words (%s)', async (locale, few, gone) => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett', { seats: 3 })]);
    const context = await open(app, locale);
    const four = await addToCart(context, orderOf(event, { quantities: [4] }), {
      cart: null,
      key: null,
      visitor: null,
    });
    expect(four).toMatchObject({ ok: false, failure: { code: 'conflict', reason: '-214' } });
    if (!four.ok) expect(four.failure.message).toContain(few);
    expect(
      (
        await addToCart(context, orderOf(event, { quantities: [3] }), {
          cart: null,
          key: null,
          visitor: null,
        })
      ).ok,
    ).toBe(true);
    const late = await addToCart(await open(app, locale), orderOf(event), {
      cart: null,
      key: null,
      visitor: null,
    });
    expect(late).toMatchObject({ ok: false, failure: { code: 'conflict', reason: 'sold_out' } });
    if (!late.ok) expect(late.failure.message).toContain(gone);
  });

  it('LY-10 while the shop is offline nothing is sold, and what is told is the way out', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett')], {
      ticket_url: 'https://tickets.example/12',
    });
    await setSettings(app, { is_shop_online: false });
    const context = await open(app);
    const result = await addToCart(context, orderOf(event), {
      cart: null,
      key: null,
      visitor: null,
    });
    expect(result).toMatchObject({
      ok: false,
      failure: { code: 'unavailable', reason: 'offline' },
    });
    const page = await eventPage(context, event.id);
    if (page === null || 'moved' in page) throw new Error('no page');
    expect(page.view.booking.outside?.href).toBe('https://tickets.example/12');
    expect(page.view.event.ticket).toMatchObject({
      href: 'https://tickets.example/12',
      book: null,
    });
  });

  it('BK-03 every price that is shown holds the fee; what is free stays free', async () => {
    const { app } = await shopHouse(engine);
    const free = {
      id: 'p0',
      price: '0.00',
      sale_type_id: '3',
      seat_group: 'parkett',
      text: 'Kind',
    };
    const group = groupOf('parkett');
    const prices = [...group.prices, { ...free, name: '', has_discounts: false }];
    const event = await eventWith(app, [{ ...group, prices }], { prices });
    const condition = { de: 'Bis 12 Jahre.', en: 'Up to 12.' };
    await setSettings(app, {
      ticketing: {
        booking_fee: '1.50',
        note: { de: 'Mit allen Gebühren.', en: 'All fees included.' },
        conditions: [{ text: 'Kind', condition }],
        refund: { de: '', en: '' },
        refund_url: null,
      },
    });
    const context = await open(app);
    const offer = await liveOffer(event, context, 'now');
    const shown = offer?.seatGroups[0]?.prices ?? [];
    expect(shown.map(({ price }) => price)).toEqual(['31.50', '21.50', '0.00']);
    expect(shown.map((price) => price.condition)).toEqual(['', '', 'Bis 12 Jahre.']);
    expect(offer?.notes).toEqual(['Mit allen Gebühren.']);
    const page = await eventPage(context, event.id);
    if (page === null || 'moved' in page) throw new Error('no page');
    // The full price; what costs less stands in the list of prices below it.
    expect(page.view.event.price).toBe(euros('31.50'));
    expect(page.view.prices.map(({ amount }) => amount)).toEqual(
      ['31.50', '21.50', '0'].map(euros),
    );
    expect(JSON.stringify(page.page.head.jsonLd)).toContain('"price":"31.50"');
    const cart = valueOf(
      await addToCart(context, orderOf(event), { cart: null, key: null, visitor: null }),
    );
    expect(await app.shop.read(cart.cart_url, 'de')).toMatchObject({ value: { total: '63.00' } });
  });
});
