import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { edit, headline, isSaved, text } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { createPage } from '../../../support/site/write.ts';
import { table } from '../../support/composing/table.ts';

const TOOLS = '[data-ed-own]:not(.ed) .ed-rich-tools';

/** How the tools stand to the line that is written in: whether they can be pressed, and what they cover. */
const tools = (page: Page) =>
  page.locator(TOOLS).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const buttons = [...element.querySelectorAll('button')].every((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && button.contains(hit);
    });
    const line = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const bar = document.querySelector('.ed-bar')?.getBoundingClientRect().top ?? 0;
    if (!line) throw new Error('nobody writes');
    const isClear = box.bottom <= line.top || box.top >= line.bottom;
    return { buttons, isClear, isOnBar: Math.abs(box.bottom - bar) <= 1, width: box.width };
  });

const LONG = Array.from({ length: 60 }, (_, at) => ({
  type: 'paragraph',
  children: [{ text: `Zeile ${at + 1} eines langen Textes.` }],
}));
const long = (id: string) => ({ id, kind: 'text', data: { content: { de: LONG, en: [] } } });

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-02 the tools of a text are within sight in a table and in a long text, and cover no line of it', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [
    headline('h', 'Klang', 'Sound'),
    table('b', [
      ['Linie', 'Takt'],
      ['4', '10 min'],
    ]),
    long('t'),
  ]);
  await edit(page, de);
  await page.locator('main table .prose').first().click();
  await page.keyboard.press('End');
  await expect(page.locator(TOOLS)).toBeVisible();
  expect(await tools(page)).toMatchObject({ buttons: true, isClear: true });
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-field="t|content.de"]').click();
  await expect(page.locator('[data-module=t] .ed-rich-text')).toBeFocused();
  for (const key of ['Control+Home', 'Control+End']) {
    await page.keyboard.press(key);
    await expect.poll(() => tools(page)).toMatchObject({ buttons: true, isClear: true });
    for (const _ of 'fünf Zeilen')
      await page.keyboard.press(key.endsWith('End') ? 'ArrowUp' : 'ArrowDown');
    await expect.poll(() => tools(page)).toMatchObject({ buttons: true, isClear: true });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('ED-02 the tools of a text stand on the editor’s bar, and its handle moves it @full', async ({
    page,
    request,
  }) => {
    const { de } = await createPage(request, [
      headline('h', 'Klang', 'Sound'),
      text('t', 'Ein Text.'),
      text('u', 'Noch einer.'),
    ]);
    await edit(page, de);
    await page.locator('[data-field="t|content.de"]').tap();
    await expect(page.locator('.ed-rich-text')).toBeFocused();
    await expect(page.locator(TOOLS)).toBeVisible();
    expect(await tools(page)).toEqual({ buttons: true, isClear: true, isOnBar: true, width: 390 });
    expect(await violations(page)).toEqual([]);
    const handle = await page.locator(`${TOOLS} .ed-handle`).boundingBox();
    const target = await page.locator('[data-module=h]').boundingBox();
    if (!handle || !target) throw new Error('no handle');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + 40, target.y + 4, { steps: 4 });
    await expect(page.locator('.ed-drop')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('main [data-module]').first()).toHaveAttribute('data-module', 't');
    await isSaved(page);
  });
});
