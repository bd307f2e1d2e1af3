import { expect, test } from '@playwright/test';
import { LIST, MONTH, comingEvents } from '../../support/site/pages.ts';

const berlinMonth = (instant: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' })
    .format(new Date(instant))
    .slice(0, 7);

for (const javaScriptEnabled of [true, false])
  test(`LY-20 a whole month is on a sheet for paper, found in the calendar, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(LIST.de);
    await page.locator('[data-filter=date] > summary').click();
    await page.getByRole('link', { name: 'Ganzer Monat zum Drucken' }).click();
    await expect(page).toHaveURL(/\/de\/programm-karten\/monat\/\d{4}-\d{2}$/u);
    await page.goto(`/de/programm-karten/monat/${MONTH}`);
    // Nothing is left out: all that the API tells of this month stands here.
    const expected = (await comingEvents(request))
      .filter(({ date_start: start }) => berlinMonth(start) === MONTH)
      .map(({ link }) => link);
    expect(expected.length).toBeGreaterThan(5);
    const links = await page
      .locator('main table a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(expected.filter((link) => !links.includes(link))).toEqual([]);
    if (javaScriptEnabled) {
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect((pdf.match(/\/Type \/Page\b/gu) ?? []).length).toBeLessThanOrEqual(2);
    }
    await context.close();
  });

test('LY-20 a month that is over, far away or none is not found', async ({ request }) => {
  for (const month of ['2020-01', '2999-01', '2026-13', 'x', '2026-1'])
    expect((await request.get(`/de/programm-karten/monat/${month}`)).status(), month).toBe(404);
  expect((await request.get(`/en/programme-tickets/month/${MONTH}`)).status()).toBe(200);
});
