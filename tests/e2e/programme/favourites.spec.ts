import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { COOKIE, FAVOURITES_COOKIE_DAYS } from '../../../src/lib/constants.ts';
import { comingEvents, LIST } from '../../support/site/pages.ts';

const PAGE = { de: '/de/merkliste', en: '/en/favourites' } as const;
const hearts = (page: Page) => page.locator('main [data-event] button.heart');
const icon = (page: Page) => page.locator('[data-favourites]');

/** The ids in the cookie, the latest first. */
async function noted(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  return (cookies.find(({ name }) => name === COOKIE.favourites)?.value ?? '').split('.');
}

const note = (page: Page, ids: readonly (number | string)[], url = 'http://localhost') =>
  page.context().addCookies([{ name: COOKIE.favourites, value: ids.join('.'), url }]);

test('LY-03 a heart is pressed in place, told and kept for a year; pressed again it is forgotten', async ({
  page,
}) => {
  await page.goto(LIST.de);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const heart = hearts(page).first();
  const id = (await heart.getAttribute('value')) ?? '';
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#favourites [role=status]')).toHaveText('Auf der Merkliste');
  await expect(icon(page)).toHaveAccessibleName('Merkliste: 1 Veranstaltung');
  expect(await noted(page)).toEqual([id]);
  const [cookie] = (await page.context().cookies()).filter(
    ({ name }) => name === COOKIE.favourites,
  );
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(FAVOURITES_COOKIE_DAYS);
  expect(cookie?.sameSite).toBe('Lax');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);

  await page.reload();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await hearts(page).first().press('Enter');
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(icon(page)).toHaveAccessibleName('Merkliste leer');
  await expect.poll(() => noted(page)).toEqual(['']);
});

