import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { freePort, startProcess } from '../support/server-process.ts';

const USER = { email: 'ina@house.example', password: 'seven quiet violins' };

/** A house that begins without the demo, with somebody who looks after it. */
async function emptyHouse() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foyer-house-'));
  const port = await freePort();
  const { child } = startProcess({ HOUSE: 'empty', DATA_DIR: dataDir, PORT: port });
  const origin = `http://localhost:${port}`;
  const isClosed = async () => (await fetch(`${origin}/de`).catch(() => null))?.status === 503;
  for (let tries = 0; tries < 600 && !(await isClosed()); tries += 1) await pause(50);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await addUser(database, { ...USER, role: 'admin', first_name: 'Ina', last_name: 'Neu' });
  await database.db.destroy();
  const end = async () => {
    const gone = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, end };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-12 a house of one’s own begins closed and without the demo, is named, says what is missing, and opens', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const { origin, end } = await emptyHouse();
    try {
      expect((await fetch(`${origin}/de`)).status).toBe(503);
      await page.goto(`${origin}/de/anmelden?next=/de/cms-hub/house`);
      await page.getByLabel('E-Mail-Adresse').fill(USER.email);
      await page.getByLabel('Passwort', { exact: true }).fill(USER.password);
      await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page).toHaveURL(`${origin}/de/cms-hub/house`);
      const step = (key: string) => page.locator(`[data-step="${key}"]`);
      await expect(step('name')).toContainText('Fehlt');
      await expect(step('impressum')).toContainText('Fehlt');
      expect(await violationsWithoutScripts(page)).toEqual([]);

      const save = page.getByRole('button', { name: 'Speichern' });
      await page.getByLabel('Name des Hauses (Deutsch)').fill('');
      await page.getByLabel('Name des Hauses (English)').fill('');
      await page.getByLabel('Leitsatz (Deutsch)').fill('Musik am Fluss');
      await save.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Leitsatz (Deutsch)')).toHaveValue('Musik am Fluss');
      await page.getByLabel('Name des Hauses (Deutsch)').fill('Kulturhaus Süd');
      await page.getByLabel('Name des Hauses (English)').fill('Kulturhaus South');
      await save.click();
      await expect(page.locator('main').getByRole('status')).toHaveText('Gespeichert.');
      await expect(step('name')).toContainText('Erledigt');

      await page.getByRole('button', { name: 'Website öffnen' }).click();
      await expect(page.locator('main').getByRole('status')).toContainText('ist jetzt öffentlich');
      await expect.poll(async () => (await fetch(`${origin}/de`)).status).toBe(200);
      const home = await (await fetch(`${origin}/de`)).text();
      expect(home).toContain('Kulturhaus Süd');
      expect(home).not.toContain('Morgenfeld');
    } finally {
      await end();
    }
  });
});
