import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { edit, editorOf, headline, isSaved, text } from '../../support/editor.ts';
import { caretAt, twoEditors } from '../../support/two-editors.ts';
import { createPage } from '../../../support/site/write.ts';

/** The texts of a page that somebody can stand in, each with the element that shows it. */
const MODULES = [headline('h', 'Der Chor singt', 'The choir sings'), text('t', 'Der Chor singt')];
const LINE = '[data-field="h|content.de"]';
const RICH = '[data-field="t|content.de"]';
const shown = (page: Page, field: string) =>
  page.locator(field === RICH ? `[data-ed-own] .ed-rich-text, ${RICH}:not([hidden])` : field);

/** A new page, open in the editor. */
async function openPage(browser: Browser, request: APIRequestContext) {
  const { de } = await createPage(request, MODULES);
  const context = await editorOf(browser);
  const page = await context.newPage();
  await edit(page, de);
  return { page, context };
}

for (const [what, field] of [
  ['a headline', LINE],
  ['a text', RICH],
] as const) {
  test(`ED-20 behind the login the words go on where the caret was, in ${what}`, async ({
    browser,
    request,
  }) => {
    const { page, context } = await openPage(browser, request);
    const kept = await context.cookies();
    await context.clearCookies({ name: /foyer_session/u });
    await caretAt(page.locator(field), 'Der Chor'.length);
    await page.keyboard.type(' laut');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.route('**/api/user-login/', (route) => route.fulfill({ json: {} }));
    await context.addCookies(kept);
    await page.getByLabel('E-Mail-Adresse').fill('mira@example.org');
    await page.getByLabel('Passwort').fill('seven quiet violins');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.type(' und leise');
    await expect(shown(page, field)).toHaveText('Der Chor laut und leise singt');
    await isSaved(page);
    await context.close();
  });

  test(`ED-20 behind the question which words stay they go on where the caret was, in ${what} @full`, async ({
    browser,
    request,
  }) => {
    const { mine, theirs, end } = await twoEditors(browser, request, MODULES);
    await theirs.route('**/presence', (route) => route.abort());
    await caretAt(mine.locator(field), 'Der Chor'.length);
    await mine.keyboard.press('Control+Shift+ArrowRight');
    await mine.keyboard.press('Control+Shift+ArrowRight');
    await mine.keyboard.type(' schweigt');
    await isSaved(mine);
    await caretAt(theirs.locator(field), 'Der Chor'.length);
    await theirs.keyboard.press('Control+Shift+ArrowRight');
    await theirs.keyboard.press('Control+Shift+ArrowRight');
    await theirs.keyboard.type(' tanzt');
    const dialog = theirs.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: /^Meine/u }).check();
    await theirs.getByRole('button', { name: 'So übernehmen' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await theirs.keyboard.type(' heute');
    await expect(shown(theirs, field)).toHaveText('Der Chor tanzt heute');
    await isSaved(theirs);
    await end();
  });
}

test('ED-20 behind dialogs that were asked for, and left, words go on where the caret was', async ({
  browser,
  request,
}) => {
  const { page, context } = await openPage(browser, request);
  const box = shown(page, RICH);
  const over = page.locator('dialog[open], .ed-panel');
  await caretAt(page.locator(RICH), 'Der Chor'.length);
  await page.keyboard.press('Control+k');
  await expect(over).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await page.keyboard.type(' laut');
  await expect(box).toHaveText('Der Chor laut singt');
  // A line between two others.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('/');
  await expect(over).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await page.keyboard.type(' hier');
  await expect(box.locator('p')).toHaveText(['Der Chor laut', '/ hier', ' singt']);
  await context.close();
});
