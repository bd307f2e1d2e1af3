import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGS } from '../support/browser-args.ts';

/* Pages that a browser keeps as they were left; Playwright switches that off where it is not asked. */
let browser: Browser;
test.beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'];
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Marks a document: a new one of the same address has no mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

async function backFrom(page: Page, path: string, meanwhile: () => Promise<void>) {
  await mark(page);
  await page.goto(path);
  await meanwhile();
  await page.goBack();
}

test('CO-02 TA-01 Back to a page from before a choice shows it as chosen', async ({ baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const banner = page.locator('[data-consent]');
  const alert = page.locator('[data-alert]');

  await page.goto('/de');
  // Control: nothing was chosen, and the browser shows the very document again.
  await backFrom(page, '/de/team', async () => undefined);
  expect(await isSame(page)).toBe(true);
  await expect(banner).toBeVisible();

  await backFrom(page, '/de/team', async () => {
    await banner.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(banner).toBeHidden();
  });
  await expect(banner).toBeHidden();
  expect(await isSame(page)).toBe(false);
  await expect(banner).toHaveAttribute('data-granted', /./u);

  // What was agreed to is withdrawn, and the alert closed, on another page.
  await backFrom(page, '/de/cookie-einstellungen', async () => {
    await page.getByRole('button', { name: 'Alle ablehnen' }).first().click();
    await page.waitForLoadState();
  });
  for (let back = 0; back < 2 && !page.url().endsWith('/de'); back += 1) await page.goBack();
  await expect(page).toHaveURL(/\/de$/u);
  await expect(banner).not.toHaveAttribute('data-granted', /./u);

  await expect(alert).toBeVisible();
  await backFrom(page, '/de/team', async () => {
    await alert.getByRole('button').click();
    await expect(alert).toBeHidden();
  });
  await expect(alert).toBeHidden();
  await context.close();
});
