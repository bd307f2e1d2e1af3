import sharp from 'sharp';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { richTextFrom } from '../../../../src/content/rich-text/write.ts';
import type { EditingState } from '../../../../src/lib/editing/calls.ts';
import { holdAnswers } from '../../support/held-answers.ts';
import { complaintsOf, edit, headline, isSaved, text } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { AS_EDITOR } from '../../../support/site/token.ts';
import { createPage } from '../../../support/site/write.ts';

/** As quick people type, and quicker than anybody; in milliseconds from key to key. */
const SPEEDS = [0, 60];
/** So long a picture takes that is typed on beside, in milliseconds. */
const UPLOAD_MS = 1500;

const richField = (page: Page) => page.locator('[data-ed-own] .ed-rich-text');

async function contentOf(request: APIRequestContext, id: number): Promise<readonly unknown[]> {
  const answer = await request.get(`/de/pageeditor-api/editing/page/${id}`, { headers: AS_EDITOR });
  const { content } = (await answer.json()) as EditingState;
  return content.modules.map(({ kind, data }) => [
    kind,
    (data['content'] as Record<string, unknown> | undefined)?.['de'],
  ]);
}

/** A page with one text, and the caret at its end. */
async function begin(page: Page, request: APIRequestContext, words: string): Promise<number> {
  const { de, saved } = await createPage(request, [text('t', words)]);
  await edit(page, de);
  await page.locator('[data-field="t|content.de"]').click();
  await page.keyboard.press('Control+End');
  return saved.id;
}

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

for (const delay of SPEEDS)
  test(`ED-14 ED-15 whoever types without a pause gets the same lists, headlines and texts (${delay} ms) @full`, async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const id = await begin(page, request, 'Anfang.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- eins\nzwei\n\n## Titel\nAbsatz\n\n1. erstens', { delay });
    await expect(richField(page)).toContainText('erstens');
    await isSaved(page);
    const list = (ordered: boolean, ...entries: readonly string[]) => [
      expect.objectContaining({
        type: 'list',
        ordered,
        children: entries.map((entry) =>
          expect.objectContaining({ type: 'item', children: [{ text: entry }] }),
        ),
      }),
    ];
    expect(await contentOf(request, id)).toEqual([
      ['text', richTextFrom('Anfang.')],
      ['text', list(false, 'eins', 'zwei')],
      ['headline', 'Titel'],
      ['text', richTextFrom('Absatz')],
      ['text', list(true, 'erstens')],
    ]);
    expect(complaints).toEqual([]);
  });

test('ED-14 a new text is seen while it is typed without a pause', async ({ page, request }) => {
  await begin(page, request, 'Anfang.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  let typed = '';
  // Far quicker than the pause after which changes are rendered.
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('x', { delay: 0 });
    await page.waitForTimeout(40);
    typed += 'x';
    if ((await page.locator('.ed-type-ahead').count()) === 0) break;
  }
  expect(typed.length).toBeLessThan(60);
  await expect(richField(page)).toHaveText(typed);
});

test('ED-08 the first Ctrl+K of a page: what is typed at once is searched for, and no word is lost @full', async ({
  page,
  request,
}) => {
  const id = await begin(page, request, 'Hier steht etwas.');
  await page.keyboard.press('Control+Home');
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Karten');
  await expect(page.getByRole('dialog').locator('input[type=search]')).toHaveValue('Karten');
  await page.keyboard.press('Escape');
  await expect(richField(page)).toHaveText('Hier steht etwas.');
  expect(await contentOf(request, id)).toEqual([['text', richTextFrom('Hier steht etwas.')]]);
});

for (const isSlow of [false, true])
  test(`ED-14 the first slash of a page: what is typed at once is searched for, and the text keeps none of it${isSlow ? ', where the panel comes meanwhile' : ''} @full`, async ({
    page,
    request,
  }) => {
    const free = isSlow ? await holdAnswers(page, '**/AddPanel*') : () => undefined;
    const id = await begin(page, request, 'Anfang.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/zi');
    free();
    // It comes between two of these keys.
    await page.keyboard.type('tat', { delay: isSlow ? 120 : 0 });
    await expect(page.locator('.ed-panel').getByRole('searchbox')).toHaveValue('zitat');
    await page.keyboard.press('Enter');
    await expect(page.locator('main [data-kind=quote]')).toBeVisible();
    await isSaved(page);
    expect((await contentOf(request, id))[0]).toEqual(['text', richTextFrom('Anfang.')]);
  });

test('ED-15 what is typed while a pasted picture is on its way stays, behind the picture @full', async ({
  page,
  request,
}) => {
  const id = await begin(page, request, 'Anfang.');
  await page.route('**/pageeditor-api/media', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, UPLOAD_MS));
    await route.continue();
  });
  const [r, g] = [0, 0].map(() => Math.floor(Math.random() * 256)) as [number, number];
  const picture = { width: 300, height: 200, channels: 3 as const, background: { r, g, b: 7 } };
  const data = (await sharp({ create: picture }).png().toBuffer()).toString('base64');
  await richField(page).evaluate((target, encoded) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    clipboardData.items.add(new File([bytes], 'saal.png', { type: 'image/png' }));
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
  await page.keyboard.type('Das kam danach', { delay: 20 });
  await expect(page.locator('.ed-local-picture')).toBeVisible();
  await expect(page.locator('main [data-kind=image] img')).toBeVisible();
  await page.keyboard.type(', und das auch.');
  await isSaved(page);
  expect(await contentOf(request, id)).toEqual([
    ['text', richTextFrom('Anfang.')],
    ['image', undefined],
    ['text', richTextFrom('Das kam danach, und das auch.')],
  ]);
});

test('ED-08 Tab in a new text leads on with the words, where no further file comes', async ({
  page,
  request,
}) => {
  const { de, saved } = await createPage(request, [
    headline('h', 'Anfang', ''),
    headline('z', 'Ende', ''),
  ]);
  await edit(page, de);
  // The first key, and what it brings.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  const free = await holdAnswers(page, /\/_astro\/|\/render/u);
  await page.locator('[data-field="h|content.de"]').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mitte.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('!');
  await expect(page.locator('.ed-type-ahead')).toBeFocused();
  free();
  await expect(page.locator('[data-field="z|content.de"]')).toHaveText('Ende!');
  await isSaved(page);
  expect(await contentOf(request, saved.id)).toEqual([
    ['headline', 'Anfang'],
    ['text', richTextFrom('Mitte.')],
    ['headline', 'Ende!'],
  ]);
});