test('LY-03 the very first click on a heart counts, before its script is there @full', async ({
  page,
}) => {
  await page.route(/\/on-interaction[-.][^/]+\.js/u, async (route) => {
    await new Promise((go) => setTimeout(go, 400));
    await route.continue();
  });
  await page.goto(LIST.en);
  const heart = hearts(page).nth(2);
  await heart.evaluate((button: HTMLButtonElement) => {
    button.click();
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(LIST.en);
});

test('LY-03 without the scripts of interactions a heart is the form that it is', async ({
  page,
}) => {
  await page.route(/\/on-interaction[-.][^/]+\.js/u, (route) => route.abort());
  await page.goto(LIST.de);
  const id = (await hearts(page).nth(1).getAttribute('value')) ?? '';
  await hearts(page).nth(1).click();
  await expect(page).toHaveURL(`${LIST.de}#heart-${id}`);
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('LY-03 hearts of rows that come later know the list, too @full', async ({ page, baseURL }) => {
  await page.goto(`${LIST.de}?page=2`);
  const id = (await hearts(page).first().getAttribute('value')) ?? '';
  await note(page, [id], baseURL);
  await page.goto(LIST.de);
  await page.locator('[data-pager]').scrollIntoViewIfNeeded();
  await expect(page.locator(`main #heart-${id}`)).toHaveAttribute('aria-pressed', 'true');
});

test('LY-03 an event’s own page has its heart, with words @full', async ({ page }) => {
  await page.goto(LIST.en);
  await page.locator('main [data-event] h3 a').first().click();
  const heart = page.getByRole('button', { name: /^Save: / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

/** An event that is over: the sitemap names the programme's events last to first of their wanting. */
async function pastEvent(request: APIRequestContext): Promise<string> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [
    ...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/de\/programm-karten\/[^<]+)<\/loc>/gu),
  ];
  return paths.at(-1)?.[1] ?? '';
}

test('LY-03 the page lists what was noted; what is gone is told and cleared away', async ({
  page,
  request,
  baseURL,
}) => {
  const ids = (await comingEvents(request, 3)).map(({ id }) => id);
  const past = await pastEvent(request);
  await note(page, [...ids, 999_999, past.split('/').at(-1) ?? ''], baseURL);
  await page.goto(PAGE.de);
  await expect(page.locator(`main a[href="${past}"]`)).toBeVisible();
  await expect(page.locator('main [data-event]')).toHaveCount(ids.length);
  await expect(
    page.getByText('Eine gemerkte Veranstaltung steht nicht mehr im Programm.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Vergangenes entfernen' }).click();
  await expect(page).toHaveURL(PAGE.de);
  await expect(page.getByText('steht nicht mehr im Programm')).toHaveCount(0);
  await expect(page.locator(`main a[href="${past}"]`)).toHaveCount(0);
  await expect(page.locator('main [data-event]')).toHaveCount(ids.length);
  expect(await noted(page)).toEqual(ids.map(String));
});

test('LY-03 an empty list leads to the programme', async ({ page }) => {
  await page.goto(PAGE.en);
  await expect(page.locator('main')).toContainText('Nothing saved yet.');
  await page.locator('main').getByRole('link', { name: 'programme' }).click();
  await expect(page).toHaveURL(LIST.en);
});

test('LY-03 the page is one visitor’s: not kept, not indexed; other pages are the same for all', async ({
  request,
}) => {
  const cookie = { cookie: `${COOKIE.favourites}=1.2.3` };
  const own = await request.get(PAGE.de, { headers: cookie });
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(await own.text()).toContain('<meta name="robots" content="noindex');
  const other = await request.get(PAGE.de);
  expect(await other.text()).toContain('Noch ist nichts gemerkt.');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(PAGE.de);
  const [mine, theirs] = await Promise.all([
    request.get(LIST.de, { headers: cookie }),
    request.get(LIST.de),
  ]);
  expect(await mine.text()).toBe(await theirs.text());
});

test('LY-03 only a form of this site about a real id changes the list, and leads back to this site', async ({
  request,
  baseURL,
}) => {
  const post = (form: Record<string, string>, origin = baseURL ?? '') =>
    request.post(PAGE.de, { form, headers: { origin }, maxRedirects: 0 });
  expect((await post({ toggle: '5', back: '/de' }, 'https://evil.example')).status()).toBe(403);
  for (const form of [{}, { toggle: 'x' }, { toggle: '0' }, { clear: 'everything' }])
    expect((await post(form as Record<string, string>)).status(), JSON.stringify(form)).toBe(400);
  for (const [back, to] of [
    ['/de/team', '/de/team#heart-5'],
    ['/de/programm-karten?room=1', '/de/programm-karten?room=1#heart-5'],
    ['//evil.example/', `${PAGE.de}#heart-5`],
    ['/\\evil.example/', `${PAGE.de}#heart-5`],
    ['/./\t/evil.example', `${PAGE.de}#heart-5`],
    ['/.//evil.example', `${PAGE.de}#heart-5`],
    ['https://evil.example/', `${PAGE.de}#heart-5`],
  ] as const) {
    const answer = await post({ toggle: '5', back });
    expect(answer.status(), back).toBe(303);
    expect(answer.headers()['location'], back).toBe(to);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('LY-03 a heart is a form: it is filled, counted, and emptied again @full', async ({
    page,
  }) => {
    await page.goto(`${LIST.de}?room=1`);
    const heart = hearts(page).nth(1);
    const id = (await heart.getAttribute('value')) ?? '';
    const fill = () =>
      heart.locator('svg').evaluate((shape) => getComputedStyle(shape).getPropertyValue('fill'));
    expect(await fill()).toBe('none');
    await heart.click();
    await expect(page).toHaveURL(`${LIST.de}?room=1#heart-${id}`);
    await expect.poll(fill).not.toBe('none');
    await expect
      .poll(() =>
        icon(page)
          .locator('.badge')
          .evaluate((badge) => getComputedStyle(badge, '::after').content),
      )
      .toBe('"1"');
    await icon(page).click();
    await expect(page.locator(`main [data-event="${id}"]`)).toBeVisible();
    await page.locator(`main #heart-${id}`).click();
    await expect(page.locator('main [data-event]')).toHaveCount(0);
  });
});
