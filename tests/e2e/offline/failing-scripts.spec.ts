import { expect, test } from '@playwright/test';
import { stir } from '../../support/site/pages.ts';

// Without the service worker, which has the files that fail to load here.
test('IN-03 a script that does not load: one reload, and no other within a minute', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/_astro/on-interaction-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/de/team');
  await page.keyboard.press('Shift');
  await expect.poll(() => loads).toBe(2);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(loads).toBe(2);
  // A minute later it is tried again.
  await page.evaluate(() => (sessionStorage['reload'] = String(Date.now() - 61_000)));
  await page.goto('/de/agb');
  await page.keyboard.press('Shift');
  await expect.poll(() => loads).toBe(4);
});

test('IN-03 what somebody types is not lost by a reload', async ({ page }) => {
  await page.route('**/_astro/on-interaction-*.js', (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse(/on-interaction-/u);
  await page.goto('/de/search');
  await page.locator('main input[name=q]').fill('klavier');
  await failed;
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.locator('main input[name=q]')).toHaveValue('klavier');
});

test('ER-04 an error of a script is told to the venue, with its place and without what was typed', async ({
  page,
}) => {
  await page.route('**/_astro/on-interaction-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `setTimeout(() => { throw new TypeError('broken on purpose') });${await answer.text()}`,
    });
  });
  const told = page.waitForRequest(/\/api\/page-notes\//u);
  await page.goto('/de/search?q=secret');
  await stir(page);
  const { message, file, page: where } = (await told).postDataJSON() as Record<string, string>;
  expect(message).toContain('broken on purpose');
  expect(file).toMatch(/^\/_astro\/on-interaction-/u);
  expect(where).toBe('/de/search');
});

test('ER-02 the page of a missing address tells of it, without its query', async ({ page }) => {
  const told = page.waitForResponse(/\/api\/dashboard-error-log\//u);
  await page.goto('/en/not-here?q=secret');
  const answer = await told;
  expect([answer.status(), answer.request().postDataJSON()]).toEqual([
    200,
    { url: '/en/not-here' },
  ]);
});
