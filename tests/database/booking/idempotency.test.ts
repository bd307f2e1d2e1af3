import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CartOrder } from '../../../src/lib/booking/order.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { addToCart } from '../../../src/lib/server/services/booking/add-to-cart.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { BOTH_ENGINES } from '../../support/database/house.ts';
import { valueOf } from '../../support/content/records.ts';
import { eventWith, groupOf, had, shopHouse } from '../../support/booking/shop.ts';
import { orderOf as orderIn } from '../../support/booking/shop-rush.ts';

const open = (app: AppContext) => PageContext.open(app, 'de', '/de');

const orderOf = (event: { readonly id_jet: string }, change: Partial<CartOrder> = {}): CartOrder =>
  orderIn(event, 'parkett', 2, change);

const leftOf = async (app: AppContext, event: { readonly id_jet: string }) =>
  had(await app.shop.availability(event.id_jet))[0]?.left;

describe.each(BOTH_ENGINES)('a request to the cart on %s', (engine) => {
  it('BK-06 the same submit twice, at once or again, reserves once; another one reserves more', async () => {
    const { app } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett')]);
    const context = await open(app);
    const key = 'a-key-of-the-caller-0001';
    const visit = { cart: null, key, visitor: null };
    const both = await Promise.all([
      addToCart(context, orderOf(event), visit),
      addToCart(context, orderOf(event), visit),
    ]);
    const again = await addToCart(context, orderOf(event), visit);
    for (const result of [...both, again]) expect(valueOf(result)).toEqual(valueOf(again));
    expect(await leftOf(app, event)).toBe(48);
    // Control: without a key each is a purchase of its own.
    await addToCart(context, orderOf(event), { cart: null, key: null, visitor: null });
    await addToCart(context, orderOf(event), { cart: null, key: null, visitor: null });
    expect(await leftOf(app, event)).toBe(44);
    // The same key with another content is another request.
    await addToCart(context, orderOf(event, { quantities: [1] }), visit);
    expect(await leftOf(app, event)).toBe(43);
  });

  it('BK-06 a submit is not answered with a reservation that is over', async () => {
    const { app, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett')]);
    const visit = { cart: null, key: 'a-key-of-the-caller-0002', visitor: null };
    const first = valueOf(await addToCart(await open(app), orderOf(event), visit));
    pass(14);
    expect(valueOf(await addToCart(await open(app), orderOf(event), visit))).toEqual(first);
    pass(2);
    const later = valueOf(await addToCart(await open(app), orderOf(event), visit));
    expect(Date.parse(later.reserved_until)).toBeGreaterThan(app.now().getTime());
    expect(await app.shop.read(later.cart_url, 'de')).toMatchObject({ ok: true });
  });

  it('BK-06 a request that a process died over may be made again after a minute, and is told in words until then', async () => {
    const { app, pass } = await shopHouse(engine);
    const event = await eventWith(app, [groupOf('parkett')]);
    const visit = { cart: null, key: 'a-key-of-the-caller-0003', visitor: null };
    const silent = {
      ...app,
      shop: { ...app.shop, add: () => new Promise<never>(() => undefined) },
    };
    void addToCart(await open(silent), orderOf(event), visit);
    await pause(100);
    const meanwhile = await addToCart(await open(app), orderOf(event), visit);
    expect(meanwhile).toMatchObject({
      ok: false,
      failure: {
        code: 'unavailable',
        reason: 'unreachable',
        message: expect.not.stringContaining('request') as string,
      },
    });
    pass(2);
    expect((await addToCart(await open(app), orderOf(event), visit)).ok).toBe(true);
  });
});

it('BK-08 SQLite: a purchase waits for whoever is writing, and is made once', async () => {
  const { app, place } = await shopHouse('sqlite');
  const event = await eventWith(app, [groupOf('parkett')]);
  const context = await open(app);
  const other = new DatabaseSync(path.join(place.dataDir, 'foyer.db'));
  other.exec('begin immediate');
  const visit = { cart: null, key: 'a-key-of-the-caller-0004', visitor: null };
  const added = addToCart(context, orderOf(event), visit);
  await pause(20);
  other.exec('rollback');
  other.close();
  expect((await added).ok).toBe(true);
  expect(valueOf(await addToCart(context, orderOf(event), visit))).toEqual(valueOf(await added));
  expect(await leftOf(app, event)).toBe(48);
});
