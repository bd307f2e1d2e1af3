import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { edit, headline, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

test('ED-01 all shortcuts are listed at «?» and by a button; in a text the sign is typed', async ({
  page,
  context,
  request,
}) => {
  const { de } = await createPage(request, [
    headline('h', 'Titel', 'Title'),
    text('t', 'Eins zwei drei.'),
  ]);
  await logIn(context);
  const files: string[] = [];
  page.on('response', (answer) => files.push(answer.url()));
  await edit(page, de);
  expect(files.filter((url) => url.includes('ShortcutsDialog'))).toEqual([]);
  const list = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await page.locator('[data-module="t"]').focus();
  await page.keyboard.press('?');
  await expect(list.getByRole('heading', { name: 'Im Text' })).toBeVisible();
  await expect(list).toContainText('Strg + Z');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.locator('[data-module="t"]')).toBeFocused();
  await page.locator('.ed-bar').getByRole('button', { name: 'Tastenkürzel' }).click();
  await list.getByRole('button', { name: 'Schließen' }).click();
  await expect(list).toHaveCount(0);
  const words = page.locator('[data-module="h"] h2');
  await words.click();
  await page.keyboard.press('End');
  await page.keyboard.press('?');
  await expect(words).toHaveText('Titel?');
  await expect(list).toHaveCount(0);
  await page.locator('.ed-bar').getByRole('button', { name: 'Aufbau' }).click();
  await expect(page.locator('.ed-panel')).toContainText('Wörter: 4');
});
