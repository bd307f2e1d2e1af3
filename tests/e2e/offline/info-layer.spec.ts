import { expect, test, type Browser } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { stir } from '../../support/site/pages.ts';

/** A page of somebody whose browser says something of itself. */
async function opened(browser: Browser, path: string, device: Readonly<Record<string, unknown>>) {
  const page = await browser.newPage();
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(navigator, name, { get: () => value });
  }, device);
  await page.goto(path);
  await stir(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  return page;
}

const CASES = [
  ['slow', { connection: { effectiveType: '2g' } }, 'Langsame Verbindung', 'Slow connection'],
  ['weak', { hardwareConcurrency: 1 }, 'Schwache Hardware', 'Weak hardware'],
  ['offline', { onLine: false }, 'Sie sind offline', 'You are offline'],
] as const;

for (const [name, device, de, en] of CASES)
  test(`IN-01 «${de}» is said where it is so, and nowhere else @full`, async ({ browser }) => {
    for (const [path, title, reload] of [
      ['/de', de, 'Neu laden'],
      ['/en', en, 'Reload'],
    ] as const) {
      const page = await opened(browser, path, device);
      const notice = page.locator(`[data-info=${name}]`);
      await expect(notice).toBeVisible();
      await expect(notice).toContainText(title);
      await expect(notice.getByRole('link', { name: reload })).toBeVisible();
      await expect(page.locator('h1').first()).toBeVisible();
      expect(await page.locator('[data-info]:visible').count()).toBe(1);
      if (path === '/de') expect(await violations(page)).toEqual([]);
      await Promise.all([
        page.waitForEvent('load'),
        notice.getByRole('link', { name: reload }).click(),
      ]);
      await expect(page.locator('h1').first()).toBeVisible();
      await page.close();
    }
  });

test('IN-01 an ordinary browser is told of nothing', async ({ browser }) => {
  const page = await opened(browser, '/de', {
    connection: { effectiveType: '4g' },
    hardwareConcurrency: 4,
    deviceMemory: 8,
  });
  await expect(page.locator('.info:visible')).toHaveCount(0);
  await page.close();
});

test('IN-01 without scripts the page says so and is there; without its styles it says that @full', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de');
  await expect(page.locator('noscript .info')).toContainText('JavaScript ist deaktiviert');
  await expect(page.getByText('Browser nicht unterstützt')).toBeHidden();
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  // A browser that knows none of what the sheet is written in shows the page without it.
  await page.route('**/_astro/*.css', (route) => route.abort());
  await page.goto('/de');
  await expect(page.getByText('Browser nicht unterstützt')).toBeVisible();
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  await context.close();
});

test('IN-02 the manifest is in the language of the page, with ways into the venue', async ({
  request,
}) => {
  for (const [locale, list] of [
    ['de', '/de/programm-karten'],
    ['en', '/en/programme-tickets'],
  ] as const) {
    const html = await (await request.get(`/${locale}`)).text();
    const address = /rel="manifest" href="([^"]+)"/u.exec(html)?.[1] ?? '';
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      readonly lang: string;
      readonly shortcuts: readonly { readonly url: string }[];
      readonly icons: readonly { readonly src: string }[];
    };
    expect(manifest.lang).toBe(locale);
    expect(manifest.shortcuts.map(({ url }) => url)).toContain(list);
    for (const url of [
      ...manifest.shortcuts.map((shortcut) => shortcut.url),
      ...manifest.icons.map(({ src }) => src),
    ])
      expect([url, (await request.get(url)).status()]).toEqual([url, 200]);
  }
});
