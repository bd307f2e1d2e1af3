import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { edit, editorOf, headline, isSaved } from '../../support/editor.ts';
import { twoEditors } from '../../support/two-editors.ts';
import { createPage } from '../../../support/site/write.ts';

const line = '[data-field="a|content.de"]';

test('ED-07 the question which words stay waits for a pause in typing, and no key that was meant for the page answers it @full', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, [
    headline('a', 'Der Chor singt', 'The choir sings'),
  ]);
  // Who hears nothing of the other changes the same word.
  await theirs.route('**/presence', (route) => route.abort());
  await mine.locator(line).fill('Der Chor schweigt');
  await isSaved(mine);
  const answered = theirs.waitForResponse((response) => response.status() === 409);
  await theirs.locator(line).fill('Der Chor tanzt');
  await answered;
  const dialog = theirs.getByRole('dialog');
  // A pause between two words is none.
  for (const sign of ' am Abend') await theirs.keyboard.type(sign, { delay: 150 });
  await expect(dialog).toHaveCount(0);
  await expect(theirs.locator(line)).toHaveText('Der Chor tanzt am Abend');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  for (const key of [' ', 'x', 'Enter']) await theirs.keyboard.press(key);
  await expect(dialog.locator('input:checked')).toHaveCount(0);
  expect(await violations(theirs)).toEqual([]);
  // What was written while it waited is in it.
  await dialog.getByRole('radio', { name: /^Meine/u }).check();
  await theirs.getByRole('button', { name: 'So übernehmen' }).click();
  await isSaved(theirs);
  await expect(theirs.locator(line)).toHaveText('Der Chor tanzt am Abend');
  await end();
});

test('US-05 the login waits for a pause in typing, and takes no key that was meant for the page @full', async ({
  browser,
  request,
}) => {
  const { de } = await createPage(request, [headline('a', 'Klang', 'Sound')]);
  const context = await editorOf(browser);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await edit(page, de);
  await context.clearCookies({ name: /foyer_session/u });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.locator(line).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' bleibt');
  await refused;
  const dialog = page.getByRole('dialog');
  for (const sign of ' und klingt') await page.keyboard.type(sign, { delay: 150 });
  await expect(dialog).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await page.keyboard.type('nach');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('');
  await expect(page.locator(line)).toHaveText('Klang bleibt und klingt');
  expect(errors).toEqual([]);
  await context.close();
});
