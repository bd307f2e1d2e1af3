import { chromium, expect, test, type Page } from '@playwright/test';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edit, started } from '../support/editor.ts';
import { newUser, signIn } from '../support/login.ts';
import { createPage } from '../support/write.ts';

/** Processes that were started with a folder as their profile; told by what they were started with. */
const processesOf = (folder: string): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    })
    .map(Number);

/** What the browser has written down of the work on its pages, as JSON; empty: nothing yet. */
const journalOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerTo = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('no answer'));
        };
      });
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('foyer-editor')) return '';
    const database = await answerTo(indexedDB.open('foyer-editor'));
    const entries = database.transaction('journal').objectStore('journal').getAll();
    const journal = JSON.stringify(await answerTo(entries));
    database.close();
    return journal;
  });

test('ED-03 a browser that dies while somebody types: what was typed up to two seconds before is offered back', async ({
  request,
  baseURL,
}, info) => {
  test.skip(!existsSync('/proc'), 'processes are found in /proc');
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-profile-'));
  const { launchOptions } = info.project.use;
  const open = () =>
    chromium.launchPersistentContext(folder, { ...launchOptions, ...(baseURL && { baseURL }) });
  const { de } = await createPage(request, [
    { id: 'h', kind: 'headline', data: { content: { de: 'Klang', en: 'Sound' } } },
  ]);
  const first = await open();
  await signIn(first.request, await newUser());
  const page = await first.newPage();
  await edit(page, de);
  const session = await first.cookies();
  // The server is out of reach: what is typed is nowhere but in this browser.
  await first.route('**/pageeditor-api/**', (route) => route.abort());
  await page.locator('[data-field="h|content.de"]').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' nur hier');
  await expect.poll(() => journalOf(page), { timeout: 2000 }).toContain('nur hier');
  for (const process of processesOf(folder)) globalThis.process.kill(process, 'SIGKILL');
  await first.close().catch(() => undefined);

  const second = await open();
  await second.addCookies(session);
  const again = await second.newPage();
  await again.goto(`${de}?edit`);
  await expect(again.getByRole('dialog')).toContainText('Weiter, wo Sie waren?');
  await again.getByRole('button', { name: 'Weiterarbeiten' }).click();
  await started(again);
  await expect(again.locator('[data-module=h]')).toContainText('Klang nur hier');
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});
