import { expect, test } from '@playwright/test';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records as kinds } from '../../../src/content/records/kinds.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { violations } from '../support/axe.ts';
import { openProduct } from '../../support/site/product.ts';

const PLACES = ['/eventim-template', '/eventim.webshop', '/test.webshop', '/webshop'];

test('RT-09 old addresses of the shop lead to what answers them today, in the language asked for', async ({
  request,
}) => {
  for (const [asked, right] of [
    ['/eventim.webshop/webticket/eventlist', '/de/programm-karten'],
    ['/eventim.webshop/webticket/eventlist?language=en&x=1', '/en/programme-tickets'],
    ['/testshop/EventList/7?language=de', '/de/programm-karten'],
    ['/testshop/itemgroups?language=en', '/en/mediatheque'],
    ['/testshop/webticket/eventlist?language=en', '/en/programme-tickets'],
    ['/eventim.webshop/webticket/itemGroups', '/de/mediathek'],
    ['/testshop/series/3?language=en', '/en/subscriptions'],
    ['/eventim.webshop/webticket/serie', '/de/abos'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status(), asked).toBe(301);
    expect(response.headers()['location'], asked).toBe(right);
    expect(response.headers()['cache-control'], asked).toContain('no-store');
  }
  const cookie = { cookie: 'locale=en' };
  const asked = '/testshop/eventlist';
  const response = await request.get(asked, { maxRedirects: 0, headers: cookie });
  expect(response.headers()['location']).toBe('/en/programme-tickets');
});

test('RT-09 whatever is below the test shop is the shop, and what it has not is said in its frame', async ({
  request,
}) => {
  for (const [path, status] of [
    ['/testshop', 200],
    ['/testshop/no/such', 200],
    ['/testshop/de', 200],
    ['/testshop/index.html', 200],
    ['/testshop/%20', 200],
    ['/testshop/webticket/shop', 200],
    ['/testshop/en/event/no-such', 404],
    ['/testshop/en/order/no-number', 404],
  ] as const) {
    const response = await request.get(`${path}?language=en`);
    expect(response.status(), path).toBe(status);
    const html = await response.text();
    expect(html, path).toContain('<html lang="en"');
    expect(html, path).toContain('id="webshop"');
    expect(html, path).toContain('<meta name="robots" content="noindex');
  }
});

test('WS-01 RT-09 every template place, and anything below it, is a page with absolute addresses only', async ({
  request,
  baseURL,
}) => {
  for (const place of PLACES)
    for (const path of [place, `${place}/any/thing`]) {
      const response = await request.get(`${path}?language=en`);
      expect(response.status(), path).toBe(200);
      expect(response.headers(), path).toMatchObject({
        'x-frame-options': 'DENY',
        'cache-control': 'private, no-store',
        'content-language': 'en',
      });
      expect(response.headers()['content-security-policy'], path).toContain(
        "frame-ancestors 'none'",
      );
      const html = await response.text();
      expect(html, path).toContain('<html lang="en"');
      expect(html, path).toContain('<meta name="robots" content="noindex');
      expect(html, path).toMatch(/<!-- webshop:begin -->[\s\S]+<!-- webshop:end -->/u);
      const addresses = [
        ...html.matchAll(/\s(?:href|src|action|formaction|poster)="([^"]*)"/gu),
      ].map(([, address]) => address ?? '');
      expect(addresses.length, path).toBeGreaterThan(20);
      expect(
        addresses.filter((address) => !/^(?:https?:\/\/|#|mailto:|tel:)/u.test(address)),
        path,
      ).toEqual([]);
      expect(html, path).toContain(`href="${baseURL}/en/programme-tickets"`);
      expect(html, path).toContain(`href="${baseURL}${path}?language=de"`);
      expect(html, path).not.toMatch(/[\uE000-\uE0FF]/u);
    }
});

test('WS-01 the template loads all of its files and has nothing that axe finds, in both languages @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('requestfailed', (request) => problems.push(request.url()));
  for (const width of [320, 1280])
    for (const language of ['de', 'en']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/webshop?language=${language}`);
      problems.push(...(await violations(page)));
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isWide) problems.push(`scrolls sideways at ${width} px`);
    }
  expect(problems).toEqual([]);
});

test('WS-01 the template switches its language, and its header leads into the site @full', async ({
  page,
}) => {
  await page.goto('/eventim-template/x?language=de');
  await page
    .getByRole('link', { name: /English/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/eventim-template\/x\?language=en$/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('main').getByRole('link', { name: 'To the programme' }).click();
  await expect(page).toHaveURL(/\/en\/programme-tickets$/u);
});

test('WS-01 the shop that is configured may frame the template, and a shop that is offline says so @full', async () => {
  const product = await openProduct({ SHOP_URL: 'https://shop.example/api' });
  try {
    const { headers } = await product.get('/webshop');
    expect(headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://shop.example;",
    );
    expect(headers.has('x-frame-options')).toBe(false);
    const other = (await product.get('/de')).headers;
    expect(other.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(other.get('x-frame-options')).toBe('DENY');

    const area = async () =>
      /<div id="webshop[\s\S]*?<\/main>/u.exec((await product.get('/webshop')).body)?.[0];
    expect(await area()).not.toContain('Webshop offline');
    const { records, database } = product.app;
    const found = await recordById(database.db, 'settings', 1);
    if (found === null) throw new Error('no settings');
    const keys = Object.keys(inputSchema(kinds.settings).shape);
    const settings = Object.fromEntries(
      Object.entries(found).filter(([key]) => keys.includes(key)),
    );
    const changed = { ...settings, is_shop_online: false };
    expect(
      await records.update('settings', { id: 1, version: found.version }, changed),
    ).toMatchObject({ ok: true });
    expect(await area()).toContain('Webshop offline');
  } finally {
    await product.close();
  }
});
