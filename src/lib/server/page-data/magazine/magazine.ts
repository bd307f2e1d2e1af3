import type { APIContext } from 'astro';
import type { MagazineView, SectionLink, TopicsView } from '../../../views/magazine-view.ts';
import { ARTICLE_PAGE_SIZE, LOCALES, type Locale } from '../../../constants.ts';
import { isTranslated, localText, textIn } from '../../../i18n/localized.ts';
import type { Crumb, Page } from '../../../views/page.ts';
import { pathTo, type RouteName } from '../../../routing/routes.ts';
import { articleCount, articlesPerTag, type ArticleChoice } from '../../repositories/articles.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import { listArticles, notesList } from '../articles/articles.ts';
import { pageFacts, editorialContent } from '../editorial/editorial-content.ts';
import { movedTo } from '../page/create-page-context.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage, translationsOf, type PageFacts, systemPage } from '../page/page.ts';
import { pagerView, pageNumberOf } from '../page/pager.ts';
import { detailPath } from '../../../routing/record-routes.ts';

/** All of the media library, or what of it. */
export type Section =
  | { readonly of: 'all' }
  | { readonly of: 'category'; readonly record: Entity<'article_category'> }
  | { readonly of: 'topic'; readonly record: Entity<'article_tag'> };

export const magazineCrumb = ({ t, locale }: PageContext): Crumb => ({
  label: t('magazine:title'),
  href: pathTo('magazine', locale),
});

/** The categories as links, «All» first. */
export function categoryLinks(
  context: PageContext,
  section: Section | null,
): readonly SectionLink[] {
  const { data, locale, t } = context;
  context.shows(kindTag('article_category'));
  const categories = [...data.article_category.values()].sort(
    (left, right) => left.position - right.position || left.id - right.id,
  );
  return [
    {
      label: t('magazine:all'),
      href: pathTo('magazine', locale),
      isCurrent: section?.of === 'all',
    },
    ...categories.map((category) => ({
      label: textIn(category.name, locale),
      href: detailPath('article_category', category, locale),
      isCurrent: section?.of === 'category' && section.record.id === category.id,
    })),
  ];
}

export const topicsLink = ({ t, locale }: PageContext, isCurrent: boolean): SectionLink => ({
  label: t('magazine:topics'),
  href: pathTo('magazine-tags', locale),
  isCurrent,
});

const choiceOf = (section: Section): ArticleChoice =>
  section.of === 'all'
    ? {}
    : section.of === 'category'
      ? { categories: [section.record.id] }
      : { tag: section.record.id };

const ROUTE_OF = {
  all: 'magazine',
  category: 'magazine-categories-category-id',
  topic: 'magazine-tags-tag-id',
} as const satisfies Record<Section['of'], RouteName>;

const pathOf = (section: Section, locale: Locale): string =>
  section.of === 'all'
    ? pathTo('magazine', locale)
    : section.of === 'category'
      ? detailPath('article_category', section.record, locale)
      : detailPath('article_tag', section.record, locale);

const translationsOfSection = (section: Section): Page['translations'] =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      section.of === 'all' || isTranslated(section.record.name, locale)
        ? pathOf(section, locale)
        : null,
    ]),
  ) as Page['translations'];

const searchOfPage = (page: number): string => (page > 1 ? `?page=${page}` : '');

/** What editors wrote of a section; what follows its first page has the same head alone. */
async function writtenSection(context: PageContext, section: Section, page: number) {
  const { locale, t } = context;
  const name = section.of === 'all' ? t('magazine:title') : textIn(section.record.name, locale);
  const title = section.of === 'topic' ? `#${name}` : name;
  const headline =
    section.of === 'category'
      ? localText(section.record.name, locale)
      : { text: title, lang: undefined };
  // The whole library's record is a page; sections and topics carry the same fields themselves.
  const library = section.of === 'all' ? systemPage(context, 'magazine') : null;
  const record = section.of === 'all' ? library : section.record;
  const shown = record && page > 1 ? { ...record, modules: [] } : record;
  const lead = section.of === 'all' ? t('magazine:lead') : '';
  const { view, facts } = await editorialContent(context, shown, { headline, lead, title });
  return {
    title,
    view,
    facts: {
      ...facts,
      ...pageFacts(context, page === 1 ? library : null),
      description: facts.description === '' ? t('magazine:about', { name }) : facts.description,
    },
  };
}

