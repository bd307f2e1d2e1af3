import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openDatabase } from '../../../../src/lib/server/db/open.ts';
import { violations } from '../../support/axe.ts';
import { edit, headline, isSaved, started, text } from '../../support/editor.ts';
import { holdAnswers } from '../../support/held-answers.ts';
import {
  csrfHeader,
  hasEdited,
  logIn,
  newUser,
  signIn,
  type TestUser,
} from '../../support/login.ts';
import { createPage } from '../../../support/site/write.ts';

const MODULES = [
  headline('h', 'Anfahrt', 'Directions'),
  text('t', 'Die Bahn fährt alle sieben Minuten.', 'Trams run every seven minutes.'),
];

const notesButton = (page: Page) => page.getByRole('button', { name: /^Notizen/u });
const newNote = (page: Page) => page.getByRole('textbox', { name: 'Neue Notiz' });
const threads = (page: Page) => page.locator('.ed-notes > li');

/** A browser of somebody who has edited before. */
async function browserOf(browser: Browser, user: TestUser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await hasEdited(context);
  await signIn(context.request, user);
  return context;
}

/** Messages about notes that were written for delivery so far; who gets them is forgotten once they are sent. */
async function mailCount(): Promise<number> {
  const dataDir = process.env['E2E_DATA'] ?? '';
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const rows = await database.db
      .selectFrom('outbox')
      .select('id')
      .where('topic', '=', 'note')
      .execute();
    return rows.length;
  } finally {
    await database.db.destroy();
  }
}

test('ED-21 a note on words of a page reaches whom it means, who answers and resolves it', async ({
  browser,
  request,
}) => {
  const { de } = await createPage(request, MODULES);
  const [anna, ben] = [
    await newUser('editor', `Anna${String(process.pid)}`),
    await newUser('editor', `Ben${String(process.pid)}`),
  ];
  const [mine, theirs] = [await browserOf(browser, anna), await browserOf(browser, ben)];
  const page = await mine.newPage();
  await edit(page, de);

  // By keys alone: words are selected, the note is written, somebody is named, it is sent.
  await page.locator('[data-module=t] p').click();
  await expect(page.locator('.ed-rich-text')).toBeFocused();
  await page.keyboard.press('Control+Home');
  for (let sign = 0; sign < 'Die Bahn'.length; sign += 1)
    await page.keyboard.press('Shift+ArrowRight');
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toBe('Die Bahn');
  await page.keyboard.press('Control+Shift+m');
  await expect(newNote(page)).toBeFocused();
  await expect(page.locator('.ed-note-quote')).toHaveText('Die Bahn');
  await page.keyboard.type(`Stimmt das? @ben${String(process.pid)}`);
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(newNote(page)).toHaveValue(`Stimmt das? @Ben${String(process.pid)} Test `);
  await expect(page.locator('.ed-note-form')).toContainText(`Ben${String(process.pid)} Test`);
  const before = await mailCount();
  await page.keyboard.press('Control+Enter');
  await expect(threads(page)).toHaveCount(1);
  await expect(newNote(page)).toHaveValue('');
  await expect(page.locator('.ed-alert')).toContainText('E-Mail geht an');
  expect(await mailCount()).toBeGreaterThan(before);
  await expect(notesButton(page)).toHaveText('Notizen (1)');
  await expect(page.locator('[data-module=t] > .ed-note-sign')).toHaveText('1');
  await isSaved(page);

  // Where the mail leads: the hub knows the page of the note.
  const other = await theirs.newPage();
  const id = (await threads(page).getAttribute('id'))?.replace('ed-note-', '') ?? '';
  await other.goto(`/de/cms-hub/notes/${id}/page`);
  await started(other);
  expect(new URL(other.url()).pathname).toBe(de);
  await expect(threads(other)).toBeFocused();
  await expect(other.locator('[data-module=t]')).toHaveAttribute('data-selected', '');
  await threads(other).getByRole('button', { name: 'Antworten' }).click();
  await other.keyboard.type('Ja, seit Mai.');
  await threads(other).getByRole('button', { name: 'Antworten' }).click();
  await expect(threads(other)).toContainText('Ja, seit Mai.');
  await expect(threads(page), 'without a reload').toContainText('Ja, seit Mai.');
  await threads(other).getByRole('button', { name: 'Erledigt' }).click();
  await expect(threads(other)).toHaveCount(0);
  await other.getByRole('button', { name: /^Erledigte/u }).click();
  await expect(threads(other)).toContainText('Erledigt von');
  expect(await violations(other)).toEqual([]);
  await expect(page.locator('.ed-note-sign')).toHaveCount(0);
  await expect(notesButton(page)).toHaveText('Notizen');
  for (const context of [mine, theirs]) await context.close();
});

