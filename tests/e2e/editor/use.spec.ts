import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, edit, headline, isSaved, started, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

const open = (page: Page, name: string): Promise<void> =>
  page.locator('.ed-bar').getByRole('button', { name, exact: true }).click();

const write = async (page: Page, id: string, words: string): Promise<void> => {
  await page.locator(`[data-field="${id}|content.de"]`).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
  await isSaved(page);
};

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-06 a draft that was discarded comes back with undo, and is saved again', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')], { is_online: true });
  await edit(page, de);
  await write(page, 'h', ' und Raum');
  await open(page, 'Veröffentlichen');
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect(page.locator('[data-module=h]')).toHaveText(/^\s*Klang\s*$/u);
  await page.getByRole('button', { name: /^Rückgängig/u }).click();
  await expect(page.locator('[data-module=h]')).toHaveText(/^\s*Klang und Raum\s*$/u);
  await isSaved(page);
  await page.reload();
  await started(page);
  await expect(page.locator('[data-module=h]')).toHaveText(/^\s*Klang und Raum\s*$/u);
});

test('ED-01 words on the page are kept whichever language the fields beside it show @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  await edit(page, de);
  await page.locator('[data-module=h]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.ed-choice').getByRole('button', { name: 'Englisch' }).click();
  await page.keyboard.press('Escape');
  await write(page, 'h', ' bleibt');
  await page.reload();
  await started(page);
  await expect(page.locator('[data-module=h]')).toHaveText(/^\s*Klang bleibt\s*$/u);
});

test('ED-10 a page in one language is made; „Fertig“ saves first and leads to a page that is there @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, []);
  await edit(page, de);
  await open(page, 'Alle Seiten');
  await page.locator('.ed-new summary').click();
  const name = `Übung ${Date.now() % 100_000}`;
  await page.getByLabel('Titel auf Deutsch').fill(name);
  await page.getByRole('button', { name: 'Anlegen und bearbeiten' }).click();
  await started(page);
  await expect(page.locator('main h1')).toHaveText(name);
  const path = new URL(page.url()).pathname;
  // Nobody has to look for the place to begin at.
  await expect(page.getByRole('button', { name: 'Hier etwas hinzufügen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .locator('.ed-offers')
    .getByRole('button', { name: 'Überschrift', exact: true })
    .first()
    .click();
  // ED-14: whoever adds something types on.
  await page.keyboard.type('Ein Anfang');
  await expect(page.locator('main [data-field$="|content.de"]')).toHaveText('Ein Anfang');
  const left = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.locator('.ed-bar').getByRole('link', { name: 'Fertig' }).click();
  expect((await left).status()).toBe(200);
  // It is there, not only answered: another navigation would break it off.
  await page.waitForURL((url) => !url.search.includes('edit'));
  await edit(page, path);
  await expect(page.locator('main [data-module]')).toContainText('Ein Anfang');
});

test('ED-10 a new page begins with the modules of another one, as they are worked on @full', async ({
  page,
  request,
}) => {
  const { de, saved } = await createPage(request, [headline('h', 'Aufbau', 'Structure')]);
  await edit(page, de);
  await write(page, 'h', ' im Entwurf');
  await open(page, 'Alle Seiten');
  await page.locator('.ed-new summary').click();
  await expect(page.getByLabel('Titel auf Deutsch')).toBeFocused();
  const name = `Wie jene ${Date.now() % 100_000}`;
  await page.keyboard.type(name);
  await page.getByLabel('Mit den Modulen von').selectOption(String(saved.id));
  await page.getByRole('button', { name: 'Anlegen und bearbeiten' }).click();
  await started(page);
  await expect(page.locator('main h1')).toHaveText(name);
  await expect(page.locator('main [data-module]')).toHaveText(/^\s*Aufbau im Entwurf\s*$/u);
});

test('ED-10 a page is edited where it is public, until its new address is public, too @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  await edit(page, de);
  await open(page, 'Seite');
  await page
    .locator('.ed-panel')
    .getByLabel('Adresse', { exact: true })
    .fill(`neu-${de.slice(4)}`);
  await isSaved(page);
  await page.reload();
  await started(page);
  await open(page, 'Veröffentlichen');
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
  const moved = await request.get(de, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(`/de/neu-${de.slice(4)}`);
});

test('ED-01 a module is dragged past the window’s edge into a column, from before the file of dragging is there @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [
    headline('h', 'Klang', 'Sound'),
    text('t', 'Langer Text. '.repeat(300)),
    { id: 's', kind: 'section', data: { columns: '50-50' }, columns: [[text('in', 'Drin.')], []] },
  ]);
  const rest = Promise.withResolvers<null>();
  await page.route('**/_astro/drag-*.js', async (route) => {
    await rest.promise;
    await route.continue();
  });
  await edit(page, de);
  await page.locator('[data-module=h]').click({ position: { x: 4, y: 4 } });
  const handle = await page.locator('.ed-handle').boundingBox();
  if (!handle) throw new Error('nothing to drag');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  const low = (page.viewportSize()?.height ?? 0) - 66;
  await page.mouse.move(handle.x + 20, low, { steps: 3 });
  // The pointer rests: the page goes on by itself, and the handle is long out of sight.
  rest.resolve(null);
  const column = page.locator('[data-column="1"]');
  await expect
    .poll(async () => (await column.boundingBox())?.y, { intervals: [30] })
    .toBeLessThan(low - 150);
  await page.mouse.move(handle.x + 20, low / 2);
  const box = await column.boundingBox();
  if (!box) throw new Error('no column');
  await page.mouse.move(box.x + 30, box.y + 20, { steps: 3 });
  await expect(page.locator('.ed-drop')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('[data-column="1"] [data-module=h]')).toBeVisible();
});

