import { describe, expect, it } from 'vitest';
import { MAX_SUGGESTIONS } from '../../../src/lib/constants.ts';
import { matchApi } from '../../../src/lib/routing/api-routes.ts';
import { searchPlace } from '../../../src/lib/routing/search-path.ts';
import type { Suggestion } from '../../../src/lib/search/suggestion.ts';
import { answerApi } from '../../../src/lib/server/api/answer.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { searchPage, searchRequest } from '../../../src/lib/server/page-data/search/search-page.ts';
import { ENGINES, sharedApp } from '../../support/database/house.ts';
import { ORIGIN } from '../../support/env.ts';

interface Hits {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly { readonly id: number; readonly link: string }[];
}

async function ask(app: AppContext, path: string) {
  const url = new URL(path, ORIGIN);
  const call = matchApi(url.pathname);
  if (call === null) throw new Error(`${path} is no call`);
  const { response, cache, searched } = await answerApi(app, call, url);
  return { status: response.status, cache, searched, body: (await response.json()) as unknown };
}

/** What strangers send: each is an answer, and none a failure of ours. */
const ODD: readonly (readonly [what: string, query: string])[] = [
  ['nothing', ''],
  ['an empty text', '?query='],
  ['spaces', '?query=%20%20'],
  ['10,000 characters', `?query=${'a'.repeat(10_000)}`],
  ['10,000 words', `?query=${'a+'.repeat(10_000)}`],
  ['NUL', '?query=a%00b'],
  ['half a surrogate pair', '?query=%ED%A0%80'],
  ['broken UTF-8', '?query=%C3%28'],
  ['wildcards', '?query=%25%25__*?'],
  ['quotes', '?query=%22%27%60'],
  ['the syntax of FTS5', '?query=%22a%22%20NEAR(b,2)%20AND%20title:c*'],
  ['the syntax of tsquery', "?query=a%20%26%20!b%20|%20'c':*"],
  ['emoji', '?query=%F0%9F%8E%BB'],
  ['signs of private use', '?query=%EE%80%80'],
  ['the same key twice', '?query=bach&query=berg'],
];

describe.each(ENGINES)('the search on %s', (engine) => {
  const shared = sharedApp(engine);
  const CALLS = ['search', 'search/autocomplete', 'search/events', 'search/others'];

  it.each(ODD)('SE-03 %s is answered by each call and by the page', async (_, query) => {
    for (const call of CALLS) {
      const { status, cache } = await ask(shared.app, `/de/api/${call}/${query}`);
      expect(status, call).toBe(200);
      expect(cache).toBeNull();
    }
    const context = await PageContext.open(shared.app, 'de', '/de/search');
    const keys = new URLSearchParams(query.replace('query=', 'q='));
    const page = await searchPage(context, searchRequest({ category: null, page: 1 }, keys));
    expect(page?.view.query.length).toBeLessThanOrEqual(200);
  });

  it('SE-02 suggestions have what they are, their day, their picture and their page', async () => {
    const { body } = await ask(shared.app, '/de/api/search/autocomplete/?query=klavier');
    const suggestions = body as readonly Suggestion[];
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
    const event = suggestions.find(({ kind }) => kind === 'event');
    expect(event).toMatchObject({
      kind_label: 'Veranstaltung',
      url: expect.stringMatching(/^\/de\/programm-karten\/[\w-]+\/\d+$/u) as string,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string,
      image: expect.stringMatching(/^\/(?:poster|media)\//u) as string,
    });
    expect((await ask(shared.app, '/de/api/search/autocomplete/?query=')).body).toEqual([]);
  });

  it('SE-03 the pages of a category lead from the first to the last, each hit once', async () => {
    const ids: number[] = [];
    let path: string | null = '/de/api/search/events/?query=konzert&past=1&page_size=7';
    let count = 0;
    while (path !== null) {
      const { status, body } = await ask(shared.app, path);
      expect(status).toBe(200);
      const hits = body as Hits;
      ids.push(...hits.results.map(({ id }) => id));
      ({ count } = hits);
      path = hits.next;
      if (path !== null) expect(path).toContain('past=1');
    }
    expect(count).toBeGreaterThan(7);
    expect(new Set(ids).size).toBe(count);
    const beyond = '/de/api/search/events/?query=konzert&page=999';
    expect((await ask(shared.app, beyond)).status).toBe(404);
  });

  it('SE-03 the search names both categories as their own calls do, and says what was searched for', async () => {
    const { body, searched } = await ask(shared.app, '/en/api/search/?query=Piano');
    const { events, others } = body as { events: Hits; others: Hits };
    for (const [name, part] of Object.entries({ events, others })) {
      const own = (await ask(shared.app, `/en/api/search/${name}/?query=Piano`)).body as Hits;
      expect(part.count).toBe(own.count);
      expect(part.results).toEqual(own.results);
    }
    expect(events.count).toBeGreaterThan(0);
    expect(events.results[0]?.link).toMatch(/^\/en\/programme-tickets\//u);
    expect(searched).toEqual({ text: 'Piano', locale: 'en', isFound: true });
    const nothing = await ask(shared.app, '/en/api/search/?query=xyzzyxq');
    expect(nothing.searched).toMatchObject({ isFound: false });
    expect((await ask(shared.app, '/en/api/search/autocomplete/?query=p')).searched).toBeNull();
  });

  const pageOf = async (rest: string, query: string) => {
    const context = await PageContext.open(shared.app, 'de', `/de/search/${rest}`);
    const place = searchPlace(rest);
    if (place === null) throw new Error(`${rest} is no place`);
    return searchPage(context, searchRequest(place, new URLSearchParams(query)));
  };

  it('SE-03 the page counts categories, keeps everything in its links, and has no page beyond the last', async () => {
    const found = await pageOf('', 'q=konzert&past=1');
    const view = found?.view;
    const counts = view?.categories.map(({ label }) => Number(/\((\d+)\)$/u.exec(label)?.[1]));
    expect(counts?.[0]).toBe((counts?.[1] ?? 0) + (counts?.[2] ?? 0));
    expect(view?.categories.map(({ href }) => href)).toEqual([
      '/de/search?q=konzert&past=1',
      '/de/search/events?q=konzert&past=1',
      '/de/search/others?q=konzert&past=1',
    ]);
    expect(view?.past).toMatchObject({ href: '/de/search?q=konzert', isCurrent: true });
    expect((await pageOf('events', 'q=konzert&past=1'))?.view.pager.nextHref).toBe(
      '/de/search/events/2?q=konzert&past=1',
    );
    expect(await pageOf('events/99', 'q=konzert')).toBeNull();
  });

  it('SE-03 nothing found leads on: to the other category, and to the venue', async () => {
    const nothing = await pageOf('', 'q=xyzzyxq');
    expect(nothing?.searched).toEqual({ text: 'xyzzyxq', locale: 'de', isFound: false });
    expect(nothing?.view.ways.map(({ href }) => href)).toEqual([
      '/de/programm-karten',
      '/de/mediathek',
      '/de/impressum',
    ]);
    const elsewhere = await pageOf('events', 'q=hausordnung');
    expect(elsewhere?.searched?.isFound).toBe(true);
    expect(elsewhere?.view.ways[0]?.href).toBe('/de/search/others?q=hausordnung');
  });
});
