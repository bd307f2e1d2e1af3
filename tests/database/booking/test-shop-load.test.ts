import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../src/lib/server/db/schema.ts';
import { reserve } from '../../../src/lib/server/services/test-shop/reserve.ts';
import { NOW } from '../../support/env.ts';
import { startBuyers } from '../../support/booking/buyers.ts';
import { BOTH_ENGINES, appAt } from '../../support/database/house.ts';
import {
  eventWith,
  groupOf,
  seatNumbers,
  shopHouse,
  type ShopHouse,
} from '../../support/booking/shop.ts';
import { orderOf, rush } from '../../support/booking/shop-rush.ts';

const BUYERS = 200;
const SEATS = 50;
const ROUNDS = 10;
const ALL = Array.from({ length: SEATS }, (_, seat) => seat);
/** Two processes and four thousand transactions on two cores. */
const LONG_MS = 60_000;

/** Every second round in a hall with rows. */
const hall = (round: number) =>
  groupOf('saal', { seats: SEATS, row_length: round % 2 ? 10 : null });

/** The table as it would be without its key, and without anybody being alone. */
async function withoutProtection({ app }: ShopHouse) {
  const { db } = app.database;
  await sql`create table bare_seat as select * from shop_seat`.execute(db);
  await sql`drop table shop_seat`.execute(db);
  await sql`alter table bare_seat rename to shop_seat`.execute(db);
}

describe.each(BOTH_ENGINES)('the test shop under a rush, on %s', (engine) => {
  it(
    `BK-08 ${BUYERS} parallel buyers for ${SEATS} seats, ${ROUNDS} rounds: exactly ${SEATS} sold, the others told so`,
    async () => {
      const { app, shop } = await shopHouse(engine);
      for (let round = 0; round < ROUNDS; round += 1) {
        const event = await eventWith(app, [hall(round)]);
        const sold = await rush(shop, event, 'saal', BUYERS);
        expect(sold).toEqual({ sold: SEATS, refused: BUYERS - SEATS, lost: [] });
        expect(await seatNumbers(app, event.id_jet)).toEqual(ALL);
        expect(app.saleLevels.levelOf(event.id_jet)).toBe('sold_out');
      }
    },
    LONG_MS,
  );

  it(
    'BK-08 the same from two processes that serve the same database',
    async () => {
      const { app, shop, place } = await shopHouse(engine);
      const others = await startBuyers(place);
      for (let round = 0; round < 2; round += 1) {
        const event = await eventWith(app, [hall(round)]);
        const half = BUYERS / 2;
        const [here, there] = await Promise.all([
          rush(shop, event, 'saal', half),
          others.rush({ idJet: event.id_jet, group: 'saal', buyers: half }),
        ]);
        expect([...here.lost, ...there.lost]).toEqual([]);
        expect(here.sold + there.sold).toBe(SEATS);
        expect(here.refused + there.refused).toBe(BUYERS - SEATS);
        expect(await seatNumbers(app, event.id_jet)).toEqual(ALL);
      }
    },
    LONG_MS,
  );

  it('BK-08 control: without transaction, lock and key the same buyers get more than there is', async () => {
    const open = await shopHouse(engine);
    const { app } = open;
    const event = await eventWith(app, [hall(0)]);
    await withoutProtection(open);
    const wish = { order: orderOf(event, 'saal'), cart: null, locale: 'de' } as const;
    const bare = app.database.db as unknown as Transaction<Database>;
    // They are in each other's way elsewhere, too; their seats they have by then.
    await Promise.allSettled(
      Array.from({ length: BUYERS }, () => reserve(bare, wish, '0.00', NOW)),
    );
    const taken = await seatNumbers(app, event.id_jet);
    expect(taken.length).toBeGreaterThan(SEATS);
    expect(new Set(taken).size).toBeLessThanOrEqual(SEATS);
  });
});

describe('the test shop under a rush, on postgres', () => {
  // ASVS 2.3.4
  it('BK-08 two venues with a pool each sell no seat twice', async () => {
    const { app, shop, place } = await shopHouse('postgres');
    const { testShop: second } = await appAt(place);
    if (second === null) throw new Error('another shop sells here');
    const event = await eventWith(app, [hall(1)]);
    const half = BUYERS / 2;
    const sold = await Promise.all([
      rush(shop, event, 'saal', half),
      rush(second, event, 'saal', half),
    ]);
    expect(sold.flatMap(({ lost }) => lost)).toEqual([]);
    expect(sold.reduce((sum, one) => sum + one.sold, 0)).toBe(SEATS);
    expect(await seatNumbers(app, event.id_jet)).toEqual(ALL);
  });
});
