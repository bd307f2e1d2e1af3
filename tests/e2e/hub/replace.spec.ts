import { expect, test } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { headline } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

test.use({ javaScriptEnabled: false });

test('ED-21 without scripts words of the whole site are replaced in drafts, and one undo takes all back', async ({
  page,
  context,
  request,
}) => {
  const word = `Wort${String(process.pid)}x`;
  const one = await createPage(request, [headline('h', `Ein ${word}`, '')]);
  await createPage(request, [headline('h', `Noch ein ${word}`, ''), headline('i', word, '')]);
  await logIn(context);
  await page.goto('/de/cms-hub/replace');
  await page.getByLabel('Suchen nach').fill(word);
  await page.getByLabel('Nur ganze Wörter').check();
  await page.getByRole('main').getByRole('button', { name: 'Suchen', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('3 Stellen in 2 Einträgen gefunden.');
  await expect(page.getByRole('checkbox', { name: new RegExp(word, 'u') })).toHaveCount(3);
  await expect(page.locator('mark')).toHaveText([word, word, word]);
  expect(await violationsWithoutScripts(page)).toEqual([]);

  await page.getByLabel('Ersetzen durch').fill(`Neu${word}`);
  await page.getByRole('checkbox', { name: `Noch ein ${word}` }).uncheck();
  await page.getByRole('button', { name: 'In Entwürfen ersetzen' }).click();
  await expect(page).toHaveURL(/\?done=[\w-]{22}$/u);
  await expect(page.getByRole('status')).toContainText('In 2 Einträgen ersetzt');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  // Nothing of it is public.
  expect(await (await request.get(one.de)).text()).toContain(`Ein ${word}`);
  const result = page.url();
  await page.goto(`/de/cms-hub/replace?find=Neu${word}`);
  await expect(page.getByRole('status')).toHaveText('2 Stellen in 2 Einträgen gefunden.');
  await expect(page.getByText('Entwurf von Mira Test')).toHaveCount(2);

  await page.goto(result);
  await page.getByRole('button', { name: 'Alles rückgängig machen' }).click();
  await expect(page.getByRole('status')).toHaveText('Rückgängig gemacht in 2 Einträgen.');
  await page.goto(`/de/cms-hub/replace?find=Neu${word}`);
  await expect(page.getByRole('status')).toHaveText(`„Neu${word}“ kommt nicht vor.`);
});

test('ED-21 control: without a chosen place nothing is replaced, which is said', async ({
  page,
  context,
  request,
}) => {
  const word = `Einzig${String(process.pid)}x`;
  await createPage(request, [headline('h', word, '')]);
  await logIn(context);
  await page.goto(`/de/cms-hub/replace?find=${word}`);
  await page.getByRole('checkbox', { name: new RegExp(word, 'u') }).uncheck();
  await page.getByRole('button', { name: 'In Entwürfen ersetzen' }).click();
  await expect(page.getByRole('alert')).toHaveText('Bitte wählen Sie mindestens eine Stelle.');
  await expect(page.getByRole('checkbox', { name: new RegExp(word, 'u') })).not.toBeChecked();
});
