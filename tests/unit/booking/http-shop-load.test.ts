import { describe, expect, it } from 'vitest';
import {
  type HttpShopOptions,
  openHttpShop,
} from '../../../src/lib/server/adapters/webshop/http-shop.ts';
import { TtlCache } from '../../../src/lib/server/concurrency/ttl-cache.ts';
import { faultShop } from '../../support/booking/fault-shop.ts';
import { answer, FAULTS } from '../../support/booking/faults.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ORDER = { event_jet_id: 'J-1', sale_type_ids: ['full'], quantities: [1] };
const STOCK = { groups: [{ seatGroup: 'A', blockId: null, left: 4 }] };

const shopAt = (url: string, more: Partial<HttpShopOptions> = {}) =>
  openHttpShop(
    { url, token: null, carts: [url], events: null, hasOwnCart: false },
    { now: () => NOW, timeoutMs: 30_000, ...more },
  );

const times = <Value>(count: number, make: (turn: number) => Value): Value[] =>
  Array.from({ length: count }, (_, turn) => make(turn));

/** A clock that stands until it is moved. */
function clock() {
  let milliseconds = 0;
  return {
    tick: () => milliseconds,
    move: (by: number) => {
      milliseconds += by;
    },
  };
}

describe('BK-08 many visitors at a shop that hangs', () => {
  it('make few calls over there, and are all told in time', async () => {
    const upstream = await faultShop(FAULTS.hangs);
    const shop = shopAt(upstream.url, { timeoutMs: 200 });
    const results = await Promise.all(times(200, () => shop.add(ORDER, null, 'de')));
    expect(results.every(({ ok }) => !ok)).toBe(true);
    expect(upstream.arrived).toHaveLength(20);
    // They come again, one after another: the shop is left alone.
    for (let turn = 0; turn < 50; turn += 1) await shop.add(ORDER, null, 'de');
    expect(upstream.arrived).toHaveLength(20);
  });

  it('control: one after another and with nothing that opens, each makes a call', async () => {
    const upstream = await faultShop(answer({}, 500));
    const shop = shopAt(upstream.url, { failures: Infinity });
    for (let turn = 0; turn < 50; turn += 1) await shop.add(ORDER, null, 'de');
    expect(upstream.arrived).toHaveLength(50);
  });
});

describe('the breaker before the shop', () => {
  it('opens after five failures, lets one try after ten seconds, closes when that one is answered', async () => {
    const upstream = await faultShop(answer({}, 500));
    const { tick, move } = clock();
    const lines: string[] = [];
    const shop = shopAt(upstream.url, {
      tick,
      log: { info: () => undefined, warn: (line) => lines.push(line) },
    });
    const add = () => shop.add(ORDER, null, 'de');
    for (let turn = 0; turn < 8; turn += 1) await add();
    expect(upstream.arrived).toHaveLength(5);
    move(9_999);
    await add();
    expect(upstream.arrived).toHaveLength(5);
    move(1);
    await Promise.all(times(30, add));
    expect(upstream.arrived, 'one probe, in vain').toHaveLength(6);
    move(9_999);
    await add();
    expect(upstream.arrived).toHaveLength(6);
    move(1);
    upstream.from(answer({ errorCode: -214 }));
    expect(await add()).toMatchObject({ failure: { kind: 'rejected', code: -214 } });
    expect(lines).toEqual([
      'the webshop does not answer (status 500): it is left alone for ten seconds',
    ]);
    await Promise.all(times(10, add));
    expect(upstream.arrived).toHaveLength(17);
  });

  it('counts failures in a row only', async () => {
    const upstream = await faultShop(answer({}, 500));
    const shop = shopAt(upstream.url);
    for (let turn = 0; turn < 20; turn += 1) {
      upstream.from(turn % 5 === 4 ? answer({ errorCode: -214 }) : answer({}, 500));
      await shop.add(ORDER, null, 'de');
    }
    expect(upstream.arrived).toHaveLength(20);
  });

  it('does not close by what was sent before it opened', async () => {
    const late = Promise.withResolvers<() => void>();
    const upstream = await faultShop((response) => {
      late.resolve(() => {
        answer({ errorCode: -214 })(response, response.req);
      });
    });
    const shop = shopAt(upstream.url, { failures: 1 });
    const early = shop.add(ORDER, null, 'de');
    const answerLate = await late.promise;
    upstream.from(answer({}, 500));
    await shop.add(ORDER, null, 'de');
    answerLate();
    expect(await early).toMatchObject({ failure: { code: -214 } });
    expect(await shop.add(ORDER, null, 'de')).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(upstream.arrived).toHaveLength(2);
  });
});

describe('what is asked again', () => {
  it('is never an order that arrived: it may have been carried out', async () => {
    const upstream = await faultShop(FAULTS['breaks off']);
    await shopAt(upstream.url).add(ORDER, null, 'de');
    expect(upstream.arrived).toHaveLength(1);
  });

  it('is what only asks, once, when the line broke', async () => {
    const upstream = await faultShop(FAULTS['breaks off']);
    const shop = shopAt(upstream.url);
    expect((await shop.availability('J-1')).ok).toBe(false);
    expect(upstream.arrived).toHaveLength(2);
    upstream.from((response) => {
      upstream.from(answer(STOCK));
      FAULTS['breaks off'](response);
    });
    expect((await shop.availability('J-1')).ok).toBe(true);
  });
});

describe('what is left of an event', () => {
  it('is asked for once by fifty who want it at the same time, and again after five seconds', async () => {
    const upstream = await faultShop(answer(STOCK));
    const { tick, move } = clock();
    const shop = shopAt(upstream.url, { tick });
    const ask = () => Promise.all(times(50, () => shop.availability('J-1')));
    const value = [{ seat_group: 'A', block_id: null, left: 4 }];
    expect(new Set((await ask()).map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ ok: true, value })]),
    );
    move(4_999);
    await ask();
    expect(upstream.arrived).toHaveLength(1);
    move(1);
    await ask();
    expect(upstream.arrived).toHaveLength(2);
    await shop.availability('J-2');
    expect(upstream.arrived, 'another event').toHaveLength(3);
  });

  it('is not remembered when the shop did not say', async () => {
    const upstream = await faultShop(answer({}, 500));
    const shop = shopAt(upstream.url);
    await shop.availability('J-1');
    upstream.from(answer(STOCK));
    expect((await shop.availability('J-1')).ok).toBe(true);
  });

  it('is remembered of so many events and no more', async () => {
    const { tick } = clock();
    const memory = new TtlCache<number>({
      tick,
      ttlMs: 5000,
      most: 100,
      isCacheable: () => true,
    });
    for (let turn = 0; turn < 10_000; turn += 1)
      await memory.get(`event ${turn}`, () => Promise.resolve(turn));
    expect(memory.size).toBe(100);
    expect(await memory.get('event 9999', () => Promise.resolve(-1))).toBe(9999);
    expect(await memory.get('event 0', () => Promise.resolve(-1))).toBe(-1);
  });
});
