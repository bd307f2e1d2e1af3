import { expect, test } from '@playwright/test';
import { comingEvents, everyKind, LIST } from '../../support/site/pages.ts';
import { matchRoute } from '../../../src/lib/routing/routes.ts';
import { rawGet } from '../../support/site/raw.ts';

test('RT-01 RT-12 every kind of page answers in both languages, with canonical and alternates', async ({
  request,
}) => {
  for (const path of await everyKind(request)) {
    const response = await request.get(path);
    const isMissing = /404$|no-such/u.test(path);
    expect(response.status(), path).toBe(isMissing ? 404 : 200);
    const html = await response.text();
    expect(html, path).toContain(`<html lang="${path.slice(1, 3)}"`);
    if (isMissing) continue;
    expect(html, path).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\//u);
    for (const lang of ['de', 'en', 'x-default'])
      expect(html, path).toContain(`hreflang="${lang}"`);
  }
});

test('RT-02 the bare address leads to the language of cookie, else browser, else German', async ({
  playwright,
  baseURL,
}) => {
  const location = async (headers: Record<string, string>) => {
    const context = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: headers,
    });
    const response = await context.get('/', { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['vary']).toMatch(/accept-language/iu);
    await context.dispose();
    return response.headers()['location'];
  };
  expect(await location({ 'accept-language': 'fr, en;q=0.8' })).toBe('/en');
  expect(await location({ 'accept-language': 'fr' })).toBe('/de');
  expect(await location({ 'accept-language': 'de', cookie: 'locale=en' })).toBe('/en');
});

test('US-01 programs that keep passwords are led to the page that changes one', async ({
  request,
}) => {
  for (const [language, path] of [
    ['de', '/de/user/einstellungen'],
    ['en', '/en/user/settings'],
  ] as const) {
    const headers = { 'accept-language': language };
    const answer = await request.get('/.well-known/change-password', { headers, maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, path]);
  }
  // The address that such programs ask to see whether a server says 404 to what is not there.
  const none = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await request.get(none)).status()).toBe(404);
});

test('RT-02 visiting a page remembers its language for 365 days', async ({ request }) => {
  const cookie = (await request.get('/en')).headers()['set-cookie'] ?? '';
  expect(cookie).toMatch(/^locale=en;/u);
  expect(cookie).toContain(`Max-Age=${365 * 86_400}`);
});

