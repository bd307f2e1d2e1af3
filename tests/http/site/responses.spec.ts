import { expect, test } from '@playwright/test';
import { comingEvents, LIST } from '../../support/site/pages.ts';
import { openProduct } from '../../support/site/product.ts';

const POSTER = '/poster/nature';

test('TA-01 closing the alert leads back to the page, and never to another site', async ({
  request,
  baseURL,
}) => {
  const close = async (referer: string) => {
    const answer = await request.post('/de/alert', {
      form: { id: '1' },
      headers: { referer, origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    return answer.headers()['location'];
  };
  const origin = baseURL ?? '';
  expect(await close(`${origin}/de/team?a=1`)).toBe('/de/team?a=1');
  for (const evil of ['//evil.example/x', '/\\evil.example/x', '///evil.example'])
    expect(await close(origin + evil), evil).toBe('/de');
  expect(await close('https://evil.example/de/team')).toBe('/de');
});

test('TA-01 a body that is no form is answered with 400, 413 or 415', async ({
  request,
  baseURL,
}) => {
  const bodies: readonly (readonly [string, string, number])[] = [
    ['application/json', '{"id":1}', 415],
    ['multipart/form-data; boundary=x', '--y\r\nbroken', 415],
    ['multipart/form-data', 'id=1', 415],
    ['application/x-www-form-urlencoded', 'id=javascript', 400],
    ['application/x-www-form-urlencoded', '', 400],
    ['application/x-www-form-urlencoded', 'id=1&'.repeat(500), 413],
  ];
  for (const [type, data, status] of bodies) {
    const headers = { 'content-type': type, origin: baseURL ?? '' };
    const answer = await request.post('/de/alert', { headers, data: Buffer.from(data) });
    expect(answer.status(), `${type} ${data}`).toBe(status);
  }
});

test('ER-02 the page for errors is no page of its own', async ({ request }) => {
  for (const path of ['/500', '/500/']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('<h1');
  }
});

test('ER-02 documents say how they are encoded', async ({ request }) => {
  for (const path of ['/de', LIST.en, '/de/404', '/de/nothing'])
    expect((await request.get(path)).headers()['content-type'], path).toBe(
      'text/html; charset=utf-8',
    );
});

test('API-02 the description of the API has one address', async ({ request }) => {
  const moved = await request.get('/de/api/openapi.json/', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  const answer = await request.get(moved.headers()['location'] ?? '');
  expect(answer.headers()['content-type']).toContain('application/json');
});

test('posters are there for the site and for records, and for nothing else', async ({
  request,
}) => {
  const [event] = await comingEvents(request, 1);
  for (const file of ['site-1', `event-${event?.id}`, 'venue-1'])
    for (const format of ['svg', 'png']) {
      const answer = await request.get(`${POSTER}/${file}.${format}`);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\//u);
      expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers()['set-cookie']).toBeUndefined();
    }
  // Only an event's own production and genre are drawn; whatever was made up leads to them.
  const [made, own] = [`event-${event?.id}-99999-99999`, `event-${event?.id}`];
  const answer = await request.get(`${POSTER}/${made}.png`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toContain(`${POSTER}/${own}`);
  expect(answer.headers()['location']).not.toContain('99999');
  for (const file of ['event-999999999', 'site-2', 'toString-1', 'event-0', 'nobody-1'])
    expect((await request.get(`${POSTER}/${file}.png`)).status(), file).toBe(404);
  expect((await request.get('/poster/none/site-1.svg')).status()).toBe(404);
});

test('posters are drawn once, and gone with their record', async () => {
  const product = await openProduct();
  try {
    const created = await product.app.records.create('tag', { name: { de: 'Neu', en: 'New' } });
    if (!created.ok) throw new Error(created.failure.message);
    const { id } = created.value;
    const files = [
      `${POSTER}/tag-${id}.png`,
      `${POSTER}/tag-${id}.svg?x=1`,
      `${POSTER}/site-1.png`,
    ];
    for (const path of [...files, ...files])
      expect((await product.get(path)).status, path).toBe(200);
    const drawn = product.rendered.filter((path) => path.startsWith(POSTER));
    expect(drawn).toEqual(files.map((path) => path.replace('?x=1', '')));
    const missing = `${POSTER}/event-999999999.png`;
    expect((await product.get(missing)).status).toBe(404);
    expect(product.store.has(missing)).toBe(false);
    await product.app.records.remove('tag', { id, version: created.value.version });
    await expect(async () => {
      expect((await product.get(`${POSTER}/tag-${id}.png`)).status).toBe(404);
    }).toPass();
    expect((await product.get(`${POSTER}/site-1.png`)).status).toBe(200);
  } finally {
    await product.close();
  }
});
