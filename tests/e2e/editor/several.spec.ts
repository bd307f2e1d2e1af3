import { expect, test, type Page } from '@playwright/test';
import type { ModuleInput } from '../../../src/content/fields/module-tree.ts';
import { examples } from '../../../src/content/modules/imagelist/examples.ts';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, headline, isSaved, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const pageOfFive = () => [
  headline('a', 'Anfang', 'Beginning'),
  text('b', 'Zweites.', 'Second.'),
  text('c', 'Drittes.', 'Third.'),
  text('d', 'Viertes.', 'Fourth.'),
  text('e', 'Fünftes.', 'Fifth.'),
];

/** The modules of the page by their ids, in their order. */
const order = (page: Page) =>
  page
    .locator('main [data-module]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-module') ?? ''));
const chosen = (page: Page) =>
  page
    .locator('[data-chosen]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-module') ?? ''));
const module = (page: Page, id: string) => page.locator(`[data-module="${id}"]`);
const words = (page: Page) =>
  page.locator('main [data-module]').evaluateAll((all) => all.map((one) => one.textContent.trim()));

test('ED-21 three modules are chosen by mouse and keys, moved, doubled, hidden, deleted and copied to another page, each as one step of undo', async ({
  page,
  context,
  request,
}) => {
  const [first, second] = [
    await createPage(request, pageOfFive()),
    await createPage(request, [text('z', 'Anderswo.', 'Elsewhere.')]),
  ];
  await logIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  await edit(page, first.de);
  const bar = page.getByRole('toolbar', { name: /ausgewählt$/u });
  const act = (name: string) => bar.getByRole('button', { name, exact: true }).click();
  const undo = async (name: string) => {
    await page
      .locator('.ed-bar')
      .getByRole('button', { name: `Rückgängig: ${name}` })
      .click();
    await expect.poll(() => order(page)).toEqual(IDS);
  };

  // By mouse: from one to another with Shift, one more with Ctrl.
  await module(page, 'b').click();
  await module(page, 'd').click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 Module ausgewählt');
  expect(await chosen(page)).toEqual(['b', 'c', 'd']);
  await module(page, 'c').click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => chosen(page)).toEqual(['b', 'd']);
  await module(page, 'c').click({ modifiers: ['ControlOrMeta'] });
  await expect(page.locator('.ed-module-bar')).toBeHidden();
  await expect(page.locator('.ed [aria-live=polite]').first()).toContainText('3 Module ausgewählt');
  expect(await violations(page)).toEqual([]);
  await act('Nach oben');
  await expect.poll(() => order(page)).toEqual(['b', 'c', 'd', 'a', 'e']);
  expect(await chosen(page)).toEqual(['b', 'c', 'd']);
  await undo('3 Module verschoben');
  await act('Verdoppeln');
  await expect
    .poll(() => words(page))
    .toEqual([
      'Anfang',
      'Zweites.',
      'Drittes.',
      'Viertes.',
      'Zweites.',
      'Drittes.',
      'Viertes.',
      'Fünftes.',
    ]);
  await undo('3 Module verdoppelt');
  await expect(bar).toHaveCount(0);

  // By keys: a range from the module that has the focus, and what is done with it.
  await module(page, 'b').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(module(page, 'd')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => order(page)).toEqual(['a', 'e', 'b', 'c', 'd']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => order(page)).toEqual(IDS);
  await act('Verbergen');
  await expect(module(page, 'c')).toHaveAttribute('data-unseen', 'hidden');
  await undo('3 Module verborgen');
  await expect(module(page, 'c')).not.toHaveAttribute('data-unseen', 'hidden');
  await module(page, 'd').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => order(page)).toEqual(['a', 'e']);
  await expect(module(page, 'e')).toBeFocused();
  await undo('3 Module gelöscht');

  // A plain press chooses one again; Escape ends it, too.
  await module(page, 'b').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar).toContainText('5 Module ausgewählt');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await module(page, 'b').focus();
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.locator('.ed-alert')).toContainText('2 Module kopiert');
  await module(page, 'e').click();
  await expect(bar).toHaveCount(0);
  await isSaved(page);

  // To another page, with both languages; other programs get the words.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Zweites.\nDrittes.');
  await edit(page, second.de);
  await module(page, 'z').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => words(page)).toEqual(['Anderswo.', 'Zweites.', 'Drittes.']);
  await expect(bar).toContainText('2 Module ausgewählt');
  expect(new Set(await order(page)).size).toBe(3);
  await isSaved(page);
  await edit(page, second.en);
  await expect.poll(() => words(page)).toEqual(['Elsewhere.', 'Second.', 'Third.']);
  expect(complaints).toEqual([]);
});

