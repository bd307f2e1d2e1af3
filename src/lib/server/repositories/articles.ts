import type { Kysely } from 'kysely';
import { article, type ArticleEntity } from '../../../content/records/article.ts';
import { instantText } from '../../dates/dates.ts';
import { entityOf } from '../db/codec.ts';
import { columnsOf } from '../db/columns.ts';
import { type Database, untyped } from '../db/schema.ts';

/** An article as overviews show it: without its modules and its topics. */
export type ListedArticle = Omit<
  ArticleEntity,
  'modules' | 'tags' | 'meta_title' | 'meta_description'
>;

/** Selects articles of some categories (of all where there are none), with a topic. */
export interface ArticleChoice {
  readonly categories?: readonly number[];
  readonly tag?: number | null;
}

const LIST_COLUMNS = columnsOf(article)
  .filter((column) => column.inLists)
  .map(({ name }) => `article.${name}`);

/** The articles that are public at an instant: online, and published by then. */
function published(db: Kysely<Database>, now: Date, { categories = [], tag }: ArticleChoice = {}) {
  let query = untyped(db)
    .selectFrom('article')
    .where('article.is_online', '=', 1)
    .where('article.published_at', '<=', instantText(now));
  if (categories.length > 0) query = query.where('article.category', 'in', [...categories]);
  return tag == null
    ? query
    : query.where('article.id', 'in', (eb) =>
        eb.selectFrom('article_tags').select('owner').where('target', '=', tag),
      );
}

/** A page of a list: its number from 1, and how many entries a page has. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** One page of articles, newest first. */
export async function articlePage(
  db: Kysely<Database>,
  now: Date,
  choice: ArticleChoice,
  { page, size }: PageRequest,
): Promise<readonly ListedArticle[]> {
  const rows = await published(db, now, choice)
    .select(LIST_COLUMNS)
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map((row) => entityOf(article, row) as unknown as ListedArticle);
}

export async function articleCount(
  db: Kysely<Database>,
  now: Date,
  choice: ArticleChoice,
): Promise<number> {
  const { count } = await published(db, now, choice)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The public ones of some articles, in no particular order. */
export async function articlesById(
  db: Kysely<Database>,
  now: Date,
  ids: readonly number[],
): Promise<readonly ListedArticle[]> {
  if (ids.length === 0) return [];
  const rows = await published(db, now)
    .where('article.id', 'in', [...ids])
    .select(LIST_COLUMNS)
    .execute();
  return rows.map((row) => entityOf(article, row) as unknown as ListedArticle);
}

/** When the next article is published by itself; null: none is waiting. */
export async function nextPublication(db: Kysely<Database>, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('article')
    .select((eb) => eb.fn.min('published_at').as('at'))
    .where('is_online', '=', 1)
    .where('published_at', '>', instantText(now))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** How many public articles each topic has; topics without any are left out. */
export async function articlesPerTag(
  db: Kysely<Database>,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('article_tags')
    .innerJoin('article', 'article.id', 'article_tags.owner')
    .where('article.is_online', '=', 1)
    .where('article.published_at', '<=', instantText(now))
    .select((eb) => ['article_tags.target as tag', eb.fn.countAll().as('count')])
    .groupBy('article_tags.target')
    .execute();
  return new Map(rows.map(({ tag, count }) => [tag, Number(count)]));
}
