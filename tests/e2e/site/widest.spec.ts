import { expect, test } from '@playwright/test';
import { CONTENT_WIDTH_REM } from '../../../src/lib/constants.ts';
import { LIST } from '../../support/site/pages.ts';

const PAGES = [
  '/de',
  LIST.de,
  '/de/mediathek',
  '/de/produktionen',
  '/de/team',
  '/de/impressum',
  '/testshop',
];

test(`LY-14 nothing of a page is wider than ${CONTENT_WIDTH_REM}rem, in the middle of a window that is @full`, async ({
  page,
}) => {
  const width = 4000;
  await page.setViewportSize({ width, height: 1200 });
  await page.goto('/de');
  const most =
    CONTENT_WIDTH_REM *
    (await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)));
  // Control: there is room for more.
  expect(most).toBeLessThan(width);
  const event = async () => {
    await page.goto(LIST.de);
    return page.locator('[data-event] h3 a').first().getAttribute('href');
  };
  for (const path of [...PAGES, (await event()) ?? '']) {
    await page.goto(path);
    const { bodies, wide, left } = await page.evaluate((limit) => {
      const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
        // What lies over the page as a whole is as wide as the window.
        (element) => !element.closest('dialog') && getComputedStyle(element).position !== 'fixed',
      );
      return {
        bodies: document.body.getBoundingClientRect().width,
        wide: seen
          .filter((element) => element.getBoundingClientRect().width > limit + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        left: document.querySelector('main')?.getBoundingClientRect().left ?? 0,
      };
    }, most);
    expect(wide, path).toEqual([]);
    expect([bodies, left], path).toEqual([most, (width - most) / 2]);
  }
});
