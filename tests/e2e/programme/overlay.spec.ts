import { expect, test } from '@playwright/test';
import { LIST, openOverlay } from '../../support/site/pages.ts';

test('EV-11 the overlay opens over any page, keeps the focus and closes by Escape and button', async ({
  page,
}) => {
  await page.goto('/de/agb');
  const button = page.locator('[data-overlay-open]');
  await openOverlay(page);
  const dialog = page.getByRole('dialog', { name: 'Programm und Karten' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[data-event]').nth(9)).toBeAttached();
  expect(
    await dialog.evaluate((element) => element.getBoundingClientRect().height >= innerHeight),
  ).toBe(true);
  for (let step = 0; step < 12; step++) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toBeHidden();
});

test('EV-11 a link inside the overlay leads to its page @full', async ({ page }) => {
  await page.goto('/en/team');
  await openOverlay(page);
  await page.locator('dialog [data-event] h3 a').first().click();
  await expect(page).toHaveURL(/\/en\/programme-tickets\/[^/]+\/\d+$/u);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('RT-08 the address asks for the overlay and is cleaned @full', async ({ page }) => {
  await page.goto(`${LIST.de}?overlay=true`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(LIST.de);
  await page.keyboard.press('Escape');
  // The list is back in its page, and may go on there by itself (EV-06).
  await expect(page.locator('main [data-programme] [data-event]').nth(9)).toBeAttached();
  await page.goto('/de/team?overlay=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(LIST.de);
});

test('LY-13 the button is not on the pages of the programme, nor on a first screen', async ({
  page,
}) => {
  await page.goto(LIST.de);
  await expect(page.locator('[data-overlay-open]')).toBeHidden();
  await page.goto('/de');
  await expect(page.locator('[data-overlay-open]')).toBeHidden();
  await page.mouse.wheel(0, 1000);
  await expect(page.locator('[data-overlay-open]')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('RT-08 EV-11 the address and the button lead to the programme @full', async ({ page }) => {
    for (const path of [LIST.de, '/de/team']) {
      await page.goto(`${path}?overlay=true`);
      await expect(page).toHaveURL(new RegExp(`${LIST.de}(#.*)?$`, 'u'));
    }
    await page.goto('/de');
    await page.locator('[data-overlay-open]').click();
    await expect(page).toHaveURL(LIST.de);
  });
});
