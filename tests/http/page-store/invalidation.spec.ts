import { expect, test } from '@playwright/test';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { matchRoute } from '../../../src/lib/routing/routes.ts';
import type { comingEvents } from '../../support/site/pages.ts';
import type { ReferenceKind } from '../../../src/content/records/kinds.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

/*
 * Every kind of record is changed in its name, and every kept page is compared
 * with what a venue that knows nothing renders: a page that shows the record
 * without having noted it would still be the old one.
 */

const RENAMED: readonly (readonly [Kind, field: string])[] = [
  ['event', 'title'],
  ['room', 'name'],
  ['venue', 'name'],
  ['exhibition_type', 'name'],
  ['genre', 'name'],
  ['tag', 'name'],
  ['series', 'name'],
  ['production', 'title'],
  ['person', 'name'],
  ['composer', 'name'],
  ['work', 'title'],
  ['teaser', 'headline'],
  ['breaking_news', 'title'],
  ['menu_item', 'menu_name'],
  ['legal_text', 'title'],
  ['page', 'title'],
  ['article', 'title'],
  ['article_category', 'name'],
  ['article_tag', 'name'],
  ['person_category', 'name'],
  ['production_tag', 'name'],
  ['season', 'name'],
  ['settings', 'claim'],
  ['opening_hours', 'alternative_text'],
];

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.close());

async function rename(kind: Kind, id: number, field: string, mark: string) {
  const found = await recordById(product.app.database.db, kind, id);
  if (found === null) throw new Error(`no ${kind} ${id}`);
  const keys = Object.keys(inputSchema(records[kind]).shape);
  const values = Object.fromEntries(Object.entries(found).filter(([key]) => keys.includes(key)));
  const isText = typeof values[field] === 'string';
  const input = { ...values, [field]: isText ? mark : { de: `${mark} de`, en: `${mark} en` } };
  const saved = await product.app.records.update(kind, { id, version: found.version }, input);
  if (!saved.ok) throw new Error(saved.failure.message);
}

/** The ids of two works that the first evenings play, or of who wrote them. */
async function played(kind: 'work' | 'composer'): Promise<readonly number[]> {
  const events = JSON.parse((await product.get('/de/api/events/')).body) as {
    readonly results: readonly { readonly id: number }[];
  };
  const ids = events.results.map(({ id }) => id);
  const { db } = product.app.database;
  const works = db.selectFrom('event_works').where('owner', 'in', ids).select('target');
  const rows =
    kind === 'work'
      ? await works.distinct().limit(2).execute()
      : await db
          .selectFrom('work_composers')
          .where('owner', 'in', works)
          .select('target')
          .distinct()
          .limit(2)
          .execute();
  expect(rows.length).toBe(2);
  return rows.map(({ target }) => target);
}

/** Pages of every kind that show records of every kind, in both languages. */
async function addresses(): Promise<readonly string[]> {
  const answer = await product.get('/de/api/events/?page_size=100');
  const { results } = JSON.parse(answer.body) as {
    results: Awaited<ReturnType<typeof comingEvents>>;
  };
  const festivals = results.filter(({ children }) => children.length > 0);
  const sitemap = (await product.get('/sitemap.xml')).body;
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/gu)].map(
    ([, path]) => path ?? '',
  );
  const some = (pattern: RegExp, count: number) =>
    paths.filter((path) => pattern.test(path)).slice(0, count);
  const lists = ['/de/programm-karten', '/en/programme-tickets'];
  return [
    '/de',
    '/en',
    ...lists,
    ...lists.flatMap((list) =>
      ['?room=1', '?genre=2', '?series=1', '?page=2'].map((query) => list + query),
    ),
    '/de/programm-karten/kalender.ics',
    '/en/programme-tickets/feed.rss?genre=2',
    '/de/api/events/',
    '/de/agb',
    '/en/team',
    '/de/produktionen',
    '/en/productions',
    '/de/abos',
    '/en/location',
    '/de/mediathek',
    '/en/mediatheque?page=2',
    '/de/mediathek/tags',
    '/de/api/articles/',
    '/en/api/productions/',
    '/de/pageeditor-api/nav',
    ...some(/^\/de\/mediathek\/[^/]+\/\d+$/u, 6),
    ...some(/^\/en\/mediatheque\/(?:tags|categories)\/[^/]+\/\d+$/u, 6),
    ...paths.filter((path) => matchRoute(path)?.name === 'page').slice(0, 60),
    ...results.slice(0, 12).map(({ link }) => link),
    ...festivals
      .flatMap(({ link, children }) => [link, ...children.slice(0, 2).map((child) => child.link)])
      .filter((link) => link !== null),
    ...some(/\/(?:produktionen|productions)\//u, 8),
    ...some(/\/(?:abos|subscriptions)\//u, 8),
    ...some(/\/(?:spielstaetten?|spielstaedte|location)\//u, 6),
    ...some(/\/team\//u, 8),
  ];
}

for (const [kind, field] of RENAMED)
  test(`a changed ${kind} is on every page that shows it @full`, async () => {
    const pages = await addresses();
    for (const path of pages) await product.get(path);
    const rows = await product.app.reference.read();
    const ids =
      kind === 'event'
        ? [...(await product.app.programme.read()).byId.keys()].slice(60, 62)
        : kind === 'article'
          ? [1, 2]
          : kind === 'work' || kind === 'composer'
            ? await played(kind)
            : [...rows[kind as ReferenceKind].keys()].slice(0, 2);
    for (const id of ids) await rename(kind, id, field, `Umbenannt ${kind} ${id}`);
    const fresh = await openProduct({ DATA_DIR: product.app.env.dataDir });
    const stale: string[] = [];
    try {
      for (const path of pages) {
        const [kept, made] = [await product.get(path), await fresh.get(path)];
        // The time at which a feed was written differs.
        const plain = (body: string) =>
          body.replaceAll(/<lastBuildDate>[^<]*<\/lastBuildDate>/gu, '');
        if (kept.status !== made.status || plain(kept.body) !== plain(made.body)) stale.push(path);
      }
    } finally {
      await fresh.close();
    }
    expect(stale).toEqual([]);
  });
