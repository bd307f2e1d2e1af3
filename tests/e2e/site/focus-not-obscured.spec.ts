import { expect, test, type Page } from '@playwright/test';
import { bookable, hasRoom } from '../../support/site/booking.ts';
import { LIST } from '../../support/site/pages.ts';

/* WCAG 2.4.11: whatever has the focus is not hidden by something that stays in place. */

const SIZES = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** More than any window of a page has; what follows is the same in kind. */
const MAX_STEPS = 45;

/** What covers the focused element at its middle; empty: nothing does, or nothing has the focus. */
const coverOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    // A link over two lines has its middle between them: its first line counts.
    const [line] = focused.getClientRects();
    const isWrapped = focused.getClientRects().length > 1 && line !== undefined;
    const box = isWrapped ? line : { left, top, width, height };
    const y = box.top + Math.min(box.height, innerHeight) / 2;
    // What scrolls sideways may show a part of it at its edge; one of three places is enough.
    const hits = [
      Math.min(8, box.width / 2),
      box.width / 2,
      Math.max(box.width - 8, box.width / 2),
    ].map((x) => document.elementFromPoint(box.left + x, y));
    const name = (one: Element | null | undefined) =>
      one === null || one === undefined
        ? 'outside of the window'
        : `${one.tagName}.${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 30)}`;
    const isItself = (hit: Element | null) =>
      hit !== null &&
      (focused.contains(hit) || hit.contains(focused) || hit.closest('label') !== null);
    return hits.some(isItself) ? '' : `${name(focused)} is covered by ${name(hits[1])}`;
  });

async function tabThrough(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    // What steps aside for the footer does so with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const cover = await coverOfFocus(page);
    if (cover !== '') covered.push(cover);
  }
  return covered;
}

for (const size of SIZES)
  test(`LY-13 EV-17 nothing that stays in place covers what has the focus, at ${String(size.width)} × ${String(size.height)} @full`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    // Where it comes to rest is meant, not the way there.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { link } = await bookable(request, hasRoom(1));
    for (const path of ['/de', LIST.de, link, '/de/besuch/anfahrt', '/de/search?q=bach']) {
      await page.goto(path);
      const decline = page.locator('[data-consent] button').first();
      if (await decline.isVisible()) await decline.click();
      // From the middle of the page on, where everything that stays is there.
      expect([path, await tabThrough(page)]).toEqual([path, []]);
      await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('main a[href]')];
        all[Math.floor(all.length / 2)]?.focus();
      });
      expect([path, await tabThrough(page)]).toEqual([path, []]);
    }
  });

test('LY-13 control: a bar that stays and that nothing makes room for is found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/impressum');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const bar = document.createElement('div');
    Object.assign(bar.style, {
      background: '#000',
      inset: '0 0 30% 0',
      position: 'fixed',
      zIndex: '99999',
    });
    document.body.append(bar);
  });
  expect(await tabThrough(page)).not.toEqual([]);
});
