import { expect, test, type Page } from '@playwright/test';
import { LIST } from '../../support/site/pages.ts';

test.use({ javaScriptEnabled: false });

const quick = (page: Page) => page.locator('main .strip nav a');

test('EV-15 every quick link says how many events its list has, on the list and on the start page', async ({
  page,
}) => {
  for (const [start, list] of [
    ['/de', LIST.de],
    ['/en', LIST.en],
    [LIST.de, LIST.de],
    [`${LIST.en}?room=1`, LIST.en],
  ] as const) {
    await page.goto(start);
    const links = await quick(page).evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: Number(/\d+$/u.exec(link.textContent.trim())?.[0]),
      })),
    );
    expect(links).toHaveLength(7);
    for (const { href, count } of links) {
      expect(href.startsWith(`${list}?`), href).toBe(true);
      // Read, not shown: three dozen lists would take a browser half a minute.
      const html = await (await page.request.get(href)).text();
      const [, told] = /<p[^>]*\sdata-count[^>]*>[^<\d]*(\d+)/u.exec(html) ?? [];
      expect(Number(told ?? 0), href).toBe(count);
    }
  }
});

test('EV-15 a quick link is chosen, goes beside others, and is taken back', async ({ page }) => {
  await page.goto(LIST.de);
  await quick(page).filter({ hasText: 'Mit Kindern' }).click();
  await expect(page).toHaveURL(`${LIST.de}?age=12`);
  await quick(page).filter({ hasText: 'Unter 15' }).click();
  await expect(page).toHaveURL(`${LIST.de}?age=12&price=15`);
  await expect(page.locator('a.chip')).toHaveCount(2);
  // Each row says for whom it is and what it costs, unless it is cancelled.
  const articles = page.locator('[data-dates] li[data-event] article');
  const cancelled = page.locator('[data-status=cancelled]');
  for (const row of await articles.filter({ hasNot: cancelled }).all())
    await expect(row).toContainText(/ab \d+ J\. · .*€|ab \d+ J\. · Eintritt frei/u);
  await expect(quick(page).filter({ hasText: 'Mit Kindern' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await quick(page).filter({ hasText: 'Mit Kindern' }).click();
  await expect(page).toHaveURL(`${LIST.de}?price=15`);
});

test('EV-15 what makes a visit accessible is a filter of its own, each kind by itself @full', async ({
  page,
}) => {
  await page.goto(LIST.de);
  await page.locator('[data-filter=access] > summary').click();
  const kinds = page.locator('[data-filter=access] a');
  await expect(kinds).toHaveText([
    'Alle',
    'Rollstuhlplätze, stufenlos',
    'Induktionsschleife',
    'Gebärdensprache',
    'Audiodeskription',
    'Übertitel',
    'Entspannte Vorstellung',
  ]);
  await kinds.filter({ hasText: 'Gebärdensprache' }).click();
  await expect(page).toHaveURL(`${LIST.de}?access=3`);
  await expect(page.locator('[data-filter=access] > summary strong')).toHaveText('Gebärdensprache');
  await expect(page.locator('a.chip')).toHaveCount(1);
  // Far fewer than all have it.
  const countOf = async (search: string) => {
    const answer = await page.request.get(`/de/api/events/?page_size=1${search}`);
    return ((await answer.json()) as { readonly count: number }).count;
  };
  const count = await countOf('&access=3');
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan((await countOf('')) / 10);
});

test('EV-15 EV-13 feeds know the same numbers', async ({ request }) => {
  const file = await (await request.get(`${LIST.de}/kalender.ics?age=12&price=15`)).text();
  const answer = await request.get('/de/api/events/?age=12&price=15&page_size=1');
  const { count } = (await answer.json()) as { count: number };
  expect(count).toBeGreaterThan(0);
  expect(file.split('BEGIN:VEVENT').length - 1).toBe(count);
});

test('EV-04 EV-15 numbers that no list has lead to the clean address', async ({ request }) => {
  for (const [asked, clean] of [
    ['?days=0', ''],
    ['?age=x&room=1', '?room=1'],
    ['?price=-1&days=7', '?days=7'],
    ['?access=99', ''],
    ['?view=posters&price=0', '?price=0'],
  ]) {
    const response = await request.get(`${LIST.de}${asked}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(`${LIST.de}${clean}`);
  }
});

test('EV-16 a day on which nothing begins says so, and names what comes next @full', async ({
  page,
}) => {
  await page.goto(LIST.de);
  // A day of this month or the next one that the calendar does not count.
  await page.locator('[data-filter=date] > summary').click();
  await page.locator('[data-filter=date] a[data-month]').last().click();
  await expect(page.locator('details[data-filter=date]')).toHaveAttribute('open', '');
  const bare = page.locator('[data-filter=date] a.day:not(:has(small))').first();
  await bare.click();
  await expect(page).toHaveURL(/[?&]date=\d\d-\d\d-\d{4}$/u);
  await expect(page.locator('[data-none-on-days]')).toContainText('keine Veranstaltung');
  await page.locator('[data-none-on-days] a').click();
  await expect(page).toHaveURL(/\/\d+$/u);
});

test('EV-16 the calendar counts what has its date on a day, and opens where there is something @full', async ({
  page,
}) => {
  await page.goto(LIST.de);
  await page.locator('[data-filter=date] > summary').click();
  const day = page.locator('[data-filter=date] a.day:has(small)').first();
  const count = Number(await day.locator('small').getAttribute('data-count'));
  await expect(day).toHaveAttribute('aria-label', new RegExp(`, ${count} Veranstaltung`, 'u'));
  await day.click();
  await expect(page.locator('[data-dates] li[data-event]:has(article)')).toHaveCount(count);
  // A kind of event that there is only later.
  await page.goto(`${LIST.de}?type=8`);
  await expect(page.locator('[data-filter=date] a.day:has(small)').first()).toBeAttached();
});

test('EV-02 on a phone there are two buttons, and the second one opens the other filters @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST.de);
  const filters = '[data-programme] :is([data-filter], [data-all-filters])';
  const shown = page.locator(`${filters} > summary:visible`);
  await expect(shown).toHaveText([/Datum/u, /Filter/u]);
  await page.locator('[data-all-filters] > summary').click();
  await expect(shown).toHaveCount(8);
  await page.locator('[data-filter=room] > summary').click();
  await page.locator('[data-filter=room] a').nth(1).click();
  await expect(page).toHaveURL(/[?&]room=\d+$/u);
  await expect(page.locator('[data-all-filters] strong')).toHaveText('1');
});

test('EV-15 family pages show what is meant for children @full', async ({ page }) => {
  await page.goto('/de');
  const link = page.locator('a[href*="famil"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await page.goto(href);
  const heading = page.getByRole('heading', { name: 'Mitmachen', exact: true });
  await expect(heading).toBeAttached();
  const list = page.locator('section, div').filter({ has: heading }).last();
  const rows = list.locator('[data-event]');
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) await expect(row).toContainText(/ab \d+ J\./u);
});
