import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { bookable, hasRoom } from '../../support/site/booking.ts';
import { LIST, openOverlay } from '../../support/site/pages.ts';
import { startProduct } from '../../support/site/processes/product-process.ts';
import { details, WORDS } from '../support/widget.ts';

const SHOP = {
  de: { pay: 'Zur Kasse', order: 'Testbestellung abschicken' },
  en: { pay: 'To checkout', order: 'Place test order' },
} as const;

/** What opens the choice, each in its own way. */
const WAYS: Readonly<Record<string, (page: Page, link: string) => Promise<Locator>>> = {
  async list(page) {
    await page.goto(LIST.de);
    await page.locator('main a[data-book]:visible').first().click();
    return page.locator('.booking-dialog');
  },
  async overlay(page) {
    await page.goto('/en/team');
    await openOverlay(page);
    await page.locator('dialog[data-overlay] a[data-book]:visible').first().click();
    return page.locator('.booking-dialog');
  },
  async event(page, link) {
    await page.goto(link);
    await details(page).locator('> summary').click();
    return page.locator('[data-booking-body]');
  },
};

/** From an open choice to an order that is paid, by its own words. */
async function buy(page: Page, choice: Locator): Promise<void> {
  const locale = new URL(page.url()).pathname.startsWith('/en') ? 'en' : 'de';
  const words = WORDS[locale];
  await choice.getByRole('button', { name: words.more }).first().click();
  await choice.getByRole('button', { name: words.send }).click();
  await choice.getByRole('link', { name: words.pay }).click();
  await expect(page.locator('main .booking-item')).not.toHaveCount(0);
  await page.locator('#name').fill('Ada Beispiel');
  await page.locator('#email').fill('ada@example.org');
  await page.getByRole('button', { name: SHOP[locale].order }).click();
  await expect(page).toHaveURL(/\?key=/u);
  await expect(page.locator('main .booking-item')).not.toHaveCount(0);
  // Nothing is left to pay, whichever way it was chosen.
  const cart = locale === 'en' ? '/en/cart?pay' : '/de/warenkorb?pay';
  await page.goto(new URL(cart, page.url()).href);
  expect(page.url()).toMatch(/\?pay$/u);
  await expect(page.locator('main .booking-item')).toHaveCount(0);
}

for (const [name, open] of Object.entries(WAYS))
  test(`BK-01 BK-12 from the ${name} to a paid order, by the same choice @full`, async ({
    page,
    request,
  }) => {
    const { link } = await bookable(request, hasRoom(2));
    await buy(page, await open(page, link));
  });

test('LY-13 BK-12 with quick-buy, from the bar at the edge of a phone to a paid order @full', async ({
  page,
  playwright,
}) => {
  // The settings hold for everybody: a venue of its own.
  const { dataDir, stop } = await startProduct();
  await stop();
  const database = new DatabaseSync(join(dataDir, 'foyer.db'));
  database.exec('update settings set quick_buy = 1');
  database.close();
  const product = await startProduct({ dataDir });
  const request = await playwright.request.newContext({ baseURL: product.origin });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    const { link } = await bookable(request, hasRoom(2));
    await page.goto(product.origin + link);
    await page.locator('[data-consent] button').first().click();
    const bar = page.locator('a.to-tickets[data-book]');
    await page.mouse.wheel(0, 1200);
    await bar.click();
    await buy(page, page.locator('.booking-dialog, [data-booking-body]').filter({ visible: true }));
  } finally {
    await request.dispose();
    await product.stop();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('BK-13 RT-11 the language is changed in the middle: at a mistake, in the cart, at the checkout; nothing is lost @full', async ({
    page,
    request,
  }) => {
    const { form } = await bookable(request, hasRoom(2));
    const to = (locale: 'de' | 'en') =>
      page.locator(`header .languages a[hreflang=${locale}]:visible`).first().press('Enter');
    const selects = page.locator('main form select:visible');
    await page.goto(form);
    await selects.nth(0).selectOption('8');
    await selects.nth(1).selectOption('7');
    await page.getByRole('button', { name: WORDS.de.send }).click();
    await expect(page.locator('main [role=alert]')).toContainText('Mehr als 10 Karten');
    await to('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main [role=alert]')).toContainText('10 tickets');
    await expect(selects.nth(0)).toHaveValue('8');
    await expect(selects.nth(1)).toHaveValue('7');
    await selects.nth(0).selectOption('1');
    await selects.nth(1).selectOption('0');
    await page.getByRole('button', { name: WORDS.en.send }).click();
    await expect(page).toHaveURL(/\/en\/cart$/u);
    await to('de');
    await expect(page.locator('main .booking-item')).not.toHaveCount(0);
    await page.getByRole('button', { name: SHOP.de.pay }).click();
    await page.locator('#name').fill('Ada Beispiel');
    await page.getByRole('button', { name: SHOP.de.order }).click();
    await expect(page.locator('main [role=alert]').first()).toBeVisible();
    await to('en');
    await expect(page.locator('#name')).toHaveValue('Ada Beispiel');
    await page.locator('#email').fill('ada@example.org');
    await page.getByRole('button', { name: SHOP.en.order }).click();
    await expect(page).toHaveURL(/\/testshop\/en\/order\/.*\?key=/u);
  });
});
