import { COOKIE } from '../../../src/lib/constants.ts';
import { expect, test, type Page } from '@playwright/test';
import { stir } from '../../support/site/pages.ts';
import { NOT_CHOSEN } from '../support/consent.ts';

/*
 * Pages of the back-forward cache. A browser that is steered keeps none (it says «masked»), so
 * that a page is told here what it would hear when it is left and shown again.
 */
test.use({ storageState: NOT_CHOSEN });

/** The event comes after the answer: a page that loads itself anew would take it along. */
const tell = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => {
    setTimeout(() => dispatchEvent(new PageTransitionEvent(name, { persisted: true })));
  }, type);

/** Marks a document: a new one of the same address has no mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

/** Leaves a page, does something on another one and comes back. */
async function backFrom(page: Page, path: string, meanwhile: (other: Page) => Promise<void>) {
  await mark(page);
  // Nobody leaves a page without a sign.
  await stir(page);
  await tell(page, 'pagehide');
  const other = await page.context().newPage();
  await other.goto(path);
  await meanwhile(other);
  await other.close();
  await tell(page, 'pageshow');
}

test('CO-02 TA-01 a page that comes back is as was chosen meanwhile', async ({ page }) => {
  const banner = (on: Page) => on.locator('[data-consent]');
  const alert = (on: Page) => on.locator('[data-alert]');
  await page.goto('/de');
  // Control: where nothing was chosen, the same document stays.
  await backFrom(page, '/de/team', async (other) => {
    await expect(banner(other)).toBeVisible();
  });
  // Later than the event, as timers are called in turn.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await isSame(page)).toBe(true);
  await expect(banner(page)).toBeVisible();

  await backFrom(page, '/de/team', async (other) => {
    await banner(other).getByRole('button', { name: 'Alle annehmen' }).click();
    await expect(banner(other)).toBeHidden();
  });
  await expect(banner(page)).toBeHidden();
  await expect(banner(page)).toHaveAttribute('data-granted', /./u);

  const isConsent = ({ name }: { name: string }) => name === COOKIE.consent;
  const agreed = (await page.context().cookies()).find(isConsent)?.value;
  await backFrom(page, '/de/cookie-einstellungen', async (other) => {
    await other.getByRole('button', { name: 'Alle ablehnen' }).first().click();
    // Chromium never says that a tab is closed which was closed while it went somewhere.
    await expect(other).toHaveURL(/done=saved$/u);
  });
  // Nothing is told in place: the page says so itself when it is there again.
  expect((await page.context().cookies()).find(isConsent)?.value).not.toBe(agreed);
  await expect(banner(page)).not.toHaveAttribute('data-granted', /./u);

  await expect(alert(page)).toBeVisible();
  await backFrom(page, '/de/team', async (other) => {
    await alert(other).getByRole('button').click();
    await expect(alert(other)).toBeHidden();
  });
  await expect(alert(page)).toBeHidden();
});