test('RT-05 the id decides: wrong slugs lead to the right one, no id is a 404', async ({
  request,
}) => {
  const [event] = await comingEvents(request, 10);
  const moved = await request.get(`${LIST.de}/wrong-slug/${event?.id}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toBe(event?.link);
  for (const bad of ['abc', '0', '99999999', '1e3', '-1', '1.5', '%00'])
    expect((await request.get(`${LIST.de}/x/${bad}`)).status(), bad).toBeGreaterThanOrEqual(400);
  expect((await request.get('/de/produktionen/x/999999')).status()).toBe(404);
});

test('RT-05 RT-06 an address with another name leads to the right one, query kept, on every kind of page', async ({
  request,
}) => {
  const paths = new Set(await everyKind(request));
  for (const path of [...paths])
    if (matchRoute(path)?.name === 'events-slug-id') paths.add(`${path}/termin.ics`);
  const checked = new Set<string>();
  for (const path of paths) {
    const wrong = path.replace(/(\/[^/]+\/[^/]+)\/[^/]+(\/\d+(?:\/[\w.-]+)?)$/u, '$1/wrong-name$2');
    const name = matchRoute(path)?.name ?? '';
    if (wrong === path || path.startsWith('/en')) continue;
    checked.add(name);
    const query = '?utm_source=letter&gclid=1';
    const moved = await request.get(wrong + query, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']], wrong).toEqual([301, path + query]);
  }
  expect([...checked]).toEqual(expect.arrayContaining(['events-slug-id', 'venues-slug-id']));
  expect(checked.size).toBeGreaterThan(6);
});

test('RT-06 a trailing slash leads to the address without it, query kept', async ({ request }) => {
  for (const [asked, right] of [
    ['/de/', '/de'],
    [`${LIST.de}/?room=1`, `${LIST.de}?room=1`],
    ['/en/team/', '/en/team'],
  ]) {
    const response = await request.get(asked ?? '', { maxRedirects: 0 });
    expect(response.status(), asked).toBe(301);
    expect(response.headers()['location']).toBe(right);
  }
});

test('RT-06 a path of two slashes never leads to another site', async ({ baseURL }) => {
  for (const evil of [
    '//evil.example/',
    '///evil.example/',
    '/%2f%2fevil.example/',
    '/\\evil.example/',
  ]) {
    const { status, headers } = await rawGet(baseURL ?? '', evil);
    expect(status, evil).toBeLessThan(500);
    expect(String(headers['location'] ?? '/'), evil).toMatch(/^\/(?![/\\])/u);
  }
});

test('RT-07 the redirect table is followed, with slash and query, and listed', async ({
  request,
}) => {
  const rules = (await (await request.get('/de/pageeditor-api/redirect')).json()) as {
    old_path: string;
    new_path: string;
  }[];
  expect(rules.length).toBeGreaterThan(0);
  for (const { old_path: old, new_path: target } of rules) {
    for (const suffix of ['', '/']) {
      const response = await request.get(`${old}${suffix}?a=b`, { maxRedirects: 0 });
      expect(response.status(), old).toBe(301);
      expect(response.headers()['location']).toBe(`${target}?a=b`);
    }
  }
});

test('RT-03 both readings of the profile paths lead to the canonical one', async ({ request }) => {
  const response = await request.get('/de/profil', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/de/user/profil');
});

test('RT-12 sitemap and robots name the public pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/de', '/en', ...Object.values(LIST)])
    expect(sitemap).toMatch(new RegExp(`<loc>http://localhost:\\d+${path}</loc>`, 'u'));
  expect(sitemap).not.toContain('/404');
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: http');
});

test('EV-13 feeds answer for every choice', async ({ request }) => {
  const calendar = await request.get(`${LIST.de}/kalender.ics?room=1&genre=2`);
  expect(calendar.status()).toBe(200);
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  const news = await request.get(`${LIST.en}/feed.rss?room=1`);
  expect(news.headers()['content-type']).toContain('application/rss+xml');
  expect(await news.text()).toContain('<rss');
});

test('API-01 API-02 calls answer under a language and without', async ({ request }) => {
  for (const prefix of ['/de', '/en', '']) {
    const response = await request.get(`${prefix}/api/events/?page_size=3`);
    expect(response.status()).toBe(200);
    const answer = (await response.json()) as { count: number; results: unknown[] };
    expect(answer.results).toHaveLength(3);
  }
  const bad = await request.get('/de/api/events/?room=x');
  expect(bad.status()).toBe(400);
  expect(((await bad.json()) as { fields: object }).fields).toHaveProperty('room');
  expect((await request.get('/de/api/nothing/')).status()).toBe(404);
});

test('EV-12 an event says to search engines what it is', async ({ request }) => {
  // One of today may be over: then there is nothing to offer.
  const [event] = (await comingEvents(request)).filter(
    ({ is_free: free, status, all_day: isDays, date_start: start }) =>
      !free && !isDays && status === 'on_sale' && Date.parse(start) > Date.now(),
  );
  const html = await (await request.get(event?.link ?? '')).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, json]) => JSON.parse(json ?? '{}') as Record<string, unknown>,
  );
  const thing = data.find((entry) => 'eventStatus' in entry);
  expect(thing).toMatchObject({ name: event?.title, startDate: event?.date_start });
  expect(thing?.['offers']).not.toHaveLength(0);
  expect(data.some((entry) => entry['@type'] === 'BreadcrumbList')).toBe(true);
});
