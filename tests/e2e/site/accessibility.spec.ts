import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import {
  comingEvents,
  everyKind,
  LIST,
  WEBSHOP_PAGES,
  openOverlay,
} from '../../support/site/pages.ts';

/** So that both workers have some. */
const PARTS = 4;
const THEMES = ['nature', 'elegance', 'y2025', 'cc01', 'cc02', 'cc03', 'christmas'];

// The themes are looked at in both schemes below; here each width has one.
const CASES = (
  [
    [1280, 'light'],
    [320, 'dark'],
  ] as const
).flatMap(([width, colorScheme]) =>
  Array.from({ length: PARTS }, (_, part) => ({ width, colorScheme, part })),
);
for (const { width, colorScheme, part } of CASES)
  test(`LY-14 every kind of page: no axe violations, no console errors, no third parties, no sideways scrolling (${width} px, ${colorScheme}, ${part + 1} of ${PARTS})${width === 320 ? ' @full' : ''}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // In a small window as somebody sees the site who has not chosen, with the banner on every page.
    if (width === 320) await page.context().clearCookies();
    const problems: string[] = [];
    page.on('console', (message) => {
      // The browser itself reports the status of a page that is rightly a 404.
      if (message.type() === 'error' && !/status of 404/u.test(message.text()))
        problems.push(`${page.url()} ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
    page.on('request', (asked) => {
      if (!asked.url().startsWith(baseURL ?? '')) problems.push(`third party: ${asked.url()}`);
    });
    const all = [...(await everyKind(request)), ...WEBSHOP_PAGES];
    for (const path of all.filter((_, index) => index % PARTS === part)) {
      await page.goto(path);
      problems.push(...(await violations(page)));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) problems.push(`${path} scrolls sideways`);
    }
    expect(problems).toEqual([]);
  });

test('LY-15 every theme in light and dark: no axe violations on list and detail @full', async ({
  page,
  request,
}) => {
  const [event] = await comingEvents(request, 10);
  const sheet = readdirSync('dist/client/_astro').find((name) => name.startsWith('other-themes'));
  const problems: string[] = [];
  for (const path of [LIST.de, event?.link ?? ''])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      // As a venue that chose another theme loads it.
      await page.addStyleTag({ url: `/_astro/${sheet ?? ''}` });
      for (const theme of THEMES) {
        await page.evaluate(
          (name) => (document.documentElement.className = `theme-${name}`),
          theme,
        );
        problems.push(...(await violations(page)).map((text) => `${theme} ${colorScheme} ${text}`));
      }
    }
  expect(problems).toEqual([]);
});

test('EV-02 EV-11 LY-04 open filters, calendar, overlay and menus: no axe violations @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  await page.goto(LIST.de);
  for (const key of ['date', 'genre']) {
    await page.locator(`[data-filter=${key}] > summary`).click();
    problems.push(...(await violations(page)));
  }
  await page.goto('/de');
  await page.locator('details[name=submenu] > summary').first().click();
  // An open menu lies over what is below it, and cuts off where it ends.
  problems.push(...(await violations(page, { without: ['target-size'] })));
  await page.keyboard.press('Escape');
  await openOverlay(page);
  await expect(page.locator('dialog [data-event]').nth(9)).toBeAttached();
  problems.push(...(await violations(page)));
  // The same address again would be the overlay again, as after a reload.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/de');
  await page.locator('details[data-burger] > summary').click();
  problems.push(...(await violations(page)));
  expect(problems).toEqual([]);
});
