import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { edit, editorOf, headline, isSaved, started } from '../../support/editor.ts';
import { createPage } from '../../../support/site/write.ts';

test.describe('ED-07 two editors', () => {
  test('different modules merge by themselves; the same one is shown twice, to choose from @full', async ({
    browser,
    request,
  }) => {
    const { de } = await createPage(request, [
      headline('a', 'Eins', 'One'),
      headline('b', 'Zwei', 'Two'),
    ]);
    const [one, two] = await Promise.all([editorOf(browser), editorOf(browser)]);
    const [mine, theirs] = [await one.newPage(), await two.newPage()];
    await edit(mine, de);
    await edit(theirs, de);
    const write = async (page: Page, id: string, words: string) => {
      await page.locator(`[data-field="${id}|content.de"]`).click();
      await page.keyboard.press('End');
      await page.keyboard.type(words);
    };
    // Who hears nothing of the other writes the same.
    await theirs.route('**/presence', (route) => route.abort());
    await write(theirs, 'a', ' von ihr');
    await isSaved(theirs);
    await write(mine, 'b', ' von mir');
    await isSaved(mine);
    await expect(mine.locator('[data-module=a]')).toContainText('Eins von ihr');
    await write(theirs, 'b', 'erlei');
    await expect(theirs.getByRole('dialog')).toContainText('Zwei haben dasselbe geändert');
    await expect(theirs.getByRole('dialog')).toContainText('Zwei von mir');
    await expect(theirs.getByRole('dialog')).toContainText('Zweierlei');
    expect(await violations(theirs)).toEqual([]);
    // The words that differ are marked, and both can stay.
    await expect(theirs.getByRole('dialog').locator('ins')).toBeVisible();
    await expect(theirs.getByRole('dialog').locator('ins')).toContainText('Zweierlei');
    await expect(theirs.getByRole('dialog').locator('del')).toContainText('von mir');
    await theirs.getByRole('radio', { name: /^Beide behalten/u }).check();
    await theirs.getByRole('button', { name: 'So übernehmen' }).click();
    await isSaved(theirs);
    await expect(theirs.locator('[data-module=b]')).toContainText('Zweierlei');
    await expect(theirs.locator('[data-module=b] + [data-module]')).toContainText('Zwei von mir');
    // One step of undo each: what was kept below can go again.
    await theirs.keyboard.press('Control+z');
    await expect(theirs.locator('[data-module=b] + [data-module]')).toHaveCount(0);
    await one.close();
    await two.close();
  });
});

test('ED-07 a field of the record in conflict has its label and its values as words, by language @full', async ({
  browser,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  const [one, two] = await Promise.all([editorOf(browser), editorOf(browser)]);
  const [mine, theirs] = [await one.newPage(), await two.newPage()];
  for (const page of [mine, theirs]) {
    await page.route('**/presence', (route) => route.abort());
    await edit(page, de);
    await page.locator('.ed-bar').getByRole('button', { name: 'Seite', exact: true }).click();
  }
  const title = (page: Page) => page.locator('.ed-panel [data-key=title] input').first();
  await title(mine).fill('Wald');
  await isSaved(mine);
  await title(theirs).fill('Wiese');
  const dialog = theirs.getByRole('dialog');
  await expect(dialog.locator('legend')).toHaveText('Titel');
  await expect(dialog.getByRole('radio', { name: /Deutsch: Wald/u })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Deutsch: Wiese/u })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.locator('ins')).toHaveText('Wiese');
  await expect(dialog).not.toContainText('{');
  expect(await violations(theirs)).toEqual([]);
  await dialog.getByRole('radio', { name: /Wald/u }).check();
  await dialog.getByRole('button', { name: 'So übernehmen' }).click();
  await isSaved(theirs);
  await expect(title(theirs)).toHaveValue('Wald');
  // Both can stay here, too, one behind the other.
  await expect(title(mine)).toHaveValue('Wald');
  await title(mine).fill('Feld');
  await isSaved(mine);
  await title(theirs).fill('Fluss');
  await dialog.getByRole('radio', { name: /^Beide behalten/u }).check();
  await dialog.getByRole('button', { name: 'So übernehmen' }).click();
  await isSaved(theirs);
  await expect(title(theirs)).toHaveValue('Fluss / Feld');
  await one.close();
  await two.close();
});