/** A list of articles; null for a page of it that there is not. */
export async function magazinePage(
  context: PageContext,
  section: Section,
  page: number,
): Promise<{ readonly page: Page; readonly view: MagazineView } | null> {
  const { app, locale, now, t } = context;
  const choice = choiceOf(section);
  await notesList(context, choice);
  if (section.of !== 'all')
    context.shows(
      recordTag(section.of === 'category' ? 'article_category' : 'article_tag', section.record.id),
    );
  const count = await articleCount(app.database.db, now, choice);
  const pages = Math.max(1, Math.ceil(count / ARTICLE_PAGE_SIZE));
  if (page > pages) return null;
  const path = pathOf(section, locale);
  const written = await writtenSection(context, section, page);
  const view: MagazineView = {
    ...written.view,
    categories: categoryLinks(context, section),
    topics: topicsLink(context, section.of === 'topic'),
    articles: await listArticles(context, choice, page, ARTICLE_PAGE_SIZE),
    countLabel: t('magazine:count', { count }),
    pager: pagerView(context, page, pages, (number) => path + searchOfPage(number)),
  };
  const facts: PageFacts = {
    route: ROUTE_OF[section.of],
    path,
    search: searchOfPage(page),
    ...written.facts,
    ...(page > 1 && { title: `${written.facts.title}, ${view.pager.label}` }),
    crumb: written.title,
    translations: translationsOfSection(section),
    parents: section.of === 'all' ? [] : [magazineCrumb(context)],
  };
  return { page: makePage(context, facts), view };
}

/** All topics that any article has. */
export async function topicsPage(
  context: PageContext,
): Promise<{ readonly page: Page; readonly view: TopicsView }> {
  const { app, data, locale, now, t } = context;
  await notesList(context, {});
  context.shows(kindTag('article_tag'));
  const counts = await articlesPerTag(app.database.db, now);
  const list = [...data.article_tag.values()]
    .filter(({ id }) => counts.has(id))
    .map((topic) => {
      const count = counts.get(topic.id) ?? 0;
      return {
        label: textIn(topic.name, locale),
        href: detailPath('article_tag', topic, locale),
        count,
        countLabel: t('magazine:count', { count }),
      };
    })
    .sort((left, right) => left.label.localeCompare(right.label, locale));
  const record = systemPage(context, 'magazine-tags');
  const written = await editorialContent(context, record, {
    headline: { text: t('magazine:topicsTitle'), lang: undefined },
    lead: '',
  });
  const page = makePage(context, {
    route: 'magazine-tags',
    ...written.facts,
    ...pageFacts(context, record),
    crumb: t('magazine:topicsTitle'),
    description: written.facts.description || t('magazine:topicsAbout'),
    translations: translationsOf('magazine-tags'),
    parents: [magazineCrumb(context)],
  });
  const links = { categories: categoryLinks(context, null), topics: topicsLink(context, true) };
  return { page, view: { ...written.view, list, ...links } };
}

type AstroRequest = Pick<APIContext, 'url' | 'cache' | 'redirect' | 'rewrite'>;

/** A list of the media library, kept from now on; or the answer instead. */
export async function openSection(
  astro: AstroRequest,
  context: PageContext,
  section: Section | null,
) {
  const page = pageNumberOf(astro.url);
  const pageData =
    section === null || page === null ? null : await magazinePage(context, section, page);
  if (pageData === null) return astro.rewrite(pathTo('not-found', context.locale));
  const { path } = pageData.page;
  if (path !== astro.url.pathname) return movedTo(astro, path);
  astro.cache.set(context.cacheOptions());
  return pageData;
}
