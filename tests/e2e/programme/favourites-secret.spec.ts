import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { CALENDAR, FAVOURITES, note, secretIn, subscribe } from '../support/favourites.ts';
import { newUser, signIn } from '../support/login.ts';
import { LIST } from '../../support/site/pages.ts';

/*
 * Whoever has the address of a calendar can read it: its secret is on the page of the
 * calendar, which is the control here, and nowhere else.
 */

async function withCalendar(page: Page, baseURL: string | undefined) {
  await note(page, [999_999], baseURL ?? '');
  const address = await subscribe(page);
  const secret = secretIn(address);
  expect(await page.content(), 'control').toContain(secret);
  return { address, secret };
}

/** What is written down of addresses that are not there. */
async function missedPaths(): Promise<readonly string[]> {
  const database = await openDatabase({
    databaseUrl: null,
    dataDir: process.env['E2E_DATA'] ?? '',
  });
  try {
    const rows = await database.db.selectFrom('error_log').select('path').execute();
    return rows.map(({ path }) => path);
  } finally {
    await database.db.destroy();
  }
}

test('IN-04 the secret is on no other page, in no feed, no list of addresses and no script’s reach @full', async ({
  page,
  playwright,
  baseURL,
}) => {
  // Missing addresses are written down every five seconds.
  const { secret } = await withCalendar(page, baseURL);
  expect(await page.evaluate(() => document.cookie)).not.toContain('favcal_');
  // As the visitor, whose cookie goes along with each of them.
  for (const path of [
    ...Object.values(FAVOURITES),
    ...Object.values(LIST),
    '/de',
    '/de/visitor.css',
    '/de/datenschutz',
    '/de/merkliste/termine.ics',
    '/de/merkliste/geteilt?ids=1',
    `${LIST.de}/kalender.ics`,
    `${LIST.de}/feed.rss`,
    '/sitemap.xml',
    '/robots.txt',
    '/api/openapi.json',
    '/de/api/events/',
  ]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toContain(secret);
  }

  // A part of the address, as mail programs cut it: counted, but without the secret.
  const written = async () => {
    // Asked for anew each time: another test empties the list.
    await page.request.get(`/de/merkliste/${secret}`);
    await page.request.get(`/de/favourites/x/${secret.slice(0, 30)}`);
    return missedPaths();
  };
  await expect.poll(written).toContain('/de/merkliste/favcal_…');
  expect((await missedPaths()).join('\n')).not.toContain(secret.slice(7, 20));
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signIn(admin, await newUser('admin'));
  const log = await admin.get('/de/cms-hub/error_log?q=favcal');
  expect(log.status()).toBe(200);
  const listed = await log.text();
  expect(listed).toContain('error_log');
  expect(listed).not.toContain(secret.slice(7, 20));
  await admin.dispose();
});

test('IN-04 nobody outside is told from which page somebody comes, and the secret is in no address but its own', async ({
  page,
  baseURL,
}) => {
  const { secret } = await withCalendar(page, baseURL);
  const told: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    told.push(`${request.url()} ${referer} ${request.postData() ?? ''}`);
  });
  await page.route('https://outside.example/**', (route) => route.fulfill({ body: 'outside' }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: 'https://outside.example/',
      textContent: 'outside',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'outside' }).click();
  await expect(page).toHaveURL('https://outside.example/');
  expect(told.find((line) => line.startsWith('https://outside'))).toBe(
    'https://outside.example/  ',
  );
  await page.goto(CALENDAR.de);
  await page.goto(LIST.de);
  const heart = page.locator('main [data-event] button.heart:visible').first();
  const id = (await heart.getAttribute('value')) ?? '';
  await heart.click();
  await expect.poll(() => told.some((line) => line.includes(` list=${id}`))).toBe(true);
  expect(told.filter((line) => line.includes(secret))).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Everything that the worker has kept, as text with its addresses. */
  const kept = (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
      return texts.join('\n');
    });

  test('IN-04 IN-02 the list is readable without a line, and the worker keeps no secret @full', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/de');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    const { address, secret } = await withCalendar(page, baseURL);
    await page.goto(CALENDAR.de);
    // A browser takes a calendar as a file.
    await page.goto(address).catch(() => undefined);
    await page.goto(FAVOURITES.de);
    await expect.poll(() => kept(page)).toContain('Ein Kalender folgt dieser Liste.');
    await pause(300);
    const all = await kept(page);
    expect(all).not.toContain(secret);
    expect(all).not.toContain(`${CALENDAR.de}\n`);
    await page.context().setOffline(true);
    await page.goto(FAVOURITES.de);
    await expect(page.locator('[data-info=offline]')).toContainText('Kopie vom');
    await expect(page.getByText('Ein Kalender folgt dieser Liste.')).toBeVisible();
  });
});
