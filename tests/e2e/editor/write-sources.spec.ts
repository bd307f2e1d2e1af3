import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { edit, editorOf, headline, isSaved } from '../support/editor.ts';
import { createPage } from '../../support/site/write.ts';

/** What the hub's history of a record says of who saved each state, the newest first. */
async function whoInHub(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  return page.locator('.hub-table tbody tr td:nth-child(2)').allInnerTexts();
}

/** Expects the editor's panel of versions to say the same. */
async function expectInPanel(
  page: Page,
  button: string,
  sources: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const entries = page.locator('.ed-versions > li');
  await expect(entries).toHaveCount(sources.length);
  for (const [index, source] of sources.entries())
    await expect(entries.nth(index).locator('p').first()).toContainText(source);
}

const DE = ['Mira Test · im Hub', 'Mira Test · im Seiteneditor', 'Ein Programm · über die API'];
const EN = ['Mira Test · in the hub', 'Mira Test · in the page editor', 'through the API'];

test('ED-06 every version says who saved it and from which source: API, editor on the page, form of the hub', async ({
  browser,
  request,
}) => {
  const { de, en, saved } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  const context = await editorOf(browser);
  const page = await context.newPage();
  const history = `cms-hub/page/${String(saved.id)}/history`;

  // Control: what nobody has saved yet on the page or in the hub is not told of.
  expect(await whoInHub(page, `/de/${history}`)).toEqual([]);

  await edit(page, de);
  await page.locator('[data-field="h|content.de"]').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und Raum');
  await isSaved(page);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');

  await page.goto(`/de/cms-hub/page/${String(saved.id)}`);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\?done=saved$/u);

  expect(await whoInHub(page, `/de/${history}`)).toEqual(DE);
  expect(await violations(page)).toEqual([]);
  const [inHub, inEditor, byApi] = await whoInHub(page, `/en/${history}`);
  expect([inHub, inEditor]).toEqual(EN.slice(0, 2));
  expect(byApi).toContain(EN.at(-1));

  await edit(page, de);
  await expectInPanel(page, 'Fassungen', DE);
  expect(await violations(page)).toEqual([]);
  await edit(page, en);
  await expectInPanel(page, 'Versions', EN);
  await context.close();
});
