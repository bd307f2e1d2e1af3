import { expect, test } from '@playwright/test';
import type { OpeningStep } from '../../../src/lib/dates/opening-hours.ts';
import { LIST, stir } from '../../support/site/pages.ts';
import { settled, stilled } from '../support/settled.ts';

test('LY-02 the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/de');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#main-content');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test('LY-04 one submenu at a time; Escape and a click elsewhere close it', async ({ page }) => {
  await page.goto('/de');
  await stir(page);
  const submenus = page.locator('details[name=submenu]');
  await submenus.nth(0).locator('summary').click();
  await submenus.nth(1).locator('summary').click();
  await expect(page.locator('details[name=submenu][open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('details[name=submenu][open]')).toHaveCount(0);
  await expect(submenus.nth(1).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[name=submenu][open]')).toHaveCount(1);
  await page.mouse.click(5, 600);
  await expect(page.locator('details[name=submenu][open]')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test(`LY-03 one menu in the document: a line with submenus, or a column with search and language, scripts ${javaScriptEnabled ? 'on' : 'off'} @full`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/de');
    const entries = page.locator('[data-menu] nav').first().locator('a');
    expect(await entries.count()).toBeGreaterThan(10);
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toHaveCount(1);
    // Each submenu has a button of its own, and its entries come right behind it.
    const submenus = page.locator('details[name=submenu]');
    const amount = await submenus.count();
    expect(amount).toBeGreaterThan(2);
    const openEach = async () => {
      for (let index = 0; index < amount; index += 1) {
        const below = page.locator('details[name=submenu] + ul').nth(index);
        await expect(below).toBeHidden();
        await submenus.nth(index).locator('summary').click();
        await expect(below).toBeVisible();
        await expect(page.locator('details[name=submenu][open]')).toHaveCount(1);
      }
    };
    await openEach();
    // A narrow window: the same, one below the other, all of it on the first screen.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de');
    await expect(entries.first()).toBeHidden();
    const burger = page.locator('details[data-burger] > summary');
    await burger.click();
    const first = page.locator('[data-menu] nav').first();
    const words = first.locator('> ul > li > a');
    const lefts = await words.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().x));
    expect(new Set(lefts).size).toBe(1);
    await expect(page.locator('[data-menu] nav').nth(1).locator('a').last()).toBeInViewport();
    await expect(page.locator('[data-menu]').getByRole('link', { name: 'English' })).toBeInViewport(
      { ratio: 1 },
    );
    // What closes it stands where it is expected, whatever lies above the header.
    const box = await burger.boundingBox();
    expect(box?.y).toBeLessThan(20);
    await openEach();
    await page.locator('[data-menu] input[name=q]').fill('Cembalo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/search\?q=Cembalo$/u);
    await context.close();
  });

test('LY-04 the keys lead from a submenu button into its entries', async ({ page }) => {
  await page.goto('/de');
  await stir(page);
  const submenu = page.locator('details[name=submenu]').first();
  await submenu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('details[name=submenu][open] + ul a').first()).toBeFocused();
  // Within what it opened nothing closes; Escape gives the focus back.
  await expect(submenu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(submenu).not.toHaveAttribute('open');
  await expect(submenu.locator('summary')).toBeFocused();
});

test('LY-05 the slide-in menu traps the focus, locks the page and gives the focus back @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/de');
  await stir(page);
  const burger = page.locator('details[data-burger]');
  await burger.locator('summary').click();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-menu]') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(burger).not.toHaveAttribute('open');
  await expect(burger.locator('summary')).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('LY-06 the header changes after a quarter of the window, LY-13 the way up after half @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(LIST.de);
  const root = page.locator('html');
  await page.evaluate(() => scrollTo(0, 180));
  await expect(root).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo(0, 220));
  await expect(root).toHaveAttribute('data-scrolled');
  await expect(root).not.toHaveAttribute('data-halfway');
  await page.evaluate(() => scrollTo(0, 420));
  await expect(root).toHaveAttribute('data-halfway');
});

test('LY-06 the header keeps its state behind the open menu, and has that of the page again when it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(LIST.de);
  await stir(page);
  const root = page.locator('html');
  const scroll = (top: number) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await scroll(300);
  await expect(root).toHaveAttribute('data-scrolled');
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-burger] > summary')?.click(),
  );
  await expect(root).toHaveAttribute('data-locked');
  await scroll(0);
  await settled(page);
  await expect(root).toHaveAttribute('data-scrolled');
  await page.keyboard.press('Escape');
  await expect(root).not.toHaveAttribute('data-locked');
  await expect(root).not.toHaveAttribute('data-scrolled');
});

