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
      { now: () => new Date('2026-11-20T10:00:00Z'), timeoutMs: 30_000 },
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

  it('BK-08 gives back the seats of an order that was answered too late, and no others', async () => {
    const upstream = await faultShop(answer({}));
    const cart = `${upstream.url}/cart/7`;
    const said: string[] = [];
    const log = {
      info: (words: string) => said.push(words),
      warn: (words: string) => said.push(words),
    };
    const shop = openHttpShop(
      { url: upstream.url, token: null, carts: [upstream.url], events: null, hasOwnCart: false },
      { now: () => new Date('2026-11-20T10:00:00Z'), timeoutMs: 100, log },
    );
    const order = {
      event_jet_id: 'J-1',
      sale_type_ids: ['full'],
      quantities: [2],
      seat_group: 'A',
    };
    const item = { title: 'Bach', text: '', priceText: '', total: '50.00' };
    // Two of it are from the visitor's second try, which went well.
    const items = [{ ...item, eventId: 'J-1', saleTypeId: 'full', seatGroup: 'A', quantity: 4 }];
    upstream.from((response, request) => {
      const isOrder = request.method === 'POST' && request.url === '/cart';
      const body = {
        cartUrl: cart,
        ticketsQuantity: 4,
        ...(request.method === 'GET' && { items }),
      };
      setTimeout(() => answer(body)(response, request), isOrder ? 300 : 0);
    });
    expect(await shop.add(order, cart, 'de')).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    await expect
      .poll(() => upstream.arrived.map(({ path, body }) => ({ path: path.split('?')[0], body })))
      .toContainEqual({
        path: '/cart/reduce',
        body: { cart, eventId: 'J-1', saleTypeId: 'full', seatGroup: 'A', quantity: 2 },
      });
    await expect.poll(() => said.at(-1)).toContain('given back');
    // Control: what comes in time is not touched.
    const before = upstream.arrived.length;
    upstream.from(answer({ cartUrl: cart, ticketsQuantity: 2 }));
    expect((await shop.add(order, cart, 'de')).ok).toBe(true);
    expect(upstream.arrived.slice(before).map(({ path }) => path)).toEqual(['/cart']);
  });
});
