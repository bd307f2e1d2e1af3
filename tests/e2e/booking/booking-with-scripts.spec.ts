import { expect, test } from '@playwright/test';
import { isForNeeds } from '../../../src/lib/booking/needs.ts';
import { violations } from '../support/axe.ts';
import { bookable, cartCookies, hasRoom, isTimed } from '../../support/site/booking.ts';
import { comingEvents, LIST, stir } from '../../support/site/pages.ts';
import { painted, settled, stilled } from '../support/settled.ts';
import { details, openIn, panel, WORDS } from '../support/widget.ts';

test('BK-01 the first click on an event’s page opens the widget, and no React comes before it', async ({
  page,
  request,
}) => {
  const { link, offer } = await bookable(request, hasRoom(2));
  const large: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { length } = await response.body().catch(() => '');
    if (length > 50_000) large.push(response.url());
  });
  await page.goto(link, { waitUntil: 'networkidle' });
  const summary = details(page).locator('> summary');
  await summary.hover();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await settled(page);
  expect(large).toEqual([]);
  await summary.click();
  await expect(panel(page).getByRole('group').first()).toHaveAccessibleName(
    `Anzahl ${offer.seatGroups[0]?.label}, Vollpreis`,
  );
  // Quick presses of plus and minus count, and do not zoom.
  for (const button of await panel(page).getByRole('group').first().getByRole('button').all())
    await expect(button).toHaveCSS('touch-action', 'manipulation');
  await expect(summary).toBeFocused();
  expect(large).toHaveLength(1);
});

test('BK-01 LY-13 the first click in a list opens the widget in a dialog, Escape gives the focus back @full', async ({
  page,
}) => {
  await page.goto(LIST.de);
  const ticket = page.locator('main a[data-book]:visible').first();
  const title = await ticket.evaluate(
    (one) => one.closest('[data-event]')?.querySelector('h3')?.textContent,
  );
  await ticket.click();
  const dialog = page.getByRole('dialog', { name: title?.trim() ?? '' });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await dialog.evaluate((one: HTMLDialogElement) => one.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ticket).toBeFocused();
  await expect(page.locator('.booking-dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(ticket).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(LIST.de);
});

test('BK-01 one widget is open at a time: a dialog closes the one in its place @full', async ({
  page,
  request,
}) => {
  for (const { link } of await comingEvents(request)) {
    await page.goto(link);
    const others = await page.locator('main a[data-book]').count();
    if (others > 0 && (await details(page).count()) > 0) break;
  }
  const other = page.locator('main a[data-book]:visible').first();
  await details(page).locator('> summary').click();
  await expect(panel(page)).toBeVisible();
  await other.click();
  await expect(page.locator('dialog.booking-dialog')).toBeVisible();
  await expect(page.locator('.booking-panel .booking-panel')).toHaveCount(1);
  await expect(details(page)).not.toHaveAttribute('open');
  await page.keyboard.press('Escape');
  // Closed, the page is as it was: the form without scripts is back in its place.
  await expect(details(page).locator('form')).toHaveCount(1);
});

test('LY-13 other clicks on a ticket link are those of a link; control: a plain one is not', async ({
  page,
}) => {
  await page.goto(LIST.de);
  await stir(page);
  // Whether the scripts have taken the click from the browser, which opens no tab here.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.body.dataset['taken'] = String(event.defaultPrevented);
      event.preventDefault();
    });
  });
  const ticket = page.locator('main a[data-book]:visible').first();
  const body = page.locator('body');
  for (const key of ['ControlOrMeta', 'Shift'] as const) {
    await ticket.click({ modifiers: [key] });
    await expect(body).toHaveAttribute('data-taken', 'false');
  }
  await expect(page.locator('dialog.booking-dialog')).toHaveCount(0);
  await ticket.click();
  await expect(body).toHaveAttribute('data-taken', 'true');
  await expect(page.locator('dialog.booking-dialog')).toBeVisible();
});

test('BK-09 where no offer comes, the link is followed and the form stays in its place @full', async ({
  page,
  request,
}) => {
  await page.route('**/api/booking/**', (route) => route.abort());
  await page.goto(LIST.de);
  await page.locator('main a[data-book]:visible').first().click();
  await expect(page).toHaveURL(/\/karten$/u);
  const { link } = await bookable(request, hasRoom(2));
  await page.goto(link);
  await details(page).locator('> summary').click();
  await expect(details(page).locator('form select').first()).toBeVisible();
});

test('BK-09 where the offer is too long on its way, the link is followed, too @full', async ({
  page,
}) => {
  // It never comes.
  await page.route('**/api/booking/**', () => undefined);
  await page.goto(LIST.de);
  await page.locator('main a[data-book]:visible').first().click();
  await expect(page).toHaveURL(/\/karten$/u);
});

