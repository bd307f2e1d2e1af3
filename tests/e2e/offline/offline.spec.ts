import { expect, test, type Page } from '@playwright/test';
import { comingEvents, LIST, stir } from '../../support/site/pages.ts';
import { violations } from '../support/axe.ts';
import { newUser, signIn } from '../support/login.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page with the service worker in charge, which has fetched what it wants. */
async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** The addresses of all copies. */
const copies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('foyer-pages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const notice = (page: Page) => page.locator('[data-info=offline]');

test('IN-02 without a line programme, favourites, seen events and the visit are readable, as copies with their time', async ({
  page,
  context,
  request,
}) => {
  const [event] = await comingEvents(request);
  const seen = new URL(event?.link ?? '', 'http://localhost').pathname;
  await withWorker(page, '/de');
  // The menu says where the visit is: fetched though nobody was there.
  await expect.poll(() => copies(page)).toContain(LIST.de);
  await expect.poll(async () => (await copies(page)).length).toBeGreaterThan(5);
  await page.goto(seen);
  await page.goto('/de/merkliste');
  await expect.poll(() => copies(page)).toContain(seen);
  const visit = (await copies(page)).find((path) => /besuch/u.test(path)) ?? '';
  expect(visit).not.toBe('');

  await context.setOffline(true);
  for (const path of [LIST.de, '/de/merkliste', seen, visit]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(notice(page)).toContainText(/Kopie vom \d{1,2}\. \p{L}+ \d{4}.*\d{1,2}:\d{2}/u);
  }
  await page.goto(LIST.de);
  await expect(page.locator('[data-event]')).toHaveCount(10);
  const mark = await page
    .locator('.price')
    .first()
    .evaluate((price) => getComputedStyle(price, '::after').content);
  expect(mark).toContain('*');
  await expect(notice(page)).toContainText(
    'Preise und freie Plätze (*) können sich geändert haben',
  );
  expect(await violations(page)).toEqual([]);

  // What nobody looked at: our page, which leads to what can be read.
  await page.goto('/de/mediathek/tags');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
  expect(await violations(page)).toEqual([]);
  await page.locator(`[data-links] a[href="${LIST.de}"]`).click();
  await expect(page.locator('[data-event]')).toHaveCount(10);

  await context.setOffline(false);
  await page.reload();
  await expect(notice(page), 'online nothing is a copy').toBeHidden();
  expect(await page.locator('html').getAttribute('data-copy')).toBeNull();
});

test('IN-02 a visitor who is online is shown what is there now, never a copy @full', async ({
  page,
}) => {
  await withWorker(page, LIST.de);
  await expect.poll(() => copies(page)).toContain(LIST.de);
  // A copy of something that was never there: it would be seen at once.
  await page.evaluate(async (path) => {
    const cache = await caches.open('foyer-pages');
    const copy = await cache.match(path);
    const headers = new Headers(copy?.headers);
    await cache.put(path, new Response('<h1>old</h1>', { headers }));
  }, LIST.de);
  await page.reload();
  await expect(page.locator('[data-event]')).toHaveCount(10);
});

test('IN-02 pages of editors, accounts, carts and forms are in no cache @full', async ({
  page,
  context,
  request,
}) => {
  const [event] = await comingEvents(request);
  const booking = `${new URL(event?.link ?? '', 'http://localhost').pathname}/karten`;
  await withWorker(page, '/de');
  await expect.poll(() => copies(page)).toContain('/de');
  for (const path of ['/de/warenkorb', booking, '/de/anmelden', '/de?overlay=true'])
    await page.goto(path);
  await signIn(context.request, await newUser('editor'));
  for (const path of ['/de?edit', `${LIST.de}?edit`, '/de/user/profil', '/de/team'])
    await page.goto(path);
  await page.goto(LIST.de);
  const all = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found;
  });
  const own = /[?&](?:edit|overlay)|\/warenkorb|\/\d+\/karten$|\/anmelden|\/user\//u;
  expect(all.filter((url) => own.test(url))).toEqual([]);
  // Control: what is looked for is found where it is put.
  expect(own.test('http://localhost/de?edit')).toBe(true);
  // A page that an editor saw for themselves replaces no copy, and leaves none.
  expect(all.some((url) => new URL(url).pathname === '/de/team')).toBe(false);
});

test('IN-01 a filter on a dead line says so on the page, which stays as it is @full', async ({
  page,
  context,
}) => {
  await page.goto(LIST.de);
  await stir(page);
  const before = page.url();
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.locator('[data-filter=genre] > summary').click();
  // The failure tells of the line once more: not after it is back.
  const failed = page.waitForEvent('requestfailed');
  await page.locator('[data-filter=genre] a').nth(1).click();
  await failed;
  await expect(notice(page).getByRole('link', { name: 'Neu laden' })).toBeVisible();
  expect(page.url()).toBe(before);
  expect(await page.locator('[data-event]').count()).toBeGreaterThanOrEqual(10);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await page
    .locator('[data-filter=genre] a')
    .nth(1)
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/genre=/u);
});
