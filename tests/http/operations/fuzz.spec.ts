import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';
import type { FuzzWorld } from '../../support/fuzz/fuzz-request.ts';
import { FUZZ_TARGETS, OWN_KINDS } from '../../support/fuzz/fuzz-targets.ts';
import { told, walk, type FuzzResult } from '../../support/fuzz/fuzz-walk.ts';
import { startProduct, type ProductProcess } from '../../support/site/processes/product-process.ts';
import { API_TOKEN, AS_EDITOR } from '../../support/site/token.ts';
import { isFull } from '../../support/full.ts';

/** `npm run fuzz` sends 20,000; `FUZZ_SEED` sends those of an earlier run again. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (isFull ? '2000' : '300'));
const SEED = Number(process.env['FUZZ_SEED'] ?? String(Date.now() % 1_000_000_000));

const PERSON = { email: 'mira@example.org', password: 'seven quiet violins' };
const OWN_RECORDS = 10;

/** Somebody who is signed in there. */
async function sessionOf({ origin, dataDir }: ProductProcess): Promise<FuzzWorld['session']> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const names = { first_name: 'Mira', last_name: 'Test' };
  await addUser(database, { ...PERSON, ...names, role: 'admin' });
  await database.db.destroy();
  const answer = await fetch(`${origin}/de/anmelden`, {
    method: 'POST',
    body: new URLSearchParams(PERSON),
    headers: { origin },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.startsWith('csrftoken='));
  return { cookie: cookies.join('; '), csrf: csrf?.split('=', 2)[1] ?? '' };
}

/** Records that stand on no page. */
async function ownRecords(origin: string): Promise<FuzzWorld['own']> {
  const own: { kind: string; id: number }[] = [];
  for (let number = 0; number < OWN_RECORDS; number += 1)
    for (const kind of OWN_KINDS) {
      const answer = await fetch(`${origin}/de/pageeditor-api/records/${kind}/`, {
        method: 'POST',
        headers: { ...AS_EDITOR, 'content-type': 'application/json' },
        body: JSON.stringify({ name: { de: `Probe ${String(number)}`, en: '' } }),
      });
      const { id } = (await answer.json()) as { id: number };
      expect(answer.status).toBe(201);
      own.push({ kind, id });
    }
  return own;
}

const startPage = async (origin: string): Promise<string> => (await fetch(`${origin}/de`)).text();

function summary({ asked, findings, statuses }: FuzzResult): string {
  const sums = [...statuses].sort(([left], [right]) => left - right);
  const found = findings.slice(0, 20).map(told).join('\n');
  return `FUZZ_SEED=${String(SEED)}: ${String(asked)} requests, ${sums.map((pair) => pair.join(': ')).join(', ')}\n${found}`;
}

// ASVS 2.2.1, ASVS 3.4.1, ASVS 3.4.4, ASVS 3.4.5, ASVS 13.4.4, ASVS 16.3.2, ASVS 16.5.1
test('case 11 RL-05 whatever is sent to any address, no answer is a 5xx and nothing of the inside is told @full', async () => {
  const product = await startProduct({ env: { RENDER_WORKERS: '1' } });
  try {
    const { origin } = product;
    const session = await sessionOf(product);
    const world = { origin, token: API_TOKEN, session, own: await ownRecords(origin) };
    const before = await startPage(origin);
    const workers = product.workers();
    const result = await walk(world, { requests: REQUESTS, seed: SEED });
    const told = summary(result);
    console.log(told);
    test.info().annotations.push({ type: 'fuzz', description: told });
    expect(result.findings.length, told).toBe(0);
    expect(result.rows.size).toBe(FUZZ_TARGETS.length);
    expect(await startPage(origin)).toBe(before);
    // The worker is the one of the beginning, and said nothing of a call that threw.
    expect(product.workers()).toEqual(workers);
    expect(product.output()).not.toContain('is replaced');
    // What was denied is in the log, and nobody's address or token with it.
    expect(product.output()).toContain('"event":"denied"');
    for (const secret of [API_TOKEN, PERSON.email]) expect(product.output()).not.toContain(secret);
    expect(await product.stop()).toBe(0);
  } finally {
    await product.stop();
  }
});

/** Escapes that are broken, or no UTF-8. */
const ODD = /%zz|%ed%a0%80|%c0%af|%ff/u;

test('control: a server that fails at odd escapes alone is found out by the same walk @full', async () => {
  const headers = {
    'strict-transport-security': 'x',
    'x-content-type-options': 'x',
    'referrer-policy': 'x',
    'content-security-policy': 'x',
    'cross-origin-opener-policy': 'x',
    'cross-origin-resource-policy': 'x',
    'permissions-policy': 'x',
    'content-type': 'application/json',
  };
  const stub = createServer((request, response) => {
    const isOdd = request.method === 'GET' && ODD.test(request.url ?? '');
    request.resume();
    request.on('end', () => response.writeHead(isOdd ? 500 : 200, headers).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(stub, 'listening');
  const { port } = stub.address() as AddressInfo;
  const origin = `http://127.0.0.1:${String(port)}`;
  const world = { origin, token: 'x', session: { cookie: 'a=b', csrf: 'c' }, own: [] };
  const { findings } = await walk(world, { requests: 1000, seed: 7 });
  stub.close();
  // What the parser of Node refuses by itself has no headers at such a bare server.
  const failed = findings.filter(({ status }) => status >= 500);
  expect(failed.length).toBeGreaterThan(0);
  for (const { problems, request } of failed) {
    expect(problems).toEqual(['status 500']);
    expect(request.path).toMatch(ODD);
  }
});
