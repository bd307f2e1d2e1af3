import { expect, test, type Page } from '@playwright/test';
import { LIST, openOverlay } from '../../support/site/pages.ts';

const overlay = (page: Page) => page.locator('dialog[data-overlay]');
const top = (page: Page) => overlay(page).evaluate((dialog) => dialog.scrollTop);

/** What the history says that the overlay shows. */
const asked = (page: Page) =>
  page.evaluate(() => String((history.state as { overlay?: string } | null)?.overlay));

async function openList(page: Page) {
  await openOverlay(page);
  await expect(overlay(page).locator('[data-event]').nth(9)).toBeAttached();
}

async function choose(page: Page, filter: string) {
  await overlay(page).locator(`[data-filter=${filter}] > summary`).click();
  await overlay(page).locator(`[data-filter=${filter}] a`).nth(1).click();
}

test('EV-11 filters, months and more events work inside the overlay', async ({ page }) => {
  await page.goto('/de/agb');
  await openList(page);
  await choose(page, 'room');
  await expect(overlay(page).locator('.chosen, [data-filter=room]').first()).toBeVisible();
  await expect.poll(() => asked(page)).toMatch(/room=/u);
  await expect(page).toHaveURL(/\/de\/agb\?room=\d+$/u);
  await expect(page).toHaveTitle(/AGB|Geschäftsbedingungen/u);

  await overlay(page).locator('[data-filter=date] > summary').click();
  const month = () =>
    overlay(page)
      .locator('[data-filter=date] h3, [data-filter=date] caption')
      .first()
      .textContent();
  const before = await month();
  await overlay(page).locator('[data-month]').last().click();
  await expect.poll(month).not.toBe(before);
  await expect(overlay(page).locator('[data-filter=date]')).toHaveAttribute('open', '');
  // Escape closes what was opened last, and only that.
  await page.keyboard.press('Escape');
  await expect(overlay(page).locator('[data-filter=date]')).not.toHaveAttribute('open');
  await expect(overlay(page)).toBeVisible();

  await expect(async () => {
    await overlay(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    expect(await overlay(page).locator('[data-event]').count()).toBeGreaterThan(20);
  }).toPass();
  await expect(page).toHaveURL(/\/de\/agb\?room=\d+&month=[\d-]+$/u);
});

test('EV-11 Back closes the overlay, and from an event opens it where it was @full', async ({
  page,
}) => {
  await page.goto('/de/agb');
  await openList(page);
  await choose(page, 'room');
  await expect.poll(() => asked(page)).toMatch(/room=/u);
  await expect(async () => {
    await overlay(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    expect(await overlay(page).locator('[data-event]').count()).toBeGreaterThan(20);
  }).toPass();
  await page.waitForLoadState('networkidle');
  const link = overlay(page).locator('[data-event] h3 a').nth(21);
  await link.scrollIntoViewIfNeeded();
  const title = await link.textContent();
  const [there, count] = [await top(page), await overlay(page).locator('[data-event]').count()];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${LIST.de}/[^/]+/\\d+$`, 'u'));
  await expect(overlay(page)).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/de\/agb\?room=\d+$/u);
  await expect(overlay(page).locator('[data-event] h3 a').nth(21)).toHaveText(title ?? '');
  await expect.poll(async () => Math.abs((await top(page)) - there)).toBeLessThan(4);
  expect(await overlay(page).locator('[data-event]').count()).toBeGreaterThanOrEqual(count);

  await page.goBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/de/agb');
  await page.goForward();
  await expect(overlay(page)).toBeVisible();
  // Closing it takes its entry out of the history: no way back leads nowhere.
  await overlay(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(overlay(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
});

for (const path of ['/de/agb', '/de/mediathek', '/de/produktionen?tag=1', '/en/productions'])
  test(`EV-04 EV-11 a filter chosen in the overlay over ${path} is in the address and survives a reload @full`, async ({
    page,
  }) => {
    const behind = new URL(path, 'https://x.example').search;
    await page.goto(path);
    const text = await page.locator('main').innerText();
    await openOverlay(page);
    await choose(page, 'tag');
    await expect.poll(() => asked(page)).toMatch(/tag=/u);
    const chosen = new URLSearchParams(await asked(page)).get('tag');
    await expect.poll(() => new URL(page.url()).searchParams.get('tag')).toBe(chosen);
    const names = async () =>
      (await overlay(page).locator('[data-event] h3 a').allInnerTexts()).slice(0, 5);
    const dates = await names();
    await page.reload();
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page).locator('[data-event] h3 a').first()).toHaveText(dates[0] ?? '');
    expect(await names()).toEqual(dates);
    // Closed, the page is as it was, at its own address.
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect.poll(() => new URL(page.url()).search).toBe(behind);
    await expect.poll(() => page.locator('main').innerText()).toBe(text);
  });

test('RT-08 EV-11 on the page of the programme a choice in the overlay stays when it is closed', async ({
  page,
}) => {
  await page.goto(`${LIST.de}?overlay=true&genre=1`);
  await expect(overlay(page)).toBeVisible();
  await expect(page).toHaveURL(`${LIST.de}?genre=1`);
  await choose(page, 'room');
  await expect(page).toHaveURL(/room=/u);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(/room=/u);
  await expect(page.locator('main [data-programme]')).toBeVisible();
});

test('EV-11 the headline is that of the events page where editors wrote one', async ({ page }) => {
  await page.route(LIST.de, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      'data-programme',
      'data-programme data-headline="Alles im Haus"',
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/de/agb');
  await openList(page);
  await expect(page.getByRole('dialog', { name: 'Alles im Haus' })).toBeVisible();
});
