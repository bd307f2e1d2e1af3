import { describe, expect, it } from 'vitest';
import { OPEN_RESERVATIONS } from '../../../src/lib/constants.ts';
import { startBuyers } from '../../support/booking/buyers.ts';
import { ENGINES } from '../../support/database/house.ts';
import { inPairs, pairGroup } from '../../support/booking/pair-groups.ts';
import {
  codeOf,
  eventWith,
  groupOf,
  had,
  seatNumbers,
  shopHouse,
} from '../../support/booking/shop.ts';
import { orderOf, rush } from '../../support/booking/shop-rush.ts';
import { reserveAs, visitorAt } from '../../support/booking/visitors.ts';

const BUYERS = 200;
const SEATS = 50;
const LONG_MS = 60_000;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const pairs = (event: { readonly id_jet: string }, count = 1, companions = count) =>
  orderOf(event, 'rolli', 1, inPairs(count, companions));

describe.each(ENGINES)('BK-11 wheelchair place and companion, on %s', (engine) => {
  it('BK-11 two pairs and more are one order, and each pair sits side by side', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [pairGroup('rolli', 6)]);
    const { cart } = had(await shop.reserve(pairs(event, 2), null, 'de'));
    expect(await seatNumbers(app, event.id_jet)).toEqual([0, 1, 2, 3]);
    const rows = await app.database.db
      .selectFrom('shop_seat')
      .select(['seat', 'sale_type_id'])
      .where('cart', '=', cart)
      .orderBy('seat')
      .execute();
    expect(rows.map(({ sale_type_id: type }) => type)).toEqual(['1', '9', '1', '9']);
    had(await shop.reserve(pairs(event, 4), null, 'de'));
    expect(codeOf(await shop.reserve(pairs(event), null, 'de'))).toBe(-214);
    expect(app.saleLevels.levelOf(event.id_jet)).toBe('sold_out');
  });

  it('BK-11 who comes alone has the pair, whose other seat is nobody else’s', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [pairGroup('rolli', 3), groupOf('saal', { seats: 1 })]);
    had(await shop.reserve(pairs(event, 1, 0), null, 'de'));
    expect(had(await shop.availability(event.id_jet))).toContainEqual(
      expect.objectContaining({ seat_group: 'rolli', left: 4 }),
    );
    had(await shop.reserve(pairs(event, 2), null, 'de'));
    expect(await seatNumbers(app, event.id_jet)).toEqual([0, 2, 3, 4, 5]);
    expect(codeOf(await shop.reserve(pairs(event, 1, 0), null, 'de'))).toBe(-214);
    had(await shop.reserve(orderOf(event, 'saal'), null, 'de'));
    // The seat beside who came alone is for sale no more.
    expect(app.saleLevels.levelOf(event.id_jet)).toBe('sold_out');
  });

  it('BK-11 pairs stay in their row where rows are longer, and odd', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [pairGroup('rolli', 5, { row_length: 5 })]);
    expect(had(await shop.availability(event.id_jet))).toMatchObject([{ left: 8 }]);
    had(await shop.reserve(pairs(event, 4), null, 'de'));
    expect(await seatNumbers(app, event.id_jet)).toEqual([0, 1, 2, 3, 6, 7, 8, 9]);
    expect(codeOf(await shop.reserve(pairs(event), null, 'de'))).toBe(-214);
  });

  it('BK-11 who is taken out of the cart takes the companion along, and no seat stays held', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [pairGroup('rolli', 6)]);
    const { cart } = had(await shop.reserve(pairs(event, 2), null, 'de'));
    const { cart: other } = had(await shop.reserve(pairs(event, 1), null, 'de'));
    const line = { id_jet: event.id_jet, seat_group: 'rolli', block_id: '' };
    had(await shop.remove(cart, { ...line, sale_type_id: '1' }));
    expect(await seatNumbers(app, event.id_jet)).toEqual([4, 5]);
    // The companion alone can stay at home.
    had(await shop.remove(other, { ...line, sale_type_id: '9' }));
    expect(await seatNumbers(app, event.id_jet)).toEqual([4]);
    expect(had(await shop.availability(event.id_jet))).toMatchObject([{ left: 10 }]);
  });

  it('BK-11 a companion without a place is refused at the field, and nothing is held', async () => {
    const { app, shop } = await shopHouse(engine);
    const event = await eventWith(app, [pairGroup('rolli', 6), groupOf('saal')]);
    expect(codeOf(await shop.reserve(pairs(event, 1, 2), null, 'de'))).toBe(-107);
    const alone = orderOf(event, 'rolli', 1, { quantities: [2], sale_type_ids: ['9'] });
    const answer = await reserveAs(app, { event, order: alone, visitor: null });
    expect(answer).toMatchObject({
      ok: false,
      failure: {
        code: 'invalid',
        fields: { 'quantities.0': expect.stringContaining('Begleitplatz') as unknown },
      },
    });
    expect(await seatNumbers(app, event.id_jet)).toEqual([]);
  });

  it(
    `BK-11 ${BUYERS} parallel buyers for ${SEATS} pairs: exactly ${SEATS} sold, all of them whole`,
    async () => {
      const { app, shop } = await shopHouse(engine);
      for (let round = 0; round < 3; round += 1) {
        const event = await eventWith(app, [pairGroup('rolli', SEATS)]);
        const sold = await rush(shop, event, 'rolli', BUYERS, inPairs(1));
        expect(sold).toEqual({ sold: SEATS, refused: BUYERS - SEATS, lost: [] });
        expect(await seatNumbers(app, event.id_jet)).toEqual(times(SEATS * 2));
        expect(app.saleLevels.levelOf(event.id_jet)).toBe('sold_out');
      }
    },
    LONG_MS,
  );

  it(
    'BK-11 the same from two processes, with people who come alone between them',
    async () => {
      const { app, shop, place } = await shopHouse(engine);
      const others = await startBuyers(place);
      const event = await eventWith(app, [pairGroup('rolli', SEATS)]);
      const half = BUYERS / 2;
      const [here, there] = await Promise.all([
        rush(shop, event, 'rolli', half, inPairs(1)),
        others.rush({ idJet: event.id_jet, group: 'rolli', buyers: half }),
      ]);
      expect([...here.lost, ...there.lost]).toEqual([]);
      expect(here.sold + there.sold).toBe(SEATS);
      const seats = await seatNumbers(app, event.id_jet);
      expect(seats.filter((seat) => seat % 2 === 0)).toEqual(times(SEATS).map((pair) => pair * 2));
      expect(seats.filter((seat) => seat % 2 === 1).length).toBe(here.sold);
    },
    LONG_MS,
  );

  it('BK-14 BK-11 who throws cookies away holds few pairs; control: without limits all of them', async () => {
    const { app } = await shopHouse(engine);
    const grab = async (isCounted: boolean) => {
      const event = await eventWith(app, [pairGroup('rolli', SEATS)]);
      await Promise.all(
        times(40).map(() =>
          reserveAs(app, {
            event,
            order: pairs(event, 5),
            visitor: isCounted ? visitorAt('one address', false) : null,
          }),
        ),
      );
      return (await seatNumbers(app, event.id_jet)).length;
    };
    const held = await grab(true);
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThanOrEqual(OPEN_RESERVATIONS.newcomers.tickets);
    expect(await grab(false)).toBe(SEATS * 2);
  });
});
