import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { richTextFrom } from '../../../../src/content/rich-text/write.ts';
import type { EditingState } from '../../../../src/lib/editing/calls.ts';
import { violations } from '../../support/axe.ts';
import { complaintsOf, edit, headline, isSaved, text } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { AS_EDITOR } from '../../../support/site/token.ts';
import { createPage } from '../../../support/site/write.ts';

const link = (id: string, de: string, en: string) => ({
  id,
  kind: 'link',
  data: { link_text: { de, en }, link: 'https://example.org/' },
});

async function stateOf(request: APIRequestContext, id: number): Promise<EditingState> {
  const answer = await request.get(`/de/pageeditor-api/editing/page/${id}`, { headers: AS_EDITOR });
  return (await answer.json()) as EditingState;
}

/** What is written in each module, by its languages. */
async function said(request: APIRequestContext, id: number): Promise<readonly unknown[]> {
  const { content } = await stateOf(request, id);
  return content.modules.map(({ data }) => data['content'] ?? data['link_text']);
}

const richField = (page: Page) => page.locator('[data-ed-own] .ed-rich-text');

/** What an element shows before its own text. */
const shownBefore = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element, '::before').content);

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test.describe('ED-01 ED-02 where the words of the other language stand in', () => {
  test('a click makes room for the missing text, the first key begins it, and undo takes it back', async ({
    page,
    request,
  }) => {
    const { en, saved } = await createPage(request, [
      headline('h', 'Klang', ''),
      text('t', 'Ein langer Abend.'),
      link('l', 'Karten kaufen', ''),
    ]);
    const complaints = complaintsOf(page);
    await edit(page, en);
    const title = page.locator('[data-field="h|content.en"]');
    await expect(title).toHaveText('Klang');
    await title.click();
    await expect(title).toBeFocused();
    await expect(title).toHaveText('');
    expect(await shownBefore(page, '[data-field="h|content.en"]')).toBe('"Klang"');
    expect(await violations(page)).toEqual([]);
    expect(await title.evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang)).toBe('de');
    await page.keyboard.type('Sound');
    await expect(title).toHaveText('Sound');
    await expect(title).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Control+z');
    await expect(title).toHaveText('');
    expect(await shownBefore(page, '[data-field="h|content.en"]')).toBe('"Klang"');
    await page.keyboard.press('Control+y');
    await page.keyboard.type('s');

    await page.locator('[data-field="t|content.en"] p').click();
    await expect(richField(page)).toBeFocused();
    await expect(page.locator('#ed-stand-in')).toHaveText('Ein langer Abend.');
    await expect(page.locator('#ed-stand-in')).toHaveAttribute('lang', 'de');
    await expect(page.locator('#ed-stand-in')).toBeVisible();
    await expect(richField(page)).toHaveAccessibleDescription('Ein langer Abend.');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('A long evening.');
    await expect(page.locator('#ed-stand-in')).toBeHidden();
    await page.locator('[data-field="l|link_text.en"]').click();
    await page.keyboard.type('Buy tickets');
    await isSaved(page);
    expect(await said(request, saved.id)).toEqual([
      { de: 'Klang', en: 'Sounds' },
      { de: richTextFrom('Ein langer Abend.'), en: richTextFrom('A long evening.') },
      { de: 'Karten kaufen', en: 'Buy tickets' },
    ]);
    // The page is in its own language then.
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-module][lang]')).toHaveCount(0);
    await expect(page.locator('main')).toContainText('A long evening.');
    expect(complaints).toEqual([]);
  });

  test('nothing changes where nothing is written, by mouse and by keyboard @full', async ({
    page,
    request,
  }) => {
    const { de, saved } = await createPage(request, [
      headline('h', '', 'Sound'),
      text('t', 'Anfang.'),
      { id: 'x', kind: 'text', data: { content: { de: [], en: richTextFrom('Only English.') } } },
    ]);
    const before = await stateOf(request, saved.id);
    await edit(page, de);
    const title = page.locator('[data-field="h|content.de"]');
    const words = page.locator('[data-field="x|content.de"]');
    await title.click();
    await expect(title).toHaveText('');
    await words.locator('p').click();
    await expect(title).toHaveText('Sound');
    await expect(title).not.toHaveAttribute('lang');
    await expect(richField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(words).toHaveText('Only English.');
    await expect(words).toBeVisible();
    await page.locator('[data-module=h]').focus();
    await page.keyboard.press('Tab');
    await expect(title).toBeFocused();
    await expect(title).toHaveText('');
    await page.keyboard.press('Shift+Tab');
    await expect(title).toHaveText('Sound');
    await isSaved(page);
    expect((await stateOf(request, saved.id)).content).toEqual(before.content);
    // Taken back letter by letter it is as if nothing had been written.
    await page.locator('[data-module=x]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hm');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(page.locator('#ed-stand-in')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(words).toHaveText('Only English.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nur deutsch.');
    await isSaved(page);
    expect((await said(request, saved.id)).at(-1)).toEqual({
      de: richTextFrom('Nur deutsch.'),
      en: richTextFrom('Only English.'),
    });
  });

  test('title and introduction of a record are written in their places, too', async ({
    page,
    request,
  }) => {
    const { en, saved } = await createPage(request, []);
    const { content } = await stateOf(request, saved.id);
    const { de } = content['title'] as { readonly de: string };
    const sent = await request.patch(`/de/pageeditor-api/records/page/${saved.id}/`, {
      headers: { ...AS_EDITOR, 'if-match': `"${saved.version}"` },
      data: { title: { de, en: '' }, intro: { de: 'Auf Deutsch.', en: '' } },
    });
    expect(sent.status(), await sent.text()).toBe(200);
    await edit(page, en);
    const title = page.locator('h1');
    await expect(title).toHaveText(de);
    await title.click();
    await expect(title).toHaveText('');
    await expect(title).toHaveAttribute('lang', 'de');
    await page.locator('main').press('Tab');
    await expect(title).toHaveText(de);
    await title.click();
    await page.keyboard.type('Now English');
    await expect(title).toHaveAttribute('lang', 'en');
    const lead = page.locator('.page-header .lead');
    await expect(lead).toHaveText('Auf Deutsch.');
    await lead.click();
    await expect(lead).toHaveText('');
    await page.keyboard.type('In English.');
    await isSaved(page);
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Now English');
    const stored = (await stateOf(request, saved.id)).content;
    expect(stored['title']).toEqual({ de, en: 'Now English' });
    expect(stored['intro']).toEqual({ de: 'Auf Deutsch.', en: 'In English.' });
  });
});

