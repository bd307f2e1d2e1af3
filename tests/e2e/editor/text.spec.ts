import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Image } from '../../../src/content/fields/image.ts';
import type { ModuleInput } from '../../../src/content/fields/module-tree.ts';
import { examples } from '../../../src/content/modules/imagelist/examples.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import type { EditingState } from '../../../src/lib/editing/calls.ts';
import { WORD } from '../../unit/editor/paste-samples.ts';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, isSaved, text } from '../support/editor.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { logIn } from '../support/login.ts';
import { AS_EDITOR } from '../../support/site/token.ts';
import { createPage } from '../../support/site/write.ts';

/** What is saved of the only module of a page. */
async function dataOf(request: APIRequestContext, id: number): Promise<Record<string, unknown>> {
  const answer = await request.get(`/de/pageeditor-api/editing/page/${id}`, { headers: AS_EDITOR });
  const { content } = (await answer.json()) as EditingState;
  return content.modules[0]?.data as Record<string, unknown>;
}

const textModule: ModuleInput = {
  id: 't',
  kind: 'text',
  data: { content: { de: richTextFrom('Anfang.'), en: [] } },
};

async function copy(page: Page, html: string, words: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async ([rich, plain]) => {
      const blob = (text: string | undefined, type: string) => new Blob([text ?? ''], { type });
      const item = {
        'text/html': blob(rich, 'text/html'),
        'text/plain': blob(plain, 'text/plain'),
      };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [html, words],
  );
}

test.describe('ED-02 text', () => {
  test('is written with marks, lists and a link, by keyboard; undo takes it back', async ({
    page,
    context,
    request,
  }) => {
    const { de, saved } = await createPage(request, [textModule]);
    await logIn(context);
    const complaints = complaintsOf(page);
    await edit(page, de);
    await page.locator('[data-field="t|content.de"]').click();
    const field = page.locator('[data-ed-own] .ed-rich-text');
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Fett');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' und mehr bei ');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Seite suchen oder Adresse eingeben' });
    await search.fill('example.org');
    await expect(page.locator('[role=option]').first()).toContainText('https://example.org');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    // The cursor comes back behind the focus, and nobody types between the two.
    await expect
      .poll(() =>
        field.evaluate((element) => element.contains(document.getSelection()?.anchorNode ?? null)),
      )
      .toBe(true);
    await page.keyboard.type('.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Aufzählung' }).click();
    await page.keyboard.type('eins');
    await page.keyboard.press('Enter');
    await page.keyboard.type('zwei');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ende.');
    await isSaved(page);
    const before = richTextFrom(
      'Anfang.',
      '**Fett** und mehr bei [https://example.org](https://example.org).',
      '- eins\n- zwei',
    );
    expect(await dataOf(request, saved.id)).toMatchObject({
      content: { de: [...before, ...richTextFrom('Ende.')], en: [] },
    });
    for (let step = 0; step < 20 && (await field.innerText()).includes('Fett'); step += 1)
      await page.keyboard.press('Control+z');
    await isSaved(page);
    expect(await dataOf(request, saved.id)).toMatchObject({
      content: { de: richTextFrom('Anfang.') },
    });
    expect(complaints).toEqual([]);
  });

  test('from Word comes out clean while typing goes on; without an answer its words come @full', async ({
    page,
    context,
    request,
  }) => {
    const { de, saved } = await createPage(request, [textModule]);
    await logIn(context);
    await edit(page, de);
    await copy(page, WORD, 'Programm des Abends');
    await page.locator('[data-field="t|content.de"]').click();
    const field = page.locator('[data-ed-own] .ed-rich-text');
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    let answer = (): void => undefined;
    await page.route('**/pageeditor-api/paste', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    const asked = page.waitForRequest('**/pageeditor-api/paste');
    await page.keyboard.press('Control+v');
    await asked;
    await page.keyboard.type('Danach.');
    answer();
    await expect(field).toContainText('Großer Saal');
    await isSaved(page);
    const { content } = (await dataOf(request, saved.id)) as { content: { de: unknown[] } };
    expect(content.de[0]).toEqual(richTextFrom('Anfang.')[0]);
    expect(content.de).toContainEqual(
      richTextFrom('- Ouvertüre\n- Konzert\n  1. Zugabe (nur mit Applaus)')[0],
    );
    expect(content.de.at(-1)).toEqual(richTextFrom('21:30 – FoyerDanach.')[0]);
    expect(JSON.stringify(content)).not.toMatch(/mso|style|class|o:p/iu);
    await page.unroute('**/pageeditor-api/paste');
    await page.route('**/pageeditor-api/paste', (route) => route.abort());
    await page.keyboard.press('Control+v');
    await expect(field).toContainText('Danach.Programm des Abends');
  });
});

