import { readdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { THEMES } from '../../../src/content/records/site.ts';
import { moduleKinds } from '../../support/content/modules.ts';
import { isFull } from '../../support/full.ts';
import { violations } from '../support/axe.ts';
import { AS_EDITOR } from '../../support/site/token.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

/*
 * The preview page of every module: every example, in columns of every width,
 * in every theme. What is wrong there would be wrong on some page of some venue.
 */

/** The widest and the narrowest stand for the others where not everything runs. */
const WIDTHS = isFull ? ['100', '67', '50', '33', '25'] : ['100', '25'];
/** Where axe looks, too: it takes longest. */
const EXAMINED = isFull ? ['100', '33'] : ['100'];
/** The preview shows the same module many times; a page of a venue does not. */
const NOT_OF_PREVIEWS = ['landmark-unique'];
const address = (kind: string, width: string, locale = 'de') =>
  `/${locale}/preview/modules/${kind}/${width}`;

test.use({ extraHTTPHeaders: AS_EDITOR });

/** What a page says to its console, asks of others, and moves after it was painted. */
async function watched(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The films and sounds of examples are files that no venue has.
    const isExample = message.location().url.includes('/media/example/');
    if (message.type() === 'error' && !isExample) problems.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  page.on('request', (asked) => {
    if (!asked.url().startsWith(origin)) problems.push(`third party: ${asked.url()}`);
  });
  await page.addInitScript(() => {
    const shifts: { value: number } = { value: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.value += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return problems;
}

const found = (page: Page) => violations(page, { without: NOT_OF_PREVIEWS });

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as { shifts: { value: number } }).shifts.value);

const MAX_SHIFT = 0.01;

/** What shifts each time: on a busy machine a font comes late once, and that is not the module's doing. */
async function shiftAlways(page: Page): Promise<number> {
  const first = await shiftOf(page);
  if (first <= MAX_SHIFT) return first;
  await page.reload({ waitUntil: 'load' });
  return Math.min(first, await shiftOf(page));
}

test('CM-03 visitors do not see the preview', async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: {},
  });
  expect((await visitor.get(address('headline', '100'))).status()).toBe(404);
  await visitor.dispose();
});

for (const kind of moduleKinds)
  test(`CM-03 «${kind}»: every example at every width has no axe violation, no error, no shift, no overflow @full`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems = await watched(page, baseURL ?? '');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address(kind, width), { waitUntil: 'load' });
      await expect(page.locator('[data-example]').first()).toBeAttached();
      expect(await page.locator('[data-example]').count()).toBeGreaterThanOrEqual(4);
      if (EXAMINED.includes(width)) problems.push(...(await found(page)));
      const shift = await shiftAlways(page);
      if (shift > MAX_SHIFT) problems.push(`${kind} ${width} shifts by ${shift}`);
    }
    for (const [locale, colorScheme] of [
      ['de', 'dark'],
      ['en', 'light'],
    ] as const) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address(kind, '100', locale), { waitUntil: 'load' });
      if (isFull && locale === 'de') problems.push(...(await found(page)));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) problems.push(`${kind} ${locale} scrolls sideways at 320 px`);
    }
    expect(problems).toEqual([]);
  });

test('CM-03 LY-15 every module is readable in every theme, in light and dark @full', async ({
  page,
}) => {
  const problems: string[] = [];
  // As a venue that chose another theme loads it.
  const sheet = readdirSync('dist/client/_astro').find((name) => name.startsWith('other-themes'));
  const grounds = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address('all', '100'));
    await expect(page.locator('[data-example]')).toHaveCount(moduleKinds.length);
    await page.addStyleTag({ url: `/_astro/${sheet ?? ''}` });
    for (const theme of THEMES) {
      grounds.add(
        await page.evaluate((name) => {
          document.documentElement.className = `theme-${name}`;
          return getComputedStyle(document.documentElement).getPropertyValue('--color-ground');
        }, theme),
      );
      const dim = await violations(page, { rules: ['color-contrast'] });
      problems.push(...dim.map((text) => `${theme} ${colorScheme} ${text}`));
    }
  }
  expect(grounds.size, 'each theme has a colour of its own').toBe(THEMES.length);
  expect(problems).toEqual([]);
});

test('CM-03 the HTML of every module is valid, and holds no style attribute @full', async ({
  request,
}) => {
  const documents: [string, string][] = [];
  for (const kind of moduleKinds)
    for (const [width, locale] of [
      ['100', 'de'],
      ['33', 'en'],
    ] as const) {
      const path = address(kind, width, locale);
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      documents.push([path, await response.text()]);
    }
  const styled = documents.filter(([, html]) => /<[^>]+\sstyle=/u.test(html));
  expect(styled.map(([path]) => path)).toEqual([]);
  const errors = await htmlErrors(documents);
  expect(errors).toBe('');
});

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });

    test(`CM-03 the address of an answer opens it, ${isScripted ? 'with' : 'without'} scripts`, async ({
      page,
    }) => {
      await page.goto('/de/besuch/haeufige-fragen');
      const answers = page.locator('.faq .answer');
      await expect(answers.nth(2)).toBeHidden();
      const id = (await answers.nth(2).getAttribute('id')) ?? '';
      await page.goto(`/de/besuch/haeufige-fragen#${id}`);
      await expect(answers.nth(2)).toBeInViewport();
      await expect(answers.nth(1)).toBeHidden();
      const link = answers.nth(2).getByRole('link', { name: /^Link zu dieser Antwort/u });
      await expect(link).toHaveAttribute('href', `#${id}`);
    });
  });
