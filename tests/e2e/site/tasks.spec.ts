import { expect, test, type Page } from '@playwright/test';
import { dateInAddress } from '../../support/site/pages.ts';

/* What most come for, counted in clicks from the start page. */

/** Clicks links by their accessible name, one after the other, and says how many. */
async function follow(page: Page, ...names: readonly RegExp[]): Promise<number> {
  await page.goto('/de');
  for (const name of names) {
    const address = page.url();
    await page.getByRole('link', { name }).first().click();
    await expect(page).not.toHaveURL(address);
  }
  return names.length;
}

const rows = (page: Page) => page.locator('main [data-event]');

test('EV-15 LY-01 what is on this Saturday: one click', async ({ page, request }) => {
  expect(await follow(page, /^Wochenende/u)).toBe(1);
  const today = new Date();
  // On a Sunday the weekend is that day.
  const ahead = today.getDay() === 0 ? 0 : 6 - today.getDay();
  const saturday = new Date(today.getTime() + ahead * 86_400_000);
  const day = dateInAddress(saturday.toISOString());
  const answer = await request.get(`/de/api/events/?date=${day}&page_size=100`);
  const { results } = (await answer.json()) as { results: { title: string; date_start: string }[] };
  const onThatDay = results.filter(({ date_start: start }) => dateInAddress(start) === day);
  for (const { title } of onThatDay)
    await expect(page.locator('main').getByRole('link', { name: title }).first()).toBeVisible();
  // With nothing on a Saturday the weekend still has what is on on its other days.
  expect(await rows(page).count()).toBeGreaterThan(0);
});

test('EV-15 LY-01 something for a six-year-old under 15 €: two clicks @full', async ({ page }) => {
  expect(await follow(page, /^Mit Kindern/u, /^Unter 15/u)).toBe(2);
  await expect(page).toHaveURL(/age=\d+.*price=15/u);
  await expect(
    rows(page)
      .filter({ hasText: /ab [0-6] J\./u })
      .first(),
  ).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test(`LY-11 OH-01 the way there and the hours of the box office on one page: one click, scripts ${javaScriptEnabled ? 'on' : 'off'} @full`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    expect(await follow(page, /^Kasse/u)).toBe(1);
    await expect(page.getByRole('img', { name: /^Karte/u })).toBeVisible();
    await expect(page.getByText('12 Minuten zu Fuß')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Route zu Fuß/u })).toBeVisible();
    // Tuesdays; of Wednesdays one has other hours, which one depends on the day.
    const regular = page.getByRole('row', { name: /10–13 Uhr, 14:00–18:30 Uhr/u });
    await expect(regular.first()).toBeVisible();
    await context.close();
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`LY-01 DE-01 the first screen of the start page is its opening, and says what is on next below it, at ${String(width)} × ${String(height)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/de');
    // The opening is whole, with its button, and what is on begins below it (DE-01).
    for (const first of [page.locator('main .button').first(), page.locator('#tonight')]) {
      const box = await first.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    const shown = rows(page);
    for (let index = 0; index < 3; index += 1) {
      const row = shown.nth(index);
      await expect(row.locator('.when').first()).toContainText(/\d/u);
      await expect(row.locator('.facts').first()).not.toBeEmpty();
      await expect(row.locator('h3 a').first()).toHaveAttribute(
        'href',
        /\/programm-karten\/.+\/\d+$/u,
      );
    }
  });

test('TA-01 the alert takes one line where it fits, and no more than a third of a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de');
  const alert = page.locator('[data-alert]');
  expect((await alert.boundingBox())?.height ?? 99).toBeLessThanOrEqual(60);
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await alert.boundingBox())?.height ?? 999).toBeLessThanOrEqual(86);
  await expect(alert.locator('.text')).toBeHidden();
  await alert.locator('summary').click();
  await expect(alert.locator('.text')).toBeVisible();
});
