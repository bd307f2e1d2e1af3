import { expect, test, type Page } from '@playwright/test';
import { everyKind, WEBSHOP_PAGES } from '../../support/site/pages.ts';

/** What WCAG 1.4.12 names, and letters twice as large (1.4.4). */
const STYLES = {
  spacing:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  'letters of 200 %': 'html { font-size: 34px !important }',
} as const;

/** How a reader's own program sets the letters; the policy of the site lets no style element in. */
const setLetters = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** Words that a box cuts off, that leave the window, or that lie on others; what scrolls is not cut off. */
const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (value: string) => value === 'hidden' || value === 'clip';
    const isScrolled = (value: string) => value === 'auto' || value === 'scroll';
    const lost: string[] = [];
    const placed: { readonly box: DOMRect; readonly words: string }[] = [];
    const rectsOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    /** Whether a box around cuts it; null: it is not looked at, as it scrolls, sticks or is hidden. */
    const isCutOff = (parent: Element, rects: readonly DOMRect[]): boolean | null => {
      let isLeft = false;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (isScrolled(overflowX) || isScrolled(overflowY)) return null;
        if (position === 'fixed' || position === 'sticky') isLeft = true;
        const box = around.getBoundingClientRect();
        if (!isCut(overflowX) && !isCut(overflowY)) continue;
        if (box.width <= 2 || box.height <= 2) return null;
        for (const { left, right, top, bottom } of rects) {
          if (isCut(overflowX) && (right > box.right + 2 || left < box.left - 2)) return true;
          if (isCut(overflowY) && (bottom > box.bottom + 3 || top < box.top - 3)) return true;
        }
      }
      return isLeft ? null : false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      const words = text.data.trim().slice(0, 50);
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, option')) continue;
      const rects = rectsOf(text);
      const cut = isCutOff(parent, rects);
      if (cut === true) lost.push(`«${words}» is cut off`);
      if (cut !== false) continue;
      if (rects.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        lost.push(`«${words}» leaves the window`);
      for (const { x, y, width, height } of rects)
        placed.push({ box: new DOMRect(x, y + height / 4, width, height / 2), words });
    }
    placed.sort((one, other) => one.box.top - other.box.top);
    for (const [index, { box, words }] of placed.entries())
      for (const other of placed.slice(index + 1)) {
        if (other.box.top >= box.bottom) break;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (across > 3 && other.box.top < box.bottom - 2 && other.words !== words)
          lost.push(`«${words}» and «${other.words}» lie on each other`);
      }
    if (document.documentElement.scrollWidth > innerWidth) lost.push('it scrolls sideways');
    return [...new Set(lost)];
  });

for (const { width, style, isFull = true } of [
  { width: 320, style: 'spacing', isFull: false },
  { width: 390, style: 'spacing' },
  { width: 1440, style: 'spacing' },
  { width: 640, style: 'letters of 200 %' },
  { width: 1280, style: 'letters of 200 %' },
] as const)
  test(`LY-14 no words are cut off or lie on others on any kind of page with ${style} at ${width} px${isFull ? ' @full' : ''}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/media/**', (route) => route.abort());
    const lost: string[] = [];
    for (const path of new Set([...(await everyKind(request)), ...WEBSHOP_PAGES])) {
      if (!isFull && path.startsWith('/en')) continue;
      await page.goto(path);
      await setLetters(page, STYLES[style]);
      lost.push(...(await lostWords(page)).map((words) => `${path}: ${words}`));
    }
    expect(lost).toEqual([]);
  });

test('LY-14 control: words in a low box, in a line that ends, and below others are noticed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/de/agb');
  expect(await lostWords(page)).toEqual([]);
  for (const css of [
    'main h1 { block-size: 0.4em; overflow: hidden }',
    'main p { -webkit-box-orient: vertical; display: -webkit-box; -webkit-line-clamp: 1; overflow: clip }',
    'main * { white-space: nowrap }',
    'main h2 { translate: 0 2em }',
  ]) {
    await setLetters(page, css);
    expect(await lostWords(page), css).not.toEqual([]);
    await page.reload();
  }
});
