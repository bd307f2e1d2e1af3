import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, headline, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

const openLibrary = async (page: Page, touch = false): Promise<void> => {
  const button = page.locator('.ed-bar').getByRole('button', { name: 'Hinzufügen', exact: true });
  await (touch ? button.tap() : button.click());
  await expect(page.locator('.ed-offers').first()).toBeVisible();
};

const offers = (page: Page) => page.locator('.ed-offers li > button:not(.ed-icon-button)');

const addByName = async (page: Page, name: string): Promise<void> => {
  await openLibrary(page);
  await page.locator('.ed-offers').getByRole('button', { name, exact: true }).first().click();
};

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-14 the library shows real examples, finds modules by other words, and the caret is in the new text at once', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, []);
  const complaints = complaintsOf(page);
  await edit(page, de);
  await openLibrary(page);
  // The example of a headline, by its own view.
  const first = page.locator('.ed-offers li', { hasText: 'Überschrift' }).first();
  await expect(first.locator('.ed-example h2')).toHaveText('Ein Haus, viele Stimmen');
  const names = await page.locator('.ed-offers option').allTextContents();
  expect(names).toContain('nur das Nötigste');
  expect(
    names.filter((name) => /^(?:default|minimal|compound|refused|longest)$/u.test(name)),
  ).toEqual([]);
  const search = page.locator('#ed-add-query');
  for (const [word, label] of [
    ['Foto', 'Bild'],
    ['Galerie', 'Bilderstrecke'],
    ['button', 'Link'],
    ['Akkordeon', 'Fragen und Antworten'],
    ['Konzert', 'Veranstaltungen'],
    ['Tabelle', 'Tabelle'],
  ] as const) {
    await search.fill(word);
    await expect(offers(page).first()).toHaveText(label);
  }
  await search.fill('Xylophon');
  await expect(page.locator('.ed-panel [role=status]')).toContainText(
    'Zu „Xylophon“ gibt es keinen Baustein.',
  );
  await expect(offers(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  // By keyboard alone: Enter takes the best one, and no key is lost on the way.
  await search.fill('Überschrift');
  await search.press('Enter');
  await page.keyboard.type('Gleich geschrieben');
  const title = page.locator('main [data-field$="|content.de"]');
  await expect(title).toBeFocused();
  await expect(title).toHaveText('Gleich geschrieben');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await openLibrary(page);
  await expect(page.locator('.ed-recent li > button:not(.ed-icon-button)')).toHaveText([
    'Überschrift',
  ]);
  await expect(page.locator('.ed-recent .ed-example h2')).toHaveText('Ein Haus, viele Stimmen');
  await search.fill('Text');
  await search.press('Enter');
  await page.keyboard.type('Und weiter');
  await expect(page.locator('.ed-rich-text')).toBeFocused();
  await expect(page.locator('.ed-rich-text')).toHaveText('Und weiter');
  await page.keyboard.press('Escape');
  await isSaved(page);
  await page.reload();
  await expect(page.locator('main')).toContainText('Gleich geschrieben!');
  await expect(page.locator('main')).toContainText('Und weiter');
  expect(complaints).toEqual([]);
});

test('ED-14 an example that does not come leaves the name of its kind, and is asked for again @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, []);
  await edit(page, de);
  const rendering = '**/editing/page/*/render';
  let asked = 0;
  await page.route(rendering, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' });
  });
  await openLibrary(page);
  const example = page.locator('.ed-offers li', { hasText: 'Überschrift' }).first();
  const box = example.locator('.ed-example');
  const name = () => box.evaluate((one) => getComputedStyle(one, '::before').content);
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(await name()).toBe('"Überschrift"');
  // Once by itself, after a while.
  const before = asked;
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(box.locator('h2')).toHaveCount(0);
  await page.unroute(rendering);
  // And when it is seen again.
  await page.locator('.ed-offers li').last().scrollIntoViewIfNeeded();
  await expect(box).not.toBeInViewport();
  await box.scrollIntoViewIfNeeded();
  await expect(box.locator('h2')).toHaveText('Ein Haus, viele Stimmen');
});

test('ED-14 what is not finished is shown as far as it goes and names what is missing; visitors see none of it @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')], { is_online: true });
  await edit(page, de);
  const missing = (kind: string) =>
    page.locator(`main [data-kind=${kind}] .ed-missing button`).allTextContents();
  await addByName(page, 'Bild');
  // A field of the panel is needed: it has the focus.
  await expect(page.getByRole('button', { name: 'Aus der Mediathek …' })).toBeFocused();
  await addByName(page, 'Fragen und Antworten');
  const question = page.locator('main summary [data-field$="|children.0.question.de"]');
  await expect(question).toBeFocused();
  await expect(question).toHaveAttribute('data-placeholder', 'Frage');
  await page.keyboard.type('Wo ist der Eingang?');
  await addByName(page, 'Spielstätte');
  await expect.poll(() => missing('venuecard')).toEqual(['Spielstätte: nichts gewählt']);
  await addByName(page, 'Video (YouTube, Vimeo)');
  await expect
    .poll(() => missing('video'))
    .toEqual(['Adresse des Videos: noch leer', 'Standbild: kein Bild gewählt']);
  expect(await missing('image')).toEqual(['Bild: kein Bild gewählt']);
  await expect.poll(() => missing('faq')).toEqual(['Antwort 1: noch leer']);
  await expect(page.locator('main [data-kind=faq]')).toContainText('Wo ist der Eingang?');
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  // The way to what is missing, by keyboard.
  await page.locator('main [data-kind=image] .ed-missing button').press('Enter');
  await expect(page.getByRole('button', { name: 'Aus der Mediathek …' })).toBeFocused();
  await isSaved(page);
  const html = await (await request.get(de)).text();
  expect(html).toContain('Klang');
  for (const word of ['data-missing', 'no-picture', 'noch leer', 'Wo ist der Eingang?'])
    expect(html).not.toContain(word);
});

test.describe('ED-14 by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a module is added and written @full', async ({ page, request }) => {
    const { de } = await createPage(request, []);
    await edit(page, de);
    await openLibrary(page, true);
    await page.locator('.ed-offers').getByRole('button', { name: 'Zitat', exact: true }).tap();
    await expect(page.locator('main [data-field$="|content.de"]')).toBeFocused();
    await page.keyboard.type('Sieben leise Geigen.');
    await isSaved(page);
    await expect(page.locator('main blockquote')).toHaveText('Sieben leise Geigen.');
    await page.locator('main [data-kind=quote]').tap({ position: { x: 4, y: 4 } });
    await expect(page.locator('main [data-kind=quote] .ed-missing')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
});
