import { expect, test } from '@playwright/test';
import { LIST, stir } from '../../support/site/pages.ts';
import { stilled } from '../support/settled.ts';

for (const width of [320, 390, 1024, 1440])
  test(`LY-03 scrolled down, favourites, cart and search stay at hand beside the menu, ${String(width)} px @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(LIST.de);
    await stir(page);
    const end = page.locator('header .end');
    const wanted = [
      end.locator('[data-favourites]'),
      end.locator('[data-cart]'),
      end.locator('[data-search] > summary'),
    ];
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await stilled(page);
    const menu = page.locator(width < 1024 ? '[data-burger] > summary' : 'header nav.menu');
    const boxes = [];
    for (const part of [...wanted, page.locator('header .brand'), menu]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      boxes.push(await part.boundingBox());
    }
    // Beside each other: nothing lies over anything.
    const sorted = boxes.flatMap((box) => (box ? [box] : [])).sort((a, b) => a.x - b.x);
    expect(sorted).toHaveLength(5);
    for (const [index, { x, width: wide }] of sorted.slice(0, -1).entries())
      expect(x + wide).toBeLessThanOrEqual((sorted[index + 1]?.x ?? 0) + 1);
    await wanted[2]?.click();
    const box = page.locator('#search-box');
    await expect(box).toBeInViewport();
    await box.fill('Cembalo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=Cembalo/u);
  });

for (const width of [1024, 1280, 1440])
  test(`LY-03 scrolled down, a menu with three more entries lies over nothing, ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(LIST.de);
    await stir(page);
    await page.locator('header nav.menu .list').evaluate((list) => {
      const entries = [...list.children].slice(0, 3).map((entry) => entry.cloneNode(true));
      list.append(...entries);
    });
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await stilled(page);
    const [brand, menu, end] = await Promise.all(
      ['.brand', 'nav.menu', '.end'].map((part) => page.locator(`header ${part}`).boundingBox()),
    );
    if (!brand || !menu || !end) throw new Error('a part of the header is not shown');
    expect(brand.x + brand.width).toBeLessThanOrEqual(menu.x + 1);
    expect(menu.x + menu.width).toBeLessThanOrEqual(end.x + 1);
  });

test('LY-03 LY-09 without scripts the account is a link: to the login and then to its menu', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/de/team');
  await page.locator('header').getByRole('link', { name: 'Konto' }).click();
  await expect(page).toHaveURL('/de/anmelden?next=%2Fde%2Fuser%2Fprofil');
  await context.close();
});
