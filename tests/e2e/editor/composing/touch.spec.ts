import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import {
  ALTS,
  copy,
  copyPicture,
  photo,
  SPREADSHEET,
  titlesOf,
  wordDocument,
} from '../../support/composing/material.ts';
import { expectVisited } from '../../support/composing/visited.ts';
import { isSaved, started } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.use({ actionTimeout: 10_000 });

/** What is typed into is in the window, and the bar of the editor is not over it. */
const expectWritable = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return 'nowhere';
        const selection = getSelection();
        const caret =
          element.isContentEditable && selection && selection.rangeCount > 0
            ? selection.getRangeAt(0).getClientRects()[0]
            : undefined;
        const { left, top, width, height } = caret ?? element.getBoundingClientRect();
        const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
        const found = document.elementFromPoint(x, top + height / 2);
        return found !== null && (element.contains(found) || found.contains(element))
          ? 'writable'
          : `covered by ${found?.className ?? 'the edge of the window'}`;
      }),
    )
    .toBe('writable');

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** A paste as the menu of a long press does it. */
const paste = (page: Page): Promise<void> => page.keyboard.press('Control+v');

async function write(page: Page, field: Locator, words: string): Promise<void> {
  await field.tap();
  await expectWritable(page);
  await page.keyboard.type(words);
}

test('ED-01 ED-08 ED-14 ED-15 a concert page is composed from nothing by touch at 390 px @full', async ({
  page,
  context,
  browser,
}) => {
  await logIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const titles = titlesOf(`${process.pid}${String(Date.now() % 1_000_000)}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const panel = page.locator('.ed-panel');
  const missing = page.locator('main .ed-missing button');
  const looked = async () => {
    expect(await fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  };

  await page.goto('/de/cms-hub/page');
  await page.getByRole('link', { name: 'Neu anlegen' }).tap();
  await write(page, page.getByLabel('Titel (Deutsch)', { exact: true }), titles.de);
  await write(page, page.getByLabel('Titel (English)', { exact: true }), titles.en);
  await looked();
  await button('Speichern und auf der Seite schreiben').tap();
  await started(page);

  await button('Hier etwas hinzufügen').tap();
  await looked();
  await panel.getByRole('button', { name: 'Text', exact: true }).tap();
  await copy(page, wordDocument('de'));
  await paste(page);
  await expect(page.locator('main')).toContainText('Kinder unter zwölf');
  await expectWritable(page);
  await looked();
  await copy(page, SPREADSHEET);
  await paste(page);
  await expect(page.locator('main table')).toBeVisible();

  // One picture is pasted, one comes from the phone.
  await copyPicture(page);
  await paste(page);
  await expect(missing).toHaveCount(1);
  await button('Hinzufügen').tap();
  await panel.getByRole('button', { name: 'Bild', exact: true }).tap();
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Hochladen' }).tap();
  await (await chooser).setFiles(await photo('celli.jpg'));
  const alt = (language: string) => panel.getByLabel(`Was auf dem Bild zu sehen ist (${language})`);
  await expect(alt('Deutsch')).toBeVisible();
  await looked();
  for (const [index, words] of ALTS.entries()) {
    if (index > 0) await missing.first().tap();
    await write(page, alt('Deutsch'), words.de);
    await write(page, alt('Englisch'), words.en);
    await isSaved(page);
    await panel.getByRole('button', { name: 'Schließen' }).tap();
    await expect(panel).toHaveCount(0);
    await expect(missing).toHaveCount(1 - index);
  }

  await button('Werkzeuge').tap();
  await expect(page.locator('.ed-panels')).toBeVisible();
  await looked();
  await page.locator('.ed-panels').getByRole('button', { name: 'Sprachen' }).tap();
  await panel.locator('.ed-languages > li > button', { hasText: 'Acht Celli, ein' }).tap();
  const english = panel.locator('section[lang=en]');
  await english.locator('.ed-rich-text').tap();
  await copy(page, wordDocument('en'));
  await paste(page);
  await expect(english).toContainText('Children under twelve');
  await expectWritable(page);
  await looked();
  await isSaved(page);
  await panel.locator('header').getByRole('button', { name: 'Schließen' }).tap();

  await button(/eröffentlichen$/u).tap();
  await looked();
  await button('Jetzt veröffentlichen').tap();
  await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
  await expectVisited(browser, titles);
});