for (const locale of ['de', 'en'] as const)
  test(`BK-02 BK-05 BK-07 by keyboard from the choice to the cart, axe at every step (${locale}) @full`, async ({
    page,
    request,
  }) => {
    const words = WORDS[locale];
    const { link, offer } = await bookable(
      request,
      (one) => hasRoom(3)(one) && one.seatGroups.every(({ left }) => left !== 0),
      locale,
    );
    const problems: string[] = [];
    const check = async () => {
      // What comes in is looked at when it is there.
      await painted(page);
      await stilled(page);
      problems.push(...(await violations(page)));
    };
    const press = async (name: string | RegExp, nth = 0) => {
      const button = panel(page).getByRole('button', { name }).nth(nth);
      const isAfter = await button.evaluate(
        (one) => (document.activeElement?.compareDocumentPosition(one) ?? 0) & 4,
      );
      for (let step = 0; step < 30; step++) {
        if (await button.evaluate((one) => one === document.activeElement)) break;
        await page.keyboard.press(isAfter ? 'Tab' : 'Shift+Tab');
      }
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      return button;
    };
    await page.goto(link);
    await details(page).locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await check();
    const send = panel(page).getByRole('button', { name: words.send });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    // Two prices, and the places for people with a need, which are never folded away.
    const shown = offer.seatGroups.filter((group, index) => index < 2 || isForNeeds(group));
    await expect(panel(page).getByRole('group')).toHaveCount(shown.length);
    const less = panel(page).getByRole('button', { name: words.less }).first();
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await press(words.more);
    await expect(panel(page).getByRole('status')).toContainText(/^1 (Karte|ticket), /u);
    await expect(less).toHaveAttribute('aria-disabled', 'false');

    await press(words.discounts);
    await expect(panel(page).getByRole('heading', { name: words.discounts })).toBeFocused();
    await check();
    await press(words.more);
    await press(words.back);
    await expect(panel(page).getByRole('heading').first()).toBeFocused();
    await expect(panel(page).getByRole('status')).toContainText(/^2 (Karten|tickets), /u);
    await check();

    await press(words.send);
    const done = panel(page).getByRole('heading', { name: words.done });
    await expect(done).toBeFocused();
    await check();
    await expect(page.locator('a[data-cart]')).toHaveAccessibleName(words.badge);
    await expect(page.locator('[data-cart-sticky]')).toContainText(/^2 .* 15 [Mm]in/u);
    expect((await cartCookies(page))['cartAmount']).toBe('2');
    const pay = panel(page).getByRole('link', { name: words.pay });
    await expect(pay).toHaveAttribute('href', /\/(de\/warenkorb|en\/cart)\?pay$/u);
    // A page opened later knows the cart without being touched.
    await page.goto(`/${locale}`);
    await expect(page.locator('a[data-cart]')).toHaveAccessibleName(words.badge);
    await expect(page.locator('[data-cart-sticky]')).toBeVisible();
    expect(problems).toEqual([]);
  });

test('BK-02 closing forgets the choice; opening again begins anew @full', async ({
  page,
  request,
}) => {
  const { link } = await bookable(request, hasRoom(2));
  const widget = await openIn(page, link);
  await widget.getByRole('button', { name: WORDS.de.more }).first().click();
  await widget.getByRole('button', { name: WORDS.de.discounts }).first().click();
  const summary = details(page).locator('> summary');
  await summary.click();
  await expect(details(page).locator('form')).toHaveCount(1);
  await summary.click();
  await expect(widget.getByRole('status')).toHaveText('Noch keine Karte gewählt');
  await expect(widget.getByRole('heading', { name: WORDS.de.discounts })).toHaveCount(0);
});

test('BK-04 a visit by the clock: the first free slot is chosen, another one can be @full', async ({
  page,
  request,
}) => {
  const { link, offer } = await bookable(request, isTimed);
  const [first, , third] = offer.seatGroups[0]?.timeslots ?? [];
  const widget = await openIn(page, link);
  await expect(widget).toContainText(`Einlass: ${first?.label}`);
  await widget.getByRole('button', { name: WORDS.de.other }).click();
  await expect(widget.getByRole('heading', { name: 'Uhrzeit wählen' })).toBeFocused();
  // What the header has half covered by then is measured where nothing is scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violations(page)).toEqual([]);
  await expect(widget.getByRole('radio')).toHaveCount(offer.seatGroups[0]?.timeslots.length ?? 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(widget.getByRole('radio', { name: third?.label ?? '' })).toBeChecked();
  await widget.getByRole('button', { name: 'Uhrzeit übernehmen' }).click();
  await expect(widget).toContainText(`Einlass: ${third?.label}`);
  await widget.getByRole('button', { name: WORDS.de.more }).first().click();
  const [sent] = await Promise.all([
    page.waitForRequest(/shop-cart/u),
    widget.getByRole('button', { name: WORDS.de.send }).click(),
  ]);
  expect((sent.postDataJSON() as { block_id: string }).block_id).toBe(third?.block_id);
  await expect(widget.getByRole('heading')).toContainText('1 Karte wurde erfolgreich');
});

test('BK-05 ten tickets are the most, and the button says why', async ({ page, request }) => {
  const { link } = await bookable(request, hasRoom(2));
  const widget = await openIn(page, link);
  const more = widget.getByRole('button', { name: WORDS.de.more }).first();
  // A button at its limit only says that it does nothing; it is still there to be pressed.
  for (let step = 0; step < 12; step++) await more.click({ force: true });
  await expect(widget.getByRole('status')).toContainText('10 Karten, ');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(more).toHaveAccessibleDescription(/Höchstens 10 Karten/u);
  await expect(more).toBeFocused();
});

test.describe('by touch at 320 px', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });
  test('BK-01 the widget fits, its targets are 44 px, and a tap chooses @full', async ({
    page,
    request,
  }) => {
    await page.goto(LIST.de);
    await page.locator('main a[data-book]:visible').first().tap();
    const dialog = page.locator('dialog.booking-dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: WORDS.de.more }).first().tap();
    await expect(dialog.getByRole('status')).toContainText('1 Karte, ');
    await dialog.getByRole('button', { name: 'Schließen' }).tap();
    const { link } = await bookable(request, hasRoom(2));
    const widget = await openIn(page, link);
    const small = await widget.locator('button, a').evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => height < 44 || width < 44)
        .map(({ width, height }) => `${width}×${height}`),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    expect(await violations(page)).toEqual([]);
  });
});