test('LY-10 the cart shows its amount and leads to the shop', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'cartAmount', value: '3', url: baseURL ?? '' },
    {
      name: 'cartUrl',
      value: encodeURIComponent('https://shop.example/cart/7'),
      url: baseURL ?? '',
    },
  ]);
  await page.goto('/en');
  const cart = page.locator('a[data-cart]');
  await expect(cart).toHaveAccessibleName(/3/u);
  await expect(cart).toHaveAttribute('href', 'https://shop.example/cart/7');
});

test('LY-10 a cart address that could run is not taken', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'cartAmount', value: '1', url: baseURL ?? '' },
    { name: 'cartUrl', value: encodeURIComponent('javascript:alert(1)'), url: baseURL ?? '' },
  ]);
  await page.goto('/de');
  await expect(page.locator('a[data-cart]')).not.toHaveAttribute('href', /javascript/u);
});

test('TA-01 a closed alert stays closed; opening the menu hides it for the time @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/de');
  const alert = page.locator('[data-alert]');
  await page.locator('details[data-burger] > summary').click();
  await expect(alert).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
  await page.reload();
  await expect(alert).toBeHidden();
  await page.locator('details[data-burger] > summary').click();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
});

test('OH-01 OH-02 a kept page tells the opening hours of now, not of when it was made @full', async ({
  page,
}) => {
  await page.goto('/de');
  const place = page.locator('[data-opening]').first();
  const steps = JSON.parse((await place.getAttribute('data-opening')) ?? '') as OpeningStep[];
  // One of each kind, none of which the page says already.
  const made = await place.textContent();
  const later = steps.filter(([, , text]) => text !== made).slice(0, 3);
  expect(later.length).toBeGreaterThan(1);
  for (const [at, state, text] of later) {
    const context = await page.context().browser()?.newContext();
    const other = await context?.newPage();
    if (other === undefined) throw new Error('no browser');
    // What the server says beside a page that it hands out then.
    await other.addInitScript(
      (now) => {
        performance.getEntriesByType = () =>
          [
            {
              transferSize: 1,
              responseStart: performance.now(),
              serverTiming: [{ name: 'now', duration: now }],
            },
          ] as never;
      },
      (at + 60) * 1000,
    );
    await other.goto(page.url());
    const shown = other.locator('[data-opening]').first();
    await expect(shown).toHaveText(text);
    await expect(shown.locator('..')).toHaveAttribute('data-state', state);
    await context?.close();
  }
});

test('LY-19 a hash target is scrolled to, below the header @full', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const path = /<loc>https?:\/\/[^/]+(\/de\/produktionen\/[^<]+)<\/loc>/u.exec(sitemap)?.[1] ?? '';
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${path}#datesAndTickets`);
  const place = () =>
    page.locator('#datesAndTickets').evaluate((target) => target.getBoundingClientRect().top);
  const isThere = async () => {
    const top = await place();
    const atEnd = await page.evaluate(
      () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
    );
    return atEnd || Math.abs(top - 130) < 20 || `target at ${top}px`;
  };
  await settled(page);
  await stilled(page);
  await expect.poll(isThere).toBe(true);
  // It stays there, but for the last pixels of a movement.
  await stilled(page);
  const top = await place();
  await settled(page);
  expect(await isThere()).toBe(true);
  expect(Math.abs((await place()) - top)).toBeLessThan(10);
});

test('RT-11 the language switch keeps the page and what was chosen on it @full', async ({
  page,
}) => {
  await page.goto(`${LIST.de}?room=1`);
  await page.locator('[data-filter=genre] > summary').click();
  const genre = page.locator('[data-filter=genre] a').nth(1);
  const { search } = new URL((await genre.getAttribute('href')) ?? '', page.url());
  await genre.click();
  await expect(page).toHaveURL(LIST.de + search);
  await page.locator('header').getByRole('link', { name: /EN/u }).first().click();
  await expect(page).toHaveURL(LIST.en + search);
});

test('LY-16 LY-15 nothing moves for visitors who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(LIST.de);
  const moving = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
  );
  expect(moving).toBe(0);
});
