import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { addToCart } from '../../../src/lib/server/services/booking/add-to-cart.ts';
import { bookingPage } from '../../../src/lib/server/page-data/booking/booking.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { envFor, NOW } from '../../support/env.ts';
import { faultShop } from '../../support/booking/fault-shop.ts';
import { answer } from '../../support/booking/faults.ts';
import { databaseFor } from '../../support/database/house.ts';
import { eventWith, groupOf } from '../../support/booking/shop.ts';
import { orderOf } from '../../support/booking/shop-rush.ts';

/** A venue whose tickets another shop sells, and an event of it. */
async function houseOf(first: Parameters<typeof faultShop>[0]) {
  const upstream = await faultShop(first);
  const place = await databaseFor('sqlite', 'demo');
  const env = envFor(place, { SHOP_URL: upstream.url, SHOP_TOKEN: 'secret' });
  const app = await createApp(env, { now: () => NOW });
  onTestFinished(() => app.close());
  const event = await eventWith(app, [groupOf('saal', { seats: 50 })]);
  const context = () => PageContext.open(app, 'de', '/de/x', { now: NOW });
  return { upstream, app, event, context };
}

describe('BK-08 a venue with a shop elsewhere', () => {
  it('shows what is left as that shop says it, and reserves there', async () => {
    const { upstream, event, context, app } = await houseOf(
      answer({ groups: [{ seatGroup: 'saal', blockId: null, left: 3 }] }),
    );
    const page = await bookingPage(await context(), event.id, 'now');
    expect(page?.view.offer?.seatGroups).toMatchObject([{ left: 3, leftText: 'noch 3 Plätze' }]);
    expect(page?.view.waiting).toBeNull();
    const cart_url = `${upstream.url}/cart/7`;
    upstream.from(answer({ cartUrl: cart_url, ticketsQuantity: 1 }));
    const visit = { cart: null, key: null, visitor: null };
    const added = await addToCart(await context(), orderOf(event, 'saal'), visit);
    expect(added).toMatchObject({ ok: true, value: { cart_url, tickets_quantity: 1 } });
    expect(app.shop.isCart(cart_url)).toBe(true);
    expect(app.testShop).toBeNull();
  });
});
