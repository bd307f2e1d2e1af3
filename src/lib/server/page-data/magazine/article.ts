import type { ArticleView } from '../../../views/magazine-view.ts';
import { LOCALES } from '../../../constants.ts';
import { articleLd } from '../../../structured-data/article-ld.ts';
import { isTranslated, textIn } from '../../../i18n/localized.ts';
import type { Page } from '../../../views/page.ts';
import { recordById } from '../../repositories/records.ts';
import { detailPath } from '../../../routing/record-paths.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import { articleCard, listArticles, notesList } from '../articles/articles.ts';
import { topicPath } from '../../../routing/magazine-paths.ts';
import type { PageContext } from '../page/page-context.ts';
import { magazineCrumb } from './magazine.ts';
import { showModules } from '../modules/show.ts';
import { plainTextOf } from '../modules/plain.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import { makePage, socialImage } from '../page/page.ts';

const MORE_SHOWN = 3;

/** An article; null for an unknown id, one that is offline, and one that is not published yet. */
export async function articlePage(
  context: PageContext,
  id: number,
): Promise<{ readonly page: Page; readonly view: ArticleView } | null> {
  const { app, data, locale, now } = context;
  const edited = context.edited?.record('article', id);
  const article = edited ?? (id === 0 ? null : await recordById(app.database.db, 'article', id));
  if (article === null) return null;
  const isToCome = !article.is_online || Date.parse(article.published_at) > now.getTime();
  if (isToCome && edited === undefined) return null;
  context.shows(recordTag('article', id));
  const shown = await showModules(context, article.modules);
  const card = articleCard(context, article);
  const choice = { categories: [article.category] };
  await notesList(context, choice);
  const newest = await listArticles(context, choice, 1, MORE_SHOWN + 1);
  const topics = article.tags.flatMap((tag) => {
    context.shows(recordTag('article_tag', tag));
    const topic = data.article_tag.get(tag);
    return topic === undefined
      ? []
      : [{ label: textIn(topic.name, locale), href: topicPath(topic, locale) }];
  });
  const path = detailPath('article', article, locale);
  const description =
    textIn(article.meta_description, locale) || card.teaser.text || plainTextOf(shown.modules);
  const image = socialImage(context, 'article', article);
  const page = makePage(context, {
    route: 'magazine-slug-id',
    path,
    title: textIn(article.meta_title, locale) || card.title.text,
    crumb: card.title.text,
    description: description === '' ? card.title.text : description,
    translations: Object.fromEntries(
      LOCALES.map((other) => [
        other,
        isTranslated(article.title, other) ? detailPath('article', article, other) : null,
      ]),
    ) as Page['translations'],
    parents: [magazineCrumb(context), ...(card.category === null ? [] : [card.category])],
    type: 'article',
    image,
    frames: shown.frames,
    stickyLinks: shown.stickyLinks,
    jsonLd: [
      articleLd({
        headline: card.title.text,
        description,
        address: app.env.siteOrigin + path,
        image: image.src,
        published: article.published_at,
        changed: article.updated_at,
        author: article.author,
        publisher: textIn(settingsOf(data).site_name, locale),
        language: locale,
      }),
    ],
  });
  const view: ArticleView = {
    card,
    author: article.author,
    topics,
    modules: shown.modules,
    hasHeader: shown.modules[0]?.leads !== true,
    more: newest.filter((other) => other.id !== id).slice(0, MORE_SHOWN),
  };
  return { page, view };
}
