import type { Locale } from '../constants.ts';
import { textIn } from '../i18n/localized.ts';
import { pathTo } from './routes.ts';
import { slugOf } from './slug.ts';
import type { Entity } from '../../content/records/kinds.ts';

/** The address of a category's page. */
export const categoryPath = (category: Entity<'article_category'>, locale: Locale): string =>
  pathTo('magazine-categories-category-id', locale, { category: category.slug, id: category.id });

/** The address of a topic's page. */
export const topicPath = (topic: Entity<'article_tag'>, locale: Locale): string =>
  pathTo('magazine-tags-tag-id', locale, { tag: slugOf(textIn(topic.name, locale)), id: topic.id });
