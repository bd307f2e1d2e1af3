import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { bookable, cartCookies, hasRoom } from '../../support/site/booking.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const WORDS = {
  de: { add: 'In den Warenkorb', set: 'Anzahl ändern', pay: 'Zur Kasse', order: 'Testbestellung' },
  en: { add: 'Add to cart', set: 'Change number', pay: 'To checkout', order: 'Place test order' },
} as const;

/** Puts a ticket of each of two seat groups into the cart, and is on its page. */
async function fill(page: Page, form: string, locale: 'de' | 'en' = 'de'): Promise<void> {
  await page.goto(form);
  for (const place of [0, 1])
    await page.locator('main form select:visible').nth(place).selectOption('1');
  await page.getByRole('button', { name: WORDS[locale].add }).click();
  await expect(page.locator('main .booking-item')).toHaveCount(3);
}

test('BK-12 with scripts a count that is chosen counts at once, and the focus stays', async ({
  page,
  request,
}) => {
  const { form } = await bookable(request, hasRoom(2));
  await fill(page, form);
  const line = page.locator('main .booking-item').first();
  const before = await page.locator('main .booking-item .booking-price').last().textContent();
  await line.getByRole('combobox').focus();
  await line.getByRole('combobox').selectOption('3');
  await expect(page.locator('main .booking-item .booking-price').last()).not.toHaveText(
    before ?? '',
  );
  await expect(line.getByRole('combobox')).toBeFocused();
  await expect(line.getByRole('combobox')).toHaveValue('3');
  await expect(page.locator('main [data-cart-lead]')).toContainText('4 Karten');
  expect((await cartCookies(page))['cartAmount']).toBe('4');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['de', 'en'] as const)
    test(`BK-12 counts are changed in the cart, and what cannot be is said there (${locale}) @full`, async ({
      page,
      request,
      baseURL,
    }) => {
      const { form } = await bookable(request, hasRoom(2), locale);
      await fill(page, form, locale);
      const cart = page.url();
      const line = page.locator('main .booking-item').first();
      await line.getByRole('combobox').selectOption('3');
      await page.getByRole('button', { name: WORDS[locale].set }).click();
      await expect(page).toHaveURL(cart);
      expect((await cartCookies(page))['cartAmount']).toBe('4');
      await line.getByRole('combobox').selectOption('2');
      await page.getByRole('button', { name: WORDS[locale].set }).click();
      expect((await cartCookies(page))['cartAmount']).toBe('3');
      await expect(page.locator('main [role=status]')).toBeVisible();
      // It is told once.
      await page.reload();
      await expect(page.locator('main [role=status]')).toHaveCount(0);
      // The way to the checkout takes what was chosen along.
      await line.getByRole('combobox').selectOption('1');
      await page.getByRole('button', { name: WORDS[locale].pay }).click();
      await expect(page).toHaveURL(/\/checkout\//u);
      expect((await cartCookies(page))['cartAmount']).toBe('2');
      await page.goto(cart);
      await line.getByRole('combobox').selectOption('2');
      await page.getByRole('button', { name: WORDS[locale].set }).click();
      const key = await line.locator('input[name=line]').inputValue();
      for (const tickets of ['-1', '999', '1e9', 'two', '']) {
        const answer = await page.request.post(cart, {
          headers: { origin: baseURL ?? '' },
          form: { line: key, tickets },
        });
        expect(answer.status(), tickets).toBe(400);
        expect(answer.url()).toContain('?again=');
        await page.goto(answer.url());
        await expect(page.locator('#field-errors')).toBeFocused();
      }
      expect(await violationsWithoutScripts(page)).toEqual([]);
      expect(await htmlErrors([[cart, await page.content()]])).toBe('');
      expect((await cartCookies(page))['cartAmount']).toBe('3');
    });

  test('BK-13 Back after a mistake shows the form again, and once more does not double', async ({
    page,
    request,
  }) => {
    const { form } = await bookable(request, hasRoom(2));
    await page.goto(form);
    const add = page.getByRole('button', { name: WORDS.de.add });
    const selects = page.locator('main form select:visible');
    await selects.nth(0).selectOption('8');
    await selects.nth(1).selectOption('7');
    await add.click();
    await expect(page.locator('main [role=alert]')).toContainText('Mehr als 10 Karten');
    await selects.nth(0).selectOption('1');
    await selects.nth(1).selectOption('1');
    await add.click();
    await expect(page.locator('main [role=status]')).toContainText('2 Karten');
    await page.goBack();
    await expect(page.locator('main form')).toBeVisible();
    await page.goForward();
    await expect(page.locator('main .booking-item')).toHaveCount(3);
    await page.goBack();
    await selects.nth(0).selectOption('1');
    await selects.nth(1).selectOption('1');
    await add.click();
    await expect(page).toHaveURL(/\/de\/warenkorb$/u);
    expect((await cartCookies(page))['cartAmount']).toBe('2');
  });

  test('BK-13 Back from the cart and the same once more is told and doubles nothing @full', async ({
    page,
    request,
  }) => {
    const { link } = await bookable(request, hasRoom(2));
    await page.goto(link);
    await page.locator('details[data-booking] > summary').click();
    await page.locator('main form select:visible').first().selectOption('2');
    await page.getByRole('button', { name: WORDS.de.add }).click();
    await expect(page.locator('main [role=status]')).toContainText('2 Karten wurden erfolgreich');
    await page.goBack();
    const summary = page.locator('details[data-booking]');
    if ((await summary.getAttribute('open')) === null) await summary.locator('> summary').click();
    await page.locator('main form select:visible').first().selectOption('2');
    await page.getByRole('button', { name: WORDS.de.add }).click();
    await expect(page.locator('main [role=status]')).toContainText('nichts doppelt');
    expect((await cartCookies(page))['cartAmount']).toBe('2');
  });

  test('BK-12 two tabs: what one has taken out, the other is told to be gone @full', async ({
    page,
    request,
  }) => {
    const { form } = await bookable(request, hasRoom(2));
    await fill(page, form);
    const other = await page.context().newPage();
    await other.goto('/de/warenkorb');
    await page.getByRole('button', { name: 'Entfernen' }).first().click();
    await expect(page.locator('main .booking-item')).toHaveCount(2);
    await other.locator('main').getByRole('combobox').first().selectOption('2');
    await other.getByRole('button', { name: WORDS.de.set }).first().click();
    await expect(other.locator('#field-errors')).toContainText('nicht mehr in Ihrem Warenkorb');
    expect((await cartCookies(page))['cartAmount']).toBe('1');
  });

  test('BK-12 the cart goes along when the language changes, and a cart of somebody else opens for nobody @full', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { form } = await bookable(request, hasRoom(2));
    await fill(page, form);
    await page.goto('/en/cart');
    await expect(page.locator('main .booking-item')).toHaveCount(3);
    await page.getByRole('button', { name: WORDS.en.pay }).click();
    await expect(page).toHaveURL(/\/testshop\/en\/checkout\//u);
    const checkout = page.url();
    const stranger = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const theirs = await stranger.newPage();
    await theirs.goto(checkout);
    await expect(theirs).toHaveURL(/\/en\/cart$/u);
    await expect(theirs.locator('main')).toContainText('does not belong to this browser');
    await stranger.close();
  });

  test('BK-12 an order opens with its key only, and a thousand guesses open none @full', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { form } = await bookable(request, hasRoom(2));
    await fill(page, form);
    await page.getByRole('button', { name: WORDS.de.pay }).click();
    await page.locator('#name').fill('Ada Beispiel');
    await page.locator('#email').fill('ada@example.org');
    await page.getByRole('button', { name: WORDS.de.order }).click();
    await expect(page).toHaveURL(/\?key=/u);
    const order = new URL(page.url());
    // Back from the order: the checkout has nothing to pay any more, and leads to it.
    await page.goBack();
    await expect(page).toHaveURL(order.href);

    const stranger = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const theirs = await stranger.newPage();
    await theirs.goto(order.pathname);
    await expect(theirs.locator('main .booking-item')).toHaveCount(0);
    expect(await violationsWithoutScripts(theirs)).toEqual([]);
    const statuses = new Set<number>();
    const guess = async (index: number) => {
      const key = String(index).padStart(43, 'x');
      const answer = await stranger.request.get(`${order.pathname}?key=${key}`);
      statuses.add(answer.status());
      return answer.status();
    };
    for (let from = 0; from < 1000; from += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => guess(from + index)));
    expect([...statuses].sort()).toEqual([403, 429]);
    expect(await guess(1000)).toBe(429);
    const forged = await stranger.request.post(`${order.pathname}?key=${'x'.repeat(43)}`, {
      headers: { origin: baseURL ?? '' },
      form: { all: 'yes' },
      maxRedirects: 0,
    });
    expect(forged.status()).toBe(429);
    // Who has the key still comes in, and has all of their tickets.
    await theirs.goto(order.href);
    await expect(theirs.locator('main .booking-item')).toHaveCount(3);
    await stranger.close();
  });
});

