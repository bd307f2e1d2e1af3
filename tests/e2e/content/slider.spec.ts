import { expect, test, type Locator, type Page } from '@playwright/test';
import { painted } from '../support/settled.ts';
import { AS_EDITOR } from '../../support/site/token.ts';

/** The examples of a list of pictures, as a page of its own shows them. */
const PAGE = '/de/preview/modules/imagelist/100';

test.use({ extraHTTPHeaders: AS_EDITOR });

const sliderOf = (page: Page): Locator => page.locator('[data-example=default] [data-slider]');
const live = (slider: Locator): Locator => slider.locator('[aria-live]');
/** Which slide stands at the left edge, from 1. */
const current = (slider: Locator): Promise<number> =>
  slider.evaluate((root) => {
    const edge = root.querySelector('[data-track]')?.getBoundingClientRect().left ?? 0;
    const slides = [...root.querySelectorAll('[data-track] li')];
    const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - edge);
    return slides.indexOf(slides.toSorted((a, b) => distance(a) - distance(b))[0] as Element) + 1;
  });

/** A finger drawn to the left over most of the slider. */
async function swipe(page: Page, slider: Locator): Promise<void> {
  const box = await slider.boundingBox();
  const [left, y] = [box?.x ?? 0, (box?.y ?? 0) + 120];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: left + x, y }],
    });
  await touch('touchStart', 320);
  for (let x = 310; x >= 40; x -= 15) {
    await touch('touchMove', x);
    await painted(page);
  }
  await touch('touchEnd', 40);
}

test('CM-08 the first click turns, by keys it turns on and back, and says where it is', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/media/example/'))
      problems.push(message.text());
  });
  await page.goto(PAGE);
  const slider = sliderOf(page);
  await slider.scrollIntoViewIfNeeded();
  await slider.locator('[data-turn="1"]').click();
  await expect.poll(() => current(slider)).toBe(2);
  await expect(live(slider)).toHaveText(/^Bild 2 von \d+$/u);
  await slider.locator('[data-turn="1"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current(slider)).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => current(slider)).toBe(2);
  await slider.locator('[data-turn="-1"]').click();
  await expect.poll(() => current(slider)).toBe(1);
  await expect(slider.locator('[data-turn="-1"]')).toHaveAttribute('aria-disabled', 'true');
  expect(problems).toEqual([]);
});

test('CM-08 the first click turns also where its scrolling begins late', async ({ page }) => {
  // As on a busy machine: the list still stands when the slider takes it over.
  await page.addInitScript(() => {
    Element.prototype.scrollBy = () => undefined;
  });
  await page.goto(PAGE);
  const slider = sliderOf(page);
  await slider.locator('[data-turn="1"]').press('Enter');
  await expect(slider).toHaveClass(/is-initialized/u);
  await expect.poll(() => current(slider)).toBe(2);
  await expect(live(slider)).toHaveText(/^Bild 2 von \d+$/u);
});

test('CM-08 nothing of it is loaded before a touch @full', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await sliderOf(page).locator('[data-track]').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('CM-08 the first swipe turns it, and the next one does @full', async ({ page }) => {
    await page.goto(PAGE);
    const slider = sliderOf(page);
    await slider.scrollIntoViewIfNeeded();
    await swipe(page, slider);
    await expect.poll(() => current(slider)).toBe(2);
    await expect(slider).toHaveClass(/is-initialized/u);
    await swipe(page, slider);
    await expect.poll(() => current(slider)).toBe(3);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CM-08 every picture can be scrolled to, by keys, too', async ({ page }) => {
    await page.goto(PAGE);
    const slider = sliderOf(page);
    const track = slider.locator('[data-track]');
    await expect(track).toHaveAttribute('tabindex', '0');
    await expect(slider.locator('[data-turn]').first()).toBeHidden();
    const last = slider.locator('[data-track] li').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('img')).toBeInViewport();
  });
});
