import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { edit, editorOf, headline, isSaved, text } from '../../support/editor.ts';
import { caretAt, twoEditors } from '../../support/two-editors.ts';
import { examples as faq } from '../../../../src/content/modules/faq/examples.ts';
import { createPage } from '../../../support/site/write.ts';

type Modules = Parameters<typeof createPage>[1];

const ADDRESS = 'https://example.org/chor';

/** The texts of a page that somebody can stand in, each with the element that shows it. */
const MODULES = [headline('h', 'Der Chor singt', 'The choir sings'), text('t', 'Der Chor singt')];
const LINE = '[data-field="h|content.de"]';
const RICH = '[data-field="t|content.de"]';
const shown = (page: Page, field: string) =>
  page.locator(field === RICH ? `[data-ed-own] .ed-rich-text, ${RICH}:not([hidden])` : field);

/** A new page, open in the editor. */
async function openPage(browser: Browser, request: APIRequestContext, modules: Modules = MODULES) {
  const { de } = await createPage(request, modules);
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

/** Frames come late, as on a machine that has much to do. */
const slowDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ownFrame = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      window.setTimeout(() => void ownFrame(callback), 400);
  });

test('ED-20 behind dialogs that were asked for, and left, words go on where the caret was', async ({
  browser,
  request,
}) => {
  const { page, context } = await openPage(browser, request);
  const box = shown(page, RICH);
  const over = page.locator('dialog[open], .ed-panel');
  await caretAt(page.locator(RICH), 'Der Chor'.length);
  await slowDown(page);
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
  await page.keyboard.type(' hier');
  await expect(over).toHaveCount(0);
  await expect(box.locator('p')).toHaveText(['Der Chor laut', '/ hier', ' singt']);
  await context.close();
});

test('ED-20 behind a link that was chosen the next key is typed already', async ({
  browser,
  request,
}) => {
  const { page, context } = await openPage(browser, request);
  await caretAt(page.locator(RICH), 'Der Chor'.length);
  await slowDown(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=search]').fill(ADDRESS);
  await expect(dialog.getByRole('option', { name: ADDRESS })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  await expect(dialog).toHaveCount(0);
  await expect(shown(page, RICH)).toHaveText(`Der Chor${ADDRESS}! singt`);
  await context.close();
});

test('ED-20 an entry that is added to a list, or moved in it, takes the next key', async ({
  browser,
  request,
}) => {
  const { page, context } = await openPage(browser, request, [
    { id: 'f', kind: 'faq', data: faq.default.data },
  ]);
  await page.locator('[data-module=f]').focus();
  await page.keyboard.press('Enter');
  const list = page.locator('.ed-panel [data-control=list]');
  await expect(list).toBeVisible();
  await slowDown(page);
  await list.getByRole('button', { name: /^Hinzufügen/u }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Neu?');
  const entries = list.locator('.ed-items > li');
  await expect(entries.last().locator('input').first()).toHaveValue('Neu?');
  await entries.last().getByRole('button', { name: 'Nach oben' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(entries.first().locator('summary')).toHaveText('1. Neu?');
  await context.close();
});
