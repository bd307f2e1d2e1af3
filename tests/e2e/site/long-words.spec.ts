import { expect, test } from '@playwright/test';
import { everyKind } from '../../support/site/pages.ts';

const WIDTH = 320;

test(`LY-14 a web address in any text of the venue widens no page at ${WIDTH} px`, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: WIDTH, height: 700 });
  const wide: string[] = [];
  for (const path of await everyKind(request)) {
    if (path.startsWith('/en')) continue;
    await page.goto(path);
    // Dates, times, prices and what stands on buttons are the product's own words, and short.
    const width = await page.evaluate(() => {
      const own =
        'script,style,noscript,template,svg,select,button,time,header nav,form,[data-consent],' +
        '.visually-hidden,.when,.time,tbody th,.month,.price,.booking-price,.sticky,.strip,dl dd';
      const address = `https://www.morgenfeld.example/${'donaudampfschifffahrt'.repeat(4)}`;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts)
        if (
          text.data.trim().length > 3 &&
          !text.parentElement?.closest(own) &&
          !text.parentElement?.matches(
            '.button:not(.button-link .button), .button:not(.button-link .button) *',
          )
        )
          text.data = address;
      return document.documentElement.scrollWidth;
    });
    if (width > WIDTH) wide.push(`${path}: ${width} px`);
  }
  expect(wide).toEqual([]);
});
