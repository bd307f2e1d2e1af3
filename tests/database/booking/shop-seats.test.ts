import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { insertCart } from '../../../src/lib/server/repositories/shop-carts.ts';
import { insertSeats, takenCounts } from '../../../src/lib/server/repositories/shop-seats.ts';
import { databaseFor, ENGINES } from '../../support/database/house.ts';

const NOW = '2026-11-20T10:00:00Z';
const SEAT = {
  id_jet: 'J1',
  seat_group: 'rolli',
  block_id: '',
  cart: 'c',
  sale_type_id: '1',
  price: '10.00',
};

describe.each(ENGINES)('seats that are taken, on %s', (engine) => {
  it('BK-07 a pair is free again as soon as the reservations of both its seats are over', async () => {
    const { db } = await openDatabase(await databaseFor(engine, 'bare'));
    onTestFinished(() => db.destroy());
    const cart = { locale: 'de', created_at: NOW, reserved_until: NOW, state: 'open' } as const;
    await insertCart(db, { ...cart, id: SEAT.cart });
    const held = [
      // One seat of a pair is sold, the other one was reserved.
      { seat: 0, held_until: null },
      { seat: 1, held_until: '2026-11-20T09:59:59Z' },
      { seat: 2, held_until: '2026-11-20T09:00:00Z' },
      { seat: 3, held_until: NOW },
      { seat: 4, held_until: '2026-11-20T10:00:01Z' },
    ];
    await insertSeats(
      db,
      held.map((one) => ({ ...SEAT, ...one })),
    );
    await insertSeats(db, [{ ...SEAT, id_jet: 'J2', seat: 0, held_until: null }]);
    expect(await takenCounts(db, 'J1', NOW)).toEqual([
      { seat_group: 'rolli', block_id: '', taken: 5, expired: 3, pairs: 3, expired_pairs: 1 },
    ]);
  });
});
