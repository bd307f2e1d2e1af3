import { expect, test } from '@playwright/test';
import { comingEvents, dateInAddress, LIST } from '../../support/site/pages.ts';

test.use({ javaScriptEnabled: false });

test('EV-10 EV-02 two filters and a date are chosen by links, with the same addresses', async ({
  page,
  request,
}) => {
  const [event] = (await comingEvents(request)).filter(
    ({ genres, all_day }) => genres.length > 0 && !all_day,
  );
  if (!event) throw new Error('the demo venue has no event with a genre');
  await page.goto(LIST.de);
  const choose = async (key: string, href: RegExp) => {
    await page.locator(`[data-filter=${key}] > summary`).click();
    const link = page.locator(`[data-filter=${key}] a`).and(page.locator(`a[href*="?"]`));
    const hrefs = await link.evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''));
    const index = hrefs.findIndex((candidate) => href.test(candidate));
    await link.nth(index).click();
  };
  await choose('room', new RegExp(`[?&]room=${event.room}(&|$)`, 'u'));
  await expect(page).toHaveURL(`${LIST.de}?room=${event.room}`);
  await choose('genre', new RegExp(`[?&]genre=${event.genres[0]}(&|$)`, 'u'));
  await expect(page).toHaveURL(`${LIST.de}?room=${event.room}&genre=${event.genres[0]}`);
  const date = dateInAddress(event.date_start);
  await page.goto(`${page.url()}&month=${date.slice(3)}`);
  // Who turns the month goes on choosing: the calendar stays open (EV-16).
  await expect(page.locator('details[data-filter=date]')).toHaveAttribute('open', '');
  await page.locator(`[data-filter=date] a[href*="date=${date}"]`).click();
  await expect(page).toHaveURL(
    `${LIST.de}?date=${date}&room=${event.room}&genre=${event.genres[0]}`,
  );
  await expect(page.locator(`[data-event="${event.id}"]`)).toBeVisible();
  // Every choice can be taken back by itself.
  await expect(page.locator('a.chip')).toHaveCount(3);
});

test('EV-10 EV-06 three pages forward and one back by links @full', async ({ page }) => {
  await page.goto(LIST.de);
  const seen = new Set<string>();
  for (let number = 1; number <= 4; number++) {
    const ids = await page
      .locator('[data-event]')
      .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['event'] ?? ''));
    expect(ids).toHaveLength(10);
    for (const id of ids) {
      expect(seen.has(id), `event ${id} is listed twice`).toBe(false);
      seen.add(id);
    }
    if (number < 4) await page.locator('[rel=next]:visible').click();
  }
  await expect(page).toHaveURL(`${LIST.de}?page=4`);
  await page.locator('[rel=prev]:visible').click();
  await expect(page).toHaveURL(`${LIST.de}?page=3`);
});

test('RT-11 EV-12 from the list to a detail, to the other language, into the calendar @full', async ({
  page,
  request,
}) => {
  await page.goto(LIST.de);
  // One with tickets: what does not take place is in no calendar (EV-17).
  const takesPlace = page.locator('[data-event]').filter({ has: page.locator('a.button') });
  await takesPlace.nth(2).locator('h3 a').click();
  await expect(page).toHaveURL(/\/de\/programm-karten\/[a-z0-9-]+\/\d+$/u);
  const german = page.url();
  const id = german.split('/').at(-1);
  await page
    .getByRole('link', { name: /English|EN/u })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/en/programme-tickets/[a-z0-9-]+/${id}$`, 'u'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await request.get(calendar ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('BEGIN:VEVENT');
});

test('EV-09 a choice without events says so and can be taken back @full', async ({ page }) => {
  await page.goto(`${LIST.en}?room=1&type=2&genre=3&series=4`);
  await expect(
    page.getByText('Unfortunately, your selection did not produce any result.'),
  ).toBeVisible();
  await expect(
    page.getByText('Please delete one of the filters or try a different combination.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Reset filters' }).last().click();
  await expect(page).toHaveURL(LIST.en);
  await expect(page.locator('[data-event]')).toHaveCount(10);
});

test('LY-04 LY-05 every entry of the menus is reachable @full', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' }).first();
  await menu.locator('summary').first().click();
  await menu.locator('details[open] + ul a').first().click();
  await expect(page).not.toHaveURL('/de');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/de');
  await page.locator('details[data-burger] > summary').click();
  await expect(page.locator('[data-menu] a:visible').first()).toBeVisible();
});

test('TA-01 the alert shows and is dismissed by a form @full', async ({ page }) => {
  await page.goto('/de/agb');
  const alert = page.locator('[data-alert]');
  await expect(alert).toBeVisible();
  await alert.getByRole('button').click();
  await expect(page).toHaveURL('/de/agb');
  await expect(alert).toBeHidden();
  await page.goto('/en');
  await expect(page.locator('[data-alert]')).toBeHidden();
});
