import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { isSaved, started, text } from '../../support/editor.ts';
import { caretAt, twoEditors } from '../../support/two-editors.ts';

const MODULES = [text('a', 'Davor.', 'Before.'), text('b', 'Ein Satz für alle.', 'A sentence.')];

const module = (page: Page, id: string) => page.locator(`main [data-module="${id}"]`);
const frame = (page: Page) => page.locator('main .ed-shared');

async function write(page: Page, id: string, signs: number, words: string) {
  await module(page, id).locator('p').click();
  await caretAt(module(page, id).locator('.ed-rich-text'), signs);
  await page.keyboard.type(words);
}

/** Makes a shared section of a module. */
async function share(page: Page, id: string) {
  await module(page, id).focus();
  await page.locator('.ed-module-bar summary').click();
  await page.getByRole('button', { name: 'Als gemeinsamer Abschnitt' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Als gemeinsamer Abschnitt' }).click();
}

/** The section that stands on a page says this, once, and the page has no other module of it. */
async function standsInSection(page: Page, words: string) {
  await expect(module(page, 'b')).toHaveCount(0);
  await isSaved(page);
  await page.reload();
  await started(page);
  await expect(page.locator('main [data-module]')).toHaveCount(2);
  await frame(page).getByRole('link', { name: 'Dort bearbeiten' }).click();
  await started(page);
  await expect(page.locator('main [data-module]')).toHaveText([words]);
}

test('ED-21 ED-07 words that were written without a connection in what became a shared section meanwhile stand in its draft, once, which is said', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, MODULES);
  await write(mine, 'a', 0, 'Kurz ');
  await isSaved(mine);
  await mine.context().setOffline(true);
  await write(mine, 'b', 3, ' neuer');
  await expect(mine.locator('.ed-status')).toHaveAttribute('data-status', 'offline');
  await share(theirs, 'b');
  await expect(frame(theirs)).toContainText('Ein Satz für alle.');
  await isSaved(theirs);
  await mine.context().setOffline(false);
  const told = mine.locator('.ed-alert');
  await expect(told).toContainText('„Text: Ein neuer Satz für alle.“ inzwischen zum gemeinsamen');
  await expect(told).toContainText('Ihre Worte stehen in dessen Entwurf.');
  await expect(frame(mine)).toContainText('Ein Satz für alle.');
  expect(await violations(mine)).toEqual([]);
  await standsInSection(mine, 'Ein neuer Satz für alle.');
  await end();
});

test('ED-21 ED-07 who makes a shared section of what somebody else has just written in puts those words into its draft, and both are told @full', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, MODULES);
  await theirs.route('**/presence', (route) => route.abort());
  await write(mine, 'b', 3, ' neuer');
  await isSaved(mine);
  await share(theirs, 'b');
  await expect(theirs.locator('.ed-alert')).toContainText('Diese Worte stehen im Entwurf');
  await expect(mine.locator('.ed-alert')).toContainText('durch einen gemeinsamen Abschnitt');
  await isSaved(theirs);
  await standsInSection(mine, 'Ein neuer Satz für alle.');
  await end();
});

test('ED-21 ED-07 a shared section that cannot come in the place of its modules is told as such, and no words are lost @full', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, MODULES);
  // The words come while the section is made; then the line breaks.
  await theirs.route(/\/editing\/shared_section(\/\d+)?$/u, async (route) => {
    if (route.request().method() !== 'POST') {
      await route.abort();
      return;
    }
    await write(mine, 'b', 3, ' neuer');
    await isSaved(mine);
    await expect(module(theirs, 'b')).toHaveText('Ein neuer Satz für alle.');
    await route.continue();
  });
  await share(theirs, 'b');
  await expect(theirs.locator('.ed-alert')).toContainText('die Seite blieb aber, wie sie ist');
  await expect(frame(theirs)).toHaveCount(0);
  await theirs.reload();
  await started(theirs);
  await expect(module(theirs, 'b')).toHaveText('Ein neuer Satz für alle.');
  await end();
});
