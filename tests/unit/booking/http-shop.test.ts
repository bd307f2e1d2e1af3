import { describe, expect, it } from 'vitest';
import {
  type HttpShopOptions,
  openHttpShop,
} from '../../../src/lib/server/adapters/webshop/http-shop.ts';
import type { ShopConfig } from '../../../src/lib/server/config/config-parts.ts';
import { faultShop } from '../../support/booking/fault-shop.ts';
import { answer, FAULTS } from '../../support/booking/faults.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const TOKEN = 'the-credential-of-the-venue';
const ORDER = {
  event_jet_id: 'J-1',
  sale_type_ids: ['full', 'reduced'],
  quantities: [2, 1],
  seat_group: 'A',
  block_id: 'B',
};
/** Longer than any answer takes, however busy the machine is. */
const LONG = { now: () => NOW, timeoutMs: 30_000 };
/** Of a shop that never answers there is nothing to wait for. */
const SHORT = { timeoutMs: 300 };
const waitFor = (fault: string) =>
  fault === 'hangs' || fault === 'says a byte now and then' ? SHORT : {};

const shopAt = (
  url: string,
  more: Partial<HttpShopOptions> = {},
  place: Partial<ShopConfig> = {},
) =>
  openHttpShop(
    { url, token: TOKEN, carts: [url], events: null, hasOwnCart: false, ...place },
    { ...LONG, ...more },
  );

const cartAt = (url: string) => ({
  cartUrl: `${url}/cart/7`,
  ticketsQuantity: 3,
  items: [{ title: 'Concert', text: 'Row 1', quantity: 3, total: '75.00' }],
  groups: [{ seatGroup: 'A', blockId: null, left: 4 }],
});

describe('BK-08 a shop that answers', () => {
  it('is told what is wanted in its own words, with the credential, and is understood', async () => {
    const upstream = await faultShop(answer({}));
    upstream.from(answer(cartAt(upstream.url)));
    const added = await shopAt(`${upstream.url}/api`, {}, { carts: [upstream.url] }).add(
      ORDER,
      `${upstream.url}/cart/6`,
      'de',
    );
    expect(added).toEqual({
      ok: true,
      value: {
        cart_url: `${upstream.url}/cart/7`,
        tickets_quantity: 3,
        reserved_until: '2026-11-20T10:15:00.000Z',
      },
    });
    expect(upstream.arrived).toEqual([
      {
        method: 'POST',
        path: '/api/cart',
        authorization: `Bearer ${TOKEN}`,
        body: {
          eventId: 'J-1',
          positions: [
            { saleTypeId: 'full', quantity: 2 },
            { saleTypeId: 'reduced', quantity: 1 },
          ],
          seatGroup: 'A',
          blockId: 'B',
          cart: `${upstream.url}/cart/6`,
        },
      },
    ]);
  });

  it('says itself when a reservation ends, and what is in the cart', async () => {
    const upstream = await faultShop(answer({}));
    const cart = { ...cartAt(upstream.url), reservedUntil: '2026-11-20T11:10:00+01:00' };
    upstream.from(answer(cart));
    const read = await shopAt(upstream.url).read(`${upstream.url}/cart/7`, 'en');
    expect(read).toEqual({
      ok: true,
      value: {
        url: `${upstream.url}/cart/7`,
        checkOut: `${upstream.url}/cart/7`,
        tickets_quantity: 3,
        reserved_until: '2026-11-20T10:10:00.000Z',
        items: [
          {
            line: null,
            title: 'Concert',
            text: 'Row 1',
            price_text: '',
            quantity: 3,
            total: '75.00',
          },
        ],
        total: null,
      },
    });
    expect(upstream.arrived[0]?.path).toBe(
      `/cart?cart=${encodeURIComponent(`${upstream.url}/cart/7`)}`,
    );
  });

  it.each([-214, -204, -99])('refuses with its own code %i, which is no failure', async (code) => {
    const upstream = await faultShop(answer({ errorCode: code }, 409));
    const shop = shopAt(upstream.url, { failures: 1 });
    for (let turn = 0; turn < 3; turn += 1)
      expect(await shop.add(ORDER, null, 'de')).toEqual({
        ok: false,
        failure: { kind: 'rejected', code },
      });
    expect(upstream.arrived).toHaveLength(3);
  });

  // ASVS 13.2.5
  it('is not asked for a cart that is none of its own', async () => {
    const upstream = await faultShop(answer({}));
    upstream.from(answer(cartAt(upstream.url)));
    const shop = shopAt(upstream.url);
    const over = { ok: false, failure: { kind: 'rejected', code: -204 } };
    expect(await shop.read('https://evil.example/cart', 'de')).toEqual(over);
    await shop.add(ORDER, 'https://evil.example/cart', 'de');
    expect(upstream.arrived.map(({ body }) => (body as { cart?: string }).cart)).toEqual([
      undefined,
    ]);
  });

  it('that does not know an event has nothing to say of what is left', async () => {
    const upstream = await faultShop(answer({}, 404));
    const shop = shopAt(upstream.url);
    expect(await shop.availability('a/b')).toEqual({ ok: true, value: [] });
    expect(await shop.availability('..')).toEqual({ ok: true, value: [] });
    expect(await shop.availability('\ud800')).toEqual({ ok: true, value: [] });
    expect(upstream.arrived.map(({ path }) => path)).toEqual([
      '/events/a%2Fb/availability',
      '/events/%EF%BF%BD/availability',
    ]);
  });

  it('has a page for an event where its address is known', () => {
    const events = 'https://tickets.example/{locale}/e/{id}';
    const shop = shopAt('http://127.0.0.1:1', {}, { events });
    expect(shop.eventAddress('$& 1/2', 'en')).toBe('https://tickets.example/en/e/%24%26%201%2F2');
    expect(shopAt('http://127.0.0.1:1').eventAddress('1', 'en')).toBeNull();
  });
});

