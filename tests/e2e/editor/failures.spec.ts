import { expect, test, type Page, type Route } from '@playwright/test';
import { COOKIE } from '../../../src/lib/constants.ts';
import { violations } from '../support/axe.ts';
import { edit, editorOf, headline, isSaved, started, text } from '../support/editor.ts';
import { hasEdited, logIn, newUser, signIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

const bar = (page: Page) => page.locator('.ed-bar');
const open = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click();
const failure = '.ed-panel [role=alert], dialog[open] [role=alert]';

/** What a call is answered with while the server cannot. */
const broken = (route: Route) =>
  route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

test('ED-08 a save that the server fails is told as that, not as a dead line', async ({
  browser,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  const context = await editorOf(browser);
  const page = await context.newPage();
  await edit(page, de);
  const fail = (route: Route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { code: 'unavailable', message: '' } })
      : route.fallback();
  await page.route('**/pageeditor-api/**', fail);
  await page.locator('[data-field="h|content.de"]').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' im Saal');
  const status = page.locator('.ed-status');
  await expect(status).toHaveAttribute('data-status', 'failed');
  await expect(status).toContainText('Der Server hat einen Fehler gemeldet');
  await page.unroute('**/pageeditor-api/**', fail);
  await page.keyboard.type('!');
  await isSaved(page);
  await context.close();
});

test('ED-03 a panel without an answer says so and why, is no empty list, and comes with another try @full', async ({
  page,
  context,
  request,
}) => {
  await logIn(context);
  const { de } = await createPage(request, [text('intro', 'Ein Satz.', 'A sentence.')]);
  // The editor itself: its file, then what it begins with.
  for (const pattern of [/\/_astro\/main[\w.-]*\.js/u, '**/pageeditor-api/library']) {
    await page.route(pattern, (route) => route.abort());
    await page.goto(`${de}?edit`);
    await expect(page.locator('.ed-banner[role=alert]')).toContainText('nicht gekommen');
    await expect(page.getByRole('link', { name: 'Seite neu laden' })).toBeVisible();
    await page.unroute(pattern);
  }
  await edit(page, de);
  // Without a connection at all.
  await context.setOffline(true);
  await open(page, 'Fassungen');
  // Its file has not come either: said in the panel's place, and the editor stays.
  await expect(page.locator(failure)).toContainText('nicht angekommen');
  await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await context.setOffline(false);
  // A browser may remember that the file did not come; the page made anew asks for it again.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await reloaded;
  await expect(bar(page)).toBeVisible();
  await open(page, 'Fassungen');
  const panel = page.getByRole('region', { name: 'Fassungen' });
  await expect(panel.getByText('Fassung 1')).toBeVisible();

  for (const [name, pattern, empty] of [
    ['Fassungen', '**/editing/page/*/versions', 'Noch keine früheren Fassungen'],
    ['Alle Seiten', '**/pageeditor-api/editing/page', 'Es gibt noch keine Seiten'],
  ] as const) {
    await page.keyboard.press('Escape');
    await page.route(pattern, broken);
    await open(page, name);
    await expect(page.locator(failure)).toContainText('Fehler gemeldet (503)');
    await expect(page.locator('.ed-panel')).not.toContainText(empty);
    expect(await violations(page)).toEqual([]);
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.locator('.ed-panel li').first()).toBeVisible();
    await expect(page.locator(failure)).toHaveCount(0);
  }
});

