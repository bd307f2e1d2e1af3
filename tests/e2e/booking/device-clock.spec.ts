import { expect, test, type Page } from '@playwright/test';
import type { OpeningStep } from '../../../src/lib/dates/opening-hours.ts';
import { bookable, hasRoom } from '../../support/site/booking.ts';

const MINUTE_MS = 60_000;

/** The device's clock is ahead, or behind where that is negative. */
const setClock = (page: Page, aheadMs: number): Promise<unknown> =>
  page.addInitScript((ahead) => {
    const { now } = Date;
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given: [] | ConstructorParameters<DateConstructor>) {
        if (given.length === 0) super(now() + ahead);
        else super(...given);
      }
      static override now = () => now() + ahead;
    } as DateConstructor;
  }, aheadMs);

for (const minutes of [20, -20])
  test(`TR-03 BK-12 a device whose clock is ${minutes} minutes ahead is told the time that is left`, async ({
    page,
    request,
  }) => {
    await setClock(page, minutes * MINUTE_MS);
    const { form } = await bookable(request, hasRoom(1));
    await page.goto(form);
    await page.locator('main form select:visible').first().selectOption('1');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.locator('[data-cart-clock]')).toContainText(/noch 1[45]:\d\d Minuten/u);
    // The first page that sees the cookie, and one that comes later.
    for (const path of ['/de', '/de/team']) {
      await page.goto(path);
      await expect(page.locator('[data-cart-sticky]')).toHaveText(/, noch 1[456] Min\.$/u);
      await expect(page.locator('a[data-cart]')).toHaveAccessibleName('Warenkorb: 1 Karte');
      await expect(page.locator('[data-cart-said]')).toHaveText('');
    }
    await page.goto(
      await page.locator('a[data-cart]').evaluate(({ href }: HTMLAnchorElement) => href),
    );
    await page.locator('main button[name=pay]').click();
    await expect(page.locator('[data-cart-clock]')).toContainText(/noch 1[45]:\d\d Minuten/u);
  });

test('TR-03 OH-02 what is open now goes by the time of the server, not of the device', async ({
  page,
}) => {
  await page.goto('/de');
  const place = page.locator('[data-opening]').first();
  const steps = JSON.parse((await place.getAttribute('data-opening')) ?? '') as OpeningStep[];
  const textIn = (ms: number) =>
    steps
      .filter(([at]) => at * 1000 <= Date.now() + ms)
      .map(([, , text]) => text)
      .at(-1);
  const told = await place.textContent();
  const wrong = Array.from({ length: 48 }, (_, hours) => hours * 60 * MINUTE_MS).find(
    (ms) => textIn(ms) !== textIn(0),
  );
  expect(wrong).toBeDefined();
  await setClock(page, wrong ?? 0);
  await page.goto('/de/team');
  // What a wrong clock would say is written by then.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => {
          resolve(undefined);
        });
      }),
  );
  await expect(place).toHaveText(told ?? '');
});
