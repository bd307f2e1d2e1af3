import sharp from 'sharp';
import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, edit, headline, isSaved, text } from '../../support/editor.ts';
import { table } from '../../support/composing/table.ts';
import { logIn } from '../../support/login.ts';
import { createPage } from '../../../support/site/write.ts';

/** Pastes into whatever has the focus, as the browser does. */
async function paste(
  page: Page,
  types: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly type: string; readonly data: string },
): Promise<void> {
  await page.evaluate(
    ([texts, one]) => {
      const clipboardData = new DataTransfer();
      for (const [type, words] of Object.entries(texts)) clipboardData.setData(type, words);
      if (one) {
        const bytes = Uint8Array.from(atob(one.data), (sign) => sign.charCodeAt(0));
        clipboardData.items.add(new File([bytes], one.name, { type: one.type }));
      }
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [types, file] as const,
  );
}

/** A picture that nobody has uploaded before: its colour is its own. */
async function picture() {
  const [r, g, b] = [0, 0, 0].map(() => Math.floor(Math.random() * 256)) as [
    number,
    number,
    number,
  ];
  const create = { width: 60, height: 40, channels: 3 as const, background: { r, g, b } };
  const data = (await sharp({ create }).png().toBuffer()).toString('base64');
  return { name: 'image.png', type: 'image/png', data };
}

const kinds = (page: Page): Promise<readonly (string | undefined)[]> =>
  page
    .locator('main [data-module]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['kind']));

test.describe('ED-15 pasting beside texts', () => {
  test.beforeEach(async ({ context }) => {
    await logIn(context);
  });

  test('a picture that is pasted in a headline, a cell or the title is a module; the caret stays', async ({
    page,
    request,
  }) => {
    const { de } = await createPage(request, [
      headline('h', 'Klang', 'Sound'),
      table('b', [
        ['Linie', 'Takt'],
        ['4', '10 min'],
      ]),
    ]);
    const complaints = complaintsOf(page);
    await edit(page, de);
    await page.locator('[data-field="h|content.de"]').click();
    await page.keyboard.press('End');
    await paste(page, {}, await picture());
    await expect.poll(() => kinds(page)).toEqual(['headline', 'image', 'table']);
    await page.keyboard.type('farben');
    await expect(page.locator('[data-field="h|content.de"]')).toHaveText('Klangfarben');
    await page.locator('main table td .prose').first().click();
    await expect(page.locator('[data-ed-own] .ed-rich-text')).toBeFocused();
    // As browsers copy a picture of a page.
    await paste(page, { 'text/html': '<img src="https://haus.example/a.png">' }, await picture());
    await expect.poll(() => kinds(page)).toEqual(['headline', 'image', 'table', 'image']);
    await page.locator('[data-record-text=title]').first().click();
    await paste(page, {}, await picture());
    await expect.poll(() => kinds(page)).toEqual(['image', 'headline', 'image', 'table', 'image']);
    // A field of words says where pictures go.
    await page.getByRole('button', { name: 'Seite', exact: true }).click();
    await page.locator('.ed-panel input[type=text], .ed-panel input:not([type])').first().focus();
    await paste(page, {}, await picture());
    await expect(page.locator('.ed-bar')).toContainText('Dateien passen nicht in dieses Feld');
    await isSaved(page);
    expect(complaints).toEqual([]);
  });

  test('a document, cells and words that are pasted while a module is chosen are modules below it, at once @full', async ({
    page,
    request,
  }) => {
    const { de } = await createPage(request, [
      headline('h', 'Klang', 'Sound'),
      text('t', 'Ein Text.'),
    ]);
    const complaints = complaintsOf(page);
    await edit(page, de);
    const before = ['headline', 'text'];
    const undo = page.getByRole('button', { name: /^Rückgängig/u }).first();
    await page.locator('[data-module=h]').focus();
    // Spreadsheets and word processors add a picture of what was copied.
    await paste(
      page,
      {
        'text/html':
          '<p>Zur Lage.</p><p>Und mehr.</p><h2>Anfahrt</h2><table><tr><th>Linie</th><th>Takt</th></tr><tr><td>4</td><td>10</td></tr></table>',
        'text/plain': 'Zur Lage.',
      },
      await picture(),
    );
    const made = ['headline', 'text', 'headline', 'table', 'text'];
    await expect.poll(() => kinds(page)).toEqual(made);
    await expect(page.locator('main table')).toContainText('Takt');
    await expect(page.locator('main [data-kind=table]')).toBeFocused();
    await expect(page.locator('.ed-bar')).toContainText('Module eingefügt: 3.');
    await undo.click();
    await expect.poll(() => kinds(page)).toEqual(before);
    await page.locator('[data-module=h]').focus();
    await paste(page, { 'text/plain': 'Kat. 1\t38 €\nKat. 2\t24 €' });
    await expect.poll(() => kinds(page)).toEqual(['headline', 'table', 'text']);
    await undo.click();
    await page.locator('[data-module=t]').focus();
    await paste(page, { 'text/plain': 'Erster Absatz.\n\nZweiter.' });
    await expect.poll(() => kinds(page)).toEqual(['headline', 'text', 'text']);
    await expect(page.locator('main [data-kind=text] p')).toHaveText([
      'Ein Text.',
      'Erster Absatz.',
      'Zweiter.',
    ]);
    await isSaved(page);
    expect(complaints).toEqual([]);
  });

  test('pasted pictures keep what their source says of them; numbers and paths over words are links @full', async ({
    page,
    request,
  }) => {
    const { de } = await createPage(request, [text('t', 'Anruf oder Programm')]);
    await edit(page, de);
    const complaints = complaintsOf(page);
    await page.locator('[data-module=t]').focus();
    const src = `data:image/png;base64,${(await picture()).data}`;
    const other = `data:image/png;base64,${(await picture()).data}`;
    await paste(page, {
      'text/html': `<p><img src="${src}" alt="Der Saal am Abend"></p><p>Und.</p><p><img src="${other}" alt="IMG_2041.png"></p>`,
    });
    await expect.poll(() => kinds(page)).toEqual(['text', 'image', 'text', 'image']);
    await expect(page.locator('main [data-kind=image] img').first()).toHaveAttribute(
      'alt',
      'Der Saal am Abend',
    );
    await expect(page.locator('main .ed-missing button')).toHaveText(['Bild: Beschreibung fehlt']);
    await page.locator('[data-field="t|content.de"]').click();
    // What is dispatched goes to what has the focus by then.
    await expect(page.locator('[data-ed-own] .ed-rich-text')).toBeFocused();
    const links = page.locator('[data-ed-own] .ed-rich-text a');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    await paste(page, { 'text/plain': 'tel:+49 69 1234' });
    await expect(links).toHaveAttribute('href', 'tel:+49691234');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await paste(page, { 'text/plain': `${new URL(page.url()).origin}/de/programm-karten?edit` });
    await expect(links.nth(1)).toHaveAttribute('href', '/de/programm-karten');
    await isSaved(page);
    expect(complaints).toEqual([]);
  });
});
