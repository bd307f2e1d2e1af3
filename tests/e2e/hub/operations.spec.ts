import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn } from '../support/login.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';

test.use({ javaScriptEnabled: false });

const database = () => openDatabase({ databaseUrl: null, dataDir: process.env['E2E_DATA'] ?? '' });

test('ER-02 a missing address is listed with a suggestion, and an administrator leads it there by one click', async ({
  page,
  context,
}) => {
  // No word of it is one of another test's people, whose address would be more alike.
  const word = randomBytes(8).toString('hex').replaceAll(/\d/gu, 'x');
  const missing = `/de/team-${word}`;
  for (let time = 0; time < 2; time += 1)
    expect((await context.request.get(`${missing}?q=secret`)).status()).toBe(404);
  const list = `/de/cms-hub/error_log?q=${word}`;
  const row = page.getByRole('row').filter({ hasText: missing });
  await logIn(context);
  // The counts of all workers are written within five seconds.
  await expect(async () => {
    await page.goto(list);
    await expect(row).toContainText('/de/team', { timeout: 500 });
  }).toPass();
  await expect(page.locator('main')).not.toContainText('secret');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  // Redirects are an administrator's: an editor has no such button.
  await expect(row.getByRole('button', { name: 'Aus der Liste löschen' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Zum Vorschlag weiterleiten' })).toHaveCount(0);
  await context.clearCookies();
  await logIn(context, 'admin');
  await page.goto(list);
  await row.getByRole('button', { name: 'Zum Vorschlag weiterleiten' }).click();
  await expect(page.locator('main')).toContainText('Die Weiterleitung gilt ab sofort.');
  const moved = await context.request.get(missing, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/de/team']);
});

test('FO-08 a message that was given up is listed without its text, tried again, and deleted @full', async ({
  page,
  context,
}) => {
  const to = `reader-${process.pid}@example.org`;
  const { db } = await database();
  const now = new Date().toISOString();
  await db
    .insertInto('outbox')
    .values({
      ...{ message_id: `test-${process.pid}`, topic: 'form', recipient: to, reply_to: null },
      ...{ subject: 'Hello', body: 'a secret link', state: 'dead', attempts: 14 },
      ...{ failed: 'unavailable', created_at: now, due_at: now, expires_at: null, ended_at: now },
    })
    .execute();
  const state = async () =>
    (
      await db
        .selectFrom('outbox')
        .selectAll()
        .where('message_id', '=', `test-${process.pid}`)
        .executeTakeFirst()
    )?.state;
  await logIn(context);
  const list = `/de/cms-hub/outbox?q=${to.toUpperCase()}`;
  await page.goto(list);
  const row = page.getByRole('row').filter({ hasText: to });
  await expect(row).toContainText('Aufgegeben: der Mailserver ist nicht erreichbar');
  await expect(page.locator('main')).not.toContainText('secret');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  await row.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.locator('main')).toContainText('geht gleich noch einmal hinaus');
  await expect.poll(state).toBe('sent');
  await page.goto(list);
  await expect(row).toHaveCount(0);
  await db.destroy();
});

test('FO-08 an administrator sends a test message to their own address from the list of messages', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin');
  await page.goto('/en/cms-hub/outbox');
  await page.getByRole('button', { name: 'Send me a test message' }).click();
  await expect(page).toHaveURL(/done=test_mail/u);
  await expect(page.locator('main')).toContainText('The test message has been sent.');
});

test('TR-01 old addresses lead on as they were: with their ending, by their query, all below one, to another site @full', async ({
  page,
  context,
}) => {
  const old = `/alt-${process.pid}`;
  expect((await context.request.get(`${old}/index.html`)).status()).toBe(404);
  await logIn(context, 'admin');
  const address = page.getByRole('link', { name: `${old}/index.html` });
  await expect(async () => {
    await page.goto(`/de/cms-hub/error_log?q=alt-${process.pid}`);
    await expect(address).toBeVisible({ timeout: 500 });
  }).toPass();
  await address.click();
  await expect(page.getByLabel('Alte Adresse')).toHaveValue(`${old}/index.html`);
  await page.getByLabel('Ziel', { exact: true }).fill('/de/team');
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  await save.click();
  await expect(page.locator('main')).toContainText('Gespeichert');

  const target = 'https://tickets.example/spielplan';
  for (const [from, to] of [
    [`${old}/index.php?id=12`, '/de/besuch'],
    [`${old}/*`, '/de/*'],
    [`${old}/karten`, target],
  ] as const) {
    const query = new URLSearchParams({ old_path: from, new_path: to });
    await page.goto(`/de/cms-hub/redirect/new?${query}`);
    await save.click();
    await expect(page.locator('main')).toContainText('Gespeichert');
  }
  for (const [path, location] of [
    [`${old}/index.html`, '/de/team'],
    [`${old}/index.php?id=12&x=1`, '/de/besuch'],
    [`${old}/team?x=1`, '/de/team?x=1'],
    [`${old}/karten?x=1`, target],
  ] as const) {
    const moved = await context.request.get(path, { maxRedirects: 0 });
    expect([path, moved.status(), moved.headers()['location']]).toEqual([path, 301, location]);
  }
  // In the list it says that it leads to another site.
  await page.goto('/de/cms-hub/redirect');
  await expect(page.locator('main')).toContainText(
    'Führt von dieser Website fort, zu tickets.example.',
  );
});
