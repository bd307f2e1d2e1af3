import { expect, test, type Page } from '@playwright/test';
import { LOADING_BAR_DELAY_MS } from '../../../src/lib/constants.ts';
import { bookable, hasRoom } from '../../support/site/booking.ts';
import { comingEvents, LIST, stir, openOverlay } from '../../support/site/pages.ts';

/** Answers whose address matches come later, as on a slow line. */
const slow = (page: Page, pattern: RegExp, milliseconds: number) =>
  page.route(pattern, async (route) => {
    await new Promise((go) => setTimeout(go, milliseconds));
    await route.continue().catch(() => undefined);
  });

const production = async (page: Page) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  return /<loc>https?:\/\/[^/]+(\/de\/produktionen\/[^<]+\/\d+)<\/loc>/u.exec(sitemap)?.[1] ?? '';
};

test('LY-07 the search box opens from its button, takes the focus, is cleared and closed', async ({
  page,
}) => {
  await page.goto('/de');
  await stir(page);
  const box = page.locator('details[data-search]');
  const input = box.getByLabel('Suchbegriff', { exact: true });
  await box.locator('summary').click();
  await expect(input).toBeFocused();
  await input.fill('Bach');
  // Suggestions that came later would take the Escape key for themselves.
  await expect(box.getByRole('option').first()).toBeVisible();
  await box.getByRole('button', { name: 'Eingabe löschen' }).click();
  await expect(input).toHaveValue('');
  await expect(box.getByRole('option')).toHaveCount(0);
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).not.toHaveAttribute('open');
  await expect(box.locator('summary')).toBeFocused();
  await box.locator('summary').click();
  await page.mouse.click(200, 700);
  await expect(box).not.toHaveAttribute('open');
});

for (const javaScriptEnabled of [true, false])
  test(`LY-07 the search box leads to the search, scripts ${javaScriptEnabled ? 'on' : 'off'} @full`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/en');
    await page.locator('details[data-search] summary').click();
    await page.locator('#search-box').fill('Bach & Söhne');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=Bach\+%26\+S%C3%B6hne$/u);
    await context.close();
  });

test('LY-17 the loading bar comes when a page takes its time, and not before @full', async ({
  page,
}) => {
  await page.goto('/de');
  await stir(page);
  await slow(page, /\/de\/team$/u, 1500);
  // While a page is on its way nothing can be asked of the old one: it writes down what it sees.
  await page.evaluate(() => {
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      const seen = `${document.documentElement.dataset['bar']} ${performance.now() - clicked}`;
      sessionStorage.setItem('bar', seen);
    }).observe(document.documentElement, { attributeFilter: ['data-bar'] });
  });
  await page.locator('footer').getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL('/de/team');
  const [state, after] = (
    (await page.evaluate(() => sessionStorage.getItem('bar'))) ?? 'never 0'
  ).split(' ');
  expect(state).toBe('on');
  expect(Number(after)).toBeGreaterThanOrEqual(LOADING_BAR_DELAY_MS - 5);
  await expect(page.locator('html')).not.toHaveAttribute('data-bar');
});

test('LY-17 no loading bar on the way to the same page in the other language @full', async ({
  page,
}) => {
  await page.goto('/de/team');
  await stir(page);
  await slow(page, /\/en\/team$/u, 1200);
  const seen = page.evaluate(
    () =>
      new Promise((tell) => {
        new MutationObserver(() => tell('bar')).observe(document.documentElement, {
          attributeFilter: ['data-bar'],
        });
        setTimeout(tell, 900, 'none');
      }),
  );
  const click = page.locator('.top').getByRole('link', { name: /EN/u }).click();
  expect(await seen).toBe('none');
  await click;
  await expect(page).toHaveURL('/en/team');
});

