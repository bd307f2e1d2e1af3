import { expect, test, type APIRequestContext } from '@playwright/test';
import { titleOf, wrongOnPage } from '../../support/content/page-words.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

/*
 * The whole demo site, both languages: every page of the sitemap, and everything
 * that any of them links to or shows.
 */

const AT_ONCE = 8;
/** One test would take half a minute. */
const PARTS = 4;
/** What a document names by a path of this site; the widths of pictures are tested by themselves. */
const NAMED =
  /<(?:a|link|script|img|source|track|video|audio)\b[^>]*?\s(?:href|src|poster)="(\/[^"]*)"/gu;

const ACCOUNT = /^\/(?:de\/user\/profil|en\/user\/profile)$/u;

const unescaped = (text: string): string => text.replaceAll('&#38;', '&').replaceAll('&amp;', '&');

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface Crawl {
  readonly sitemap: string;
  /** The documents of all pages of the sitemap, by their path. */
  readonly documents: ReadonlyMap<string, string>;
  /** What could not be had of them. */
  readonly wrong: readonly string[];
}

async function crawl(request: APIRequestContext): Promise<Crawl> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/gu)].map(
    ([, path]) => path ?? '',
  );
  const documents = new Map<string, string>();
  const wrong: string[] = [];
  await each(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) wrong.push(`${path} answers ${response.status()}`);
    documents.set(path, await response.text());
  });
  return { sitemap, documents, wrong };
}

let pending: Promise<Crawl> | undefined;
/** The site is fetched once: all tests of this file read the same documents. */
const crawled = (request: APIRequestContext): Promise<Crawl> => (pending ??= crawl(request));

// In one worker, which has the documents.
test.describe.configure({ mode: 'default' });

test('RT-01 every page of the site answers', async ({ request }) => {
  const { documents, wrong } = await crawled(request);
  expect(documents.size).toBeGreaterThan(900);
  expect(wrong).toEqual([]);
});

test('LY-10 an event has one poster, wherever it stands', async ({ request }) => {
  const { documents } = await crawled(request);
  const posters = new Map<string, Set<string>>();
  for (const html of documents.values())
    for (const [, id = '', drawing = ''] of html.matchAll(/\/poster\/\w+\/event-(\d+)([\w-]*)\./gu))
      posters.set(id, (posters.get(id) ?? new Set()).add(drawing));
  expect(posters.size).toBeGreaterThan(20);
  expect([...posters].filter(([, drawings]) => drawings.size > 1)).toEqual([]);
});

/** What the documents link to or show, with one that does; the documents themselves have been asked for. */
function namedIn(documents: Crawl['documents']): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const [path, html] of documents) {
    // What a template holds is a link for nobody yet (accounts.spec.ts).
    const shown = html.replaceAll(/<template\b.*?<\/template>/gsu, '');
    for (const [, name = ''] of shown.matchAll(NAMED)) {
      const target = unescaped(name).replace(/#.*$/u, '');
      if (target !== '' && !documents.has(target)) named.set(target, path);
    }
  }
  return named;
}

for (let part = 0; part < PARTS; part += 1)
  test(`RT-01 no link and no picture of any page is broken (${part + 1} of ${PARTS})`, async ({
    request,
  }) => {
    const named = namedIn((await crawled(request)).documents);
    expect(named.size).toBeGreaterThan(1000);
    const wrong: string[] = [];
    const own = [...named.keys()].sort().filter((_, index) => index % PARTS === part);
    await each(own, async (target) => {
      const response = await request.get(target, { maxRedirects: 0 });
      const { [0]: kind } = String(response.status());
      // Whoever is not signed in is led from their account to the login.
      if (ACCOUNT.test(target) && response.status() === 303) return;
      // The reading of an old address may move; nothing of ours links to one.
      if (kind !== '2')
        wrong.push(`${target} (on ${named.get(target)}) answers ${response.status()}`);
    });
    expect(wrong).toEqual([]);
  });

test('RT-01 the HTML of every page is valid @full', async ({ request }) => {
  const { documents } = await crawled(request);
  expect(await htmlErrors([...documents])).toBe('');
});

test('LY-19 every place of a page that a link names is there', async ({ request }) => {
  const wrong: string[] = [];
  for (const [path, html] of (await crawled(request)).documents) {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id));
    for (const [, place] of html.matchAll(/href="#([^"]+)"/gu))
      if (!ids.has(place)) wrong.push(`${path}#${place}`);
  }
  expect(wrong).toEqual([]);
});

test('EV-12 times, titles and offers are right on every page, and no two pages have one title', async ({
  request,
}) => {
  const { sitemap, documents } = await crawled(request);
  const dated = [...sitemap.matchAll(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/gu)];
  expect(dated.length).toBeGreaterThan(documents.size * 0.9);
  const titles = new Map<string, string>();
  const wrong: string[] = [];
  let offers = 0;
  for (const [path, html] of documents) {
    offers += html.split('"@type":"Offer"').length - 1;
    const title = `${path.slice(0, 4)} ${titleOf(html)}`;
    const namesake = titles.get(title);
    if (namesake !== undefined) wrong.push(`${path} and ${namesake} are both ${title}`);
    titles.set(title, path);
    wrong.push(...wrongOnPage(html).map((what) => `${path}: ${what}`));
  }
  expect(wrong).toEqual([]);
  expect(offers).toBeGreaterThan(1000);
});
