import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { byIcalJs, byNodeIcal } from '../../support/content/calendar-readers.ts';
import { violations } from '../support/axe.ts';
import { LIST } from '../../support/site/pages.ts';

/** Series, productions, venues and people, and the programme by a filter, in both languages. */
const PLACES = {
  '/de/abos/achtundachtzig/3': 'In den Kalender',
  '/en/subscriptions/eighty-eight/3': 'Add to calendar',
  '/de/spielstaedte/konzerthaus-morgenfeld/1': 'In den Kalender',
  [`${LIST.de}?room=1`]: 'In den Kalender',
  [`${LIST.en}?genre=2`]: 'Add to calendar',
} as const;

/** What the page offers of its events, by the link of each way; two clicks. */
async function ways(page: Page, opens: string) {
  // By keyboard: below a list that grows while somebody scrolls there, a pointer may miss it.
  await page.locator('summary', { hasText: opens }).press('Enter');
  const links = page.locator('.subscribe li a');
  await expect(links.first()).toBeVisible();
  const [webcal = '', google = '', outlook = '', file = ''] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return { webcal, google, outlook, file };
}

/** The events of a calendar as two readers that know nothing of each other see them. */
async function eventsAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const file = await answer.text();
  expect(file).toMatch(/END:VCALENDAR\r\n$/u);
  const events = byIcalJs(file);
  expect(byNodeIcal(file)).toEqual(events);
  return events;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('EV-13 the piano series, venues and choices of the programme are subscribed to in two clicks', async ({
      page,
      request,
    }) => {
      for (const [path, opens] of Object.entries(PLACES)) {
        await page.goto(path);
        const { webcal, google, outlook, file } = await ways(page, opens);
        const address = webcal.replace(/^webcal:/u, 'http:');
        expect(new URL(google).searchParams.get('cid')).toBe(webcal);
        expect(new URL(outlook).searchParams.get('url')).toBe(address);
        expect(new URL(address).pathname + new URL(address).search).toBe(file);
        const events = await eventsAt(request, address);
        expect(events.length, path).toBeGreaterThan(0);
        const shown = await page
          .locator('[data-event]')
          .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['event'] ?? ''));
        const ids = events.map(({ uid }) => /^event-(\d+)@/u.exec(uid)?.[1]);
        expect(ids, path).toEqual(expect.arrayContaining(shown));
      }
    });
  });
}

test('EV-13 people and productions have a calendar, too; what is not there has none @full', async ({
  page,
  request,
}) => {
  for (const list of ['/de/produktionen', '/de/team']) {
    await page.goto(list);
    const links = await page
      .locator('.cards h2 a, .cards h3 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const files = await Promise.all(
      links.map(async (link) => {
        const html = await (await request.get(link)).text();
        return /href="(\/[^"]*\/kalender\.ics)"/u.exec(html)?.[1] ?? null;
      }),
    );
    const found = files.filter((file) => file !== null);
    expect(found.length, list).toBeGreaterThan(0);
    expect(await eventsAt(request, found[0] ?? '')).not.toEqual([]);
  }
  const missing = await request.get('/de/abos/nichts/99999/kalender.ics');
  expect(missing.status()).toBe(404);
  const moved = await request.get('/de/abos/anders/3/kalender.ics', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe('/de/abos/achtundachtzig/3/kalender.ics');
});

test('EV-13 the ways into a calendar have no accessibility violations @full', async ({ page }) => {
  await page.goto('/de/abos/achtundachtzig/3');
  await ways(page, 'In den Kalender');
  expect(await violations(page)).toEqual([]);
});
