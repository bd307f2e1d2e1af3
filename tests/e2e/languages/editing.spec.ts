import { expect, test } from '@playwright/test';
import { complaintsOf, edit, editorOf, isSaved } from '../support/editor.ts';
import { createPage } from '../../support/site/write.ts';

test('IN-05 ED-10 editors say in the panel of the page what it is in easy language for, and are told where that cannot be @full', async ({
  browser,
  request,
}) => {
  const original = await createPage(request, []);
  await createPage(request, [], { is_easy_language: true, easy_language_of: original.saved.id });
  const second = await createPage(request, []);
  const context = await editorOf(browser);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await edit(page, second.de);
  await page.getByRole('button', { name: 'Seite', exact: true }).click();
  await page.getByLabel('In Leichter Sprache', { exact: true }).check();
  await page
    .getByRole('button', { name: 'Fassung in Leichter Sprache von (Seite): Wählen …' })
    .click();
  await page.locator('dialog[open] input').fill(original.de.replace('/de/probe-', 'Probe '));
  await page.locator('dialog[open] [role=option]').first().click();
  await isSaved(page);
  // A film is filled in at the same place, and kept as far as it is.
  await page.getByRole('button', { name: 'Hinzufügen: Filme in Gebärdensprache' }).click();
  await page.getByLabel('Dauer').fill('3:25');
  await isSaved(page);
  await page
    .getByRole('button', { name: /^Entfernen/u })
    .last()
    .click();
  await isSaved(page);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(
    page.getByText('Zu dieser Seite gibt es schon eine in Leichter Sprache!').first(),
  ).toBeVisible();
  expect(complaints.filter((text) => !/status of 400/u.test(text))).toEqual([]);
  await context.close();
});
