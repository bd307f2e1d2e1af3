import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import { EVENT_PAGE_SIZE } from '../../../src/lib/constants.ts';
import { LIST } from '../../support/site/pages.ts';
import { settled } from '../support/settled.ts';

const idsOf = (page: Page) =>
  page
    .locator('[data-programme] [data-event]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['event'] ?? ''));

const choose = async (page: Page, key: string, nth = 1) => {
  await page.locator(`[data-filter=${key}] > summary`).click();
  const link = page.locator(`[data-filter=${key}] a`).nth(nth);
  const href = await link.getAttribute('href');
  await link.click();
  return href ?? '';
};

test('EV-03 EV-05 a filter rewrites the address, begins anew at the top, without loading the page anew', async ({
  page,
}) => {
  await page.goto(LIST.de);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const first = await idsOf(page);
  const href = await choose(page, 'genre');
  await expect(page).toHaveURL(href);
  await expect.poll(() => idsOf(page)).not.toEqual(first);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // The same address without scripts gives the same list.
  const plain = await page.context().browser()?.newPage({ javaScriptEnabled: false });
  await plain?.goto(new URL(href, page.url()).href);
  const ids = plain ? await idsOf(plain) : [];
  expect(ids.length).toBeGreaterThan(0);
  // With scripts the next page may have come already: its trigger is near (EV-06).
  expect((await idsOf(page)).slice(0, ids.length)).toEqual(ids);
  await plain?.close();
});

test('EV-03 back and forward restore the list @full', async ({ page }) => {
  await page.goto(LIST.de);
  const all = (await idsOf(page)).slice(0, EVENT_PAGE_SIZE);
  const room = await choose(page, 'room');
  await expect(page).toHaveURL(room);
  // Whether the next page has come already is another matter (EV-06).
  const firstOf = async () => (await idsOf(page)).slice(0, EVENT_PAGE_SIZE);
  await expect.poll(firstOf).not.toEqual(all);
  const filtered = await firstOf();
  await page.goBack();
  await expect(page).toHaveURL(LIST.de);
  await expect.poll(firstOf).toEqual(all);
  await page.goForward();
  await expect.poll(firstOf).toEqual(filtered);
});

test('EV-05 a choice that is made while more is on its way is not overtaken by it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const held: Route[] = [];
  const isPart = (url: URL) => url.searchParams.has('page');
  await page.route(isPart, (route) => void held.push(route));
  await page.goto(LIST.de);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => held.length).toBe(1);
  const all = await idsOf(page);
  let filter: Route | undefined;
  await page.route(
    (url) => url.searchParams.has('room') && !isPart(url),
    (route) => void (filter = route),
  );
  const room = await choose(page, 'room');
  await expect.poll(() => filter !== undefined).toBe(true);
  // A turn of the page, in which more would be asked for again.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(held).toHaveLength(1);
  await filter?.continue();
  await expect(page).toHaveURL(room);
  await expect.poll(() => idsOf(page)).not.toEqual(all);
});

test('EV-02 one dropdown is open at a time; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto(LIST.de);
  await page.locator('[data-filter=room] > summary').click();
  await page.locator('[data-filter=genre] > summary').click();
  await expect(page.locator('[data-filter][open]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-filter][open]')).toHaveCount(0);
  await expect(page.locator('[data-filter=genre] > summary')).toBeFocused();
});

test('EV-06 the next pages come by scrolling, are announced, and the footer can be reached @full', async ({
  page,
}) => {
  await page.goto(`${LIST.de}?room=1`);
  await expect(page.locator('[data-event]')).toHaveCount(10);
  await page.locator('[data-pager]').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThanOrEqual(20);
  await expect(page.locator('[data-live]')).toHaveText(/\d+ weitere Termine geladen/u);
  const ids = await idsOf(page);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    await page
      .locator('[data-date]')
      .evaluateAll(
        (dates) =>
          new Set(dates.map((date) => (date as HTMLElement).dataset['date'])).size === dates.length,
      ),
  ).toBe(true);
  await page.locator('footer a').last().focus();
  await expect(page.locator('footer a').last()).toBeFocused();
});

/** Notes each place that a page is painted at, from its first frame on. */
const notePlaces = (page: Page) =>
  page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const { port1, port2 } = new MessageChannel();
    // What is told in a frame comes when it was painted.
    const frame = () => port2.postMessage(null);
    port1.addEventListener('message', () => {
      const body = document.querySelector('body');
      const isShown = body?.checkVisibility({ visibilityProperty: true });
      if (isShown && performance.getEntriesByType('paint').length > 0) places.push(scrollY);
      requestAnimationFrame(frame);
    });
    port1.start();
    requestAnimationFrame(frame);
  });
const placesOf = (page: Page) =>
  page.evaluate(() => (window as never as { places: readonly number[] }).places);

