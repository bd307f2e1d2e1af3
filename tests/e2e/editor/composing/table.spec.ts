import { expect, test } from '@playwright/test';
import { complaintsOf, edit, headline, isSaved, text } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { table } from '../../support/composing/table.ts';
import { createPage } from '../../../support/site/write.ts';

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-02 in a table Tab goes from cell to cell and adds a row behind the last one, and nobody is caught', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [
    table('b', [
      ['Linie', 'Takt'],
      ['4', '10'],
    ]),
    headline('h', 'Klang', 'Sound'),
  ]);
  const complaints = complaintsOf(page);
  await edit(page, de);
  const cells = page.locator('main table :is(th, td)');
  const field = page.locator('main table .ed-rich-text');
  await cells.first().locator('.prose').click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cells.nth(1).locator('.ed-rich-text')).toBeFocused();
  await page.keyboard.type('e');
  await page.keyboard.press('Tab');
  await expect(cells.nth(2).locator('.ed-rich-text')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cells.nth(1).locator('.ed-rich-text')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cells.nth(3).locator('.ed-rich-text')).toBeFocused();
  await page.keyboard.type(' min');
  await page.keyboard.press('Tab');
  await page.keyboard.type('U6');
  await expect(cells.nth(4).locator('.ed-rich-text')).toHaveText('U6');
  await page.keyboard.press('Tab');
  await expect(cells.nth(5).locator('.ed-rich-text')).toBeFocused();
  // Nothing was written here: Tab leads on.
  await page.keyboard.press('Tab');
  await expect(field).toHaveCount(0);
  await expect(cells).toHaveText(['Linie', 'Takte', '4', '10 min', 'U6', '']);
  await isSaved(page);
  expect(complaints).toEqual([]);
});

test('ED-14 a new table begins with the heads of two columns and a row, and the caret in it @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [text('t', 'Text.')]);
  await edit(page, de);
  await page.locator('.ed-bar').getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await page.locator('#ed-add-query').fill('Tabelle');
  await page.locator('#ed-add-query').press('Enter');
  await expect(page.locator('main table th')).toHaveCount(2);
  await expect(page.locator('main table td')).toHaveCount(2);
  await page.keyboard.type('Linie');
  await expect(page.locator('main table th .ed-rich-text')).toHaveText('Linie');
});

test('ED-02 who types while the frame of a text has the focus writes at its end @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [text('t', 'Ein'), headline('h', 'Klang', 'Sound')]);
  const complaints = complaintsOf(page);
  await edit(page, de);
  await page.locator('[data-module=t]').focus();
  await page.keyboard.type('Abend');
  await expect(page.locator('[data-module=t] .ed-rich-text')).toHaveText('EinAbend');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-module=t]')).toBeFocused();
  await page.keyboard.type('.');
  await expect(page.locator('[data-module=t] .ed-rich-text')).toHaveText('EinAbend.');
  await page.locator('[data-module=h]').focus();
  await page.keyboard.type('farben');
  await expect(page.locator('[data-field="h|content.de"]')).toHaveText('Klangfarben');
  await page.keyboard.press('Escape');
  await page.keyboard.type('!');
  await expect(page.locator('[data-field="h|content.de"]')).toHaveText('Klangfarben!');
  // The Enter key opens the panel, as the hint of the module says.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ed-panel :focus')).toHaveCount(1);
  await isSaved(page);
  expect(complaints).toEqual([]);
});
