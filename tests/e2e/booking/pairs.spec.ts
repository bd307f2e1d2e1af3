import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { bookable, cartCookies } from '../../support/site/booking.ts';
import { details, panel } from '../support/widget.ts';
import type { Offer, OfferGroup } from '../../../src/lib/booking/offer.ts';

const isPairGroup = ({ prices, left }: OfferGroup): boolean =>
  left !== null && left >= 8 && prices.some(({ companion }) => companion !== null);
const hasPairs = ({ seatGroups }: Offer): boolean =>
  seatGroups.length > 2 && seatGroups.some(isPairGroup);

const WORDS = {
  de: {
    more: /ein Paar mehr$/u,
    left: /noch \d+ Paare/u,
    send: 'In den Warenkorb',
    sum: '4 Karten',
    cart: '/de/warenkorb',
    inCart: '2 Paare: je zwei Plätze nebeneinander',
  },
  en: {
    more: /one pair more$/u,
    left: /\d+ pairs left/u,
    send: 'Add to cart',
    sum: '4 tickets',
    cart: '/en/cart',
    inCart: '2 pairs, each two seats side by side',
  },
} as const;

/** Presses, and counts. */
function clicker() {
  let clicks = 0;
  return {
    click: async (one: ReturnType<Page['locator']>) => {
      clicks += 1;
      await one.click();
    },
    count: () => clicks,
  };
}

for (const locale of ['de', 'en'] as const) {
  test(`BK-11 two wheelchair places with companions in the widget, in at most 6 clicks (${locale})`, async ({
    page,
    request,
  }) => {
    const { link, offer } = await bookable(request, hasPairs, locale);
    const words = WORDS[locale];
    const { click, count } = clicker();
    await page.goto(link);
    await click(details(page).locator('> summary'));
    const widget = panel(page);
    await expect(widget).toBeVisible();
    const group = offer.seatGroups.find(isPairGroup);
    await expect(widget.getByText(words.left)).toBeVisible();
    const more = widget.getByRole('button', { name: words.more });
    // One line: nobody is asked for the companion by itself.
    await expect(more).toHaveAccessibleName(new RegExp(`^${group?.label}: `, 'u'));
    await click(more);
    await click(more);
    await expect(widget.getByRole('status')).toContainText(words.sum);
    expect(await violations(page)).toEqual([]);
    await click(widget.getByRole('button', { name: words.send }));
    await expect(widget.getByRole('heading')).toContainText(words.sum);
    await click(widget.locator('a.button').first());
    expect(count()).toBeLessThanOrEqual(6);
    expect((await cartCookies(page))['cartAmount']).toBe('4');
    // At the checkout there are two seats and two companions.
    await expect(page.locator('main .booking-item', { hasText: /^\s*\S.*2 × /su })).toHaveCount(2);
    // In the cart they are one line, and its number is that of pairs.
    await page.goto(words.cart);
    const line = page.locator('main .booking-item:has(select)');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(words.inCart);
    await expect(line.locator('select')).toHaveValue('2');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`BK-11 BK-09 two wheelchair places with companions in the form, in at most 6 clicks (${locale}) @full`, async ({
      page,
      request,
    }) => {
      const { link, offer } = await bookable(request, hasPairs, locale);
      const words = WORDS[locale];
      const { click, count } = clicker();
      const group = offer.seatGroups.find(isPairGroup);
      await page.goto(link);
      await click(details(page).locator('> summary'));
      const field = page.locator(`[name="tickets-${group?.prices[0]?.id}"]`);
      await expect(field).toBeVisible();
      expect(await violationsWithoutScripts(page)).toEqual([]);
      await field.selectOption('2');
      await click(page.getByRole('button', { name: words.send }));
      await expect(page.locator('main')).toContainText(words.sum);
      // Opening a list and choosing in it are two.
      expect(count() + 2).toBeLessThanOrEqual(6);
      expect((await cartCookies(page))['cartAmount']).toBe('4');
    });
  });
}

test.describe('bad numbers', () => {
  test.use({ javaScriptEnabled: false });

  test('BK-09 BK-11 counts of -1, 999, 1e9 and text get words at the field, and nothing is held @full', async ({
    request,
    page,
  }) => {
    const { form, offer } = await bookable(request, hasPairs);
    const field = `tickets-${offer.seatGroups.find(isPairGroup)?.prices[0]?.id}`;
    await page.goto(form);
    const { origin } = new URL(page.url());
    for (const value of ['-1', '999', '1e9', 'zwei', '6', '1.5', '٢']) {
      const answer = await request.post(form, {
        form: { [field]: value },
        headers: { origin },
      });
      expect(answer.status(), value).toBe(400);
      const html = await answer.text();
      expect(html, value).toContain(`href="#${field}"`);
      expect(html, value).toContain('Bitte wählen Sie eine ganze Zahl von 0 bis 5.');
      expect(html, value).toContain(`id="${field}-field-error"`);
    }
    const nothing = await request.post(form, {
      form: { [field]: '0' },
      headers: { origin },
    });
    expect(await nothing.text()).toContain('Bitte wählen Sie mindestens eine Karte.');
    // The companion's ticket by itself is no choice.
    const alone = await request.post(form, {
      form: { [field.replace(/-1$/u, '-9')]: '1' },
      headers: { origin },
    });
    expect(alone.status()).toBe(400);
    // Whoever holds a seat has a cart, and its cookies.
    const { cookies } = await request.storageState();
    expect(cookies.filter(({ name }) => name.startsWith('cart'))).toEqual([]);
  });
});