test('ED-01 a text of a card can be pressed although a link reaches over all of it @full', async ({
  page,
  request,
}) => {
  const card = {
    headline: { de: 'Karte' },
    text: { de: 'Worum es geht.' },
    link: 'https://example.org/',
  };
  const { de } = await createPage(request, [
    { id: 'l', kind: 'teaserlist', data: { children: [card] } },
  ]);
  await edit(page, de);
  const place = page.locator('[data-field="l|children.0.text.de"]');
  await place.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mehr.');
  await isSaved(page);
  await expect(place).toHaveText('Worum es geht. Mehr.');
});

test('ED-01 the menu of a module by keyboard; the way to what is wrong leads into the field @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [
    headline('a', 'Eins', 'One'),
    headline('b', 'Zwei', 'Two'),
  ]);
  const complaints = complaintsOf(page);
  await edit(page, de);
  // The key is pressed again where the editor was still making itself ready.
  await expect(async () => {
    await page.locator('[data-module=a]').focus();
    await page.keyboard.press('Shift+F10');
    const first = page.getByRole('button', { name: 'Bearbeiten', exact: true });
    await expect(first).toBeFocused({ timeout: 500 });
  }).toPass();
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Verdoppeln' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Verdoppeln' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-module=a]')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-module=b]')).toBeFocused();
  await open(page, 'Hinzufügen');
  await page
    .locator('.ed-offers')
    .getByRole('button', { name: 'Überschrift', exact: true })
    .first()
    .click();
  await expect(page.locator('.ed-status')).toContainText('zu verbessern');
  await open(page, 'Veröffentlichen');
  await page.locator('.ed-field-errors').getByRole('button').first().click();
  await expect(
    page.locator('.ed-panel').getByLabel('Überschrift *', { exact: true }),
  ).toBeFocused();
  expect(complaints).toEqual([]);
});

test('ED-08 what nobody was in yet is not told as wrong, what was left empty is @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('a', 'Eins', 'One')]);
  await edit(page, de);
  await open(page, 'Hinzufügen');
  const offers = page.locator('.ed-offers');
  await offers.getByRole('button', { name: 'Überschrift', exact: true }).first().click();
  await expect(page.locator('.ed-status')).toContainText('zu verbessern');
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  const field = page.locator('.ed-panel').getByLabel('Überschrift *', { exact: true });
  await expect(field).toHaveValue('');
  const wrong = page.locator('.ed-panel .ed-field-error');
  await expect(wrong).toHaveCount(0);
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(wrong.first()).toContainText('Pflichtfeld');
});
