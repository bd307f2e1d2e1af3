import { formatInstant } from '../../../dates/dates.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import type { ArticleCard } from '../../../views/magazine-view.ts';
import {
  articlePage,
  articlesById,
  nextPublication,
  type ArticleChoice,
  type ListedArticle,
} from '../../repositories/articles.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { articlesTag, kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import { keepTogether } from '../../../text/keep-together.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';

/** An article as overviews show it. */
export function articleCard(context: PageContext, article: ListedArticle): ArticleCard {
  const { data, locale } = context;
  const category = data.article_category.get(article.category);
  context.shows(recordTag('article', article.id), recordTag('article_category', article.category));
  const teaser = localText(article.teaser, locale);
  return {
    id: article.id,
    href: detailPath('article', article, locale),
    preline: localText(article.preline, locale),
    title: localText(article.title, locale),
    teaser: { ...teaser, text: keepTogether(teaser.text) },
    category:
      category === undefined
        ? null
        : {
            label: textIn(category.name, locale),
            href: detailPath('article_category', category, locale),
          },
    style: category?.style_name ?? null,
    date: formatInstant(article.published_at, locale, 'long'),
    datetime: article.published_at,
    picture: pictureOf(context, 'article', article),
  };
}

/** Notes which articles could enter a list, and when one does by itself. */
export async function notesList(
  context: PageContext,
  { categories = [], tag }: ArticleChoice,
): Promise<void> {
  if (tag != null) context.shows(articlesTag('topic', tag));
  else if (categories.length === 0) context.shows(kindTag('article'));
  for (const id of categories) context.shows(articlesTag('category', id));
  context.changesAt(await nextPublication(context.app.database.db, context.now));
}

/** One page of articles, newest first. */
export async function listArticles(
  context: PageContext,
  choice: ArticleChoice,
  page: number,
  size: number,
): Promise<readonly ArticleCard[]> {
  const { app, now } = context;
  const articles = await articlePage(app.database.db, now, choice, { page, size });
  return articles.map((article) => articleCard(context, article));
}

/** Chosen articles that the public may see, in the order of their ids. */
export async function chosenArticles(
  context: PageContext,
  ids: readonly number[],
): Promise<readonly ArticleCard[]> {
  const { app, now } = context;
  context.shows(...ids.map((id) => recordTag('article', id)));
  if (ids.length > 0) context.changesAt(await nextPublication(app.database.db, now));
  const articles = await articlesById(app.database.db, now, ids);
  const byId = new Map(articles.map((article) => [article.id, article]));
  return ids.flatMap((id) => {
    const article = byId.get(id);
    return article === undefined ? [] : [articleCard(context, article)];
  });
}
