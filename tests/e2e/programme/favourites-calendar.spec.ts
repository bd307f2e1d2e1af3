import { expect, test } from '@playwright/test';
import { COOKIE } from '../../../src/lib/constants.ts';
import { violations } from '../support/axe.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import {
  addressOn,
  CALENDAR,
  FAVOURITES,
  idsAt,
  note,
  noted,
  secretIn,
  subscribe,
} from '../support/favourites.ts';
import { comingEvents, LIST, stir } from '../../support/site/pages.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const hearts = 'main [data-event] button.heart';

test('IN-04 a heart that is pressed is in the subscribed calendar, also when its request is lost', async ({
  page,
  request,
  baseURL,
}) => {
  const [first] = await comingEvents(request, 1);
  await note(page, [first?.id ?? 0], baseURL ?? '');
  const address = await subscribe(page);
  expect(await idsAt(request, address)).toEqual([String(first?.id)]);

  await page.goto(LIST.de);
  const second = (await page.locator(hearts).nth(1).getAttribute('value')) ?? '';
  await page.locator(hearts).nth(1).click();
  await expect.poll(() => idsAt(request, address)).toEqual([second, String(first?.id)]);
  expect(await noted(page)).toEqual([second, String(first?.id)]);

  // In the same moment: the visitor may leave the page right after.
  const atOnce = await page
    .locator(hearts)
    .nth(1)
    .evaluate((heart: HTMLButtonElement) => {
      heart.click();
      return document.cookie.split('; ');
    });
  expect(atOnce).toContain(`${COOKIE.favourites}=${first?.id ?? ''}`);
  expect(atOnce).toContain('foyer_calendar_state=late');
  await expect.poll(() => idsAt(request, address)).toEqual([String(first?.id)]);
  await page.locator(hearts).nth(1).click();
  await expect.poll(() => idsAt(request, address)).toEqual([second, String(first?.id)]);

  // The line breaks while hearts are pressed: the calendar knows it later, by whatever page is next.
  await page.route(`**${FAVOURITES.de}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const third = (await page.locator(hearts).nth(2).getAttribute('value')) ?? '';
  await page.locator(hearts).nth(2).click();
  await expect(page.locator(hearts).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => page.evaluate(() => document.cookie))
    .toContain('foyer_calendar_state=late');
  expect(await idsAt(request, address)).toHaveLength(2);
  await page.unrouteAll();
  await page.goto('/de/team');
  await stir(page);
  await expect.poll(() => idsAt(request, address)).toEqual([third, second, String(first?.id)]);
  await expect
    .poll(() => page.evaluate(() => document.cookie))
    .toContain('foyer_calendar_state=on');
});

test('IN-04 a heart that is pressed before the last one is answered is kept, also when the page is left', async ({
  page,
  request,
  baseURL,
}) => {
  await note(page, [999_999], baseURL ?? '');
  const address = await subscribe(page);
  await page.goto(LIST.de);
  let requests = 0;
  let answer: () => void = () => undefined;
  const isLeft = new Promise<void>((leave) => (answer = leave));
  await page.route(`**${FAVOURITES.de}`, async (route) => {
    requests += 1;
    await isLeft;
    await route.continue();
  });
  const ids: string[] = [];
  for (const index of [0, 1]) {
    ids.unshift((await page.locator(hearts).nth(index).getAttribute('value')) ?? '');
    await page.locator(hearts).nth(index).click();
    await expect.poll(() => requests).toBe(1);
  }
  await page.goto('/de/team');
  answer();
  await stir(page);
  await expect.poll(() => idsAt(request, address)).toEqual(ids);
  expect(await noted(page)).toEqual([...ids, '999999']);

  // An answer that is late would write what is not so any more, on whatever page the visitor is.
  const late = await page.request.post(FAVOURITES.de, {
    form: { list: ids[1] ?? '' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(late.status()).toBe(303);
  expect(await idsAt(request, address)).toEqual([ids[1]]);
  expect(await noted(page)).toEqual([...ids, '999999']);
});

test('IN-04 several hearts in a row are all kept and told, while answers are late @full', async ({
  page,
  request,
  baseURL,
}) => {
  await note(page, [999_999], baseURL ?? '');
  const address = await subscribe(page, 'en');
  await page.goto(LIST.en);
  await page.route(`**${FAVOURITES.en}`, async (route) => {
    await new Promise((go) => setTimeout(go, 300));
    await route.continue();
  });
  const ids: string[] = [];
  for (const index of [0, 1, 2]) {
    ids.unshift((await page.locator(hearts).nth(index).getAttribute('value')) ?? '');
    await page.locator(hearts).nth(index).click();
    await page.waitForTimeout(120);
  }
  await expect.poll(() => idsAt(request, address)).toEqual(ids);
  await expect.poll(() => noted(page)).toEqual([...ids, '999999']);
});

test('IN-04 a browser that lost its list does not empty the calendar, and gets its list back @full', async ({
  page,
  request,
  baseURL,
}) => {
  const ids = (await comingEvents(request, 2)).map(({ id }) => String(id));
  await note(page, ids, baseURL ?? '');
  const address = await subscribe(page);
  await page.context().clearCookies({ name: COOKIE.favourites });
  await page.goto(FAVOURITES.de);
  await expect(page.getByText('Dieser Browser hat Ihre Liste vergessen.')).toBeVisible();
  expect((await idsAt(request, address)).sort()).toEqual([...ids].sort());
  await page.getByRole('button', { name: 'Merkliste wiederherstellen' }).click();
  await expect(page.getByText('Ihre Merkliste ist wieder da.')).toBeVisible();
  expect(await noted(page)).toEqual(ids);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const locale = javaScriptEnabled ? 'de' : 'en';
    const words = {
      de: { renew: 'Neue Adresse', revoke: 'Adresse widerrufen', over: /widerrufen/u },
      en: { renew: 'New address', revoke: 'Revoke the address', over: /revoked/u },
    }[locale];

    test('IN-04 a calendar is made, changed and revoked by forms; the old address says that it is over @full', async ({
      page,
      request,
      baseURL,
    }) => {
      const ids = (await comingEvents(request, 2)).map(({ id }) => String(id));
      await note(page, [...ids, 999_999], baseURL ?? '');
      const first = await subscribe(page, locale);
      expect(await idsAt(request, first)).toHaveLength(2);
      const webcal = await page.locator('a[href^="webcal:"]').getAttribute('href');
      expect(webcal?.replace(/^webcal:/u, '')).toBe(first.replace(/^https?:/u, ''));
      const html = await page.content();
      expect(await (javaScriptEnabled ? violations(page) : violationsWithoutScripts(page))).toEqual(
        [],
      );
      if (!javaScriptEnabled) expect(await htmlErrors([[page.url(), html]])).toBe('');

      await page.getByRole('button', { name: words.renew }).click();
      await expect(page).toHaveURL(`${CALENDAR[locale]}?done=renewed`);
      const second = await addressOn(page);
      expect(second).not.toBe(first);
      expect(await idsAt(request, second)).toHaveLength(2);
      const gone = await request.get(first);
      expect(gone.status()).toBe(410);
      expect(await gone.text()).toMatch(words.over);
      expect(gone.headers()['content-language']).toBe(locale);

      await page.getByRole('button', { name: words.revoke }).click();
      await expect(page).toHaveURL(`${CALENDAR[locale]}?done=revoked`);
      await expect(page.locator('#address')).toHaveCount(0);
      expect((await request.get(second)).status()).toBe(410);
      // The list itself stays, and nothing of a calendar is left in the browser.
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names).toContain(COOKIE.favourites);
      expect(names).not.toContain(COOKIE.calendar);
      await page.goto(FAVOURITES[locale]);
      expect((await request.get(second)).status()).toBe(410);
    });
  });

test('IN-04 the page of the calendar fits 320 px, in the dark as well @full', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await note(page, [999_999], baseURL ?? '');
  const address = await subscribe(page, 'en');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('IN-04 what is no calendar answers alike, and the answers say what caches may do @full', async ({
  page,
  request,
  baseURL,
}) => {
  await note(page, [999_999], baseURL ?? '');
  const address = await subscribe(page);
  const secret = secretIn(address);
  const open = await request.get(address);
  expect(open.headers()).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/calendar; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const etag = open.headers()['etag'] ?? '';
  const same = await request.get(address, { headers: { 'if-none-match': etag } });
  expect(same.status()).toBe(304);
  const texts = new Set<string>();
  for (const other of ['x', '%00', `favcal_${'a'.repeat(32)}`, `${secret}x`, secret.slice(0, -1)]) {
    const answer = await request.get(address.replace(secret, other));
    if (other === '%00') continue;
    expect(answer.status(), other).toBe(404);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    texts.add(await answer.text());
  }
  expect([...texts]).toEqual(['Unter dieser Adresse gibt es keinen Kalender.\n']);
});
