import { expect, test, type Page } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { bookable, cartCookies, hasRoom } from '../../support/site/booking.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { create, patch } from '../../support/site/write.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

const WORDS = {
  de: {
    add: 'In den Warenkorb',
    remove: 'Entfernen',
    pay: 'Zur Kasse',
    order: 'Testbestellung abschicken',
    declined: 'Zahlung wird abgelehnt',
    accepted: 'Zahlung gelingt',
    back: 'Zurückgeben',
    gone: 'Die Plätze sind wieder frei',
    cart: '/de/warenkorb',
    changed: 'Ihr Warenkorb ist geändert.',
    until: /reserviert bis \d\d:\d\d\sUhr, noch 1[45] Minuten/u,
  },
  en: {
    add: 'Add to cart',
    remove: 'Remove',
    pay: 'To checkout',
    order: 'Place test order',
    declined: 'Payment is declined',
    accepted: 'Payment succeeds',
    back: 'Return',
    gone: 'The seats are free again',
    cart: '/en/cart',
    changed: 'Your cart has been changed.',
    until: /reserved until \d\d:\d\d, 1[45] minutes left/u,
  },
} as const;

/** Looks at pages as they are; what is wrong with them is told at the end, because validating takes its time. */
class Looks {
  readonly #found: string[] = [];
  readonly #documents: [string, string][] = [];

  async at(page: Page): Promise<void> {
    this.#documents.push([page.url(), await page.content()]);
    this.#found.push(...(await violationsWithoutScripts(page)));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      this.#found.push(`${page.url()} is too wide`);
  }