test('ED-21 the first Ctrl+Shift+M of a page on a slow line: the note is about the selected words, and no key is lost', async ({
  page,
  context,
  request,
}) => {
  const { de } = await createPage(request, MODULES);
  await logIn(context);
  await edit(page, de);
  // All of it that does not come with the editor itself.
  const free = await holdAnswers(page, /\/(?:first-use|notes|NotesPanel)-[^/]+\.js$/u);
  await page.locator('[data-module=t] p').click();
  await expect(page.locator('.ed-rich-text')).toBeFocused();
  await page.keyboard.press('Control+Home');
  for (let sign = 0; sign < 'Die Bahn'.length; sign += 1)
    await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+Shift+m');
  await page.keyboard.type('Stimmt');
  free();
  await expect(newNote(page)).toHaveValue('Stimmt');
  await page.keyboard.type(' das?');
  await expect(newNote(page)).toHaveValue('Stimmt das?');
  await expect(page.locator('.ed-note-quote')).toHaveText('Die Bahn');
  await expect(page.locator('[data-module=t]')).toContainText('Die Bahn fährt alle sieben');
});

test('ED-21 a note that is not saved keeps its words, also when its panel is closed, and says so @full', async ({
  browser,
  request,
}) => {
  const { de } = await createPage(request, MODULES);
  const context = await browserOf(browser, await newUser());
  const page = await context.newPage();
  await edit(page, de);
  await page.locator('[data-module=h]').click();
  await page.locator('.ed-more > summary').click();
  await page.getByRole('button', { name: 'Notiz schreiben' }).click();
  await newNote(page).fill('Zu lang für eine Zeile.');
  await page.route('**/notes', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Nicht gespeichert');
  await expect(page.locator('.ed-alert')).toHaveCount(0);
  await notesButton(page).click();
  await notesButton(page).click();
  await expect(newNote(page)).toHaveValue('Zu lang für eine Zeile.');
  await page.unroute('**/notes');
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(threads(page)).toContainText('Überschrift: Anfahrt');

  // The words, and then the module that they are about, are deleted.
  await page.locator('[data-module=h]').focus();
  await page.keyboard.press('Delete');
  await expect(threads(page)).toContainText('Baustein gelöscht');
  await expect(threads(page)).toContainText('Zu lang für eine Zeile.');
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('ED-21 on a phone a note is written and somebody meant by touch @full', async ({
  browser,
  request,
}) => {
  const { de } = await createPage(request, MODULES);
  const name = `Cem${String(process.pid)}`;
  await newUser('editor', name);
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await hasEdited(context);
  await signIn(context.request, await newUser());
  const page = await context.newPage();
  await edit(page, de);
  await page.locator('[data-module=h]').tap();
  await page.getByRole('button', { name: 'Werkzeuge' }).tap();
  await notesButton(page).tap();
  await page.getByRole('button', { name: '@ Jemanden nennen' }).tap();
  await page.keyboard.type(name.toLowerCase());
  await page.getByRole('option').tap();
  await page.keyboard.type('bitte ansehen');
  await page.getByRole('button', { name: 'Notiz speichern' }).tap();
  await expect(threads(page)).toContainText(`@${name} Test bitte ansehen`);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('ED-21 without scripts a note is listed, answered and resolved in the hub', async ({
  browser,
  request,
}) => {
  const { saved } = await createPage(request, MODULES);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(context.request, await newUser());
  const page = await context.newPage();
  const call = `/de/pageeditor-api/editing/page/${String(saved.id)}/notes`;
  const words = `Bitte prüfen ${String(process.pid)}-${String(saved.id)}`;
  const made = await context.request.post(call, {
    headers: await csrfHeader(context),
    data: { language: 'de', module: 't', body: words },
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto('/de/cms-hub/notes');
  const row = page.getByRole('row').filter({ hasText: words });
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Antworten' }).click();
  await expect(page.locator('textarea[aria-invalid=true]')).toBeVisible();
  await page.getByRole('textbox', { name: 'Antwort' }).fill('Ist geprüft.');
  await page.getByRole('button', { name: 'Antworten' }).click();
  await expect(page.getByRole('status')).toContainText('Ihre Antwort ist gespeichert.');
  await expect(page.locator('.hub-notes')).toContainText('Ist geprüft.');
  await page.getByRole('button', { name: 'Erledigt' }).click();
  await expect(page.getByRole('status')).toContainText('Die Notiz ist erledigt.');
  await page.goto('/de/cms-hub/notes');
  await expect(row).toHaveCount(0);
  await page.goto('/de/cms-hub/notes?part=resolved');
  await row.getByRole('button', { name: /Wieder öffnen/u }).click();
  await page.goto('/de/cms-hub/notes?part=mine');
  await expect(row).toHaveCount(1);
  await context.close();
});
