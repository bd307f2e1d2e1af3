import type { Kysely } from 'kysely';
import { article, type ArticleEntity } from '../../../content/records/article.ts';
import type { Translated } from '../../../content/fields/field.ts';
import { instantText } from '../../dates/dates.ts';
import { entityOf } from '../db/codec.ts';
import { columnsOf } from '../db/columns.ts';
import type { Database, PlainDatabase } from '../db/schema.ts';

/** An article as overviews show it: without its modules and its topics. */
export type ListedArticle = Omit<
  ArticleEntity,
  'modules' | 'tags' | 'meta_title' | 'meta_description'
>;

/** Which articles: of these categories (of all where there are none), with this topic. */
export interface ArticleChoice {
  readonly categories?: readonly number[];
  readonly tag?: number | null;
}

const LIST_COLUMNS = columnsOf(article)
  .filter((column) => column.inLists)
  .map(({ name }) => `article.${name}`);

const plain = (db: Kysely<Database>) => db as unknown as Kysely<PlainDatabase>;

/** What the public may see at an instant: online, and published by then. */
function published(db: Kysely<Database>, now: Date, { categories = [], tag }: ArticleChoice = {}) {
  let query = plain(db)
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

/** One page of articles, newest first. @param page from 1 */
export async function articlePage(
  db: Kysely<Database>,
  now: Date,
  choice: ArticleChoice,
  page: number,
  size: number,
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

/** Those of these articles that the public may see, in no order. */
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

/** What addresses are made of, of these records or of all of them. */
export async function titlesOf(
  db: Kysely<Database>,
  kind: 'article' | 'event',
  now: Date,
  ids: readonly number[] | null = null,
): Promise<readonly { readonly id: number; readonly title: Translated }[]> {
  if (ids?.length === 0) return [];
  let query = plain(db)
    .selectFrom(kind as string)
    .select(['id', 'title_de', 'title_en'])
    .where('is_online', '=', 1)
    .orderBy('id', 'desc');
  if (kind === 'article') query = query.where('published_at', '<=', instantText(now));
  if (ids !== null) query = query.where('id', 'in', [...ids]);
  return (await query.execute()).map((row) => ({
    id: Number(row['id']),
    title: { de: String(row['title_de']), en: String(row['title_en']) },
  }));
}
