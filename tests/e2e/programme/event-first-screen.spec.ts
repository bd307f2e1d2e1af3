import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

interface ListedEvent {
  readonly id: number;
  readonly link: string;
  readonly status: string;
  readonly date_start: string;
  readonly all_day: boolean;
  readonly prices: readonly unknown[];
}

/** What is to come and costs something, by its status: one event of each. */
async function eventsByStatus(request: APIRequestContext, locale: 'de' | 'en') {
  const found = new Map<string, string>();
  for (let page = 1; page <= 3; page += 1) {
    const answer = await request.get(`/${locale}/api/events/?page_size=100&page=${String(page)}`);
    const { results } = (await answer.json()) as { results: readonly ListedEvent[] };
    for (const { status, link, date_start: start, all_day: isAllDay, prices } of results) {
      const isMeant = !isAllDay && prices.length > 0 && Date.parse(start) > Date.now();
      if (isMeant && !found.has(status)) found.set(status, link);
    }
  }
  return found;
}

/** How far down the page something ends, in pixels. */
const endOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);

async function openCalm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const close = page.locator('[data-alert] button');
  if (await close.isVisible()) await close.click();
  const decline = page.locator('[data-consent] button').first();
  if (await decline.isVisible()) await decline.click();
  await expect(page.locator('[data-alert]')).toBeHidden();
}

const STATUSES = ['on_sale', 'few_left', 'sold_out', 'cancelled', 'postponed'] as const;

for (const [name, size, fold] of [
  ['a phone', { width: 390, height: 844 }, 700],
  ['a desk', { width: 1440, height: 900 }, 900],
] as const)
  test(`EV-17 date, place, price and button stand on the first screen of ${name}, whatever the status`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    const events = await eventsByStatus(request, 'de');
    for (const status of STATUSES) {
      const link = events.get(status) ?? '';
      expect([status, link]).toEqual([status, expect.stringMatching(/^\/de\//u)]);
      await openCalm(page, link);
      // Of what is sold out, the way on is the waiting list.
      const button =
        status === 'sold_out'
          ? 'article header [data-status] a'
          : '#tickets summary.button, #tickets a.button';
      const buy = ['#tickets .price', button];
      const parts = ['article h1', 'article .when time', 'article .at'];
      for (const selector of status === 'cancelled' ? parts : [...parts, ...buy])
        expect(await endOf(page, selector), `${status} ${selector}`).toBeLessThan(fold);
    }
  });

test('EV-17 what became of an event stands above its title with what follows, in both languages @full', async ({
  page,
  request,
}) => {
  const words = {
    de: {
      cancelled: /Abgesagt.*findet nicht statt/su,
      postponed: /Verschoben.*neuer Termin/su,
      sold_out: /Ausverkauft/u,
      few_left: /Restkarten/u,
    },
    en: {
      cancelled: /Cancelled.*does not take place/su,
      postponed: /Postponed.*new date/su,
      sold_out: /Sold out/u,
      few_left: /Few tickets left/u,
    },
  } as const;
  for (const locale of ['de', 'en'] as const) {
    const events = await eventsByStatus(request, locale);
    for (const [status, text] of Object.entries(words[locale])) {
      await page.goto(events.get(status) ?? '');
      const notice = page.locator('article header [data-status]').first();
      await expect(notice).toHaveAttribute('data-status', status);
      await expect(notice).toHaveText(text);
      const isAbove = await notice.evaluate(
        (element) =>
          (element.compareDocumentPosition(document.querySelector('h1') as Node) &
            Node.DOCUMENT_POSITION_FOLLOWING) !==
          0,
      );
      expect(isAbove).toBe(true);
      // Nobody notes down what does not take place.
      const calendar = page.locator('article a[href$=".ics"]').first();
      await expect(calendar).toBeVisible({ visible: status !== 'cancelled' });
    }
    // Control: what is as it was announced has no notice.
    await page.goto(events.get('on_sale') ?? '');
    await expect(page.locator('article header [data-status]')).toHaveCount(0);
  }
});
