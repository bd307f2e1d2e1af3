import { gzipSync } from 'node:zlib';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { everyKind, LIST, stir, WEBSHOP_PAGES, openOverlay } from '../../support/site/pages.ts';

const KB = 1024;
const gz = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
/** Sizes of files by their address, which names their content: the same ones come with every page. */
const sizes = new Map<string, number>();
function sizeOf(url: string, body: Buffer): number {
  const size = sizes.get(url) ?? gz(body);
  sizes.set(url, size);
  return size;
}

interface Loaded {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
  readonly text: string;
}

/** Everything of one type that a page has loaded so far. @param current the list of now, where it changes */
function recordOf(page: Page, current?: () => Loaded[]): Loaded[] {
  const loaded: Loaded[] = [];
  page.on('response', (response) => {
    // What is read late is of the page that asked for it.
    const own = current?.() ?? loaded;
    const kind = response.request().resourceType();
    if (!['script', 'stylesheet', 'font'].includes(kind)) return;
    void response.body().then(
      (body) =>
        own.push({
          url: response.url(),
          kind,
          bytes: kind === 'font' ? body.length : sizeOf(response.url(), body),
          text: body.toString('latin1'),
        }),
      () => undefined,
    );
  });
  return loaded;
}

async function inlineScripts(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/gu)].map(
    ([, code]) => code ?? '',
  );
}

const sum = (loaded: readonly Loaded[], kind: string) =>
  [...new Map(loaded.filter((file) => file.kind === kind).map((file) => [file.url, file])).values()]
    // What the browser asked for twice it has once: an answer can come after its page was left.
    .reduce((total, { bytes }) => total + bytes, 0);
const hasReact = (loaded: readonly Loaded[]) =>
  loaded.some(({ text }) => /react\.element|react-dom|__REACT/iu.test(text));

test('budgets before a touch, per kind of page: scripts 4 KB, style sheets 20 KB, no React', async ({
  page,
  request,
}) => {
  let loaded: Loaded[] = [];
  recordOf(page, () => loaded);
  const over: string[] = [];
  for (const path of [...(await everyKind(request)), ...WEBSHOP_PAGES]) {
    loaded = [];
    await page.goto(path, { waitUntil: 'load' });
    const inline = (await inlineScripts(request, path)).reduce(
      (total, code) => total + gz(code),
      0,
    );
    const scripts = sum(loaded, 'script') + inline;
    const sheets = sum(loaded, 'stylesheet');
    if (scripts > 4 * KB) over.push(`${path}: ${scripts} B of script`);
    if (sheets > 20 * KB) over.push(`${path}: ${sheets} B of style sheets`);
    if (hasReact(loaded)) over.push(`${path}: React before a touch`);
  }
  expect(over).toEqual([]);
});

test('budget of the first sign of a visitor: one more script, 5 KB, the same on every kind of page', async ({
  context,
}) => {
  const urls = new Set<string>();
  for (const path of ['/de', LIST.en, '/de/team', '/en/404']) {
    // A pointer that rests on a page from before would be a sign at once.
    const page = await context.newPage();
    const loaded = recordOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(sum(loaded, 'script'), path).toBe(0);
    await stir(page);
    await expect.poll(() => sum(loaded, 'script'), path).toBeGreaterThan(0);
    expect(sum(loaded, 'script'), path).toBeLessThanOrEqual(5 * KB);
    for (const { kind, url } of loaded) if (kind === 'script') urls.add(url);
    await page.close();
  }
  expect(urls.size).toBe(1);
});

test('budget after the first touch: scripts 75 KB', async ({ page }) => {
  const loaded = recordOf(page);
  await page.goto(LIST.de);
  await page.locator('[data-filter=genre] > summary').click();
  await page.locator('[data-filter=genre] a').nth(1).click();
  await expect(page).toHaveURL(/genre=/u);
  await page.goto('/de');
  await openOverlay(page);
  await expect(page.locator('dialog [data-event]').nth(9)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(sum(loaded, 'script')).toBeLessThanOrEqual(75 * KB);
});

test('budget after the first touch of the booking widget: scripts 75 KB with React', async ({
  page,
}) => {
  const loaded = recordOf(page);
  await page.goto(LIST.de);
  await page.locator('main a[data-book]:visible').first().click();
  await expect(page.locator('dialog .booking-panel').first()).toBeVisible();
  await expect.poll(() => hasReact(loaded)).toBe(true);
  expect(sum(loaded, 'script')).toBeLessThanOrEqual(75 * KB);
});

test('SE-01 budget after the first touch of the search: scripts 75 KB with React, the same file as for booking @full', async ({
  page,
}) => {
  const loaded = recordOf(page);
  await page.goto(LIST.de);
  await page.locator('details[data-search] summary').click();
  await page.locator('#search-box').pressSequentially('konzert');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(hasReact(loaded)).toBe(true);
  expect(sum(loaded, 'script')).toBeLessThanOrEqual(75 * KB);
  const react = () => new Set(loaded.filter((file) => hasReact([file])).map(({ url }) => url));
  const [shared] = react();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('main a[data-book]:visible').first().click();
  await expect(page.locator('dialog .booking-panel').first()).toBeVisible();
  expect([...react()]).toEqual([shared]);
});

test('budget of fonts: two preloaded files, 70 KB together, and no others on a German page', async ({
  page,
  request,
}) => {
  const html = await (await request.get(LIST.de)).text();
  const preloaded = html.match(/<link[^>]*rel="preload"[^>]*as="font"[^>]*>/gu) ?? [];
  expect(preloaded.length).toBeGreaterThan(0);
  expect(preloaded.length).toBeLessThanOrEqual(2);
  const loaded = recordOf(page);
  await page.goto('/de/agb', { waitUntil: 'networkidle' });
  expect(sum(loaded, 'font')).toBeLessThanOrEqual(70 * KB);
  expect(loaded.filter(({ kind }) => kind === 'font')).toHaveLength(preloaded.length);
});

test('a page that nobody touches is not written to: browsers would look at all of it again @full', async ({
  page,
}) => {
  for (const path of ['/de', LIST.de]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const changes = await page.evaluate(
      (watchedMs) =>
        new Promise<number>((resolve) => {
          let count = 0;
          new MutationObserver((records) => {
            count += records.filter(({ type }) => type === 'childList').length;
          }).observe(document, { subtree: true, childList: true });
          setTimeout(() => {
            resolve(count);
          }, watchedMs);
        }),
      // The cart looks at its clock each second.
      2500,
    );
    expect(changes, path).toBe(0);
  }
});
