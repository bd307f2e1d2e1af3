import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { violations } from '../support/axe.ts';
import { edit, headline, isSaved, PANELS, text } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { stir } from '../../support/site/pages.ts';
import { createPage } from '../../support/site/write.ts';

/** ED-09: what comes with `?edit`, and with every panel opened; in bytes as they are sent. */
const MAX_BYTES = 160_000;
const MAX_BYTES_OF_ALL = 220_000;

/** Every script that a page asks for from now on, compressed, by its address. */
function scriptsOf(page: Page): Map<string, Promise<number>> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // Asked for at once: a page that is left takes what it answered with it.
    const bytes = response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
    scripts.set(response.url(), bytes);
  });
  return scripts;
}

test('ED-09 the editor is at most 160,000 bytes of script, React and Slate in it, and comes with ?edit only', async ({
  page,
  context,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  const before = await (await request.get(de)).body();
  await logIn(context);
  const scripts = scriptsOf(page);
  await page.goto(de, { waitUntil: 'networkidle' });
  await stir(page);
  await page.waitForLoadState('networkidle');
  const visitors = new Set(scripts.keys());
  expect(visitors.size).toBeGreaterThan(0);
  // Nothing of the editor is there before somebody edits.
  expect(Math.max(...(await Promise.all(scripts.values())))).toBeLessThan(20_000);
  scripts.clear();
  const loaded = async () => {
    await page.waitForLoadState('networkidle');
    const own = [...scripts].filter(([url]) => !visitors.has(url)).map(([, bytes]) => bytes);
    return (await Promise.all(own)).reduce((sum, bytes) => sum + bytes, 0);
  };
  await edit(page, de);
  const first = await loaded();
  expect(first).toBeGreaterThan(100_000);
  expect(first).toBeLessThanOrEqual(MAX_BYTES);
  for (const name of PANELS) await page.getByRole('button', { name, exact: true }).first().click();
  // The last of them has been asked for when it is there.
  await expect(page.locator('.ed-panel h2')).toHaveText(/eröffentlichen/u);
  const all = await loaded();
  // A panel comes when it is opened.
  expect(all).toBeGreaterThan(first);
  expect(all).toBeLessThanOrEqual(MAX_BYTES_OF_ALL);
  const after = await (await request.get(de)).body();
  expect(after.equals(before)).toBe(true);
});

/** Panels whose parts stand elsewhere on phones. */
const NARROW = ['Aufbau', 'Sprachen', 'Alle Seiten'];

test.describe('ED-01 the editor for everybody', () => {
  for (const width of [1280, 390])
    test(`at ${width} px: every panel without a violation, without sideways scrolling, by touch on phones @full`, async ({
      browser,
      request,
    }) => {
      const { de } = await createPage(request, [
        headline('h', 'Klang', 'Sound'),
        text('t', 'Ein Text.', 'A text.'),
      ]);
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        hasTouch: width < 500,
      });
      await logIn(context);
      const page = await context.newPage();
      await edit(page, de);
      const press = async (name: string) => {
        const button = page.locator('.ed-bar').getByRole('button', { name, exact: true });
        if (width > 500) return button.click();
        // Behind one menu, but for the two that are needed most.
        if (!(await button.isVisible())) await page.locator('.ed-panels-button').tap();
        return button.tap();
      };
      const wrong: unknown[] = [...(await violations(page))];
      for (const name of PANELS) {
        await press(name);
        await expect(page.locator('.ed-panel')).toBeVisible();
        // What axe looks at is the same at every width but for what stands beside what.
        if (width > 500 || NARROW.includes(name)) wrong.push(...(await violations(page)));
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          name,
        ).toBe(true);
        await page.keyboard.press('Escape');
      }
      const field = page.locator('[data-field="h|content.de"]');
      if (width < 500) await field.tap();
      else await field.click();
      await page.keyboard.press('End');
      await page.keyboard.type(' hier');
      await isSaved(page);
      wrong.push(...(await violations(page)));
      expect(wrong).toEqual([]);
      await context.close();
    });
});
