import { route, type RouteRow } from './route-row.ts';

/** The media library, a row each. */
export const MAGAZINE_ROUTES = {
  magazine: route(
    { de: 'mediathek', en: 'mediatheque' },
    {
      page: '_magazine/list.astro',
      query: ['page'],
      sitemap: 3,
      shows: { as: 'part', content_type: 'magazine' },
      lists: 'article',
    },
  ),
  'magazine-categories-category-id': route(
    {
      de: 'mediathek/categories/[category]/[id]',
      en: 'mediatheque/categories/[category]/[id]',
    },
    {
      page: '_magazine/category.astro',
      query: ['page'],
      shows: { as: 'detail', kind: 'article_category' },
    },
  ),
  'magazine-tags': route(
    { de: 'mediathek/tags', en: 'mediatheque/tags' },
    {
      page: '_magazine/tags.astro',
      sitemap: 8,
      shows: { as: 'part', content_type: 'magazine-tags' },
    },
  ),
  'magazine-tags-tag-id': route(
    { de: 'mediathek/tags/[tag]/[id]', en: 'mediatheque/tags/[tag]/[id]' },
    {
      page: '_magazine/tag.astro',
      query: ['page'],
      shows: { as: 'detail', kind: 'article_tag' },
    },
  ),
  'magazine-slug-id': route(
    { de: 'mediathek/[slug]/[id]', en: 'mediatheque/[slug]/[id]' },
    { page: '_magazine/article.astro', shows: { as: 'detail', kind: 'article' } },
  ),
} as const satisfies Record<string, RouteRow>;
