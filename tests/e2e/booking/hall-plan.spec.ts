import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { bookable, isTimed } from '../../support/site/booking.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { details, openIn, WORDS } from '../support/widget.ts';
import type { Offer } from '../../../src/lib/booking/offer.ts';

const isLarge = (offer: Offer): boolean =>
  !isTimed(offer) &&
  offer.seatGroups.length > 3 &&
  offer.seatGroups.every(({ left, features }) => left === null || features.length > 0) &&
  offer.seatGroups.some(({ label }) => label.startsWith('Kategorie 3'));

test('BK-11 an area of the hall plan leads to its line in the widget, which may be folded away', async ({
  page,
  request,
}) => {
  const { link, offer } = await bookable(request, isLarge);
  const widget = await openIn(page, link);
  const third = offer.seatGroups.find(({ label }) => label.startsWith('Kategorie 3'));
  const line = widget.locator(`[id="seats-${third?.id}"]`);
  await expect(line).toHaveCount(0);
  await page.getByText('Saalplan', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
  const picture = page.locator('[data-hall-plan]');
  await expect(picture.locator('a')).toHaveCount(offer.seatGroups.length);
  await picture.locator(`a[href="#seats-${third?.id}"] text`).first().click();
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
  await page.keyboard.press('Tab');
  await line.getByRole('button', { name: WORDS.de.more }).click();
  await expect(widget.getByRole('status')).toContainText('1 Karte, ');
});

test('BK-01 LY-13 the shop’s own page of an event opens the same choice @full', async ({
  page,
  request,
}) => {
  const { offer } = await bookable(request, isLarge);
  await page.goto(offer.ticketUrl ?? '');
  await page.locator('a[data-book]').click();
  const dialog = page.getByRole('dialog', { name: offer.title });
  await expect(dialog.getByRole('button', { name: WORDS.de.more }).first()).toBeVisible();
  await expect(dialog.getByText('Höchstens 10 Karten je Bestellung')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('BK-01 BK-09 all ways to tickets lead to the same form', async ({ page, request }) => {
    const { form, link, offer } = await bookable(request, isLarge);
    await page.goto(offer.ticketUrl ?? '');
    await page.locator('a[data-book]').click();
    await expect(page).toHaveURL(form);
    await page.goto(link);
    await expect(page.locator('main form.booking-panel')).toHaveAttribute('action', form);
  });

  test('BK-11 BK-09 the hall plan is a picture and a text, and both lead to the form’s line @full', async ({
    page,
    request,
  }) => {
    // The validator of HTML is started twice.
    const { form, link, offer } = await bookable(request, isLarge);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const address of [form, link]) {
      await page.goto(address);
      if (address === link) await details(page).locator('> summary').click();
      await page.getByText('Saalplan', { exact: true }).click();
      const lines = page.locator('[data-plan-area]');
      await expect(lines).toHaveCount(offer.seatGroups.length);
      for (const [index, { label, prices }] of offer.seatGroups.entries()) {
        await expect(lines.nth(index)).toContainText(label);
        await expect(lines.nth(index)).toContainText(prices[0]?.amount ?? '');
      }
      await lines.last().getByRole('link').click();
      await expect(page.locator(':target')).toBeInViewport();
      await expect(page.locator(':target legend')).toHaveText(offer.seatGroups.at(-1)?.label ?? '');
      expect(await violationsWithoutScripts(page)).toEqual([]);
      expect(await htmlErrors([[address, await page.content()]])).toBe('');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
});
