import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import {
  ALTS,
  copy,
  copyPicture,
  dragged,
  SPREADSHEET,
  titlesOf,
  wordDocument,
} from '../../support/composing/material.ts';
import { expectVisited } from '../../support/composing/visited.ts';
import { isSaved, started } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';

const MAX_ACTIONS = 25;

/** Somebody with a mouse: every press, drop and paste is an action, what is typed between is none. */
class Mouse {
  actions = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async paste(): Promise<void> {
    this.actions += 1;
    await this.#page.keyboard.press('Control+v');
  }

  /** Drops a file on the lower edge of the first element that a selector names. */
  async drop(selector: string, name: string): Promise<void> {
    this.actions += 1;
    const files = await dragged(this.#page, name);
    // In one go: what is rendered anew between two of its steps would be another element.
    await this.#page.evaluate(
      ([one, dataTransfer]) => {
        const element = document.querySelector(one);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        const [clientX, clientY] = [left + 30, bottom - 3];
        const target = document.elementFromPoint(clientX, clientY);
        for (const type of ['dragover', 'drop'])
          target?.dispatchEvent(
            new DragEvent(type, {
              clientX,
              clientY,
              dataTransfer,
              bubbles: true,
              cancelable: true,
            }),
          );
      },
      [selector, files] as const,
    );
  }
}

test('ED-01 ED-14 ED-15 ED-08 a concert page is composed from nothing by mouse in at most 25 actions @full', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const titles = titlesOf(`${process.pid}${String(Date.now() % 1_000_000)}`);
  const mouse = new Mouse(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const bar = page.locator('.ed-bar');
  const panel = page.locator('.ed-panel');
  const missing = page.locator('main .ed-missing button');
  const pictures = page.locator('main [data-kind=image] img');

  await page.goto('/de/cms-hub');
  await mouse.click(page.locator('summary', { hasText: 'Website' }));
  await mouse.click(page.getByRole('link', { name: 'Seiten', exact: true }));
  await mouse.click(page.getByRole('link', { name: 'Neu anlegen' }));
  await mouse.click(page.getByLabel('Titel (Deutsch)', { exact: true }));
  await page.keyboard.type(titles.de);
  await mouse.click(page.getByLabel('Titel (English)', { exact: true }));
  await page.keyboard.type(titles.en);
  await mouse.click(button('Speichern und auf der Seite schreiben'));
  await started(page);

  // The text, with the table below it.
  await mouse.click(button('Hier etwas hinzufügen'));
  await mouse.click(panel.getByRole('button', { name: 'Text', exact: true }));
  await copy(page, wordDocument('de'));
  await mouse.paste();
  await expect(page.locator('.ed-rich-text li')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await copy(page, SPREADSHEET);
  await mouse.paste();
  await expect(page.locator('main table')).toBeVisible();

  // One picture from the desk, one from the clipboard.
  await mouse.drop('main [data-kind=text]', 'celli.jpg');
  await expect(pictures).toHaveCount(1);
  await copyPicture(page);
  await mouse.paste();
  await expect(pictures).toHaveCount(2);
  await expect(missing).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  for (const [index, alt] of ALTS.entries()) {
    await mouse.click(missing.first());
    await expect(panel.getByLabel('Was auf dem Bild zu sehen ist (Deutsch)')).toBeFocused();
    await page.keyboard.type(alt.de);
    await mouse.click(panel.getByLabel('Was auf dem Bild zu sehen ist (Englisch)'));
    await page.keyboard.type(alt.en);
    await expect(missing).toHaveCount(1 - index);
  }
  await isSaved(page);

  // The other language.
  await mouse.click(bar.getByRole('button', { name: 'Sprachen', exact: true }));
  await mouse.click(panel.locator('.ed-languages > li > button', { hasText: 'Acht Celli, ein' }));
  const english = panel.locator('section[lang=en]');
  await mouse.click(english.locator('.ed-rich-text'));
  await copy(page, wordDocument('en'));
  await mouse.paste();
  await expect(english.locator('.ed-rich-text li')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await mouse.click(panel.locator('.ed-languages > li > button', { hasText: 'Tabelle' }));
  await mouse.click(english.getByRole('button', { name: /Fehlendes aus dem Deutschen/u }));
  await isSaved(page);

  await mouse.click(bar.getByRole('button', { name: /eröffentlichen$/u }));
  await expect(panel.locator('.ed-field-errors')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await mouse.click(button('Jetzt veröffentlichen'));
  await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
  test.info().annotations.push({ type: 'actions', description: String(mouse.actions) });
  expect(mouse.actions).toBeLessThanOrEqual(MAX_ACTIONS);
  await expectVisited(browser, titles);
});
