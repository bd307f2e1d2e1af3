import { describe, expect, it } from 'vitest';
import { openHttpShop } from '../../../src/lib/server/adapters/webshop/http-shop.ts';
import { faultShop } from '../../support/booking/fault-shop.ts';
import { answer } from '../../support/booking/faults.ts';

describe('the cart of a shop elsewhere', () => {
  it('BK-12 leaves fewer tickets in a cart, and believes no answer about another one', async () => {
    const upstream = await faultShop(answer({}));
    const line = { id_jet: 'J-1', sale_type_id: '1', seat_group: 'A', block_id: '', tickets: 1 };
    const cart = `${upstream.url}/cart/7`;
    const shop = openHttpShop(
      { url: upstream.url, token: null, carts: [upstream.url], events: null, hasOwnCart: false },
      { now: () => new Date('2026-11-20T10:00:00Z'), timeoutMs: 300 },
    );
    upstream.from(answer({ cartUrl: cart, ticketsQuantity: 3 }));
    expect(await shop.reduce(cart, line, 'de')).toEqual({ ok: true, value: null });
    expect(upstream.arrived[0]).toMatchObject({
      path: '/cart/reduce',
      body: { cart, eventId: 'J-1', saleTypeId: '1', seatGroup: 'A', quantity: 1 },
    });
    upstream.from(answer({ ticketsQuantity: 3, cartUrl: `${upstream.url}/cart/8` }));
    expect(await shop.reduce(cart, line, 'de')).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    });
  });
});