test('ED-08 CM-06 a picture is chosen, gets its words and its point by keys; entries change places @full', async ({
  page,
  context,
  request,
}) => {
  const { data } = examples.minimal;
  const { de, saved } = await createPage(request, [{ id: 'i', kind: 'imagelist', data }]);
  await logIn(context);
  const complaints = complaintsOf(page);
  await edit(page, de);
  await page.locator('[data-module=i]').focus();
  await page.keyboard.press('Enter');
  const list = page.locator('.ed-panel [data-control=list]');
  const entries = list.locator('.ed-items > li');
  await expect(list).toBeVisible();
  const count = await entries.count();
  await list.getByRole('button', { name: /^Hinzufügen/u }).click();
  await expect(entries).toHaveCount(count + 1);
  const entry = entries.last();
  await expect(entry.locator('details')).toHaveAttribute('open');
  await entry.getByRole('button', { name: 'Aus der Mediathek …' }).click();
  await page.locator('[role=option]').first().click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await entry.getByLabel('Was auf dem Bild zu sehen ist (Deutsch)').fill('Foyer am Abend');
  await entry.getByRole('button', { name: /^Wichtigster Punkt/u }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await violations(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Nach oben' }).press('Alt+ArrowUp');
  await expect(page.locator('[aria-live=polite]').last()).toContainText(
    `Jetzt an Stelle ${count} von ${count + 1}.`,
  );
  await isSaved(page);
  const { children } = (await dataOf(request, saved.id)) as { children: { image: Image }[] };
  const chosen = children.map(({ image }) => image).at(-2);
  expect(children).toHaveLength(count + 1);
  expect(chosen?.alt.de).toBe('Foyer am Abend');
  expect(chosen?.focal.x).not.toBe(0.5);
  expect(complaints).toEqual([]);
});

test('ED-08 the finder of a link stays open when the button for more results goes with the last of them @full', async ({
  page,
  context,
  request,
}) => {
  await logIn(context);
  const { de } = await createPage(request, [text('t', 'Ein Satz.')]);
  await edit(page, de);
  await page.locator('[data-module=t] p').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const dialog = page.locator('dialog[open]');
  const [options, more] = [
    dialog.locator('[role=option]'),
    dialog.getByRole('button', { name: /^Mehr zeigen/u }),
  ];
  // Pressed before the pages are there: the list is still that of all kinds, and gets none of them.
  await expect(more).toBeEnabled();
  const before = await options.count();
  const free = await holdAnswers(page, /finder\?.*kinds=page(?:&|$)/u);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await dialog.getByLabel('Art').selectOption('page');
  await more.press('Enter');
  await expect(options).toHaveCount(before);
  free();
  await expect(more).toHaveText(/^Mehr zeigen \(20 von/u);
  await expect(more).toBeEnabled();
  await expect(options).toHaveCount(20);
  expect(asked.filter((url) => url.includes('page=2'))).toEqual([]);
  for (let shown = 20; await more.isVisible(); shown += 20) {
    await more.click();
    await expect(options.nth(shown)).toBeAttached();
  }
  await expect(dialog.getByRole('combobox', { name: /^Seite suchen/u })).toBeFocused();
  await options.last().click();
  await expect(page.locator('.ed-rich-text a')).toHaveText('Ein Satz.');
});
