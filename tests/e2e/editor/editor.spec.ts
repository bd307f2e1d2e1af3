import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, edit, headline, isSaved, started, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

/**
 * Presses keys until something has the focus: the way that people without a mouse take.
 * @param is an expression about `one`, the element with the focus
 */
async function tabTo(page: Page, is: string, most = 120): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    if (await page.evaluate(`((one) => Boolean(${is}))(document.activeElement)`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${is}`);
}

test.describe('ED-01 editing on the page', () => {
  test('a headline is written where it stands, saved, published, and public at once', async ({
    page,
    context,
    request,
  }) => {
    const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
    await logIn(context);
    const complaints = complaintsOf(page);
    await edit(page, de);
    const place = page.locator('[data-field="h|content.de"]');
    await place.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' und Raum');
    await isSaved(page);
    // Nobody sees it before it is published.
    expect(await (await request.get(de)).text()).not.toContain('Klang und Raum');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
    await expect(async () => {
      expect(await (await request.get(de)).text()).toContain('Klang und Raum');
    }).toPass();
    expect(complaints).toEqual([]);
  });

  test('rich text is written where it stands; undo and redo go over the whole page, also after a reload', async ({
    page,
    context,
    request,
  }) => {
    const { de } = await createPage(request, [
      headline('h', 'Klang', 'Sound'),
      text('t', 'Anfang.'),
    ]);
    await logIn(context);
    await edit(page, de);
    await page.locator('[data-field="t|content.de"]').click();
    // On a busy machine keys would come before the field.
    await expect(page.locator('.ed-rich-text')).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Weiter.');
    await page.keyboard.press('Escape');
    await page.locator('[data-field="h|content.de"]').click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(page.locator('[data-module=t]')).toContainText('Anfang. Weiter.');
    await isSaved(page);
    await page.reload();
    await started(page);
    const undo = page.getByRole('button', { name: /^Rückgängig/u });
    await undo.click();
    await expect(page.locator('[data-module=h]')).toHaveText(/^\s*Klang\s*$/u);
    await undo.click();
    await expect(page.locator('[data-module=t]')).not.toContainText('Weiter');
    await expect(page.locator('[aria-live=polite]').last()).toContainText('Zurückgenommen');
    await page.getByRole('button', { name: /^Wiederholen/u }).click();
    await expect(page.locator('[data-module=t]')).toContainText('Weiter.');
  });

  test('modules are added, moved, hidden, doubled and deleted with buttons; each step is spoken @full', async ({
    page,
    context,
    request,
  }) => {
    const { de } = await createPage(request, [
      headline('a', 'Eins', 'One'),
      headline('b', 'Zwei', 'Two'),
    ]);
    await logIn(context);
    await edit(page, de);
    const order = () =>
      page
        .locator('main [data-module]')
        .evaluateAll((all) => all.map((one) => one.textContent.trim()));
    const said = page.locator('[aria-live=polite]').last();
    await page.locator('[data-module=b]').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(order).toEqual(['Zwei', 'Eins']);
    await expect(said).toContainText('von Platz 2 nach Platz 1');
    await page.locator('[data-module=b]').focus();
    await page.keyboard.press('Control+d');
    await expect.poll(order).toEqual(['Zwei', 'Zwei', 'Eins']);
    await page.locator('[data-module=a]').focus();
    await page.keyboard.press('Delete');
    await expect.poll(order).toEqual(['Zwei', 'Zwei']);
    await expect(said).toContainText('gelöscht');
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['Zwei', 'Zwei', 'Eins']);
    await page.locator('[data-module=a]').focus();
    const bar = page.locator('.ed-module-bar');
    await bar.locator('summary').click();
    // All of them can be pressed where they are.
    for (const one of await bar.locator('.ed-menu button').all()) await one.click({ trial: true });
    await bar.getByRole('button', { name: 'Verbergen' }).click();
    await expect(page.locator('[data-module=a]')).toHaveAttribute('data-unseen', 'hidden');
    await isSaved(page);
  });

  test('a module is dragged by its handle to another place @full', async ({
    page,
    context,
    request,
  }) => {
    const { de } = await createPage(request, [
      headline('a', 'Eins', 'One'),
      headline('b', 'Zwei', 'Two'),
    ]);
    await logIn(context);
    await edit(page, de);
    await page.locator('[data-module=b]').click({ position: { x: 5, y: 5 } });
    const handle = await page.locator('.ed-handle').boundingBox();
    const target = await page.locator('[data-module=a]').boundingBox();
    if (!handle || !target) throw new Error('nothing to drag');
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(target.x + 40, target.y + 20, { steps: 4 });
    await page.mouse.move(target.x + 40, target.y + 4, { steps: 4 });
    await expect(page.locator('.ed-drop')).toBeVisible();
    await page.mouse.up();
    await expect
      .poll(() =>
        page
          .locator('main [data-module]')
          .evaluateAll((all) => all.map((one) => one.textContent.trim())),
      )
      .toEqual(['Zwei', 'Eins']);
  });

  test('a whole page of twelve modules in two languages, with two pictures and a link, by keyboard alone @full', async ({
    page,
    context,
    request,
  }) => {
    const { de, saved } = await createPage(request, []);
    await logIn(context);
    const complaints = complaintsOf(page);
    await edit(page, de);
    const add = async (name: string, fill: () => Promise<void>) => {
      await tabTo(page, `one.textContent === 'Hinzufügen' && one.tagName === 'BUTTON'`);
      await page.keyboard.press('Enter');
      await expect(page.locator('.ed-panel :focus')).toHaveCount(1);
      await tabTo(page, `one.id === 'ed-add-query'`);
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await tabTo(page, `one.textContent === '${name}' && one.closest('.ed-offers')`);
      await page.keyboard.press('Enter');
      await fill();
      await page.keyboard.press('Escape');
      await expect(page.locator('.ed-panel')).toHaveCount(0);
    };
    // German where it stands, as soon as it is added; English in the panel.
    const inBoth = async (de: string, en: string, field: string) => {
      await page.keyboard.type(de);
      const written = page.locator('main [data-field]:focus, main .ed-rich-text:focus');
      await expect(written).toHaveText(de);
      await page.keyboard.press('Escape');
      await expect(page.locator('main [data-module]:focus')).toContainText(de);
      await page.keyboard.press('Enter');
      await expect(page.locator('.ed-panel :focus')).toHaveCount(1);
      await page.locator('.ed-panel > header h2').focus();
      await tabTo(page, `one.textContent === 'Englisch' && one.closest('.ed-choice')`);
      await page.keyboard.press('Enter');
      await tabTo(page, field);
      await page.keyboard.type(en);
    };
    const isField = (name: string) =>
      `one.matches('input,textarea,[contenteditable=true]') && one.closest('.ed-field')?.querySelector('.ed-label')?.textContent.replace(/ \\*$/, '') === '${name}'`;
    for (let number = 1; number <= 4; number += 1)
      await add('Überschrift', () =>
        inBoth(`Teil ${number}`, `Part ${number}`, isField('Überschrift')),
      );
    for (let number = 1; number <= 5; number += 1)
      await add('Text', () => inBoth(`Absatz ${number}.`, `Paragraph ${number}.`, isField('Text')));
    await add('Link', async () => {
      await inBoth('Zum Programm', 'To the programme', isField('Linktext'));
      await page.locator('.ed-panel > header h2').focus();
      await tabTo(page, `one.tagName === 'INPUT' && one.closest('[data-control=link]')`);
      await page.keyboard.type('example.org');
      await page.keyboard.press('Tab');
    });
    for (let number = 1; number <= 2; number += 1)
      await add('Bild', async () => {
        await tabTo(page, `one.tagName === 'BUTTON' && one.closest('[data-control=picture]')`);
        await page.keyboard.press('Enter');
        await expect(page.locator('dialog[open] [role=option]').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        // What another test has just uploaded has no description yet.
        await page.locator('.ed-panel > header h2').focus();
        await tabTo(page, `one.matches('input[lang=de]') && one.closest('[data-control=picture]')`);
        await page.keyboard.type('Ein Plakat');
      });
    await isSaved(page);
    await tabTo(page, `one.className === 'ed-main' && one.closest('.ed-bar')`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ed-panel :focus')).toHaveCount(1);
    await page.locator('.ed-panel > header h2').focus();
    await tabTo(page, `one.className === 'ed-main' && one.closest('.ed-panel')`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
    const german = await (await request.get(de)).text();
    for (const words of ['Teil 4', 'Absatz 5.', 'Zum Programm', 'https://example.org'])
      expect(german).toContain(words);
    expect(german.match(/<picture/gu)?.length).toBeGreaterThanOrEqual(2);
    const english = await (await request.get(de.replace('/de/probe', '/en/trial'))).text();
    for (const words of ['Part 4', 'Paragraph 5.', 'To the programme'])
      expect(english).toContain(words);
    expect(saved.id).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});
