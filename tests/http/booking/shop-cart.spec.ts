import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Offer } from '../../../src/lib/booking/offer.ts';
import { COOKIE } from '../../../src/lib/constants.ts';
import { bookable, hasRoom, isTimed } from '../../support/site/booking.ts';

const CALL = { de: '/de/api/shop-cart/', en: '/en/api/shop-cart/' } as const;

interface Answer {
  readonly code?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly tickets_quantity?: number;
  readonly cart_url?: string;
}

/** Calls as a script of the site does: with the token that came with the offer. */
async function caller(request: APIRequestContext) {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === COOKIE.csrf)?.value ?? '';
  return async (
    data: unknown,
    locale: 'de' | 'en' = 'en',
    headers: Record<string, string> = {},
  ) => {
    const post = () =>
      request.post(CALL[locale], { headers: { 'x-csrftoken': token, ...headers }, data });
    let response = await post();
    // BK-14: many tests come from one address; their cookie came with the first answer.
    if (response.status() === 429) response = await post();
    return {
      status: response.status(),
      body: (await response.json()) as Answer,
      cookies: response.headers()['set-cookie'] ?? '',
    };
  };
}

const orderOf = ({ idJet, seatGroups }: Offer, change: object = {}) => ({
  event_jet_id: idJet,
  seat_group: seatGroups[0]?.seat_group,
  sale_type_ids: [seatGroups[0]?.prices[0]?.sale_type_id],
  quantities: [1],
  ...change,
});

test('BK-06 API-02 tickets go into one cart, and the answer and the cookies say so', async ({
  request,
}) => {
  const { offer } = await bookable(request, hasRoom(2));
  const call = await caller(request);
  const first = await call(orderOf(offer, { quantities: [2] }), 'de');
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ tickets_quantity: 2 });
  for (const name of [COOKIE.cartAmount, COOKIE.cartUrl, COOKIE.cartUntil])
    expect(first.cookies).toMatch(
      new RegExp(`${name}=[^;]+; Max-Age=900; Path=/; SameSite=Lax`, 'u'),
    );
  const second = await call(orderOf(offer), 'de');
  expect(second.body).toMatchObject({ cart_url: first.body.cart_url, tickets_quantity: 3 });
});

test('BK-14 the visitor’s cookie comes with the reservation and with nothing else', async ({
  request,
}) => {
  const { offer } = await bookable(request, hasRoom(2));
  const before = await request.storageState();
  expect(before.cookies.map(({ name }) => name)).not.toContain(COOKIE.visitor);
  const call = await caller(request);
  expect((await call(orderOf(offer, { quantities: [0] }))).cookies).not.toContain(COOKIE.visitor);
  const { status, cookies } = await call(orderOf(offer));
  // A full place of newcomers is told to come again, with the cookie that it was given.
  expect([200, 429]).toContain(status);
  expect(cookies).toMatch(
    new RegExp(`${COOKIE.visitor}=[^;]+; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`, 'u'),
  );
  expect((await call(orderOf(offer))).status).toBe(200);
});

test('BK-14 a client that throws cookies away is stopped, who keeps them goes on', async ({
  request,
  playwright,
  baseURL,
}) => {
  const { offer } = await bookable(request, hasRoom(2));
  const { cookies } = await request.storageState();
  const csrf = cookies.find(({ name }) => name === COOKIE.csrf)?.value ?? '';
  const post = async (cookie: string) => {
    const fresh = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const response = await fresh.post(CALL.en, {
      headers: { 'x-csrftoken': csrf, cookie: `${COOKIE.csrf}=${csrf}${cookie}` },
      data: orderOf(offer),
    });
    const setCookie = response.headers()['set-cookie'] ?? '';
    const visitor = new RegExp(`${COOKIE.visitor}=[^;]+`, 'u').exec(setCookie)?.[0] ?? '';
    const retryAfter = response.headers()['retry-after'];
    const answer = { status: response.status(), body: (await response.json()) as Answer };
    await fresh.dispose();
    return { ...answer, visitor, retryAfter };
  };
  const refused = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await post('');
    if (answer.status === 429) refused.push(answer);
  }
  const [first] = refused;
  expect(first?.body).toMatchObject({ code: 'too_many', reason: 'new_visitor' });
  expect(first?.body.message).toContain('Please send your choice once more');
  expect(first?.retryAfter).toBe('1');
  expect((await post(`; ${first?.visitor ?? ''}`)).status).toBe(200);
});

