import { describe, expect, it } from 'vitest';
import { ENGINES } from '../../support/database/house.ts';
import {
  codeOf,
  eventWith,
  groupOf,
  had,
  seatNumbers,
  shopHouse,
} from '../../support/booking/shop.ts';
import { inputOf, valueOf } from '../../support/content/records.ts';
import { orderOf } from '../../support/booking/shop-rush.ts';

const ROWS = { seats: 20, row_length: 5 };
const slot = (id: string, time_start: string, status = '1') => ({
  id,
  time_start,
  status,
  block_id: id,
});

describe.each(ENGINES)('what the test shop sells, on %s', (engine) => {
  it('BK-08 people who come together sit together: -214 when enough seats are left but not side by side', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', ROWS), groupOf('frei', { seats: 20 })]);
    for (let row = 0; row < 4; row += 1)
      had(await shop.reserve(orderOf(event, 'saal', 3), null, 'de'));
    // Eight are left, two in each row.
    expect(codeOf(await shop.reserve(orderOf(event, 'saal', 3), null, 'de'))).toBe(-214);
    had(await shop.reserve(orderOf(event, 'saal', 2), null, 'de'));
    expect((await seatNumbers(app, event.id_jet)).length).toBe(14);
    for (let turn = 0; turn < 5; turn += 1)
      had(await shop.reserve(orderOf(event, 'frei', 3), null, 'de'));
    had(await shop.reserve(orderOf(event, 'frei', 5), null, 'de'));
    expect(codeOf(await shop.reserve(orderOf(event, 'frei'), null, 'de'))).toBe(-214);
  });

  it('BK-08 a free seat is not left alone where another row has better ones', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', ROWS)]);
    had(await shop.reserve(orderOf(event, 'saal', 2), null, 'de'));
    // Three are left in the first row: two of them would leave one.
    had(await shop.reserve(orderOf(event, 'saal', 2), null, 'de'));
    had(await shop.reserve(orderOf(event, 'saal', 3), null, 'de'));
    expect(await seatNumbers(app, event.id_jet)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('BK-08 a venue that was made smaller sells no more than it has room for, whichever seats are taken', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('saal', { seats: 20 })]);
    const { cart } = had(await shop.reserve(orderOf(event, 'saal', 10), null, 'de'));
    had(await shop.reserve(orderOf(event, 'saal', 10), null, 'de'));
    had(await shop.cancel(cart));
    const input = { ...inputOf('event', event), seat_groups: [groupOf('saal', { seats: 12 })] };
    valueOf(await app.records.update('event', event, input));
    expect(had(await shop.availability(event.id_jet))).toMatchObject([{ left: 2 }]);
    expect(codeOf(await shop.reserve(orderOf(event, 'saal', 3), null, 'de'))).toBe(-214);
    had(await shop.reserve(orderOf(event, 'saal', 2), null, 'de'));
    expect((await seatNumbers(app, event.id_jet)).length).toBe(12);
  });

  it('BK-06 refuses what is not sold: event, group, price, amount', async () => {
    const { app, shop } = await shopHouse(engine);
    const hidden = groupOf('vip', { status: '0' });
    const single = groupOf('studio', {
      prices: [{ ...groupOf('x').prices[0], sale_type_id: '77', seat_group: 'studio' }] as never,
    });
    const event = await eventWith(app, [groupOf('saal'), hidden]);
    const other = await eventWith(app, [single]);
    const offline = await eventWith(app, [groupOf('saal')], { is_online: false });
    const ask = async (order: Parameters<typeof shop.reserve>[0]) =>
      codeOf(await shop.reserve(order, null, 'de'));
    expect(await ask(orderOf({ id_jet: 'nowhere' }, 'saal'))).toBe(-101);
    expect(await ask(orderOf(offline, 'saal'))).toBe(-101);
    expect(await ask(orderOf(event, 'balkon'))).toBe(-103);
    expect(await ask(orderOf(event, 'vip'))).toBe(-103);
    expect(await ask(orderOf(event, 'studio'))).toBe(-103);
    // A price that only another event has.
    expect(await ask(orderOf(event, 'saal', 1, { sale_type_ids: ['77'] }))).toBe(-104);
    for (const quantities of [[0], [-1], [1.5], [11], [1, 1], []])
      expect(await ask(orderOf(event, 'saal', 1, { quantities }))).toBe(-106);
    expect(await seatNumbers(app, event.id_jet)).toEqual([]);
    had(await shop.reserve(orderOf(other, 'studio', 1, { sale_type_ids: ['77'] }), null, 'de'));
  });

  it('BK-06 without a seat group the only one is meant', async () => {
    const { app, shop } = await shopHouse(engine);
    const one = await eventWith(app, [groupOf('saal'), groupOf('vip', { status: '0' })]);
    const two = await eventWith(app, [groupOf('saal'), groupOf('balkon')]);
    const { seat_group: _, ...order } = orderOf(one, '');
    expect((await shop.reserve(order, null, 'de')).ok).toBe(true);
    const { seat_group: __, ...either } = orderOf(two, '');
    expect(codeOf(await shop.reserve(either, null, 'de'))).toBe(-103);
  });

  it('BK-08 sells only while the sale goes on', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const ask = (event: { readonly id_jet: string }) =>
      shop.reserve(orderOf(event, 'saal'), null, 'de');
    for (const change of [
      { status: 'cancelled' },
      { status: 'sold_out' },
      { status: 'planned' },
      { sale_start: '2026-11-20T11:00:00Z' },
      { date_start: '2026-11-20T08:00:00Z', date_end: '2026-11-20T09:59:00Z' },
    ] as const)
      expect(codeOf(await ask(await eventWith(app, [groupOf('saal')], change)))).toBe(-102);
    const soon = await eventWith(app, [groupOf('saal')], {
      status: 'planned',
      sale_start: '2026-11-20T11:00:00Z',
    });
    expect(codeOf(await ask(soon))).toBe(-102);
    pass(60);
    had(await ask(soon));
    had(await ask(await eventWith(app, [groupOf('saal')], { status: 'moved' })));
  });

  it('BK-04 a time slot is needed where there are any, and sold until it begins', async () => {
    const { app, shop, pass } = await shopHouse(engine);
    const timed = groupOf('einlass', {
      seats: 3,
      timeslots: [slot('b1', '10:30:00'), slot('b2', '13:00:00'), slot('b3', '15:00:00', '0')],
    });
    // Today; it is 11 o'clock at the venue.
    const event = await eventWith(app, [timed], {
      date_start: '2026-11-20T09:00:00Z',
      date_end: '2026-11-20T17:00:00Z',
    });
    const ask = (block?: string) =>
      shop.reserve(orderOf(event, 'einlass', 2, block ? { block_id: block } : {}), null, 'de');
    for (const block of [undefined, 'b1', 'b3', 'b9']) expect(codeOf(await ask(block))).toBe(-105);
    had(await ask('b2'));
    expect(codeOf(await ask('b2'))).toBe(-214);
    expect(had(await shop.availability(event.id_jet))).toEqual([
      { seat_group: 'einlass', block_id: 'b2', left: 1 },
    ]);
    pass(121);
    expect(codeOf(await ask('b2'))).toBe(-105);
    const plain = await eventWith(app, [groupOf('saal')]);
    expect(
      codeOf(await shop.reserve(orderOf(plain, 'saal', 1, { block_id: 'b1' }), null, 'de')),
    ).toBe(-105);
  });

  it('BK-08 a companion comes along free of charge, but not alone', async () => {
    const { app, shop } = await shopHouse(engine);
    const price = (type: string, amount: string, text: string) => ({
      id: type,
      price: amount,
      sale_type_id: type,
      seat_group: 'rolli',
      text,
      name: '',
      has_discounts: false,
    });
    const prices = [price('1', '15.00', 'Vollpreis'), price('9', '0.00', 'Begleitperson')];
    const group = groupOf('rolli', { seats: 4, row_length: 2, features: ['companion'], prices });
    const event = await eventWith(app, [group]);
    const both = (quantities: number[], sale_type_ids: string[]) =>
      shop.reserve(orderOf(event, 'rolli', 1, { quantities, sale_type_ids }), null, 'de');
    expect(codeOf(await both([1], ['9']))).toBe(-107);
    had(await both([1, 1], ['1', '9']));
    had(await both([1], ['1']));
  });

  it('BK-03 prices include the fee of the venue, which what is free has not', async () => {
    const { app, shop } = await shopHouse(engine);
    const { db } = app.database;
    const [settings] = (await app.reference.read()).settings.values();
    if (settings === undefined) throw new Error('no settings');
    const { id, version, updated_at: _, ...input } = settings;
    await app.records.update(
      'settings',
      { id, version },
      {
        ...input,
        ticketing: { ...settings.ticketing, booking_fee: '2.35' },
      },
    );
    const free = { ...groupOf('x').prices[1], price: '0.00', seat_group: 'saal' };
    const [full] = groupOf('saal').prices;
    const event = await eventWith(app, [groupOf('saal', { prices: [full, free] as never })]);
    const order = orderOf(event, 'saal', 1, { quantities: [2, 1], sale_type_ids: ['1', '2'] });
    const { cart } = had(await shop.reserve(order, null, 'de'));
    const rows = await db
      .selectFrom('shop_seat')
      .select('price')
      .where('cart', '=', cart)
      .execute();
    expect(rows.map(({ price }) => price).sort()).toEqual(['0.00', '32.35', '32.35']);
    expect(had(await shop.read(cart, 'de')).total).toBe('64.70');
  });
});
