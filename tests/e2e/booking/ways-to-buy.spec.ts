import { expect, test, type Locator, type Page } from '@playwright/test';
import { bookable, hasRoom } from '../support/booking.ts';
import { LIST } from '../support/pages.ts';
import { details, WORDS } from '../support/widget.ts';

const SHOP = {
  de: { pay: 'Zur Kasse', order: /^Probeweise/u },
  en: { pay: 'To checkout', order: 'Place test order' },
} as const;

/** What opens the choice, each in its own way. */
const WAYS: Readonly<Record<string, (page: Page, link: string) => Promise<Locator>>> = {
  async list(page) {
    await page.goto(LIST.de);
    await page.locator('main a[data-book]').first().click();
    return page.locator('.booking-dialog');
  },
  async overlay(page) {
    await page.goto('/en/team');
    await page.locator('[data-overlay-open]').click();
    await page.locator('dialog[data-overlay] a[data-book]').first().click();
    return page.locator('.booking-dialog');
  },
  async event(page, link) {
    await page.goto(link);
    await details(page).locator('> summary').click();
    return page.locator('[data-booking-body]');
  },
};

for (const [name, open] of Object.entries(WAYS))
  test(`BK-01 BK-12 from the ${name} to a paid order, by the same choice`, async ({
    page,
    request,
  }) => {
    test.setTimeout(60_000);
    const { link } = await bookable(request, hasRoom(2));
    const choice = await open(page, link);
    const locale = new URL(page.url()).pathname.startsWith('/en') ? 'en' : 'de';
    const words = WORDS[locale];
    await choice.getByRole('button', { name: words.more }).first().click();
    await choice.getByRole('button', { name: words.send }).click();
    await choice.getByRole('link', { name: words.cart }).click();
    await expect(page.locator('main .booking-item')).not.toHaveCount(0);
    await page.getByRole('link', { name: SHOP[locale].pay }).click();
    await page.locator('#name').fill('Ada Beispiel');
    await page.locator('#email').fill('ada@example.org');
    await page.getByRole('button', { name: SHOP[locale].order }).click();
    await expect(page).toHaveURL(/\?key=/u);
    await expect(page.locator('main .booking-item')).not.toHaveCount(0);
    // Nothing is left to pay, whichever way it was chosen.
    await page.goto(locale === 'en' ? '/en/cart' : '/de/warenkorb');
    await expect(page.locator('main .booking-item')).toHaveCount(0);
  });