const BAD: readonly (readonly [string, object, string])[] = [
  ['no ticket at all', { quantities: [], sale_type_ids: [] }, 'quantities'],
  ['zero', { quantities: [0] }, 'quantities.0'],
  ['less than nothing', { quantities: [-1] }, 'quantities.0'],
  ['a part of one', { quantities: [1.5] }, 'quantities.0'],
  ['a word', { quantities: ['two'] }, 'quantities.0'],
  ['more than there are numbers', { quantities: [1e308] }, 'quantities.0'],
  ['eleven', { quantities: [11] }, 'quantities.0'],
  ['eleven in all', { quantities: [6, 5], sale_type_ids: ['1', '2'] }, 'quantities'],
  ['more prices than amounts', { sale_type_ids: ['1', '2'] }, 'sale_type_ids'],
  ['the same price twice', { quantities: [1, 1], sale_type_ids: ['1', '1'] }, 'sale_type_ids'],
  ['another event’s price', { sale_type_ids: ['77'] }, 'sale_type_ids.0'],
  ['a group that is not there', { seat_group: 'nowhere' }, 'seat_group'],
  ['an event that is not there', { event_jet_id: 'nothing' }, 'event_jet_id'],
  ['no event', { event_jet_id: undefined }, 'event_jet_id'],
  ['an object for a code', { seat_group: { $gt: '' } }, 'seat_group'],
  ['a field of its own', { price: '0.01' }, 'price'],
];

for (const locale of ['de', 'en'] as const)
  // ASVS 2.2.2
  test(`BK-06 API-01 bad orders are refused at their field, in words, and reserve nothing (${locale})`, async ({
    request,
  }) => {
    const { offer } = await bookable(request, hasRoom(2), locale);
    const call = await caller(request);
    for (const [what, change, field] of BAD) {
      const { status, body, cookies } = await call(orderOf(offer, change), locale);
      expect({ what, status, fields: Object.keys(body.fields ?? {}) }).toEqual({
        what,
        status: 400,
        fields: expect.arrayContaining([field]) as string[],
      });
      expect(body.message, what).not.toBe('');
      expect(JSON.stringify(body), what).not.toMatch(/booking:|validation:/u);
      expect(cookies, what).not.toContain('cart');
    }
  });

test('BK-04 BK-06 a time slot that is missing, unknown or of another event is refused', async ({
  request,
}) => {
  const { offer } = await bookable(request, isTimed);
  const { offer: untimed } = await bookable(request, hasRoom(1));
  const call = await caller(request);
  for (const order of [
    orderOf(offer),
    orderOf(offer, { block_id: 'b99' }),
    orderOf(untimed, { block_id: offer.seatGroups[0]?.timeslots[0]?.block_id }),
  ]) {
    const { status, body } = await call(order);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual(['block_id']);
  }
});

test('US-04 BK-06 without the token, or with another one, nothing is reserved', async ({
  request,
}) => {
  const { offer } = await bookable(request, hasRoom(1));
  const call = await caller(request);
  for (const token of ['', 'x', 'another-token-of-this-length', ' ']) {
    const { status, body, cookies } = await call(orderOf(offer), 'de', { 'x-csrftoken': token });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'forbidden' });
    expect(body.message).toContain('Sitzung');
    expect(cookies).not.toContain('cart');
  }
  // Control: the same call with its token is a purchase.
  expect((await call(orderOf(offer))).status).toBe(200);
});

test('BK-06 the same call sent again with its key reserves once', async ({ request }) => {
  const { offer } = await bookable(request, hasRoom(1));
  const call = await caller(request);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = [
    ...(await Promise.all([call(orderOf(offer), 'de', key), call(orderOf(offer), 'de', key)])),
    await call(orderOf(offer), 'de', key),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.tickets_quantity).toBe(1);
  }
});

test('BK-06 a key is its browser’s own: with the same one another browser has a cart of its own', async ({
  request,
  playwright,
  baseURL,
}) => {
  const { offer } = await bookable(request, hasRoom(4));
  const key = { 'idempotency-key': crypto.randomUUID() };
  const mine = await (await caller(request))(orderOf(offer), 'de', key);
  const other = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  // What brings the token.
  await other.get('/de/api/user-details/');
  const theirs = await (await caller(other))(orderOf(offer), 'de', key);
  await other.dispose();
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect(theirs.body.cart_url).not.toBe(mine.body.cart_url);
  expect(theirs.body.tickets_quantity).toBe(1);
  // Control: the browser itself is told of its own cart again.
  const again = await (await caller(request))(orderOf(offer), 'de', key);
  expect(again.body).toEqual(mine.body);
});

test('API-01 what is no order at all is answered in kind, never with 500', async ({ request }) => {
  await bookable(request, hasRoom(1));
  const call = await caller(request);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === COOKIE.csrf)?.value ?? '';
  for (const data of [[], [5], {}, { ['__proto__']: { quantities: [1] }, constructor: 1 }])
    expect((await call(data)).status, JSON.stringify(data)).toBe(400);
  const raw = (body: string, type: string) =>
    request.post(CALL.de, {
      headers: { 'x-csrftoken': token, 'content-type': type },
      data: Buffer.from(body),
    });
  expect((await raw('{', 'application/json')).status()).toBe(400);
  expect((await raw('['.repeat(10_000), 'application/json')).status()).toBe(400);
  const long = await raw('['.repeat(20_000), 'application/json');
  expect(long.status()).toBe(413);
  expect(await long.json()).toMatchObject({ code: 'too_large' });
  expect((await raw('a=1', 'application/xml')).status()).toBe(415);
  expect((await request.get(CALL.de)).status()).toBe(405);
  expect((await request.put(CALL.de, { data: {} })).status()).toBe(405);
});
