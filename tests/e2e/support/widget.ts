import { expect, type Locator, type Page } from '@playwright/test';

/** The booking widget, as tests find it. */
export const WORDS = {
  de: {
    more: /eine Karte mehr/u,
    less: /eine Karte weniger/u,
    discounts: /Ermäßigungen/u,
    back: 'Zurück',
    send: 'In den Warenkorb',
    done: '2 Karten wurden erfolgreich in Ihren Warenkorb gelegt.',
    pay: 'Zur Kasse',
    badge: 'Warenkorb: 2 Karten',
    failed: 'Das hat leider nicht geklappt.',
    other: 'Andere Uhrzeit',
  },
  en: {
    more: /one ticket more/u,
    less: /one ticket fewer/u,
    discounts: /Concessions/u,
    back: 'Back',
    send: 'Add to cart',
    done: '2 tickets have been successfully added into your cart.',
    pay: 'To checkout',
    badge: 'Cart: 2 tickets',
    failed: "Unfortunately, that didn't work.",
    other: 'Another time',
  },
} as const;

export const details = (page: Page): Locator => page.locator('details[data-booking]');
export const panel = (page: Page): Locator =>
  page.locator('[data-booking-body] > .booking-panel:not(form)');

/** Opens the widget in its place on an event's page. */
export async function openIn(page: Page, link: string): Promise<Locator> {
  await page.goto(link);
  await details(page).locator('> summary').click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}
