import { expect, test, type Page } from '@playwright/test';
import { COOKIE } from '../../../src/lib/constants.ts';
import { readEnv } from '../../../src/lib/server/config/env.ts';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { NOT_CHOSEN } from '../support/consent.ts';
import { everyKind, WEBSHOP_PAGES } from '../../support/site/pages.ts';
import {
  startProduct,
  untilReady,
  type ProductProcess,
} from '../../support/site/processes/product-process.ts';

/*
 * A venue of its own with a service that measures, at a host that only this test answers
 * for: its script leaves a cookie and an entry behind, and sends something.
 */
const THEIRS = 'https://stats.example';
const TAG = `
  window.runs = (window.runs || 0) + 1;
  document.cookie = '_st_visitor=1;path=/';
  localStorage.setItem('_st_queue', '1');
  navigator.sendBeacon('${THEIRS}/collect');
`;

let product: ProductProcess;

test.beforeAll(async () => {
  product = await startProduct({ env: { RENDER_WORKERS: '0' } });
  const read = readEnv({ DATA_DIR: product.dataDir, DEMO: 'false' });
  if (!read.ok) throw new Error(read.fieldErrors.join());
  const app = await createApp(read.env);
  const made = await app.records.create('consent_service', {
    name: 'Stats',
    category: 'analytics',
    purpose: { de: 'Zählen', en: 'Counting' },
    provider: 'Stats Inc., Springfield',
    country: { de: 'USA', en: 'USA' },
    cookies: [{ name: '_st*', life: { de: '1 Tag', en: '1 day' } }],
    script: `${THEIRS}/tag.js`,
    hosts: [{ host: 'stats.example', use: 'connect' }],
  });
  expect(made.ok).toBe(true);
  await app.close();
  await untilReady(product.origin);
  // The service is on pages that were made before it, too.
  await expect
    .poll(async () => (await fetch(`${product.origin}/de`)).text())
    .toContain('data-services');
});
test.afterAll(async () => {
  await product.stop();
});
test.use({ storageState: NOT_CHOSEN });

/** What a page asks of others; they answer as the service would. */
async function watched(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== product.origin,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: TAG });
    },
  );
  return asked;
}

const open = (page: Page, path: string) => page.goto(product.origin + path);
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const runs = (page: Page) => page.evaluate(() => (window as { runs?: number }).runs ?? 0);
const banner = (page: Page) => page.locator('[data-consent]');

test('RL-05 case 35 CO-02 before a choice nothing is asked of others, on any kind of page, and nothing is left behind @full', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.origin });
  const asked = await watched(page);
  // The other language has the same pages; the sweep of accessibility walks both.
  const paths = (await everyKind(request)).filter((path) => path.startsWith('/de'));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of [...paths, ...WEBSHOP_PAGES]) await open(page, path);
  expect(asked).toEqual([]);
  // What is there is ours, and needed.
  const own: readonly string[] = Object.values(COOKIE);
  expect((await names(page)).filter((name) => !own.includes(name))).toEqual([]);
  await open(page, '/de');
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(banner(page)).toBeHidden();
  for (const path of ['/de', '/en/programme-tickets', '/webshop']) await open(page, path);
  expect(asked).toEqual([]);
  expect(await stored(page)).not.toContain('_st_queue');
  await request.dispose();
});

test('RL-05 case 35 control: with a choice that the page only believes to have, the request appears', async ({
  page,
}) => {
  const asked = await watched(page);
  await page.route(`${product.origin}/de`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const token =
      /data-services="[^"]*?token(?:&#34;|&quot;):(?:&#34;|&quot;)(\w+)/u.exec(html)?.[1] ?? '';
    expect(token).not.toBe('');
    // The protection is that nothing but the visitor's cookie says so.
    await route.fulfill({
      response: answer,
      body: html.replace('data-consent="', `data-granted="${token}" data-consent="`),
    });
  });
  await open(page, '/de');
  await expect.poll(() => asked).toContain(`${THEIRS}/tag.js`);
});

test('RL-05 case 35 CO-02 a service runs at once when it is agreed to, and is gone with its cookies when that is withdrawn @full', async ({
  page,
}) => {
  const asked = await watched(page);
  const problems: string[] = [];
  page.on('console', (message) => {
    // This venue has no files of the media library.
    if (message.type() === 'error' && !/status of 404/u.test(message.text()))
      problems.push(message.text());
  });
  await open(page, '/de');
  await banner(page).getByRole('button', { name: 'Alle annehmen' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => asked).toEqual([`${THEIRS}/tag.js`, `${THEIRS}/collect`]);
  expect(await runs(page)).toBe(1);
  // Consent Mode: what was agreed to is said before the script is there.
  const said = await page.evaluate(() => {
    const [first] = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer;
    return [...Array.from(first ?? [])];
  });
  expect(said).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
  await open(page, '/de/team');
  await expect.poll(() => runs(page)).toBe(1);
  expect(await names(page)).toContain('_st_visitor');
  expect(await stored(page)).toContain('_st_queue');

  await page.locator('footer').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Stats', exact: true }).uncheck();
  await Promise.all([
    page.waitForEvent('load'),
    dialog.getByRole('button', { name: 'Auswahl speichern' }).click(),
  ]);
  await expect.poll(() => stored(page)).not.toContain('_st_queue');
  expect(await names(page)).not.toContain('_st_visitor');
  expect(await runs(page)).toBe(0);
  const before = asked.length;
  await open(page, '/en');
  expect(await runs(page)).toBe(0);
  expect(asked).toHaveLength(before);
  expect(problems).toEqual([]);
});

test('CO-05 a browser that says no for its visitor is believed, until somebody chooses @full', async ({
  browser,
}) => {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'sec-gpc': '1' },
    storageState: NOT_CHOSEN,
  });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const page = await context.newPage();
  const asked = await watched(page);
  await open(page, '/de');
  await expect(banner(page)).toBeHidden();
  await open(page, '/de/cookie-einstellungen');
  await expect(page.getByText('Global Privacy Control')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('checkbox', { name: 'Stats', exact: true }).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(page.getByText('Ihre Wahl ist gespeichert.')).toBeVisible();
  await open(page, '/de');
  await expect.poll(() => asked).toContain(`${THEIRS}/tag.js`);
  await context.close();
});
