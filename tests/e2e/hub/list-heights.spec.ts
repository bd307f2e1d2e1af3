import { expect, test, type Page } from '@playwright/test';
import { logIn } from '../support/login.ts';

// Nothing that scripts do moves a list.
test.use({ javaScriptEnabled: false });

/** The lowest place at which the first row of a list begins, by the window. */
const WINDOWS = [
  { width: 1440, height: 900, most: 360 },
  { width: 390, height: 844, most: 420 },
] as const;
/** Lists with rows in the demo; the others have none to be seen. */
const LEAST_LISTS = 30;

const firstRow = (page: Page) =>
  page
    .locator('main')
    .locator(':scope tbody > tr, :scope .hub-media-grid > li, :scope .hub-menu-tree > li')
    .first();

test('RT-10 the first row of every list stands where it is seen at once, on a desk and on a phone', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin');
  await page.goto('/de/cms-hub');
  const links = page.locator('nav.hub-menu a[href^="/de/cms-hub/"]');
  const lists = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const low: string[] = [];
  let seen = 0;
  for (const list of new Set(lists)) {
    await page.goto(list, { waitUntil: 'domcontentloaded' });
    if ((await firstRow(page).count()) === 0) continue;
    seen += 1;
    for (const { most, ...size } of WINDOWS) {
      await page.setViewportSize(size);
      const { y = 0 } = (await firstRow(page).boundingBox()) ?? {};
      if (y > most) low.push(`${list} at ${String(size.width)} px: ${String(Math.round(y))}`);
    }
  }
  expect(low).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(LEAST_LISTS);
});