  async wrong(): Promise<readonly string[]> {
    const html = await htmlErrors(this.#documents);
    return [...this.#found, ...(html ? [html] : [])];
  }
}

/** Puts a ticket of each of two seat groups into a cart. @returns the cart's address in the shop */
async function fill(page: Page, form: string, add: string): Promise<string> {
  await page.goto(form);
  for (const place of [0, 1])
    await page.locator('main form select:visible').nth(place).selectOption('1');
  await page.getByRole('button', { name: add }).click();
  return (await cartCookies(page))['cartUrl'] ?? '';
}

for (const locale of ['de', 'en'] as const)
  test(`BK-08 BK-12 from the cart to the order and back, without scripts, 320 px (${locale}) @full`, async ({
    page,
    request,
  }) => {
    const words = WORDS[locale];
    const { form } = await bookable(request, hasRoom(2), locale);
    const looks = new Looks();
    const look = () => looks.at(page);
    const cart = await fill(page, form, words.add);
    expect(cart).toMatch(new RegExp(`^/testshop/${locale}/cart/[\\w-]{22}$`, 'u'));

    await page.goto(cart);
    await expect(page).toHaveURL(new RegExp(`${words.cart}$`, 'u'));
    await expect(page.locator('main')).toContainText(words.until);
    await expect(page.locator('main .booking-item')).toHaveCount(3);
    await look();
    await page.getByRole('button', { name: words.remove }).first().click();
    await expect(page.locator('main [role=status]').first()).toContainText(words.changed);
    await expect(page.locator('main .booking-item')).toHaveCount(2);
    expect(await cartCookies(page)).toMatchObject({ cartAmount: '1', cartUrl: cart });

    await page.getByRole('button', { name: words.pay }).click();
    await expect(page.locator('main')).toContainText(words.until);
    await look();
    await page.getByRole('button', { name: words.order }).click();
    await expect(page.locator('[role=alert] a')).toHaveCount(2);
    await expect(page.locator('#email')).toHaveAttribute('aria-describedby', 'email-field-error');
    await look();
    await page.locator('#name').fill('Ada Beispiel');
    await page.locator('#email').fill('ada@example.org');
    await page.getByLabel(words.declined).check();
    await page.getByRole('button', { name: words.order }).click();
    await expect(page.locator('[role=alert] a')).toHaveCount(1);
    await expect(page.locator('#name')).toHaveValue('Ada Beispiel');
    await page.getByLabel(words.accepted).check();
    await page.getByRole('button', { name: words.order }).click();

    const order = new RegExp(`/testshop/${locale}/order/[A-Z2-9]{8}\\?key=[\\w-]{43}$`, 'u');
    await expect(page).toHaveURL(order);
    expect(await cartCookies(page)).toEqual({});
    await look();
    // The cart's address leads its buyer to what has become of it.
    await page.goto(cart);
    await expect(page).toHaveURL(order);
    await page.getByRole('button', { name: words.back }).first().click();
    await expect(page.locator('main [role=status]')).toBeVisible();
    await expect(page.locator('main .booking-item')).toHaveCount(0);
    await look();
    await page.reload();
    await expect(page.locator('main [role=status]')).toHaveCount(0);
    expect(await looks.wrong()).toEqual([]);
  });

test('BK-08 a cart that was given up says so without blame, and the cookies go', async ({
  page,
  request,
}) => {
  const { form } = await bookable(request, hasRoom(2));
  const cart = await fill(page, form, WORDS.de.add);
  await page.getByRole('button', { name: 'Warenkorb leeren' }).click();
  await expect(page.locator('main')).toContainText(WORDS.de.gone);
  expect(await cartCookies(page)).toEqual({});
  await page.goto(cart.replace('/cart/', '/checkout/'));
  await expect(page).toHaveURL(/\/de\/warenkorb$/u);
  const looks = new Looks();
  await looks.at(page);
  expect(await looks.wrong()).toEqual([]);
});

test('BK-08 an event that is called off while it is in a cart is not sold: said at the checkout @full', async ({
  page,
  request,
}) => {
  const mark = `off-${process.pid}-${Date.now()}`;
  const price = { id: mark, price: '30.00', sale_type_id: '1', text: 'Vollpreis' };
  const saal = { id: mark, seat_group: 'saal', status: '1', text: 'Saal', seats: 2 };
  const start = new Date(Date.now() + 86_400_000);
  const event = await create(request, 'event', {
    title: { de: `Abend ${mark}`, en: `Night ${mark}` },
    room: 1,
    date_start: start.toISOString(),
    id_jet: mark,
    prices: [price],
    seat_groups: [{ ...saal, prices: [price] }],
  });
  await page.goto(`/de/programm-karten/x/${event.id}/karten`);
  await page.locator('select[name^="tickets-"]').selectOption('1');
  await page.getByRole('button', { name: WORDS.de.add }).click();
  const cart = (await cartCookies(page))['cartUrl'] ?? '';
  await patch(request, 'event', event, { status: 'cancelled' });
  await page.goto(cart.replace('/cart/', '/checkout/'));
  await page.locator('#name').fill('Ada Beispiel');
  await page.locator('#email').fill('ada@example.org');
  const answer = page.waitForResponse((response) => response.url().includes('?again='));
  await page.getByRole('button', { name: WORDS.de.order }).click();
  expect((await answer).status()).toBe(409);
  await expect(page.locator('[role=alert]').first()).toContainText('nicht mehr verkauft');
  await expect(page.locator('#name')).toHaveValue('Ada Beispiel');
  await page.getByRole('link', { name: 'Zurück zum Warenkorb' }).click();
  await page.getByRole('button', { name: WORDS.de.remove }).click();
  await expect(page.locator('main .booking-item')).toHaveCount(0);
});

test('BK-08 the start and an event in the test shop; what is not there is 404 @full', async ({
  page,
  request,
}) => {
  const { offer, link } = await bookable(request, hasRoom(1));
  const looks = new Looks();
  await page.goto('/testshop');
  await expect(page.locator('main')).toContainText('nichts bezahlt');
  await looks.at(page);
  await page.goto(`/testshop/de/event/${offer.idJet}`);
  await expect(page.locator('h1')).toHaveText(offer.title);
  await expect(page.locator(`main a[href="${link}"]`)).toBeVisible();
  await looks.at(page);
  expect(await looks.wrong()).toEqual([]);
  const answer = await page.goto('/testshop?language=en');
  expect(answer?.headers()).toMatchObject({
    'content-language': 'en',
    'cache-control': 'private, no-store',
  });
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
  const token = 'A'.repeat(22);
  for (const path of ['de/event/nope', `de/order/${token}`])
    expect((await request.get(`/testshop/${path}`)).status(), path).toBe(404);
  const elsewhere = await request.get(`/testshop/de/cart/${token}`);
  expect(elsewhere.url()).toMatch(/\/de\/warenkorb$/u);
  expect(await elsewhere.text()).toContain('gehört nicht zu diesem Browser');
});

test('BK-08 forms of other sites, and forms that are none, change nothing @full', async ({
  page,
  request,
}) => {
  const { form } = await bookable(request, hasRoom(2));
  await fill(page, form, WORDS.de.add);
  const post = (headers: Record<string, string>, data: Record<string, string>) =>
    page.request.post('/de/warenkorb', { headers, form: data });
  expect((await post({ origin: 'https://evil.example' }, { all: 'yes' })).status()).toBe(403);
  const { origin } = new URL(page.url());
  expect((await post({ origin }, {})).status()).toBe(400);
  expect((await post({ origin }, { line: '["a"]' })).status()).toBe(400);
  await page.goto('/de/warenkorb');
  await expect(page.locator('main .booking-item')).toHaveCount(3);
});
