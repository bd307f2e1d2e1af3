import { expect, test, type Page } from '@playwright/test';
import { bookable, hasRoom } from '../../support/site/booking.ts';
import { LIST } from '../../support/site/pages.ts';

/* Everything that people come for, in a browser that runs no scripts. */

interface Way {
  readonly what: string;
  readonly at: (page: Page) => Promise<void>;
}

const WAYS: readonly Way[] = [
  {
    what: 'programme',
    at: async (page) => {
      await page.goto(LIST.de);
      await expect(page.locator('[data-event]')).toHaveCount(10);
    },
  },
  {
    what: 'search',
    at: async (page) => {
      await page.goto('/de/search');
      await page.locator('main input[name=q]').fill('klavier');
      await page.locator('main input[name=q]').press('Enter');
      await expect(page).toHaveURL(/[?&]q=klavier/u);
      await expect(
        page
          .locator('main a')
          .filter({ hasText: /klavier/iu })
          .first(),
      ).toBeVisible();
    },
  },
  {
    what: 'imprint',
    at: async (page) => {
      await page.goto('/de');
      await page.locator('footer a[href="/de/impressum"]').click();
      await expect(page.locator('main h1')).toHaveText(/Impressum/u);
    },
  },
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { what, at } of WAYS)
    test(`RL-05 case 37 ${what}: there without a script`, async ({ page }) => {
      await at(page);
    });

  test('RL-05 case 37 tickets: a link and a form, without a script', async ({ page, request }) => {
    const { link } = await bookable(request, hasRoom(1));
    await page.goto(`${link}/karten`);
    await expect(page.locator('main form[method=post] button').first()).toBeVisible();
  });

  test('RL-05 case 37 control: what only a script makes is not there', async ({
    page,
    browser,
  }) => {
    const html = `<main></main><script>document.querySelector('main').innerHTML = '<p data-event>'.repeat(10)</script>`;
    const serve = (one: Page) =>
      one.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    const [list] = WAYS;
    await serve(page);
    await page.goto(LIST.de);
    expect(await page.locator('[data-event]').count()).toBe(0);
    const context = await browser.newContext({ javaScriptEnabled: true });
    const other = await context.newPage();
    await serve(other);
    await list?.at(other);
    await context.close();
  });
});

test.describe('with scripts that do not come', () => {
  for (const { what, at } of WAYS)
    test(`RL-05 case 37 ${what}: there while every script is blocked @full`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await at(page);
    });
});