test('ED-21 modules are chosen in the outline, dragged there together, cut and put into a column', async ({
  page,
  context,
  request,
}) => {
  const columns = { id: 'x', kind: 'container', data: { layout: '50-50' }, columns: [[], []] };
  const { de } = await createPage(request, [...pageOfFive(), columns]);
  await logIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await edit(page, de);
  await page.locator('.ed-bar').getByRole('button', { name: 'Aufbau', exact: true }).click();
  const row = (id: string) => page.locator(`.ed-outline [data-row="${id}"]`);
  const bar = page.getByRole('toolbar', { name: /ausgewählt$/u });
  // Drawn over by the mouse; a press chooses one again.
  await row('a').hover();
  await page.mouse.down();
  await row('d').hover();
  await expect(bar).toContainText('4 Module ausgewählt');
  await page.mouse.up();
  await row('b').click();
  await row('c').click({ modifiers: ['Shift'] });
  await expect(row('c')).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toContainText('2 Module ausgewählt');
  await row('c').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(row('d')).toBeFocused();
  await expect(bar).toContainText('3 Module ausgewählt');
  await page.keyboard.press('Shift+ArrowUp');
  expect(await violations(page)).toEqual([]);

  // By one handle both go behind the last text.
  const handle = page
    .locator('.ed-row', { has: page.locator('[data-row=b]') })
    .locator('.ed-handle');
  await handle.hover();
  await page.mouse.down();
  const box = await row('e').boundingBox();
  if (box === null) throw new Error('The outline shows no row.');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.move(box.x + 20, box.y + box.height - 4);
  await expect(page.locator('.ed-drop')).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['a', 'd', 'e', 'b', 'c', 'x']);

  await bar.getByText('In Spalte').click();
  await bar.getByRole('button', { name: /^Spalte 2 von/u }).click();
  await expect(page.locator('[data-module="x"] [data-column="1"] [data-module]')).toHaveCount(2);
  await bar.getByRole('button', { name: 'Ausschneiden' }).click();
  await expect.poll(() => order(page)).toEqual(['a', 'd', 'e', 'x']);
  await expect(bar).toHaveCount(0);
  await page.locator('.ed-bar').getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await page.getByRole('button', { name: 'Kopiertes einsetzen' }).click();
  await expect.poll(() => words(page)).toContain('Zweites.');
  await isSaved(page);
});

test('ED-21 what a place refuses is said, and nothing of it is done: too deep, into itself, not readable', async ({
  page,
  context,
  request,
}) => {
  const columns = (id: string, inside: readonly ModuleInput[]): ModuleInput => ({
    id,
    kind: 'container',
    data: { layout: '100' },
    columns: [inside],
  });
  const deepest = [columns('w', []), text('p', 'Eins.'), text('q', 'Zwei.')];
  const { de } = await createPage(request, [
    columns('x', [columns('y', [columns('z', deepest)])]),
    text('r', 'Drei.'),
  ]);
  await logIn(context);
  await edit(page, de);
  await page.locator('.ed-bar').getByRole('button', { name: 'Aufbau', exact: true }).click();
  const row = (id: string) => page.locator(`.ed-outline [data-row="${id}"]`);
  const bar = page.getByRole('toolbar', { name: /ausgewählt$/u });
  const before = await order(page);
  await page.getByRole('button', { name: /^Hinein: Text: Eins/u }).click();
  await expect(page.locator('.ed-alert')).toContainText('So tief');

  // Columns are offered only where all of them fit.
  await row('p').click();
  await row('q').click({ modifiers: ['Shift'] });
  await bar.getByText('In Spalte').click();
  await expect(bar.getByRole('button', { name: /^Spalte/u })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await row('r').click();
  await row('x').click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('2 Module ausgewählt');
  await expect(bar.getByText('In Spalte')).toHaveCount(0);

  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<div data-foyer-modules="%5B1%5D"></div>');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.locator('.ed-alert')).toContainText('nicht lesbar');
  expect(await order(page)).toEqual(before);
  await expect(page.locator('.ed-status')).toHaveAttribute('data-status', 'saved');
});

test('ED-21 ED-08 several pictures of the library become entries of a gallery at once, in their order @full', async ({
  page,
  context,
  request,
}) => {
  const children = examples.compound.data.children?.slice(0, 1);
  const gallery = { id: 'g', kind: 'imagelist', data: { children } };
  const { de } = await createPage(request, [gallery]);
  await logIn(context);
  await edit(page, de);
  await module(page, 'g').focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('.ed-panel');
  await panel.getByRole('button', { name: 'Mehrere Bilder aus der Mediathek …' }).click();
  const options = page.getByRole('dialog').getByRole('option');
  const take = page.getByRole('dialog').getByRole('button', { name: /übernehmen$/u });
  for (const at of [2, 0, 1, 0]) await options.nth(at).click();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'false');
  await options.nth(4).click({ modifiers: ['Shift'] });
  await expect(take).toHaveText('4 übernehmen');
  expect(await violations(page)).toEqual([]);
  await take.click();
  const entries = panel.locator('.ed-items > li');
  await expect(entries).toHaveCount(5);
  await isSaved(page);
  const undo = page.getByRole('button', { name: /^Rückgängig/u });
  await undo.first().click();
  await expect(entries).toHaveCount(1);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ED-21 ED-01 «Mehrere auswählen»: each module that is tapped is chosen, no text opens, and the bar fits @full', async ({
    page,
    context,
    request,
  }) => {
    const { de } = await createPage(request, pageOfFive());
    await logIn(context);
    await edit(page, de);
    await page.locator('[data-module="a"] [data-field]').tap();
    await page.locator('.ed-more > summary').tap();
    await page.getByRole('button', { name: 'Mehrere auswählen' }).tap();
    const bar = page.getByRole('toolbar', { name: /ausgewählt$/u });
    await expect(bar).toContainText('1 Modul ausgewählt');
    for (const id of ['b', 'c']) await module(page, id).tap();
    await expect(bar).toContainText('3 Module ausgewählt');
    await expect(page.locator('.ed-rich-text')).toHaveCount(0);
    await module(page, 'a').tap();
    await expect(bar).toContainText('2 Module ausgewählt');
    expect(await violations(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const size = await bar.evaluate((element) => [element.scrollWidth, element.clientWidth]);
      expect(size[0]).toBeLessThanOrEqual(size[1] ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await bar.getByRole('button', { name: 'Löschen' }).tap();
    await expect.poll(() => order(page)).toEqual(['a', 'd', 'e']);
    await expect(bar).toHaveCount(0);
    await isSaved(page);
  });
});
