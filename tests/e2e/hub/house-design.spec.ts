import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { migrate } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';
import { seed } from '../../../src/lib/server/services/seed/seed.ts';
import { violations } from '../support/axe.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { endGroup } from '../../support/site/processes/process-group.ts';
import { freePort, startProcess } from '../../support/site/processes/server-process.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

/* How a venue looks, and the demo taken away: in a venue of its own, without scripts. */

test.use({ javaScriptEnabled: false });
// Documents are checked by programs of their own, which takes time on a busy machine.
test.describe.configure({ mode: 'serial' });

const USER = { email: 'ina@house.example', password: 'seven quiet violins' };
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><script>alert(1)</script><path d="M0 0h120v40H0z"/></svg>';

const dataDir = mkdtempSync(path.join(tmpdir(), 'foyer-design-'));
let origin = '';
let end = () => Promise.resolve();

/** The demo without its drawn pictures, served by a process of its own. */
test.beforeAll(async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(database.db);
  await seed(database, new Date());
  const names = { first_name: 'Ina', last_name: 'Neu', role: 'admin' } as const;
  await addUser(database, { ...USER, ...names });
  await database.db.destroy();
  const port = await freePort();
  const { child } = startProcess({ DATA_DIR: dataDir, PORT: port });
  origin = `http://localhost:${port}`;
  end = async () => {
    const gone = once(child, 'exit');
    endGroup(child);
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  await expect.poll(async () => (await fetch(`${origin}/de`).catch(() => null))?.status).toBe(200);
});
test.afterAll(() => end());

/** What a visitor is answered. */
async function get(address: string) {
  const answer = await fetch(origin + address);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

async function enter(page: Page, address: string) {
  await page.goto(`${origin}/de/anmelden?next=${address}`);
  await page.getByLabel('E-Mail-Adresse').fill(USER.email);
  await page.getByLabel('Passwort', { exact: true }).fill(USER.password);
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(origin + address);
}

async function isSound(page: Page) {
  expect(await violationsWithoutScripts(page)).toEqual([]);
  expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');
}

test('LY-15 ED-12 colours, typefaces and a logo are tried out, then saved, and are on every page @full', async ({
  page,
  browser,
}) => {
  await enter(page, '/de/cms-hub/house/design');
  await isSound(page);
  const accent = page.getByLabel('Hausfarbe', { exact: true });
  const preview = page.getByRole('button', { name: 'Vorschau' });

  // What cannot be is an error at its field, and nothing that was typed is lost.
  await accent.fill('rot');
  await page.getByLabel('Hintergrund', { exact: true }).fill('#555');
  const square = { name: 'i.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await page.getByLabel('Symbol', { exact: true }).setInputFiles(square);
  await preview.click();
  await expect(page.locator('#own_accent-field-error')).toContainText('#8a1538');
  await expect(page.locator('#own_paper-field-error')).toContainText('zu dunkel');
  await expect(page.locator('#icon-field-error')).toContainText('quadratisch');
  await expect(accent).toHaveValue('rot');
  await isSound(page);

  // Tried out: for whoever tries it alone.
  await accent.fill('FFCB05');
  await page.getByLabel('Hintergrund', { exact: true }).fill('');
  await page.getByLabel('Schriften').selectOption('serif');
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
  await preview.click();
  await expect(page).toHaveURL(/\?design=nature_own-ffcb05-x-x_serif_\d+_0_0$/u);
  await expect(page.locator('[data-scheme="light"]')).toContainText('Abgedunkelt');
  await isSound(page);
  const tried = page.url();
  const samples = page.locator('.hub-design-samples a');
  await expect(samples).toHaveCount(3);
  for (const at of [0, 1, 2]) {
    await samples.nth(at).click();
    await expect(page.getByText('Vorschau der Gestaltung.')).toBeVisible();
    expect((await page.content()).includes('/design/1/own-ffcb05-x-x_serif.css')).toBe(true);
    const seen = await get(new URL(page.url()).pathname + new URL(page.url()).search);
    expect(seen.body.includes('ffcb05')).toBe(false);
    await page.goto(tried);
  }
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.locator('main').getByRole('status')).toHaveText('Gespeichert.');

  // Saved: the kept pages are made anew, and the same for everybody.
  await expect.poll(async () => (await get('/de')).body.includes('own-ffcb05')).toBe(true);
  const { body } = await get('/de');
  const [, drawing = ''] =
    /<img class="logo[^>]*src="(\/media\/[0-9a-f]{32}\/[^"]+\.svg)"[^>]*alt="Konzerthaus Morgenfeld"/u.exec(
      body,
    ) ?? [];
  expect(drawing).not.toBe('');
  expect(body.includes('archivo')).toBe(false);
  expect((await get(drawing)).body).not.toContain('script');
  const events = await get('/de/programm-karten');
  expect(events.body.includes('/poster/own-ffcb05-x-x/event-')).toBe(true);
  const [, event = ''] = /href="(\/de\/programm-karten\/[^"/]+\/\d+)"/u.exec(events.body) ?? [];
  expect((await get(event)).body.includes(`"logo":"${origin}${drawing}"`)).toBe(true);
  const other = await fetch(`${origin}/poster/own-123456-x-x/event-1.svg`, { redirect: 'manual' });
  // What the poster is drawn of stands in its address, too.
  expect(other.headers.get('location')).toMatch(/^\/poster\/own-123456-x-x\/event-1-[\w-]+\.svg$/u);
  const sheet = await get('/design/1/own-ffcb05-x-x_serif.css');
  expect(sheet.headers.get('cache-control')).toContain('immutable');
  expect((await get('/design/1/own-}html{-x-x_serif.css')).status).toBe(404);

  // Measured in the browser, in both schemes.
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, javaScriptEnabled: true });
    const visitor = await context.newPage();
    const said: string[] = [];
    visitor.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await visitor.goto(`${origin}/de/programm-karten`);
    expect(await violations(visitor)).toEqual([]);
    const paper = await visitor.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(paper).toBe(colorScheme === 'light' ? 'rgb(246, 244, 237)' : 'rgb(19, 16, 10)');
    expect(said).toEqual([]);
    await context.close();
  }
});

test('ED-12 the demo goes when somebody agrees, and the venue begins like an empty one @full', async ({
  page,
}) => {
  await enter(page, '/de/cms-hub/house');
  await page.getByRole('link', { name: 'Demo entfernen' }).click();
  await isSound(page);
  await expect(page.locator('main')).toContainText('Sie haben es geändert');
  const remove = page.locator('main').getByRole('button', { name: 'Demo entfernen' });
  await remove.click();
  await expect(page.locator('#agreed-field-error')).toBeVisible();
  expect((await get('/de')).status).toBe(200);
  await page.getByLabel('Ja, die Demo entfernen').check();
  await remove.click();
  await expect(page.locator('main').getByRole('status')).toContainText('Die Demo ist entfernt.');
  const text = await page.locator('main').innerText();
  const [, file = ''] = /Server: (\S+\.foyer)/u.exec(text) ?? [];
  expect((await stat(file)).size).toBeGreaterThan(100_000);
  await isSound(page);
  await expect.poll(async () => (await get('/de')).status).toBe(503);
  // What the venue gave itself is there still.
  await page.goto(`${origin}/de`);
  await expect(page.locator('header img.logo')).toHaveAttribute('alt', 'Konzerthaus Morgenfeld');
  await page.goto(`${origin}/de/cms-hub/house`);
  await expect(page.locator('[data-step="impressum"]')).toContainText('Fehlt');
  await expect(page.locator('[data-step="event"]')).toContainText('Fehlt');
});
