import { expect, test, type Page } from '@playwright/test';
import { comingEvents } from '../../support/site/pages.ts';

/** Dates of a production that has more of them: what comes after the grid of an event's page. */
async function eventWithOthers(page: Page): Promise<string> {
  for (const { link } of await comingEvents(page.request, 60)) {
    const html = await (await page.request.get(link)).text();
    if (html.includes('id="others"') && html.includes('data-booking=')) return link;
  }
  throw new Error('no event has other dates');
}

/** Links, prices and headings that something sticky in the page lies on, at each half screen. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const main = document.querySelector('main');
    const all = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])];
    const sticky = all.filter((element) => getComputedStyle(element).position === 'sticky');
    const read = all.filter((element) => element.matches('a, h2, h3, .price'));
    const found: string[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
      for (const box of sticky) {
        const over = box.getBoundingClientRect();
        for (const element of read.filter((one) => !box.contains(one) && !one.contains(box))) {
          const { left, right, top: start, bottom, width } = element.getBoundingClientRect();
          const isUnder =
            width > 0 &&
            left < over.right - 1 &&
            right > over.left + 1 &&
            start < over.bottom - 1 &&
            bottom > over.top + 1;
          if (isUnder) found.push(`${box.className}: ${element.textContent.trim().slice(0, 40)}`);
        }
      }
    }
    return { found, stickyCount: sticky.length };
  });

test('EV-12 LY-13 the box of tickets covers nothing of an event’s page, and «Karten» follows it @full', async ({
  page,
}) => {
  const link = await eventWithOthers(page);
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(link);
    const { found, stickyCount } = await covered(page);
    expect([width, found]).toEqual([width, []]);
    expect(stickyCount > 0).toBe(width >= 1024);
    // Just past the box, which leaves with the grid that holds it.
    await page.locator('.others').evaluate((others) => {
      const box = document.querySelector('#tickets');
      others.scrollIntoView({ block: 'start', behavior: 'instant' });
      scrollBy({ top: (box?.getBoundingClientRect().bottom ?? 0) + 8, behavior: 'instant' });
    });
    await expect(page.locator('#tickets')).not.toBeInViewport();
    await expect(page.locator('aside .to-tickets')).toBeVisible();
  }
});
