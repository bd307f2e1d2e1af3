import {
  chromium,
  expect,
  test,
  type BrowserContext,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edit, started } from '../support/editor.ts';
import { newUser, signIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

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

/** A browser of its own that is killed and opened again, signed in both times. */
async function crashingBrowser({ project }: TestInfo, baseURL: string | undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-profile-'));
  const { launchOptions } = project.use;
  const open = () =>
    chromium.launchPersistentContext(folder, { ...launchOptions, ...(baseURL && { baseURL }) });
  const first = await open();
  await signIn(first.request, await newUser());
  const session = await first.cookies();
  let second: BrowserContext | undefined;
  return {
    context: first,
    async crash(): Promise<BrowserContext> {
      for (const process of processesOf(folder)) globalThis.process.kill(process, 'SIGKILL');
      await first.close().catch(() => undefined);
      second = await open();
      await second.addCookies(session);
      return second;
    },
    async remove(): Promise<void> {
      await second?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server is out of reach: what is typed is nowhere but in this browser. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.route('**/pageeditor-api/**', (route) => route.abort());
}

async function append(page: Page, words: string): Promise<void> {
  await page.locator('[data-field="h|content.de"]').click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
  await expect.poll(() => journalOf(page)).toContain(words.trim());
}

async function editPage(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?edit`);
  await expect(page.getByRole('dialog')).toContainText('Weiter, wo Sie waren?');
  await page.getByRole('button', { name: 'Weiterarbeiten' }).click();
  await started(page);
}

const KLANG = [{ id: 'h', kind: 'headline', data: { content: { de: 'Klang', en: 'Sound' } } }];

test('ED-03 a browser that dies while somebody types: what was typed up to two seconds before is offered back @full', async ({
  request,
  baseURL,
}, info) => {
  test.skip(!existsSync('/proc'), 'processes are found in /proc');
  const { de } = await createPage(request, KLANG);
  const browser = await crashingBrowser(info, baseURL);
  const page = await browser.context.newPage();
  await edit(page, de);
  await cutOff(browser.context);
  await append(page, ' nur hier');
  const again = await (await browser.crash()).newPage();
  await editPage(again, de);
  await expect(again.locator('[data-module=h]')).toContainText('Klang nur hier');
  await browser.remove();
});

test('ED-03 two windows on one page in a browser that dies: what was typed last is offered back @full', async ({
  request,
  baseURL,
}, info) => {
  test.skip(!existsSync('/proc'), 'processes are found in /proc');
  const { de } = await createPage(request, KLANG);
  const browser = await crashingBrowser(info, baseURL);
  const first = await browser.context.newPage();
  await edit(first, de);
  const second = await browser.context.newPage();
  await edit(second, de);
  await cutOff(browser.context);
  // Each writes beside the other, and the second one has thrown away what the first one had stored.
  await append(first, ' eins');
  await append(second, ' zwei');
  await append(first, ' drei');
  const again = await (await browser.crash()).newPage();
  await editPage(again, de);
  await expect(again.locator('[data-module=h]')).toContainText('Klang eins drei');
  await browser.remove();
});
