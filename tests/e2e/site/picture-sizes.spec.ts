import { expect, test } from '@playwright/test';
import { renditionWidths } from '../../../src/lib/media/picture.ts';
import { comingEvents, LIST } from '../../support/site/pages.ts';

const WINDOW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const SPARE = 1.3;

test('CM-06 no picture that a phone loads is larger than its place needs @full', async ({
  browser,
  request,
}) => {
  const [event] = await comingEvents(request, 1);
  const paths = [
    '/de',
    '/de/haus',
    '/de/besuch',
    '/de/besuch/anfahrt',
    '/de/team',
    '/de/mediathek',
  ];
  const over: string[] = [];
  let seen = 0;
  for (const path of [...paths, `${LIST.de}?view=pictures`, event?.link ?? '']) {
    // Browsers take a larger file that they have; so each page begins without any.
    const context = await browser.newContext(WINDOW);
    const page = await context.newPage();
    await page.goto(path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    });
    const pictures = await page.evaluate(() =>
      [...document.images].map(({ currentSrc, clientWidth }) => ({ currentSrc, clientWidth })),
    );
    for (const { currentSrc, clientWidth } of pictures) {
      const width = Number(/\/media\/\w+\/(\d+)\.\w+$/u.exec(currentSrc)?.[1]);
      if (Number.isNaN(width) || clientWidth === 0) continue;
      seen += 1;
      const needed = clientWidth * WINDOW.deviceScaleFactor;
      const next = renditionWidths(width).find((one) => one >= needed) ?? width;
      if (width > Math.max(needed * SPARE, next))
        over.push(`${path} ${currentSrc} in ${clientWidth} px`);
    }
    await context.close();
  }
  expect(over).toEqual([]);
  expect(seen).toBeGreaterThan(10);
});
