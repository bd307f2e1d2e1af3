/** @module-tag full */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openHttpShop } from '../../../src/lib/server/adapters/webshop/http-shop.ts';
import { faultShop } from '../../support/booking/fault-shop.ts';
import { FAULTS } from '../../support/booking/faults.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ORDER = { event_jet_id: 'J-1', sale_type_ids: ['full'], quantities: [1] };

/** Bytes that something still holds: what the process has of the machine depends on other tests. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it('BK-08 many visitors at a shop that never ends its answer cost no memory that stays', async () => {
  const upstream = await faultShop(FAULTS['never comes to an end']);
  const { url } = upstream;
  const shop = openHttpShop(
    { url, token: null, carts: [url], events: null, hasOwnCart: false },
    { now: () => NOW, timeoutMs: 200, failures: Infinity },
  );
  const round = () => Promise.all(Array.from({ length: 200 }, () => shop.add(ORDER, null, 'de')));
  await round();
  const before = memoryInUse();
  for (let turn = 0; turn < 10; turn += 1) await round();
  expect(upstream.arrived.length).toBeGreaterThan(100);
  expect(memoryInUse() - before).toBeLessThan(80 << 20);
});
