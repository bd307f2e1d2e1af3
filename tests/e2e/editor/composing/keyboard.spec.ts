import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { expectFocusSeen, Keys } from '../../support/composing/keys.ts';
import {
  ALTS,
  copy,
  SPREADSHEET,
  titlesOf,
  wordDocument,
} from '../../support/composing/material.ts';
import { expectVisited } from '../../support/composing/visited.ts';
import { isSaved, started } from '../../support/editor.ts';
import { hasEdited, newUser } from '../../support/login.ts';

test('ED-01 ED-08 ED-14 ED-15 a concert page is composed from the login to the public by keyboard alone, with the focus in sight @full', async ({
  page,
  context,
  browser,
}) => {
  // Whatever would use the mouse fails.
  for (const name of ['click', 'dblclick', 'move', 'down', 'up', 'wheel'] as const)
    page.mouse[name] = () => Promise.reject(new Error('by keyboard alone'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const titles = titlesOf(`${process.pid}${String(Date.now() % 1_000_000)}`);
  await hasEdited(context);
  const user = await newUser('editor');
  const keys = new Keys(page);
  const panel = page.locator('.ed-panel');

  await page.goto('/de/anmelden');
  await keys.goTo(/^E-Mail/u);
  await keys.type(user.email);
  await keys.goTo(/^Passwort/u);
  await keys.type(user.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/de/cms-hub');
  await keys.choose('Website');
  await keys.choose('Seiten');
  await page.waitForURL('**/cms-hub/page');
  await keys.choose('Neu anlegen');
  await page.waitForURL('**/cms-hub/page/new');
  await keys.goTo('Titel (Deutsch)');
  await keys.type(titles.de);
  await keys.goTo('Titel (English)');
  await keys.type(titles.en);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cms-hub/page/*?done=saved');
  await expect(page.locator('main')).not.toContainText('label.');
  await keys.choose('Auf der Seite bearbeiten');
  await started(page);

  // The text, and a picture below it by a slash.
  await page.keyboard.press('F6');
  await keys.goTo('Hinzufügen');
  await page.keyboard.press('Enter');
  await expect(page.locator('#ed-add-query')).toBeFocused();
  await keys.type('Text');
  await page.keyboard.press('Enter');
  await copy(page, wordDocument('de'));
  await page.keyboard.press('Control+v');
  await expect(page.locator('.ed-rich-text [data-level], .ed-rich-text li')).toHaveCount(2);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await keys.type('/');
  await expect(page.locator('#ed-add-query')).toBeFocused();
  for (const [index, alt] of ALTS.entries()) {
    if (index > 0) {
      await page.keyboard.press('F6');
      await keys.goTo('Hinzufügen');
      await page.keyboard.press('Enter');
      await expect(page.locator('#ed-add-query')).toBeFocused();
    }
    await keys.type('Foto');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Aus der Mediathek …' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect(page.locator('[role=option]').first()).toBeVisible();
    if (index === 0) expect(await violations(page)).toEqual([]);
    for (let count = 0; count <= index; count += 1) await keys.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keys.goTo('Was auf dem Bild zu sehen ist (Englisch)', 'Shift+Tab');
    await keys.type(alt.en);
    await keys.press('Shift+Tab');
    await expect(panel.getByLabel('Was auf dem Bild zu sehen ist (Deutsch)')).toBeFocused();
    await keys.type(alt.de);
    await keys.press('Escape');
    await expect(panel).toHaveCount(0);
  }
  await expect(page.locator('main [data-kind=image] img')).toHaveCount(2);

  // A table, below the pictures.
  await page.keyboard.press('F6');
  await keys.goTo('Hinzufügen');
  await page.keyboard.press('Enter');
  await keys.type('Text');
  await page.keyboard.press('Enter');
  await copy(page, SPREADSHEET);
  await page.keyboard.press('Control+v');
  await expect(page.locator('main table')).toBeVisible();
  await expectFocusSeen(page);
  await isSaved(page);
  expect(await violations(page)).toEqual([]);

  // The other language.
  await page.keyboard.press('F6');
  await keys.choose('Sprachen');
  // The panel begins in the table that was made last.
  await keys.goTo(/^Text: Acht Celli/u, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel.locator('section[lang=en] .ed-rich-text')).toBeVisible();
  // The German text, then the one beside it.
  await keys.goTo('Text');
  await keys.goTo('Text');
  await expect(panel.locator('section[lang=en] .ed-rich-text')).toBeFocused();
  await copy(page, wordDocument('en'));
  await page.keyboard.press('Control+v');
  await expect(panel.locator('section[lang=en]')).toContainText('Children under twelve');
  await expectFocusSeen(page);
  await isSaved(page);

  await page.keyboard.press('F6');
  await keys.choose('Erstmals veröffentlichen');
  await keys.choose('Jetzt veröffentlichen');
  await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
  await expectFocusSeen(page);
  await expectVisited(browser, titles);
});
