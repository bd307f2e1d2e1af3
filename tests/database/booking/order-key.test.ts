import { describe, expect, it } from 'vitest';
import { ORDER_MISSES_AN_HOUR } from '../../../src/lib/constants.ts';
import { isSame } from '../../../src/lib/server/services/booking/visitor.ts';
import {
  allowsGuess,
  isOrderKey,
  orderKey,
} from '../../../src/lib/server/services/test-shop/order-key.ts';
import { shopHouse } from '../../support/booking/shop.ts';
import { ENGINES } from '../../support/database/house.ts';

const HOUR_MS = 3_600_000;

describe.each(ENGINES)('BK-12 the key of an order on %s', (engine) => {
  it('is guessed so often from one place, and again after an hour; others are not kept out', async () => {
    const { app } = await shopHouse(engine);
    let now = app.now();
    const services = { database: app.database, now: () => now };
    const allowed: boolean[] = [];
    for (let guess = 0; guess < ORDER_MISSES_AN_HOUR + 2; guess += 1)
      allowed.push(await allowsGuess(services, { network: 'a' }));
    expect(allowed.slice(0, ORDER_MISSES_AN_HOUR)).not.toContain(false);
    expect(allowed.slice(ORDER_MISSES_AN_HOUR)).toEqual([false, false]);
    // Control: it is the count of this place that keeps it out, and it ends.
    expect(await allowsGuess(services, { network: 'b' })).toBe(true);
    now = new Date(now.getTime() + HOUR_MS + 1);
    expect(await allowsGuess(services, { network: 'a' })).toBe(true);
  });

  it('is that of its number alone, and letters of any kind are a wrong one', async () => {
    const { app } = await shopHouse(engine);
    const key = await orderKey(app.env, 'ABCD2345');
    expect(await isOrderKey(app.env, 'ABCD2345', key)).toBe(true);
    for (const wrong of ['', 'x'.repeat(43), 'ä'.repeat(43), '\ud800'.repeat(43), `${key}=`])
      expect(await isOrderKey(app.env, 'ABCD2345', wrong), wrong).toBe(false);
    expect(await isOrderKey(app.env, 'ABCD2346', key)).toBe(false);
    expect(isSame('ä', 'a')).toBe(false);
  });
});
