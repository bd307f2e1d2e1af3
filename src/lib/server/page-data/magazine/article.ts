import type { ArticleView } from '../../../views/magazine-view.ts';
import { perLocale } from '../../../../content/i18n/locales.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { articleLd } from '../../../structured-data/article-ld.ts';
import { inLanguage, isTranslated, textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { recordById } from '../../repositories/records.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import { articleCard, listArticles, notesList } from '../articles/articles.ts';
import type { PageContext } from '../page/page-context.ts';
import { organizationOf } from '../page/organization.ts';
import { magazineCrumb } from './magazine.ts';
import { showModules } from '../modules/show.ts';
import { plainTextOf } from '../modules/plain.ts';
import { makePage, socialImage } from '../page/page.ts';

const MORE_SHOWN = 3;

type ShownModules = Awaited<ReturnType<typeof showModules>>;

/** The topics of an article, as links to what else stands under them. */
const topicsOf = (context: PageContext, tags: readonly number[]): ArticleView['topics'] =>
  tags.flatMap((tag) => {
    const { data, locale } = context;
    context.shows(recordTag('article_tag', tag));
    const topic = data.article_tag.get(tag);
    return topic === undefined
      ? []
      : [{ label: textIn(topic.name, locale), href: detailPath('article_tag', topic, locale) }];
  });

/** The article of an id; null where the public may not see it, and nobody edits it. */
async function visibleArticle({ app, edited, now }: PageContext, id: number) {
  const draft = edited?.record('article', id);
  const article = draft ?? (id === 0 ? null : await recordById(app.database.db, 'article', id));
  if (article === null || draft !== undefined) return article;
  const isPublished = article.is_online && Date.parse(article.published_at) <= now.getTime();
  return isPublished ? article : null;
}

/** What the document of an article says of it. */
function articleDocument(
  context: PageContext,
  article: Entity<'article'>,
  card: ArticleView['card'],
  modules: ShownModules,
): Page {
  const { app, locale } = context;
  const path = detailPath('article', article, locale);
  const description =
    inLanguage(article.meta_description[locale], card.teaser) || plainTextOf(modules.modules);
  const image = socialImage(context, { kind: 'article', id: article.id, image: article.image });
  return makePage(context, {
    route: 'magazine-slug-id',
    path,
    title: article.meta_title[locale] || card.title.text,
    crumb: card.title.text,
    description: description === '' ? card.title.text : description,
    translations: perLocale((other) =>
      isTranslated(article.title, other) ? detailPath('article', article, other) : null,
    ),
    parents: [magazineCrumb(context), ...(card.category === null ? [] : [card.category])],
    type: 'article',
    image,
    frames: modules.frames,
    stickyLinks: modules.stickyLinks,
    jsonLd: [
      articleLd({
        headline: card.title.text,
        description,
        address: app.env.siteOrigin + path,
        image: image.src,
        published: article.published_at,
        changed: article.updated_at,
        author: article.author,
        publisher: organizationOf(context),
        language: locale,
      }),
    ],
  });
}

/** An article; null for an unknown id, one that is offline, and one that is not published yet. */
export async function articlePage(
  context: PageContext,
  id: number,
): Promise<{ readonly page: Page; readonly view: ArticleView } | null> {
  const article = await visibleArticle(context, id);
  if (article === null) return null;
  context.shows(recordTag('article', id));
  const modules = await showModules(context, article.modules);
  const card = articleCard(context, article);
  const choice = { categories: [article.category] };
  await notesList(context, choice);
  const newest = await listArticles(context, choice, 1, MORE_SHOWN + 1);
  const view: ArticleView = {
    card,
    author: article.author,
    topics: topicsOf(context, article.tags),
    modules: modules.modules,
    hasHeader: modules.modules[0]?.leads !== true,
    more: newest.filter((other) => other.id !== id).slice(0, MORE_SHOWN),
  };
  return { page: articleDocument(context, article, card, modules), view };
}