test('ED-01 ED-02 who translates one cell of a table keeps the others, and so do visitors @full', async ({
  page,
  request,
}) => {
  const cell = (de: string) => ({ text: { de: richTextFrom(de), en: [] } });
  const rows = [
    { cells: [cell('Kategorie'), cell('Preis')] },
    { cells: [cell('1'), cell('58 €')] },
  ];
  const { en, saved } = await createPage(request, [{ id: 't', kind: 'table', data: { rows } }]);
  await edit(page, en);
  await page.locator('th').first().click();
  await page.keyboard.type('Category');
  await page.locator('td').last().click();
  await isSaved(page);
  const cells = page.locator('main :is(th, td)');
  const words = ['Category', 'Preis', '1', '58 €'];
  await page.reload();
  await expect(cells).toHaveText(words);
  const at = `/de/pageeditor-api/editing/page/${saved.id}/publish`;
  const { revision } = await stateOf(request, saved.id);
  const headers = { ...AS_EDITOR, 'if-match': `"${revision}"` };
  expect((await request.post(at, { headers, data: {} })).status()).toBe(200);
  await page.goto(en);
  await expect(cells).toHaveText(words);
  await expect(page.locator('main [lang=de]')).toHaveText(words.slice(1));
});

test.describe('ED-01 ED-03 after undo and redo in a headline', () => {
  test('the caret stands behind the words that came back @full', async ({ page, request }) => {
    const { de } = await createPage(request, [headline('h', 'Titel', 'Title'), text('t', 'Text.')]);
    await edit(page, de);
    const title = page.locator('[data-field="h|content.de"]');
    await title.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' mehr');
    await page.keyboard.press('Control+z');
    await expect(title).toHaveText('Titel');
    await page.keyboard.press('Control+y');
    await page.keyboard.type('X');
    await expect(title).toHaveText('Titel mehrX');
    await page.locator('[data-field="t|content.de"]').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Kopf');
    const made = page.locator('main [data-field$="|content.de"]:focus');
    await expect(made).toHaveText('Kopf');
    await page.keyboard.press('Control+z');
    await expect(made).toHaveText('');
    await page.keyboard.press('Control+y');
    await page.keyboard.type('X');
    await expect(made).toHaveText('KopfX');
    await page.locator('h1').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' neu');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await page.keyboard.type('X');
    await expect(page.locator('h1')).toHaveText(/ neuX$/u);
  });
});