test('ED-08 the finder without an answer says so; nothing is chosen that nobody looked for; the rest comes on demand, over evenings folded @full', async ({
  page,
  context,
  request,
}) => {
  await logIn(context);
  const { de } = await createPage(request, [
    { id: 'way', kind: 'link', data: { link_text: { de: 'Hin', en: 'There' }, link: '/de' } },
  ]);
  await edit(page, de);
  const file = /PickerDialog[\w.-]*\.js/u;
  await page.route(file, (route) => route.abort());
  await page.locator('[data-module=way]').focus();
  await page.keyboard.press('Enter');
  const pattern = '**/pageeditor-api/finder?*';
  await page.route(pattern, (route) => route.abort());
  await page
    .getByRole('button', { name: /: Wählen …$/u })
    .first()
    .click();
  const dialog = page.locator('dialog[open]');
  // The finder's own file, then its answer.
  await expect(dialog.getByRole('alert')).toContainText('nicht angekommen');
  await page.unroute(file);
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('keine Verbindung');
  await expect(dialog).not.toContainText('Nichts gefunden');
  await page.unroute(pattern);
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await dialog.getByLabel('Art').selectOption('event');
  const options = dialog.locator('[role=option]');
  await expect(options).toHaveCount(20);
  await expect(dialog.locator('[aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(options.first()).toContainText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/u);
  // Several dates of one production stand together, under its name.
  const group = dialog.getByRole('group').first();
  await expect(group.locator('[role=option]').nth(1)).toBeVisible();
  await dialog.getByRole('button', { name: /^Mehr zeigen/u }).click();
  await expect(options.nth(30)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: /^Seite suchen/u }).fill('a');
  await expect(dialog.getByRole('button', { name: /^Vergangene zeigen/u })).toHaveCount(0);
  await options.nth(1).click();
  await isSaved(page);
  // What was chosen last stands first the next time.
  const chosen = await page.locator('.ed-panel .ed-field .ed-grow').first().innerText();
  await page
    .getByRole('button', { name: /: Wählen …$/u })
    .first()
    .click();
  await expect(dialog.getByRole('group', { name: 'Zuletzt gewählt' })).toContainText(chosen);
});

test('ED-01 a page of 300 modules refuses the one that is too many, and goes on being saved @full', async ({
  page,
  context,
  request,
}) => {
  await logIn(context);
  const spacers = Array.from({ length: 298 }, (_, index) => ({
    ...headline(`s${index}`, `Zeile ${index}`, `Line ${index}`),
  }));
  const { de } = await createPage(request, [headline('top', 'Oben', 'Top'), ...spacers]);
  await edit(page, de);
  const top = page.locator('[data-module=top]');
  await top.focus();
  await page.keyboard.press('Control+d');
  await expect(page.locator('.ed-alert')).toContainText('300 von höchstens 300');
  await isSaved(page);
  await top.focus();
  await page.keyboard.press('Control+d');
  await expect(page.locator('.ed-alert[data-kind=error]')).toContainText(
    'Es wurde nichts hinzugefügt',
  );
  await expect(page.locator('[data-module]')).toHaveCount(300);
  await top.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await isSaved(page);
});

test('ED-06 a page goes offline after a question that names its addresses and who leads there, and comes back as it was @full', async ({
  page,
  context,
  request,
}) => {
  await logIn(context);
  const { de, en, saved } = await createPage(request, [headline('top', 'Öffentlich', 'Public')]);
  const link = { type: 'link', href: `page:${saved.id}`, children: [{ text: 'hin' }] };
  const content = {
    de: [{ type: 'paragraph', children: [{ text: '' }, link, { text: '' }] }],
    en: [],
  };
  await createPage(request, [{ id: 'way', kind: 'text', data: { content } }], {
    title: { de: 'Die Seite, die hinführt', en: 'Leading' },
  });
  await edit(page, de);
  await page.getByRole('heading', { name: 'Öffentlich' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' als Entwurf');
  await isSaved(page);
  await open(page, 'Veröffentlichen');
  await page.getByRole('button', { name: 'Vom Netz nehmen' }).click();
  const question = page.getByRole('region', { name: 'Wirklich vom Netz nehmen?' });
  await expect(question).toContainText(de);
  await expect(question).toContainText(en);
  await expect(question).toContainText('Die Seite, die hinführt');
  expect(await violations(page)).toEqual([]);
  expect((await request.get(de)).status()).toBe(200);
  await question.getByRole('button', { name: 'Ja, vom Netz nehmen' }).click();
  await expect.poll(async () => (await request.get(de)).status()).toBe(404);
  // Whoever comes back later finds the same words and the same way back.
  await expect(page.getByText('Die Seite ist vom Netz genommen.')).toBeVisible();
  await page.reload();
  await started(page);
  await open(page, 'Veröffentlichen');
  await expect(page.getByText('Die Seite ist vom Netz genommen.')).toBeVisible();
  await page.getByRole('button', { name: 'Wieder so veröffentlichen, wie sie war' }).click();
  await expect.poll(async () => (await request.get(de)).status()).toBe(200);
  const body = await (await request.get(de)).text();
  expect(body).toContain('Öffentlich');
  expect(body).not.toContain('als Entwurf');
  await expect(page.getByText('Ihre Änderungen sieht noch niemand.')).toBeVisible();

  // At another time nothing can become public.
  await page.goto(`${de}?edit&at=2027-03-01T18:00:00Z`);
  await started(page);
  await expect(page.getByRole('note')).toContainText('01.03.2027, 19:00');
  await open(page, 'Veröffentlichen');
  await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('note').getByRole('link', { name: 'Zur Gegenwart' }).click();
  await started(page);
  await expect(page.getByRole('note')).toHaveCount(0);

  // A time that is none is told, and is not taken for another one.
  await page.goto(`${de}?edit&at=2027-02-31`);
  await started(page);
  await expect(page.getByRole('note')).toContainText('nennt keinen Zeitpunkt, den es gibt');
});

test('US-05 a lost token of a lost session takes one login; one of a session that goes on takes none @full', async ({
  browser,
  request,
}) => {
  const user = await newUser('editor');
  const context = await browser.newContext();
  await hasEdited(context);
  await signIn(context.request, user);
  const page = await context.newPage();
  const { de } = await createPage(request, [headline('top', 'Anfang', 'Beginning')]);
  await edit(page, de);
  const type = async (words: string) => {
    await page.locator('[data-module=top] [data-field]').click();
    await page.keyboard.press('End');
    await page.keyboard.type(words);
  };
  await context.clearCookies({ name: COOKIE.csrf });
  await type(' eins');
  await isSaved(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await context.clearCookies();
  await type(' zwei');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('E-Mail-Adresse').fill(user.email);
  await dialog.getByLabel('Passwort').fill(user.password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog).toHaveCount(0);
  await isSaved(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await context.close();
});

test('ED-06 a version shows each field that differs with its words marked, and who saved it @full', async ({
  page,
  browser,
  request,
}) => {
  const context = await editorOf(browser);
  const own = await context.newPage();
  const { de } = await createPage(request, [
    headline('top', 'Das Konzert beginnt um acht', 'The concert starts at eight'),
  ]);
  await edit(own, de);
  await own.locator('[data-module=top] [data-field]').fill('Das Konzert beginnt um halb neun');
  await isSaved(own);
  await expect(bar(own).getByRole('button', { name: /^Rückgängig/u })).toHaveAccessibleName(
    'Rückgängig: „Überschrift: Das Konzert beginnt um halb neun“ geändert',
  );
  await open(own, 'Fassungen');
  const panel = own.getByRole('region', { name: 'Fassungen' });
  await expect(panel).toContainText('Mira Test');
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'Fassung 1' })
    .getByRole('button', { name: 'Vergleichen' })
    .click();
  const differences = panel.getByRole('region', { name: 'Unterschiede' });
  await expect(differences.locator('dt')).toHaveText(/\(Deutsch\)$/u);
  await expect(differences.locator('del')).toHaveText('acht');
  await expect(differences.locator('ins')).toHaveText('halb neun');
  expect(await violations(own)).toEqual([]);
  await context.close();
  await page.close();
});