test('BK-12 the clock counts down in cart and checkout and says what ended, beside a free button @full', async ({
  page,
  request,
}) => {
  const { form } = await bookable(request, hasRoom(2));
  await page.clock.install();
  await fill(page, form);
  const clock = page.locator('[data-cart-clock]');
  const over = page.locator('[data-clock-over]');
  await expect(clock).toContainText(/noch 1[45]:\d\d Minuten/u);
  await page.clock.fastForward(10 * 60_000);
  await expect(clock).toContainText(/noch [45]:\d\d Minuten/u);
  const pay = page.getByRole('button', { name: WORDS.de.pay });
  await pay.scrollIntoViewIfNeeded();
  // Nothing lies over it: what is at its middle is the button itself.
  const isFree = () =>
    pay.evaluate((button) => {
      const box = button.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top === button || button.contains(top);
    });
  expect(await isFree()).toBe(true);
  expect(await violations(page)).toEqual([]);
  const cart = decodeURIComponent((await cartCookies(page))['cartUrl'] ?? '');
  const checkout = cart.replace('/cart/', '/checkout/');
  await page.clock.fastForward(5 * 60_000);
  await expect(over).toContainText('Es wurde nichts bestellt');
  await expect(pay).toBeHidden();
  expect(await violations(page)).toEqual([]);

  // The checkout came when there was time left, and ends the same way.
  await page.goto(checkout);
  await expect(clock).toContainText(/noch 1[45]:\d\d Minuten/u);
  await page.locator('#name').focus();
  await page.clock.fastForward(15 * 60_000 + 1000);
  await expect(over).toBeFocused();
  await expect(over).toContainText('Es wurde nichts bestellt');
  await expect(page.getByRole('button', { name: WORDS.de.order })).toBeHidden();
});

test('BK-13 Back closes the open dialog of the widget and stays on the page @full', async ({
  page,
  request,
}) => {
  const { link } = await bookable(request, hasRoom(2));
  await page.goto(link);
  await page.goto('/de/programm-karten');
  const { pathname } = new URL(page.url());
  const opener = page.locator('main a[data-book]:visible').first();
  const dialog = page.locator('dialog.booking-dialog');
  await opener.click();
  await expect(dialog.locator('.booking-panel').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  // By its button it leaves no entry behind: the next Back leaves the page.
  await opener.click();
  await expect(dialog.locator('.booking-panel').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${link}$`, 'u'));
});

test.describe('without scripts, every page', () => {
  test.use({ javaScriptEnabled: false });

  test('LY-10 the amount is in the name of the cart’s link, which never says that it is empty @full', async ({
    page,
    request,
  }) => {
    const { form } = await bookable(request, hasRoom(2));
    await page.goto('/de');
    const link = page.locator('a[data-cart]');
    await expect(link).toHaveAccessibleName('Warenkorb');
    await fill(page, form);
    await page.goto('/de');
    await expect(link).toHaveAccessibleName('Warenkorb: 2 Karten');
  });
});
