import { expect, test, type Page } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { bookable, cartCookies, hasRoom, isTimed } from '../../support/site/booking.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

test.use({ javaScriptEnabled: false });

const WORDS = {
  de: { send: 'In den Warenkorb', cart: '/de/warenkorb', held: 'für die nächsten 15 Minuten' },
  en: { send: 'Add to cart', cart: '/en/cart', held: 'for the next 15 minutes' },
} as const;

const selects = (page: Page) => page.locator('main form select:visible');

for (const locale of ['de', 'en'] as const)
  test(`BK-09 the whole purchase as forms, 320 px (${locale})`, async ({ page, request }) => {
    const { send, cart, held } = WORDS[locale];
    await page.setViewportSize({ width: 320, height: 700 });
    const { link } = await bookable(request, hasRoom(2), locale);
    const problems: string[] = [];
    await page.goto(link);
    await page.locator('details[data-booking] > summary').click();
    problems.push(...(await violationsWithoutScripts(page)));
    await selects(page).nth(0).selectOption('2');
    await selects(page).nth(1).selectOption('1');
    await page.getByRole('button', { name: send }).click();

    await expect(page).toHaveURL(new RegExp(`${cart}$`, 'u'));
    await expect(page.locator('main [role=status]')).toContainText(held);
    await expect(page.locator('main')).toContainText(locale === 'de' ? '3 Karten' : '3 tickets');
    await expect(page.locator('main')).toContainText(/1[45] (Minuten|minutes)/u);
    problems.push(...(await violationsWithoutScripts(page)));
    const { cartAmount, cartUrl = '', cartUntil } = await cartCookies(page);
    expect(cartAmount).toBe('3');
    expect(cartUrl).toMatch(/^\/testshop\//u);
    expect(Number(cartUntil)).toBeGreaterThan(14 * 60);
    // A page opened later knows the cart.
    await page.goto(`/${locale}`);
    const badge = page.locator('[data-cart] .badge');
    expect(await badge.evaluate((one) => getComputedStyle(one, '::after').content)).toContain('3');

    // What the icon leads to with scripts is the same cart.
    await page.goto(cartUrl);
    await expect(page).toHaveURL(new RegExp(`${cart}$`, 'u'));
    await page.locator('main button[name=pay]').click();
    await expect(page).toHaveURL(cartUrl.replace('/cart/', '/checkout/'));
    problems.push(...(await violationsWithoutScripts(page)));
    expect(problems).toEqual([]);
  });

test('BK-09 a mistake is told at its place with 400, and nothing that was chosen is lost', async ({
  page,
  request,
}) => {
  const { form } = await bookable(request, hasRoom(2));
  await page.goto(form);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('?again=')),
    page.getByRole('button', { name: 'In den Warenkorb' }).click(),
  ]);
  expect(answer.status()).toBe(400);
  expect((await answer.request().redirectedFrom()?.response())?.status()).toBe(303);
  await expect(page.locator('[role=alert]')).toContainText(
    'Bitte wählen Sie mindestens eine Karte.',
  );
  // Who hears the page hears that first.
  await expect(page).toHaveTitle(/^Fehler: Karten: /u);
  await expect(page.locator('[role=alert]')).toBeFocused();
  await selects(page).nth(0).selectOption('8');
  await selects(page).nth(1).selectOption('7');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.locator('[role=alert]')).toContainText('Mehr als 10 Karten');
  await expect(selects(page).nth(0)).toHaveValue('8');
  await expect(selects(page).nth(1)).toHaveValue('7');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  expect(await cartCookies(page)).toEqual({});
  const errors = await htmlErrors([[form, await page.content()]]);
  expect(errors).toBe('');
});

test('BK-04 BK-09 a time slot is a radio button; the first one that is free is chosen', async ({
  page,
  request,
}) => {
  const { form, offer } = await bookable(request, isTimed);
  await page.goto(form);
  const slots = page.locator('input[name=slot]');
  const [first] = offer.seatGroups[0]?.timeslots ?? [];
  await expect(slots.first()).toBeChecked();
  await expect(slots.first()).toHaveValue(first?.block_id ?? '');
  expect(await slots.count()).toBe(offer.seatGroups[0]?.timeslots.length);
  await slots.last().check();
  await selects(page).first().selectOption('1');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  // Where the order was refused this shows the reason.
  await expect(page.locator('main')).toContainText('in Ihren Warenkorb gelegt');
  await expect(page).toHaveURL(/\/de\/warenkorb$/u);
  await expect(page.locator('main')).toContainText('1 Karte');
});

test('BK-13 the same form sent twice buys once, after Back, too; a changed cart takes it again', async ({
  page,
  request,
  baseURL,
}) => {
  const { form, offer } = await bookable(request, hasRoom(2));
  // The key of the form comes with the page.
  await page.goto(form);
  const [price] = offer.seatGroups[0]?.prices ?? [];
  const send = () =>
    page.context().request.post(form, {
      headers: { origin: baseURL ?? '' },
      form: { [`tickets-${price?.id ?? ''}`]: '2' },
      maxRedirects: 0,
    });
  const amount = async () => (await cartCookies(page))['cartAmount'];
  const double = await Promise.all([send(), send()]);
  expect(double.map((answer) => answer.status())).toEqual([303, 303]);
  expect(await amount()).toBe('2');
  expect((await send()).status()).toBe(303);
  expect(await amount()).toBe('2');
  await page.goto('/de/warenkorb');
  await expect(page.locator('main [role=status]')).toContainText('nichts doppelt');
  // Who has taken tickets out can have the same ones again.
  await page.getByRole('combobox').first().selectOption('1');
  await page.getByRole('button', { name: 'Anzahl ändern' }).click();
  expect(await amount()).toBe('1');
  expect((await send()).status()).toBe(303);
  expect(await amount()).toBe('3');
});

test('BK-06 a form of another site, or of none, reserves nothing and is told so in words', async ({
  request,
}) => {
  const { form, offer } = await bookable(request, hasRoom(1), 'en');
  const data = { [`tickets-${offer.seatGroups[0]?.prices[0]?.id ?? ''}`]: '1' };
  for (const headers of [
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
    {},
  ]) {
    const answer = await request.post(form, { headers, form: data, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('was not sent from this website');
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('cart');
  }
  // A text browser names the page only that it comes from.
  await request.get(form);
  const referer = new URL(form, test.info().project.use.baseURL).href;
  const own = await request.post(form, { headers: { referer }, form: data, maxRedirects: 0 });
  expect(own.status()).toBe(303);
});

// ASVS 2.2.3
test('BK-09 tickets of another event, amounts that are none and slots that are over are refused', async ({
  request,
  baseURL,
}) => {
  const { form } = await bookable(request, hasRoom(1));
  const timed = await bookable(request, isTimed);
  const foreign = timed.offer.seatGroups[0]?.prices[0]?.id ?? '';
  const post = (path: string, data: Record<string, string>) =>
    request.post(path, { headers: { origin: baseURL ?? '' }, form: data });
  const answers = [
    await post(form, { [`tickets-${foreign}`]: '1' }),
    ...(await Promise.all(
      ['-1', '1.5', '11', '99999', 'two'].map((amount) =>
        post(timed.form, { [`tickets-${foreign}`]: amount, slot: 'b1' }),
      ),
    )),
    await post(timed.form, { [`tickets-${foreign}`]: '1', slot: 'b99' }),
    await post(timed.form, { [`tickets-${foreign}`]: '1' }),
  ];
  for (const answer of answers) {
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain('role="alert"');
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('cartAmount');
  }
});
