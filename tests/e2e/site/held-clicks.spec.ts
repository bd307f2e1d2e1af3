import { expect, test, type Page } from '@playwright/test';
import { holdAnswers } from '../support/held-answers.ts';
import { comingEvents } from '../../support/site/pages.ts';

/** How many entries the history has. */
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** Counts what comes through to those who listen on the document. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('click', () => {
      const { dataset } = document.documentElement;
      dataset['clicks'] = String(Number(dataset['clicks'] ?? 0) + 1);
    });
  });

/** Presses while some scripts are here and others are still coming. @returns how many entries the history had */
async function pressMeanwhile(page: Page, path: string, element: string): Promise<number> {
  const free = await holdAnswers(page, /\/_astro\/(?:main|share|follow-list)-[^/]+\.js$/u);
  await countClicks(page);
  await page.goto(path);
  const island = page.waitForRequest(/\/_astro\/(?:main|share)-/u);
  await page.mouse.wheel(0, 1000);
  await island;
  const before = await entries(page);
  await page.locator(element).first().click();
  free();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-ready', '');
  await expect(html).toHaveAttribute('data-clicks', '1');
  return before;
}

test('EV-11 the overlay opens once while other scripts are coming, and one Escape closes it', async ({
  page,
}) => {
  const before = await pressMeanwhile(page, '/de/mediathek', '[data-overlay-open]');
  const overlay = page.locator('dialog[data-overlay]');
  await expect(overlay.locator('[data-event]').first()).toBeVisible();
  expect(await entries(page)).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  const isOver = () => page.evaluate(() => 'overlay' in ((history.state as object | null) ?? {}));
  await expect.poll(isOver).toBe(false);
});

test('EV-11 the overlay opens once for two presses before its script is there', async ({
  page,
}) => {
  const free = await holdAnswers(page, /\/_astro\/overlay-dialog-[^/]+\.js$/u);
  await page.goto('/de/agb');
  await page.mouse.wheel(0, 1000);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const before = await entries(page);
  await page.locator('[data-overlay-open]').dblclick();
  free();
  const overlay = page.locator('dialog[data-overlay]');
  await expect(overlay.locator('[data-event]').first()).toBeVisible();
  expect(await entries(page)).toBe(before + 1);
});

for (const element of ['.heart', '[data-share]'])
  test(`EV-11 a press on ${element} while other scripts are coming is answered once`, async ({
    page,
    request,
  }) => {
    const [event] = await comingEvents(request, 1);
    await pressMeanwhile(page, event?.link ?? '', element);
    if (element === '.heart')
      await expect(page.locator('.heart').first()).toHaveAttribute('aria-pressed', 'true');
  });
