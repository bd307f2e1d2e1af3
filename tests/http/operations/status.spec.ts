import { expect, test } from '@playwright/test';
import { startProduct } from '../../support/site/processes/product-process.ts';

const TOKEN = 'a-token-of-operators-with-32-characters';
const AS_OPERATOR = { authorization: `Bearer ${TOKEN}` };

test('OP-03 a running site says that it is ready, what it does, and what a request is called', async () => {
  const product = await startProduct({ env: { STATUS_TOKEN: TOKEN } });
  const { origin } = product;
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n');
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
  const ready = (await (await fetch(`${origin}/readyz`, { headers: AS_OPERATOR })).json()) as {
    readonly status: string;
    readonly commit: string;
    readonly checks: Readonly<Record<string, { readonly ok: boolean }>>;
  };
  expect(ready.status).toBe('ready');
  expect(ready.commit).toMatch(/^[\da-f]{40}$/u);
  expect(Object.values(ready.checks).every(({ ok }) => ok)).toBe(true);

  const search = await fetch(`${origin}/de/search?q=bach`);
  expect(search.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
  await search.arrayBuffer();
  const metrics = await (await fetch(`${origin}/metrics`, { headers: AS_OPERATOR })).text();
  expect(metrics).toMatch(/^foyer_http_requests_total\{route="page search",status="200"\} 1$/mu);
  expect(metrics).toMatch(/^foyer_queue_started_total\{class="search"\} 1$/mu);
  expect(metrics).toMatch(/^foyer_database_up 1$/mu);
  expect(metrics).toMatch(/^foyer_process_resident_memory_bytes\{process="worker \d+"\} \d{7,}$/mu);
  await product.stop();
});
