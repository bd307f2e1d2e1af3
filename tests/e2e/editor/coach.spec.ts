import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, headline, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../support/write.ts';

const words = (href: string, text: string) => ({ type: 'link', href, children: [{ text }] });

test('ED-09 the coach finds dead links and wrong days, mends what needs no thought in one step, by keyboard', async ({
  page,
  context,
  request,
}) => {
  const { de } = await createPage(request, [
    headline('h', 'Der  Klang', 'Sound'),
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
  await expect(list.filter({ hasText: 'Der Link führt ins Leere.' })).toHaveCount(1);
  await expect(list.filter({ hasText: 'die Seite des Chors' })).toHaveCount(1);
  await expect(list.filter({ hasText: 'Diesen Tag gibt es nicht.' })).toHaveCount(1);
  expect((await rules()).join()).not.toContain('das Team des Hauses');
  expect(await violations(page)).toEqual([]);

  const mend = page.getByRole('button', { name: /^Richten:/u });
  await expect(mend).toHaveCount(3);
  await page.getByRole('button', { name: 'Alles richten' }).focus();
  await page.keyboard.press('Enter');
  await expect(mend).toHaveCount(0);
  await expect(page.locator('[data-field="h|content.de"]')).toHaveText('Der Klang');
  await expect(page.locator('main [data-module="t"]')).toContainText('„Komm“ – siehe');
  await isSaved(page);
  // One step: one undo brings both texts back.
  await page.keyboard.press('Control+z');
  await expect(mend).toHaveCount(3);
  await expect(page.locator('main [data-module="t"]')).toContainText('"Komm" - siehe');
  await mend.filter({ hasText: 'Richten' }).first().click();
  await expect(mend).toHaveCount(2);
  // At the module, too.
  await list.filter({ hasText: 'Diesen Tag gibt es nicht.' }).getByRole('button').first().click();
  await expect(page.locator('.ed-panel')).toContainText('31. April');
  await expect(page.locator('.ed-panel').getByRole('button', { name: /^Richten:/u })).toHaveCount(
    2,
  );
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
});