for (const { name, path, entries, width } of [
  { name: 'the programme', path: `${LIST.de}?room=1`, entries: '[data-event] h3 a', width: 390 },
  { name: 'the programme', path: LIST.de, entries: '[data-event] h3 a', width: 1440 },
  { name: 'the media library', path: '/de/mediathek', entries: '[data-cards] a', width: 390 },
  { name: 'the media library', path: '/de/mediathek', entries: '[data-cards] a', width: 1440 },
  { name: 'the search', path: '/de/search?q=konzert', entries: 'main h3 a', width: 390 },
] as const)
  test(`EV-06 MG-02 back from an entry ${name} is painted where it was, and nowhere before, at ${width} px${width === 390 ? '' : ' @full'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await notePlaces(page);
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(path);
    const count = () => page.locator(entries).count();
    const first = await count();
    if (name !== 'the search') {
      await page
        .locator('[data-pager]')
        .last()
        .evaluate((pager) => pager.scrollIntoView());
      await expect.poll(count).toBeGreaterThan(first);
    }
    await page.waitForLoadState('networkidle');
    const link = page.locator(entries).nth(name === 'the search' ? first - 4 : first + 3);
    await link.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await page.waitForLoadState('networkidle');
    const [y, grown] = [await page.evaluate(() => scrollY), await count()];
    const address = page.url();
    expect(y).toBeGreaterThan(500);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).not.toHaveURL(address);
    await page.waitForLoadState('load');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(async () => (await placesOf(page)).length).toBeGreaterThan(3);
    const away = (place = 0) => Math.abs(place - y);
    await expect.poll(async () => away((await placesOf(page)).at(-1))).toBeLessThan(60);
    // What has not grown is placed by the browser, which may take a frame to do it.
    if (name !== 'the search')
      for (const place of await placesOf(page)) expect(away(place)).toBeLessThan(60);
    expect(await count()).toBeGreaterThanOrEqual(grown);
  });

test('EV-06 control: a list whose pages do not come back is painted elsewhere', async ({
  page,
}) => {
  await notePlaces(page);
  await page.goto(LIST.de);
  await page.locator('[data-pager]').evaluate((pager) => pager.scrollIntoView());
  await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThanOrEqual(20);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  const y = await page.evaluate(() => scrollY);
  await page.goto('/de/agb');
  await page.route('**/*page=*', (route) => route.abort());
  await page.goBack();
  await expect.poll(async () => (await placesOf(page)).length).toBeGreaterThan(3);
  expect((await placesOf(page)).every((place) => y - place > 60)).toBe(true);
});

test('EV-05 a late answer to an older request never overwrites a newer one @full', async ({
  page,
}) => {
  await page.goto(LIST.de);
  const [slow, quick] = await page
    .locator('[data-filter=genre] a')
    .evaluateAll((links) => links.slice(1, 3).map((link) => link.getAttribute('href') ?? ''));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname + url.search === slow,
    async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    },
  );
  const isSlow = (sent: Request) => sent.url().endsWith(slow ?? '');
  const answered = Promise.race([
    page.waitForEvent('requestfinished', isSlow),
    page.waitForEvent('requestfailed', isSlow),
  ]);
  await page.locator('[data-filter=genre] > summary').click();
  await page.locator(`[data-filter=genre] a[href="${slow}"]`).click();
  await page.locator(`[data-filter=genre] a[href="${quick}"]`).click();
  await expect(page).toHaveURL(quick ?? '');
  const shown = (await idsOf(page)).slice(0, EVENT_PAGE_SIZE);
  release();
  await answered;
  await settled(page);
  await expect(page).toHaveURL(quick ?? '');
  expect((await idsOf(page)).slice(0, shown.length)).toEqual(shown);
});

test('EV-07 teasers stand between events, not in a filtered list', async ({ page }) => {
  await page.goto(LIST.de);
  await expect(page.locator('[data-teaser]').first()).toBeAttached();
  await page.goto(`${LIST.de}?room=1`);
  await expect(page.locator('[data-teaser]')).toHaveCount(0);
});

test('EV-04 a malformed date or filter leads to the clean address', async ({ request }) => {
  for (const [asked, clean] of [
    ['?date=31-02-2026', ''],
    ['?date=2026-01-01&room=1', '?room=1'],
    ['?room=abc&genre=2', '?genre=2'],
    ['?page=-1', ''],
    ['?month=13-2026&type=1', '?type=1'],
  ]) {
    const response = await request.get(`${LIST.de}${asked}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(`${LIST.de}${clean}`);
  }
});

test('EV-02 the calendar turns its month in place and keeps the focus @full', async ({ page }) => {
  await page.goto(LIST.de);
  await page.locator('[data-filter=date] > summary').click();
  const month = page.locator('[data-filter=date] caption');
  const before = await month.textContent();
  await page.locator('[data-filter=date] [data-month]').last().click();
  await expect(month).not.toHaveText(before ?? '');
  await expect(page.locator('[data-filter=date]')).toHaveAttribute('open', '');
  await expect(page.locator('[data-filter=date] [data-month]').last()).toBeFocused();
  await page.locator('[data-filter=date] a.day').first().click();
  await expect(page).toHaveURL(/[?&]date=\d\d-\d\d-\d{4}/u);
});

test('LY-02 the way to the top leaves a grown list as it is @full', async ({ page }) => {
  await page.goto(`${LIST.de}?room=1`);
  // The list that comes takes the place of this one: nothing of it can be waited for.
  await page.evaluate(() => document.querySelector('[data-pager]')?.scrollIntoView());
  await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThanOrEqual(20);
  const before = (await idsOf(page)).length;
  await page.locator('a[href="#top"]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await settled(page);
  expect((await idsOf(page)).length).toBeGreaterThanOrEqual(before);
});
