import { expect, test, type Page } from '@playwright/test';
import { edit, headline, isSaved } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { twoEditors } from '../../support/two-editors.ts';
import { createPage } from '../../../support/site/write.ts';

/** What has the focus, in a word. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset, tagName } = document.activeElement as HTMLElement;
    return dataset['recordText'] ?? dataset['field'] ?? dataset['module'] ?? tagName;
  });

/** Counts how often the page is fetched anew. */
function fetchesOf(page: Page, path: string): { count: number } {
  const fetches = { count: 0 };
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr' && new URL(request.url()).pathname === path)
      fetches.count += 1;
  });
  return fetches;
}

test('ED-16 the way through title, introduction and modules by Tab goes on, also when the page is fetched anew', async ({
  page,
  context,
  request,
}) => {
  await logIn(context);
  const { de } = await createPage(request, [
    headline('a', 'Eins', 'One'),
    headline('b', 'Zwei', 'Two'),
  ]);
  await edit(page, de);
  const fetches = fetchesOf(page, de);
  // What leads from text to text comes with the first press.
  const steps = page.waitForResponse(/\/first-use[^/]*\.js$/u);
  const title = page.locator('h1[data-record-text]');
  await title.click();
  const address = (await steps).url();
  await page.evaluate((url) => import(url), address);
  for (const place of ['intro', 'a|content.de', 'b|content.de']) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(place);
  }
  // Nothing was changed.
  expect(fetches.count).toBe(0);
  await title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' neu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('a|content.de');
  await isSaved(page);
  expect(await focused(page)).toBe('a|content.de');
  // The page is fetched once nobody stands in a text of it.
  expect(fetches.count).toBe(0);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('a');
  await expect.poll(() => fetches.count).toBe(1);
  await expect(page).toHaveTitle(/ neu/u);
  expect(await focused(page)).toBe('a');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('a|content.de');
});

test('ED-16 whoever goes from the title into a headline writes there without losing a key, while others edit the page, too @full', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, [headline('a', 'Eins', 'One')]);
  const title = mine.locator('h1[data-record-text]');
  await title.click();
  await mine.keyboard.press('End');
  await mine.keyboard.type(' neu');
  await mine.locator('[data-field="a|content.de"]').click();
  await mine.keyboard.press('End');
  // Longer than it takes to save the title and to fetch the page.
  for (const sign of ' und was daraus wird') await mine.keyboard.type(sign, { delay: 120 });
  await isSaved(mine);
  await expect(mine.locator('[data-field="a|content.de"]')).toHaveText('Eins und was daraus wird');
  await expect(theirs.locator('[data-field="a|content.de"]')).toHaveText(
    'Eins und was daraus wird',
  );
  await expect(theirs.locator('h1')).toHaveText(/ neu$/u);
  // What the page says of its title elsewhere follows when the headline is left.
  await mine.keyboard.press('Escape');
  await expect(mine).toHaveTitle(/ neu/u);
  expect(await focused(mine)).toBe('a');
  await end();
});
