import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { create, createPage } from '../../support/site/write.ts';
import { unique } from '../support/unique.ts';

const words = (href: string, text: string) => ({ type: 'link', href, children: [{ text }] });

test('ED-09 the coach finds dead links and wrong days, fixes what needs no thought in one step, by keyboard', async ({
  page,
  context,
  request,
}) => {
  const { de } = await createPage(request, [
    {
      id: 'h',
      kind: 'headline',
      data: { content: { de: 'Der  Klang', en: 'Sound' }, anchor: 'da' },
    },
    {
      id: 't',
      kind: 'text',
      data: {
        content: {
          de: [
            {
              type: 'paragraph',
              children: [
                { text: 'Am 31. April sagt sie: "Komm" - siehe ' },
                words('/de/gibt-es-nicht', 'die Seite des Chors'),
                { text: ' und ' },
                words('/de/team', 'das Team des Hauses'),
                { text: ', ' },
                words('#da', 'der Anfang der Seite'),
                { text: ' und ' },
                words('#gibtesnicht', 'das Ende der Seite'),
                { text: '.' },
              ],
            },
          ],
          en: [],
        },
      },
    },
  ]);
  await logIn(context);
  // What does not exist is told by its status, which the browser's console repeats.
  const complaints = complaintsOf(page);
  await edit(page, de);
  await page.locator('.ed-bar').getByRole('button', { name: 'Prüfen', exact: true }).click();
  const list = page.locator('.ed-panel .ed-advice > li');
  const rules = () => list.locator('> :first-child').allInnerTexts();
  await expect(list.filter({ hasText: 'Der Link führt ins Leere.' })).toHaveCount(2);
  await expect(list.filter({ hasText: 'die Seite des Chors' })).toHaveCount(1);
  await expect(list.filter({ hasText: 'das Ende der Seite' })).toHaveCount(1);
  expect((await rules()).join()).not.toContain('der Anfang der Seite');
  await expect(list.filter({ hasText: 'Diesen Tag gibt es nicht.' })).toHaveCount(1);
  expect((await rules()).join()).not.toContain('das Team des Hauses');
  expect(await violations(page)).toEqual([]);

  const fix = page.getByRole('button', { name: /^Richten:/u });
  await expect(fix).toHaveCount(3);
  await page.getByRole('button', { name: 'Alles richten' }).focus();
  await page.keyboard.press('Enter');
  await expect(fix).toHaveCount(0);
  await expect(page.locator('[data-field="h|content.de"]')).toHaveText('Der Klang');
  await expect(page.locator('main [data-module="t"]')).toContainText('„Komm“ – siehe');
  await isSaved(page);
  // One step, named by more than its first module: one undo brings both texts back.
  await expect(
    page.locator('.ed-bar').getByRole('button', { name: /^Rückgängig.*Der Klang.*und 1 weitere/u }),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(fix).toHaveCount(3);
  await expect(page.locator('main [data-module="t"]')).toContainText('"Komm" - siehe');
  await fix.filter({ hasText: 'Richten' }).first().click();
  await expect(fix).toHaveCount(2);
  // At the module, too.
  await list.filter({ hasText: 'Diesen Tag gibt es nicht.' }).getByRole('button').first().click();
  await expect(page.locator('.ed-panel')).toContainText('31. April');
  await expect(page.locator('.ed-panel').getByRole('button', { name: /^Richten:/u })).toHaveCount(
    2,
  );
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
});

test('ED-09 the coach reads the texts of an event, leads to their field, and fixes them with one undo @full', async ({
  page,
  context,
  request,
}) => {
  const name = unique('Wort');
  const event = await create(request, 'event', {
    title: { de: `${name}  lauter`, en: name },
    description: { de: 'Am 31. April sagt sie: "Komm".', en: 'She says so.' },
    date_start: '2027-03-01T18:00:00Z',
    room: 1,
  });
  await logIn(context);
  await edit(page, `/de/programm-karten/wort/${event.id}`);
  await page.locator('.ed-bar').getByRole('button', { name: 'Prüfen', exact: true }).click();
  const list = page.locator('.ed-panel .ed-advice > li');
  const fix = page.getByRole('button', { name: /^Richten:/u });
  await expect(list.filter({ hasText: 'Diesen Tag gibt es nicht.' })).toHaveCount(1);
  await expect(fix).toHaveCount(2);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Alles richten' }).click();
  await expect(fix).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(`${name} lauter`);
  await expect(page.locator('main [data-record-text="description"]')).toContainText('„Komm“');
  await isSaved(page);
  await page
    .locator('.ed-bar')
    .getByRole('button', { name: /^Rückgängig/u })
    .click();
  await expect(fix).toHaveCount(2);
  await expect(page.locator('main [data-record-text="description"]')).toContainText('"Komm"');

  // What takes somebody's thought is corrected in its field.
  await list.filter({ hasText: 'Diesen Tag gibt es nicht.' }).getByRole('button').first().click();
  await expect(page.locator('.ed-panel [data-key="description"] :focus')).toBeVisible();
});

test('ED-09 without a connection the coach says that links could not be checked, and asks again @full', async ({
  page,
  context,
  request,
}) => {
  const { de } = await createPage(request, [
    {
      id: 't',
      kind: 'text',
      data: {
        content: {
          de: [
            {
              type: 'paragraph',
              children: [{ text: 'Siehe ' }, words('/de/gibt-es-nicht', 'die Seite des Chors')],
            },
          ],
          en: [],
        },
      },
    },
  ]);
  await logIn(context);
  await page.route('**/gibt-es-nicht', (route) => route.abort());
  await edit(page, de);
  await page.locator('.ed-bar').getByRole('button', { name: 'Prüfen', exact: true }).click();
  const status = page.locator('.ed-panel [role="status"]');
  await expect(status).toContainText('Links konnten nicht geprüft werden: keine Verbindung (1)');
  await expect(status).not.toContainText('Nichts aufgefallen');
  expect(await violations(page)).toEqual([]);
  const retry = page.locator('.ed-panel').getByRole('button', { name: 'Noch einmal versuchen' });
  const again = page.waitForRequest('**/gibt-es-nicht');
  await retry.click();
  await again;
  await expect(status).toContainText('Links konnten nicht geprüft werden');
  // With the connection it asks by itself.
  await page.unroute('**/gibt-es-nicht');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('.ed-advice')).toContainText('Der Link führt ins Leere.');
  await expect(retry).toHaveCount(0);
});
