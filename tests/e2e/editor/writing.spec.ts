import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import type { EditingState } from '../../../src/lib/editing/calls.ts';
import { complaintsOf, edit, isSaved, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { AS_EDITOR } from '../../support/site/token.ts';
import { createPage } from '../../support/site/write.ts';

type Modules = EditingState['content']['modules'];

async function modulesOf(request: APIRequestContext, id: number): Promise<Modules> {
  const answer = await request.get(`/de/pageeditor-api/editing/page/${id}`, { headers: AS_EDITOR });
  return ((await answer.json()) as EditingState).content.modules;
}

/** What each module is, and what it says in a language. */
const said = (modules: Modules, lang: 'de' | 'en' = 'de'): unknown =>
  modules.map(({ kind, data }) => [kind, (data['content'] as Record<string, unknown>)[lang]]);

const richField = (page: Page) => page.locator('[data-ed-own] .ed-rich-text');

test.describe('ED-15 writing', () => {
  test('keeps every key that is typed at once after a click and after Tab', async ({
    page,
    context,
    request,
  }) => {
    const { de, saved } = await createPage(request, [
      text('a', 'Anfang.'),
      { id: 'h', kind: 'headline', data: { content: { de: 'Titel', en: 'Title' } } },
      text('b', 'Ende.'),
    ]);
    await logIn(context);
    const complaints = complaintsOf(page);
    await edit(page, de);
    const first = page.locator('[data-field="a|content.de"]');
    const box = await first.locator('p').boundingBox();
    // Pressed at its end, and typed without waiting for anything.
    const words = ' sofort und ganz ohne zu warten';
    const click = page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + 8);
    await Promise.all([click, page.keyboard.type(words)]);
    await expect(richField(page)).toHaveText(`Anfang.${words}`);
    await page.locator('[data-module=b]').focus();
    const tab = page.keyboard.press('Tab');
    await Promise.all([tab, page.keyboard.type('! Auch hier.')]);
    await expect(richField(page)).toHaveText('Ende.! Auch hier.');
    await page.locator('[data-field="h|content.de"]').click();
    await Promise.all([page.keyboard.press('End'), page.keyboard.type('zeile')]);
    await isSaved(page);
    expect(said(await modulesOf(request, saved.id))).toEqual([
      ['text', richTextFrom(`Anfang.${words}`)],
      ['headline', 'Titelzeile'],
      ['text', richTextFrom('Ende.! Auch hier.')],
    ]);
    expect(complaints).toEqual([]);
  });

  test('makes lists, headlines and texts of what is typed, each undone in one step @full', async ({
    page,
    context,
    request,
  }) => {
    const { de, saved } = await createPage(request, [text('t', 'Anfang.', 'Beginning.')]);
    await logIn(context);
    const complaints = complaintsOf(page);
    await edit(page, de);
    await page.locator('[data-field="t|content.de"]').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- eins');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('innen');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('zwei');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1. erstens');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Anfahrt mit Bahn');
    // The headline took the keys; writing goes on below it.
    await page.keyboard.press('Enter');
    await page.keyboard.type('Vom Bahnhof zu Fuß.');
    await isSaved(page);
    const list = richTextFrom('Anfang.', '- eins\n  - innen\n- zwei', '1. erstens');
    expect(said(await modulesOf(request, saved.id))).toEqual([
      ['text', list],
      ['headline', 'Anfahrt mit Bahn'],
      ['text', richTextFrom('Vom Bahnhof zu Fuß.')],
    ]);
    // An empty line at the end, and writing goes on in a text of its own.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Danach.');
    await isSaved(page);
    expect(await modulesOf(request, saved.id)).toHaveLength(4);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Und ');
    await isSaved(page);
    expect(said(await modulesOf(request, saved.id))).toEqual([
      ['text', list],
      ['headline', 'Anfahrt mit Bahn'],
      ['text', richTextFrom('Vom Bahnhof zu Fuß.', 'Und Danach.')],
    ]);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await isSaved(page);
    expect(await modulesOf(request, saved.id)).toHaveLength(4);
    // The other language has lost nothing, and stands with its text.
    expect(said(await modulesOf(request, saved.id), 'en')).toEqual([
      ['text', richTextFrom('Beginning.')],
      ['headline', ''],
      ['text', []],
      ['text', []],
    ]);
    expect(complaints).toEqual([]);
  });

  test('a slash on an empty line opens the library, and what is chosen comes in there @full', async ({
    page,
    context,
    request,
  }) => {
    const { de, saved } = await createPage(request, [
      {
        id: 't',
        kind: 'text',
        data: {
          content: { de: richTextFrom('Oben.', 'Unten.'), en: richTextFrom('Above.', 'Below.') },
        },
      },
    ]);
    await logIn(context);
    await edit(page, de);
    await page.locator('[data-field="t|content.de"] p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    const panel = page.locator('.ed-panel');
    await expect(panel).toBeVisible();
    // Nobody chose anything: the text is as it was typed, and is typed on.
    await panel.locator('h2').first().press('Escape');
    await expect(richField(page)).toBeFocused();
    await page.keyboard.type(' oder nicht');
    await expect(richField(page)).toContainText('/ oder nicht');
    for (const _ of ' oder nicht/') await page.keyboard.press('Backspace');
    await page.keyboard.type('/');
    await panel.getByRole('button', { name: 'Zitat', exact: true }).click();
    await isSaved(page);
    const kinds = (await modulesOf(request, saved.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['text', 'quote', 'text']);
    const texts = async (lang: 'de' | 'en') =>
      (await modulesOf(request, saved.id)).flatMap(({ kind, data }) =>
        kind === 'text' ? [(data['content'] as Record<string, unknown>)[lang]] : [],
      );
    expect(await texts('de')).toEqual([richTextFrom('Oben.'), richTextFrom('Unten.')]);
    expect(await texts('en')).toEqual([richTextFrom('Above.'), richTextFrom('Below.')]);
    await page
      .getByRole('button', { name: /^Rückgängig/u })
      .first()
      .click();
    await isSaved(page);
    expect(await modulesOf(request, saved.id)).toHaveLength(1);
  });

  test('a headline takes several lines as one @full', async ({ page, context, request }) => {
    const { de, saved } = await createPage(request, [
      { id: 'h', kind: 'headline', data: { content: { de: 'Titel', en: '' } } },
    ]);
    await logIn(context);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await edit(page, de);
    await page.locator('[data-field="h|content.de"]').click();
    await page.keyboard.press('End');
    await page.evaluate(() => navigator.clipboard.writeText(' mit\nzweiter\tZeile\n'));
    await page.keyboard.press('Control+v');
    await isSaved(page);
    expect(said(await modulesOf(request, saved.id))).toEqual([
      ['headline', 'Titelmit zweiter Zeile'],
    ]);
    await page.keyboard.press('Control+z');
    await isSaved(page);
    expect(said(await modulesOf(request, saved.id))).toEqual([['headline', 'Titel']]);
  });
});
