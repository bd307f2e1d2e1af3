import { expect, test, type Page } from '@playwright/test';
import { Assets } from '../../../src/lib/server/http/assets.ts';
import { serviceWorker } from '../../../src/lib/server/http/service-worker.ts';
import { frontOf, type Front } from '../support/front.ts';
import { stir, openOverlay } from '../../support/site/pages.ts';

test.use({ serviceWorkers: 'allow' });
// A service worker fetches and keeps a whole release, which takes a while on a busy machine.

let front: Front;
test.beforeEach(async ({ baseURL }) => {
  front = await frontOf(baseURL ?? '');
});
test.afterEach(() => front.close());

const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 20));
  });

/** The venue hands out another release from now on, and the tab hears of it. */
async function release(page: Page, name: string): Promise<void> {
  front.answer = async (path, body) =>
    path === '/sw.js' ? (await body()).replace(/"name":"\w+"/u, `"name":"${name}"`) : null;
  // An installation that a busy server broke off is tried again, as with the next page that is opened.
  const installed = async (): Promise<readonly string[]> => {
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update().catch(() => undefined);
    });
    return names(page);
  };
  await expect.poll(installed).toContain(`foyer-files ${name}`);
  await page.evaluate(async () => {
    while ((await navigator.serviceWorker.ready).active?.state !== 'activated')
      await new Promise((go) => setTimeout(go, 20));
  });
}

const names = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

test('IN-02 an update keeps the files of the last release for a tab that is open, and no older ones @full', async ({
  page,
}) => {
  await page.goto(`${front.origin}/de`);
  await controlled(page);
  const [first = ''] = (await names(page)).filter((name) => name.startsWith('foyer-files'));
  await release(page, 'second');
  expect(await names(page)).toEqual(expect.arrayContaining([first, 'foyer-files second']));
  // The server has the files of the tab's release no longer; the tab goes on with its own.
  front.missing = (path) => path.startsWith('/_astro/');
  await stir(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(page.url()).toBe(`${front.origin}/de`);
  await openOverlay(page);
  await expect(page.locator('dialog [data-event]').first()).toBeVisible();
  front.missing = () => false;
  await release(page, 'third');
  await expect
    .poll(async () => (await names(page)).filter((name) => name.startsWith('foyer-files')).length)
    .toBe(2);
  expect(await names(page)).not.toContain(first);
});

test('IN-02 switched off, it takes itself and everything it kept away @full', async ({ page }) => {
  await page.goto(`${front.origin}/de`);
  await controlled(page);
  expect((await names(page)).length).toBeGreaterThan(0);
  const off = await serviceWorker(new Assets('dist/client'), false);
  front.answer = (path) =>
    Promise.resolve(path === '/sw.js' ? (off?.forms.identity.body.toString() ?? '') : null);
  await page.goto(`${front.origin}/de/team`);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await page.goto(`${front.origin}/de/team`);
  await expect(page.locator('h1').first()).toBeVisible();
});
