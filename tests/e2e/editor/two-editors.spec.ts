import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { edit, editorOf, headline, isSaved, started } from '../support/editor.ts';
import { createPage } from '../support/write.ts';

test.describe('ED-07 two editors', () => {
  test('different modules merge by themselves; the same one is shown twice, to choose from', async ({
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
    await write(theirs, 'a', ' von ihr');
    await isSaved(theirs);
    await write(mine, 'b', ' von mir');
    await isSaved(mine);
    await expect(mine.locator('[data-module=a]')).toContainText('Eins von ihr');
    await write(theirs, 'b', ' auch');
    await expect(theirs.getByRole('dialog')).toContainText('Zwei haben dasselbe geändert');
    await expect(theirs.getByRole('dialog')).toContainText('Zwei von mir');
    await expect(theirs.getByRole('dialog')).toContainText('Zwei auch');
    expect(await violations(theirs)).toEqual([]);
    await theirs.getByRole('radio', { name: /^Fassung von/u }).check();
    await theirs.getByRole('button', { name: 'So übernehmen' }).click();
    await isSaved(theirs);
    await expect(theirs.locator('[data-module=b]')).toContainText('Zwei von mir');
    await one.close();
    await two.close();
  });
});

test.describe('US-05 and ED-03 nothing is lost', () => {
  test('when the session ends the login opens over the page, and the edit goes on', async ({
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
