import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import type { EditingState } from '../../../src/lib/editing/calls.ts';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { AS_EDITOR } from '../../support/site/token.ts';
import { createPage } from '../../support/site/write.ts';

type Modules = EditingState['content']['modules'];

async function modulesOf(request: APIRequestContext, id: number): Promise<Modules> {
  const answer = await request.get(`/de/pageeditor-api/editing/page/${id}`, { headers: AS_EDITOR });
  return ((await answer.json()) as EditingState).content.modules;
}

const kindsOf = (modules: Modules): readonly string[] => modules.map(({ kind }) => kind);

async function copy(page: Page, types: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (texts) => {
    const blobs = Object.entries(texts).map(
      ([type, text]) => [type, new Blob([text], { type })] as const,
    );
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries<Blob>(blobs))]);
  }, types);
}

/** A green square. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItiFKMZ3Qi+hcEKLDX9WgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgv7fwDT3fen/wAAAABJRU5ErkJggg==';

const WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment--><p class=MsoNormal>Einleitung mit <select><option>Auswahl</option></select> Wörtern.</p>
<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1<span>&nbsp; </span></span>Anfahrt</h1><p class=MsoNormal>Mit dem Zug.</p>
<table><tr><th>Linie</th><th>Takt</th></tr><tr><td>4</td><td>10 min</td></tr></table>
<p class=MsoNormal><img src="data:image/png;base64,${PNG}"><img src="file:///C:/clip.png"></p><!--EndFragment--></body></html>`;

test.describe('ED-15 paste', () => {
  test.beforeEach(async ({ context }) => {
    await logIn(context);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('a document says what is missing and becomes modules; both are one step of undo @full', async ({
    page,
    request,
  }) => {
    const { de, saved } = await createPage(request, [
      {
        id: 't',
        kind: 'text',
        data: { content: { de: richTextFrom('Davor. Danach.'), en: richTextFrom('English.') } },
      },
    ]);
    await edit(page, de);
    // The clipboard's own cleaning of HTML complains of its styles; what follows must not.
    await copy(page, { 'text/html': WORD, 'text/plain': 'Einleitung' });
    const complaints = complaintsOf(page);
    await page.locator('[data-field="t|content.de"]').click();
    const field = page.locator('[data-ed-own] .ed-rich-text');
    await page.keyboard.press('Control+Home');
    for (const _ of 'Davor. ') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+v');
    const note = page.locator('.ed-paste-note');
    await expect(note).toContainText('Nicht übernommen (1): Auswahl');
    await expect(note).toContainText('Bilder, die nicht in der Zwischenablage sind: 1.');
    await expect(field).toContainText('1 Anfahrt');
    expect(await violations(page)).toEqual([]);
    await isSaved(page);
    const pasted = await modulesOf(request, saved.id);
    expect(kindsOf(pasted)).toEqual(['text']);
    await note.getByRole('button', { name: 'Daraus 5 Module machen' }).click();
    await expect(page.locator('main table td')).toHaveText(['4', '10 min']);
    await isSaved(page);
    const made = await modulesOf(request, saved.id);
    expect(kindsOf(made)).toEqual(['text', 'headline', 'text', 'table', 'image', 'text']);
    expect(made[0]?.data['content']).toEqual({
      de: richTextFrom('Davor. ', 'Einleitung mit Wörtern.'),
      en: richTextFrom('English.'),
    });
    expect(made.at(-1)?.data['content']).toMatchObject({ de: richTextFrom('Danach.') });
    const undo = page.getByRole('button', { name: /^Rückgängig/u }).first();
    await undo.click();
    await isSaved(page);
    expect(await modulesOf(request, saved.id)).toMatchObject(pasted.map(({ data }) => ({ data })));
    await undo.click();
    await isSaved(page);
    expect((await modulesOf(request, saved.id))[0]?.data['content']).toEqual({
      de: richTextFrom('Davor. Danach.'),
      en: richTextFrom('English.'),
    });
    expect(complaints).toEqual([]);
  });

  test('of a spreadsheet is a table, of a picture a picture, an address over words a link', async ({
    page,
    request,
  }) => {
    const { de, saved } = await createPage(request, [
      {
        id: 't',
        kind: 'text',
        data: { content: { de: richTextFrom('Preise und mehr'), en: [] } },
      },
    ]);
    await edit(page, de);
    const text = page.locator('[data-field="t|content.de"]');
    const field = page.locator('[data-ed-own] .ed-rich-text');
    await text.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    await copy(page, { 'text/plain': 'https://haus.example/preise' });
    await page.keyboard.press('Control+v');
    await expect(field.locator('a')).toHaveAttribute('href', 'https://haus.example/preise');
    await page.keyboard.press('Control+End');
    await copy(page, { 'text/plain': 'Kat. 1\t38 €\nKat. 2\t24 €\n' });
    await page.keyboard.press('Control+v');
    await expect(page.locator('main table td')).toHaveText(['Kat. 1', '38 €', 'Kat. 2', '24 €']);
    await isSaved(page);
    expect(kindsOf(await modulesOf(request, saved.id))).toEqual(['text', 'table']);
    // Cells are written where they stand.
    await page.locator('main table td').nth(1).locator('.prose').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' erm.');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const blob = new Blob([bytes], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    }, PNG);
    await page.keyboard.press('Control+v');
    await expect(page.locator('[data-module^=image]')).toHaveCount(1);
    await isSaved(page);
    const modules = await modulesOf(request, saved.id);
    expect(kindsOf(modules)).toEqual(['text', 'image', 'table']);
    expect(JSON.stringify(modules[2]?.data['rows'])).toContain('38 € erm.');
  });
});
