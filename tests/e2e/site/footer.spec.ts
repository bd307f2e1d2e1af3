import { expect, test, type Page } from '@playwright/test';
import { LIST, stir } from '../../support/site/pages.ts';
import { settled } from '../support/settled.ts';

const idsOf = (page: Page) => page.locator('[data-event]').count();

test('LY-11 the foot of a page is at most 450 px high and says where the venue is, and when it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/de', '/en']) {
    await page.goto(path);
    const footer = page.locator('footer');
    const box = await footer.boundingBox();
    expect(box?.height ?? 999, path).toBeLessThanOrEqual(450);
    await expect(footer).toContainText('Lindenplatz 1');
    await expect(footer).toContainText('00417');
    await expect(footer).toContainText(/(?:Tram|Straßenbahn) 2, 5/u);
    await expect(footer).toContainText(/\d ?(?:Uhr)?|Geschlossen|Closed/u);
    // LY-11: what the venue typed as HTML says that it leads to another site, as all links do.
    const elsewhere = footer.locator('a[rel~=me]');
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(elsewhere).toHaveAttribute('rel', /noopener/u);
    await expect(elsewhere).toHaveAccessibleName(/neuen Tab|new tab/u);
    await expect(footer.locator('[data-choose]')).toBeVisible();
  }
});

for (const way of ['mouse', 'keyboard'] as const)
  test(`EV-06 the end of the page is reached by ${way} while the list grows by itself, and it goes on when the list is entered again @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(LIST.de);
    await stir(page);
    if (way === 'keyboard') {
      await page.locator('body').press('Tab');
      await page.locator('a.skip[href="#page-end"]').focus();
      await page.keyboard.press('Enter');
    } else {
      await page.mouse.wheel(0, 700);
      await settled(page);
      await page.locator('aside a[href="#page-end"]').click();
    }
    const legal = page.locator('footer [data-choose]');
    await expect(legal).toBeInViewport();
    await settled(page);
    const before = await idsOf(page);
    // More than long enough for a page that would be loaded.
    await page.waitForTimeout(800);
    expect(await idsOf(page)).toBe(before);
    await expect(legal).toBeInViewport();
    await page.locator('[data-event] a').last().focus();
    await expect.poll(() => idsOf(page)).toBeGreaterThan(before);
  });

test('EV-06 control: who only scrolls to the end finds the list grown @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(LIST.de);
  // It may grow with the first step already.
  const before = await idsOf(page);
  await stir(page);
  await page.mouse.wheel(0, 700);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => idsOf(page)).toBeGreaterThan(before);
});

test('LY-13 the ways to the ends of the page cover no ticket button of a row at 390 px @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST.de);
  await page.mouse.wheel(0, 900);
  const ends = page.locator('aside .ends');
  await expect(ends.locator('a.up')).toBeVisible();
  await settled(page);
  const covered = await page.locator('[data-event] .buy .button').evaluateAll((buttons) => {
    const own = document.querySelector('aside .ends')?.getBoundingClientRect();
    const month = document.querySelector('[data-date^="month-"]')?.getBoundingClientRect();
    // What has gone below the name of the month, which stays in place, is not to be pressed.
    return buttons
      .map((button) => button.getBoundingClientRect())
      .filter(({ top }) => top >= (month?.bottom ?? 0))
      .filter(({ top, right }) => own && top < own.bottom && right > own.left).length;
  });
  expect(covered).toBe(0);
});
