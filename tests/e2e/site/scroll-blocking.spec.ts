import { existsSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { BROWSER_ARGS } from '../support/browser-args.ts';

/* Scrollbars that take room, which browsers under test hide by default. */
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
test.use({
  launchOptions: {
    ...(existsSync(chromium) && { executablePath: chromium }),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** What lies over the page: how it is opened at which width, and closed. */
const OVER = {
  overlay: { width: 1280, wheel: 700, open: '[data-overlay-open]' },
  'overlay on a phone': { width: 390, wheel: 700, open: '[data-overlay-open]' },
  menu: { width: 700, wheel: 300, open: '[data-burger] > summary' },
} as const;

const facts = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const { left, width } = document.querySelector('main')?.getBoundingClientRect() ?? {};
    return { bar: innerWidth - root.clientWidth, left, width, y: scrollY };
  });

for (const [name, { width, wheel, open }] of Object.entries(OVER))
  test(`EV-11 LY-05 behind the open ${name} the page does not scroll, and keeps its place and width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/de/datenschutz');
    // Where it would be scrolled to.
    await page.mouse.wheel(0, wheel);
    await expect.poll(async () => (await facts(page)).y).toBeGreaterThan(wheel - 100);
    await page.locator(open).first().scrollIntoViewIfNeeded();
    const before = await facts(page);
    // Control: this browser's scrollbar takes room.
    expect(before.bar).toBeGreaterThan(0);
    await page.locator(open).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-locked');
    await expect.poll(async () => (await facts(page)).bar, 'one scrollbar at most').toBe(0);
    expect(await facts(page)).toEqual({ ...before, bar: 0 });
    await page.mouse.move(width / 2, 700);
    await page.mouse.wheel(0, -400);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
    await expect.poll(() => facts(page)).toEqual(before);
  });