describe('BK-08 a shop that', () => {
  const away = { ok: false, failure: { kind: 'unreachable', why: expect.any(String) as string } };

  it.each(Object.entries(FAULTS))('%s is unreachable, in time', async (name, fault) => {
    const upstream = await faultShop(fault);
    const lines: string[] = [];
    const log = {
      info: (line: string) => lines.push(line),
      warn: (line: string) => lines.push(line),
    };
    const shop = shopAt(upstream.url, { ...waitFor(name), log });
    const results = await Promise.all([
      shop.add(ORDER, null, 'de'),
      shop.read(`${upstream.url}/cart/1`, 'de'),
      shop.availability('J-1'),
    ]);
    expect(results).toEqual([away, away, away]);
    expect(lines).toHaveLength(3);
    expect(JSON.stringify([results, lines])).not.toContain(TOKEN);
    expect(upstream.arrived.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    ['says a byte now and then', 'no answer in time'],
    ['never comes to an end', 'too long'],
    ['announces too much', 'too long'],
    ['packs too much into little', 'too long'],
    ['shows a page', 'no JSON'],
    ['says something else', 'not understood'],
  ] as const)('%s is stopped by the limit meant for it: %s', async (fault, why) => {
    const upstream = await faultShop(FAULTS[fault]);
    expect(await shopAt(upstream.url, waitFor(fault)).add(ORDER, null, 'de')).toEqual({
      ok: false,
      failure: { kind: 'unreachable', why },
    });
  });

  it('hangs is given up after three seconds, by the product’s own time-out', async () => {
    const upstream = await faultShop(FAULTS['says a byte now and then']);
    const shop = openHttpShop(
      { url: upstream.url, token: null, carts: [upstream.url], events: null, hasOwnCart: false },
      { now: () => NOW },
    );
    const began = performance.now();
    expect(await shop.add(ORDER, null, 'de')).toEqual(away);
    expect(performance.now() - began).toBeGreaterThan(2900);
  });

  it('is not there at all is unreachable, also for the second try', async () => {
    const upstream = await faultShop(answer({}));
    await upstream.stop();
    expect(await shopAt(upstream.url).add(ORDER, null, 'de')).toEqual(away);
  });

  // ASVS 1.3.6, ASVS 15.3.2
  it('leads elsewhere is not followed: nobody asks what it names', async () => {
    const canary = await faultShop(answer({}));
    canary.from(answer(cartAt(canary.url)));
    const upstream = await faultShop((response) =>
      response.writeHead(307, { location: `${canary.url}/cart` }).end(),
    );
    const shop = shopAt(upstream.url, {}, { carts: [upstream.url, canary.url] });
    expect(await shop.add(ORDER, null, 'de')).toEqual(away);
    expect(await shop.availability('J-1')).toEqual(away);
    expect(canary.arrived).toHaveLength(0);
    // Control: what it names would have been a fine answer.
    const there = shopAt(canary.url);
    expect(await there.add(ORDER, null, 'de')).toMatchObject({ ok: true });
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/cart',
    'http://user@127.0.0.1/cart',
    '//evil.example',
    '/cart',
    '',
  ])('names %j as the cart is not believed', async (cartUrl) => {
    const upstream = await faultShop(answer({ cartUrl, ticketsQuantity: 1 }));
    expect(await shopAt(upstream.url).add(ORDER, null, 'de')).toEqual(away);
  });

  it('finds an order strange does not close for everybody', async () => {
    const upstream = await faultShop(answer({ message: 'unknown' }, 422));
    const shop = shopAt(upstream.url, { failures: 1 });
    for (let turn = 0; turn < 3; turn += 1) expect(await shop.add(ORDER, null, 'de')).toEqual(away);
    expect(upstream.arrived).toHaveLength(3);
  });
});

describe('the address of a cart', () => {
  const isCart = (address: string) =>
    shopAt('https://shop.example', {}, { carts: ['https://shop.example/cart'] }).isCart(address);

  it.each([
    'https://shop.example/cart',
    'https://shop.example/cart?id=1',
    'https://shop.example/cart/7#top',
    'HTTPS://SHOP.example:443/cart/7',
  ])('%s is one', (address) => {
    expect(isCart(address)).toBe(true);
  });

  it.each([
    'https://shop.example/carts',
    'https://shop.example/cart/../admin',
    'https://shop.example/cart/%2e%2e/admin',
    'http://shop.example/cart',
    'https://shop.example:8443/cart',
    'https://shop.example.evil.example/cart',
    'https://shop.example@evil.example/cart',
    'https://user:pass@shop.example/cart',
    'https:shop.example/cart',
    'https:\\\\shop.example/cart',
    ' https://shop.example/cart',
    'https://shop.example/cart\r\nset-cookie: a=b',
    `https://shop.example/cart/${'x'.repeat(3000)}`,
    'javascript:https://shop.example/cart',
    'data:text/html,https://shop.example/cart',
    '',
  ])('%j is none', (address) => {
    expect(isCart(address)).toBe(false);
  });
});

describe('RL-05 case 8 a caller without limits', () => {
  it('RL-05 case 8 control: takes all that the same faults send, goes where they lead, and waits', async () => {
    const packed = await faultShop(FAULTS['packs too much into little']);
    const taken = await (await fetch(packed.url)).arrayBuffer();
    expect(taken.byteLength).toBe(20 << 20);
    const elsewhere = await faultShop(answer({}));
    const leading = await faultShop((response) =>
      response.writeHead(302, { location: elsewhere.url }).end(),
    );
    await (await fetch(leading.url)).arrayBuffer();
    expect(elsewhere.arrived).toHaveLength(1);
    const hanging = await faultShop(FAULTS.hangs);
    // Twice as long as the caller of the product waits.
    const waits = new Promise((resolve) => setTimeout(resolve, SHORT.timeoutMs * 2, 'waits'));
    const abort = new AbortController();
    const asked = fetch(hanging.url, { signal: abort.signal }).catch(() => 'given up');
    expect(await Promise.race([asked, waits])).toBe('waits');
    abort.abort();
  });
});
