import { expect, test, type Page } from '@playwright/test';
import { LIST } from '../../support/site/pages.ts';

/**
 * The sizes of windows, and for how many events each has room under an alert. A row of one date
 * is at least as high as `row[0]`; one whose title, subtitle and place take a line each is at most
 * as high as `row[1]`. What the first rows are depends on the day: longer texts and the name of
 * the next month take room of their own, as does a teaser of that day.
 */
const SCREENS = [
  { width: 1440, height: 900, events: 4, row: [95, 105] },
  { width: 390, height: 844, events: 3, row: [104, 125] },
] as const;
/** Header, title, filters, quick links, what runs and the month, in a wide window. */
const MAX_BEFORE_ROWS = 470;

/** The rows that lie wholly in the window, and those with nothing above them; and all heights. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-dates] li[data-event]')].filter(
      (row) => row.querySelector('article') !== null,
    );
    const isInside = (row: HTMLElement) => {
      const { top, bottom, left, right } = row.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    };
    const isSeen = (row: HTMLElement) => {
      const { top, bottom, left, right } = row.getBoundingClientRect();
      const points = [
        [left + 4, top + 4],
        [right - 4, top + 4],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      return points.every(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        // The name of the month stands in the empty corner of its first row.
        return found !== null && (row.contains(found) || found.matches('[data-date^=month]'));
      });
    };
    const bands = [...document.querySelectorAll('[data-teaser]')].map((teaser) =>
      teaser.getBoundingClientRect(),
    );
    const first = rows[0]?.getBoundingClientRect().top ?? 0;
    const before = bands.filter((band) => band.top < first);
    const top = first - before.reduce((sum, { height }) => sum + height, 0);
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    const inside = rows.filter((row) => isInside(row));
    return {
      inside: inside.length,
      whole: inside.filter((row) => isSeen(row)).length,
      room: innerHeight - top,
      heights: rows
        .filter((row) => row.querySelector('details') === null)
        .map((row) => row.querySelector('article')?.getBoundingClientRect().height ?? 0),
      // From row to row, with what lies between two of one month.
      pitch: Math.min(...tops.slice(1).map((next, index) => next - (tops[index] ?? 0))),
      top,
      bands: bands.map(({ height }) => height),
    };
  });

for (const { width, height, events, row } of SCREENS) {
  test(`EV-14 the first screen has room for ${events} whole events at ${width}×${height}, under an alert, too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const list of Object.values(LIST)) {
      await page.context().clearCookies({ name: /alert/u });
      await page.goto(list);
      await expect(page.locator('[data-alert]')).toBeVisible();
      const under = await rowsOf(page);
      expect(under.room, list).toBeGreaterThanOrEqual(events * row[1]);
      expect(under.whole, list).toBe(under.inside);
      expect(under.whole, list).toBeGreaterThan(0);
      await page.locator('[data-alert] button').click();
      await expect(page.locator('[data-alert]')).toBeHidden();
      const { whole, inside, heights, pitch, top, bands } = await rowsOf(page);
      expect(whole, list).toBe(inside);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(row[0]);
      expect(pitch).toBeLessThanOrEqual(row[1]);
      // No teaser is taller than two rows (EV-07).
      for (const band of bands) expect(band).toBeLessThanOrEqual(2 * row[0]);
      if (width > 1000) expect(top).toBeLessThanOrEqual(MAX_BEFORE_ROWS);
    }
  });
}

test('EV-14 control: what lies over a row, or a lower window, shows fewer whole events', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LIST.de);
  const { whole } = await rowsOf(page);
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.setAttribute('popover', 'manual');
    document.body.append(cover);
    cover.showPopover();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[popover] { position: fixed; inset: 0; inline-size: auto; block-size: auto }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect((await rowsOf(page)).whole).toBe(0);
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.reload();
  expect((await rowsOf(page)).whole).toBeLessThan(whole);
});

test('EV-14 filters, quick links and the month stay in sight, and cover nothing that has the focus @full', async ({
  page,
}) => {
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.goto(LIST.de);
    const links = page.locator('[data-dates] li[data-event] h3 a');
    await page.evaluate(() => document.querySelector('[data-pager]')?.scrollIntoView());
    await expect.poll(() => links.count()).toBeGreaterThan(15);
    const link = links.nth(12);
    await link.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-filter=date] > summary')).toBeInViewport();
    await expect(page.locator('[data-programme] nav a').first()).toBeInViewport();
    await expect(page.locator('[data-date^=month]').first()).toBeInViewport();
    // Backwards, what has the focus comes from below the bars.
    await link.focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab');
      const isSeen = () =>
        page.evaluate(() => {
          const element = document.activeElement;
          if (!element?.closest('[data-dates] li')) return true;
          const box = element.getBoundingClientRect();
          const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return found !== null && (element.contains(found) || found.contains(element));
        });
      await expect.poll(isSeen, `step ${step} at ${width}`).toBe(true);
    }
  }
});

test('EV-14 long titles, 320 px and the text spacing of WCAG 1.4.12 break no row @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [LIST.de, `${LIST.de}?type=8`, `${LIST.de}?view=pictures`]) {
    await page.goto(address);
    await page.evaluate(() => {
      const title = document.querySelector('[data-dates] h3 a');
      if (title) title.textContent = 'Familiensonntagsvormittagskonzertabonnementeinführung';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('[data-dates] li[data-event]')]
        .flatMap((row) => [...row.querySelectorAll('h3, p, .button, .tag')])
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.textContent.trim()),
    );
    expect(outside, address).toEqual([]);
    const isWider = await page
      .locator('[data-programme]')
      .evaluate((region) => region.scrollWidth > region.clientWidth);
    expect(isWider, address).toBe(false);
  }
});

test('EV-14 the pictures have an address that filters, months and pages carry on, without scripts a link @full', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(LIST.en);
  await page.locator('a[data-view]').click();
  await expect(page).toHaveURL(`${LIST.en}?view=pictures`);
  await page.locator('[rel=next]').last().click();
  await expect(page).toHaveURL(`${LIST.en}?view=pictures&page=2`);
  const hrefs = await page
    .locator('[data-programme] :is([data-filter], nav) a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(30);
  // A month's sheet for paper has no pictures.
  const choices = hrefs.filter((href) => !href.includes('/month/'));
  expect(choices.filter((href) => !href.includes('view=pictures'))).toEqual([]);
  await page.locator('a[data-view]').click();
  await expect(page).toHaveURL(`${LIST.en}?page=2`);
  await page.close();
});