test('LY-17 LY-18 a choice that takes its time shows the bar and a skeleton, then the list @full', async ({
  page,
}) => {
  await page.goto(LIST.de);
  await stir(page);
  await slow(page, /genre=/u, 1000);
  await page.locator('[data-filter=genre] > summary').click();
  await page.locator('[data-filter=genre] a').nth(1).click();
  const skeleton = page.locator('main .skeleton');
  await expect(skeleton).toBeVisible();
  await expect(page.locator('main [data-dates]')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-bar', 'list');
  await expect(page).toHaveURL(/genre=/u);
  await expect(skeleton).toBeHidden();
  await expect(page.locator('main [data-dates]')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-bar');
});

test('LY-18 the overlay shows a skeleton until the programme is there', async ({ page }) => {
  await page.goto('/de/agb');
  await stir(page);
  await slow(page, new RegExp(`${LIST.de}$`, 'u'), 800);
  await openOverlay(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.skeleton').first()).toBeVisible();
  await expect(dialog.locator('[data-event]').nth(9)).toBeAttached();
  await expect(dialog.locator('.skeleton')).toBeHidden();
});

test('LY-16 parts of a page enter after a way within the site, never on the first page @full', async ({
  page,
}) => {
  // Told by each new document itself, when it is first shown.
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      sessionStorage.setItem('transition', String(viewTransition !== null));
      requestAnimationFrame(() => {
        const names = document
          .getAnimations()
          .map((animation) => (animation as CSSAnimation).animationName);
        sessionStorage.setItem('enters', String(names.includes('enter')));
        const parts = [...document.querySelectorAll('main, main > *')];
        const isThere = parts.every((part) => getComputedStyle(part).opacity === '1');
        sessionStorage.setItem('readable', String(isThere));
      });
    });
  });
  const told = () =>
    page.evaluate(() =>
      ['transition', 'enters', 'readable'].map((key) => sessionStorage.getItem(key)),
    );
  await page.goto('/de/team');
  await expect.poll(told).toEqual(['false', 'false', 'true']);
  await page.locator('footer').getByRole('link', { name: 'AGB' }).click();
  await expect(page).toHaveURL('/de/agb');
  await expect.poll(told).toEqual(['true', 'true', 'true']);
  // What is still coming can be used already.
  const hit = await page.evaluate(() => document.elementFromPoint(60, 300)?.closest('main')?.id);
  expect(hit).toBe('main-content');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/de/impressum');
  await expect.poll(told).toEqual(['false', 'false', 'true']);
});

test('LY-13 a production leads to its dates, an event to its tickets @full', async ({ page }) => {
  await page.goto(await production(page));
  // It comes once the first screen, which has a way of its own, is passed.
  await page.evaluate(() => scrollTo(0, innerHeight));
  await page.locator('aside').getByRole('link', { name: 'Termine & Karten' }).click();
  await expect(page.locator('#datesAndTickets')).toBeInViewport();
  await page.goto('/de/team');
  await expect(page.locator('aside').getByRole('link', { name: 'Termine & Karten' })).toHaveCount(
    0,
  );

  for (const { link } of await comingEvents(page.request, 12)) {
    await page.goto(link);
    const sticky = page.locator('aside .to-tickets');
    // What can be chosen on the page can be bought in the shop, too.
    if ((await page.locator('main [data-booking]').count()) === 0)
      await expect(sticky).toHaveCount(0);
    else await expect(sticky).toHaveAttribute('href', /^\/testshop\/de\/event\/[\w-]+$/u);
  }
});

test('LY-13 BK-01 the way to tickets stays at hand, but not over the tickets themselves @full', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { link } = await bookable(request, hasRoom(1));
  await page.goto(link);
  const sticky = page.locator('aside .to-tickets');
  // The page's own button comes first.
  await expect(sticky).toBeHidden();
  await page.locator('article .main').evaluate((main) => main.scrollIntoView());
  await expect(sticky).toBeVisible();
  await page.locator('#tickets').scrollIntoViewIfNeeded();
  await expect(sticky).toBeHidden();
});

test('LY-13 nothing of the sticky navigation covers the footer @full', async ({ page }) => {
  await page.goto(LIST.en);
  await expect(page.locator('aside .up')).toBeHidden();
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(page.locator('aside .up')).toBeVisible();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-near-footer');
  await expect(page.locator('aside .up')).toBeHidden();
});

test('LY-11 the footer leads to the legal texts and says what leaves the site', async ({
  page,
}) => {
  await page.goto('/en');
  const legal = page.locator('footer').getByRole('navigation', { name: 'Legal' });
  for (const [name, href] of [
    ['Terms and conditions', '/en/agb'],
    ['Imprint', '/en/impressum'],
    ['Privacy policy', '/en/datenschutz'],
    ['Accessibility', '/en/accessibility'],
  ] as const)
    await expect(legal.getByRole('link', { name })).toHaveAttribute('href', href);
  const whistle = legal.getByRole('link', { name: /Whistleblower.*opens in a new tab/u });
  await expect(whistle).toHaveAttribute('target', '_blank');
  await expect(whistle).toHaveAttribute('rel', 'noopener');
});

for (const width of [320, 390, 768, 1024, 1280])
  test(`LY-14 the header fits a window of ${width} px, with everything in it @full`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'cartAmount', value: '12', url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/de', '/en']) {
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
      const [label, icons] = await Promise.all([
        page.locator('.opening').boundingBox(),
        page.locator('.top .end').boundingBox(),
      ]);
      expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(icons?.x ?? 0);
      expect(label?.height ?? 99).toBeLessThanOrEqual(44);
      // The menu of a window with room for it stands in one line.
      const lines = await page
        .locator('.menu .item')
        .evaluateAll((items) => new Set(items.map((item) => (item as HTMLElement).offsetTop)).size);
      expect(lines, path).toBe(1);
    }
  });
