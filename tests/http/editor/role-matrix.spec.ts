import { request as ask } from 'node:http';
import { expect, test } from '@playwright/test';
import { ROLES, type Role } from '../../../src/lib/accounts/permissions.ts';
import { addPerson, Browser } from '../../support/accounts/accounts.ts';
import { openTable } from '../../support/site/rights/opened-table.ts';
import type { Endpoint } from '../../support/site/rights/endpoint.ts';
import {
  CELLS,
  ENDPOINTS,
  isLetIn,
  WITHOUT_ENDPOINT,
} from '../../support/site/rights/role-endpoints.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

/*
 * US-06, case 20: every role at every endpoint, by the one table of rights. Whoever is let in is
 * told that there is no such record, so that nothing is changed.
 */

test.describe.configure({ mode: 'serial' });

type Who = Role | 'nobody';
const WHO: readonly Who[] = ['nobody', ...ROLES];
/** Requests that are under way at once. */
const AT_ONCE = 8;

let product: Product;
const headersOf = new Map<Who, Readonly<Record<string, string>>>([['nobody', {}]]);

test.beforeAll(async () => {
  product = await openProduct();
  for (const role of ROLES) {
    const browser = new Browser();
    const email = await addPerson(product.app, role, role);
    expect(await browser.signIn(product.app, email)).toBe('in');
    const token = (await product.app.accounts.sessionOf(browser.headers))?.csrfToken ?? '';
    const cookie = browser.headers.get('cookie') ?? '';
    headersOf.set(role, { cookie, 'x-csrftoken': token });
  }
});
test.afterAll(() => product.close());

/** Sends what an endpoint takes. @returns the status */
function send({ method, path, body, form }: Endpoint, who: Who): Promise<number> {
  const { hostname, port } = new URL(product.origin);
  const { siteOrigin } = product.app.env;
  const sent = Buffer.from(
    form === undefined
      ? body === undefined
        ? ''
        : JSON.stringify(body)
      : new URLSearchParams(form).toString(),
  );
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  const headers = {
    host: new URL(siteOrigin).host,
    origin: siteOrigin,
    'if-match': '"1-0"',
    ...(sent.byteLength > 0 && { 'content-type': type }),
    ...(method !== 'GET' && { 'content-length': String(sent.byteLength) }),
    ...headersOf.get(who),
  };
  return new Promise((resolve, reject) => {
    const asked = ask({ hostname, port, path, method, agent: false, headers }, (answer) => {
      answer.resume().on('end', () => {
        const { location = '' } = answer.headers;
        // Nobody is led to the login, and back.
        const isLed = answer.statusCode === 303 && location.startsWith('/de/anmelden');
        resolve(isLed ? 401 : (answer.statusCode ?? 0));
      });
    });
    asked.on('error', reject).end(sent);
  });
}

/** An endpoint with who is to be let in by it. */
interface Try {
  readonly endpoint: Endpoint;
  readonly who: Who;
  readonly isIn: boolean;
}

/** What every endpoint has to answer to every role, by the table as it is now. */
const triesNow = (): readonly Try[] =>
  ENDPOINTS.flatMap((endpoint) =>
    WHO.map((who) => ({ endpoint, who, isIn: who !== 'nobody' && isLetIn(who, endpoint) })),
  );

/** Tries them all. @returns those that were answered otherwise */
async function wrongOf(tries: readonly Try[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  const left = [...tries];
  const work = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      const { endpoint, who, isIn } = one;
      const status = await send(endpoint, who);
      const isRefused = [401, 403, ...(endpoint.hidden ?? [])].includes(status);
      const isRight = status < 500 && isRefused === !isIn;
      if (!isRight)
        wrong.push(
          `${who} ${endpoint.subject} ${endpoint.action}: ${endpoint.method} ${endpoint.path} ${status}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong.sort();
}

const TABLES = ['change', 'record_version', 'presence', 'schedule', 'media', 'form_entry'] as const;
const traces = async () =>
  Promise.all(
    TABLES.map((table) =>
      product.app.database.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirst(),
    ),
  );

test('US-06 every cell of the table of rights has an endpoint, or a reason why it has none', () => {
  const opened = new Set(ENDPOINTS.map(({ subject, action }) => `${subject} ${action}`));
  expect(CELLS.filter((cell) => !opened.has(cell) && WITHOUT_ENDPOINT[cell] === undefined)).toEqual(
    [],
  );
  expect(Object.keys(WITHOUT_ENDPOINT).filter((cell) => opened.has(cell))).toEqual([]);
  expect(ENDPOINTS.length).toBeGreaterThan(900);
});

// ASVS 8.2.1, ASVS 8.2.2
for (const who of WHO)
  test(`US-02 US-06 case 20 ${who} is let in where the table says so, and nowhere else`, async () => {
    const before = await traces();
    const tries = triesNow().filter((each) => each.who === who);
    expect(tries.length).toBeGreaterThan(900);
    expect(await wrongOf(tries)).toEqual([]);
    expect(await traces()).toEqual(before);
  });

test('control: with the table opened to visitors the same tries fail', async () => {
  const tries = triesNow().filter(({ who, isIn }) => who === 'visitor' && !isIn);
  const putBack = await openTable();
  try {
    // Each of them: no endpoint looks anywhere else than in the table.
    expect(await wrongOf(tries)).toHaveLength(tries.length);
  } finally {
    putBack();
  }
  expect(await wrongOf(tries.slice(0, 50))).toEqual([]);
});