test('ED-07 words of one text merge; each sees at which module the other is, and is told before both write in it @full', async ({
  browser,
  request,
}) => {
  const { de } = await createPage(request, [
    headline('a', 'Der Chor singt', 'One'),
    headline('b', 'Zwei', 'Two'),
  ]);
  const [one, two] = await Promise.all([editorOf(browser), editorOf(browser)]);
  const [mine, theirs] = [await one.newPage(), await two.newPage()];
  await edit(mine, de);
  await edit(theirs, de);
  await theirs.locator('[data-field="a|content.de"]').click();
  await mine.locator('[data-field="b|content.de"]').click();
  await expect(mine.locator('[data-module=a]')).toHaveAttribute('data-presence', /./u);
  expect(await violations(mine)).toEqual([]);
  await mine.locator('[data-field="a|content.de"]').click();
  await expect(mine.locator('.ed-alert')).toContainText('Auch gerade in');
  await expect(mine.locator('.ed-alert')).toContainText('dieselben Wörter, wird gefragt');
  await expect(theirs.locator('[data-module=a]')).toHaveAttribute('data-presence', /./u);
  await mine.keyboard.press('Home');
  await mine.keyboard.type('Heute: ');
  await theirs.keyboard.press('End');
  await theirs.keyboard.type(' am Abend');
  await isSaved(mine);
  await isSaved(theirs);
  for (const page of [mine, theirs])
    await expect(page.locator('[data-module=a]')).toContainText('Heute: Der Chor singt am Abend');
  // Who goes on typing takes nothing of it away, and the caret is where it was.
  await mine.keyboard.type('20 Uhr ');
  await isSaved(mine);
  await expect(theirs.locator('[data-module=a]')).toContainText(
    'Heute: 20 Uhr Der Chor singt am Abend',
  );
  // The same person again: told from somebody else.
  const again = await one.newPage();
  await edit(again, de);
  await expect(again.locator('.ed-status')).toContainText('Sie in einem anderen Fenster');
  await one.close();
  await two.close();
});

test.describe('US-05 and ED-03 nothing is lost', () => {
  test('when the session ends the login opens over the page, and the edit goes on @full', async ({
    browser,
    request,
  }) => {
    const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
    const context = await editorOf(browser);
    const page = await context.newPage();
    await edit(page, de);
    const kept = await context.cookies();
    await context.clearCookies({ name: /foyer_session/u });
    await page.locator('[data-field="h|content.de"]').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' bleibt');
    await expect(page.getByRole('dialog')).toContainText('Bitte noch einmal anmelden');
    expect(await violations(page)).toEqual([]);
    // Somebody who signs in again, as far as the editor can tell.
    await context.addCookies(kept);
    await page.getByLabel('E-Mail-Adresse').fill('nobody@example.org');
    await page.getByLabel('Passwort').fill('not the password');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
    await expect(page.locator('[data-module=h]')).toContainText('Klang bleibt');
    await context.close();
  });

  test('without a connection it stays here, and is saved when there is one again', async ({
    browser,
    request,
  }) => {
    const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
    const context = await editorOf(browser);
    const page = await context.newPage();
    await edit(page, de);
    await context.setOffline(true);
    await page.locator('[data-field="h|content.de"]').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' im Zug');
    await expect(page.locator('.ed-status')).toHaveAttribute('data-status', 'offline');
    await context.setOffline(false);
    await isSaved(page);
    await page.reload();
    await started(page);
    await expect(page.locator('[data-module=h]')).toContainText('Klang im Zug');
    await context.close();
  });
});
