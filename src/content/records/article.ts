import { optionalImage } from '../fields/image.ts';
import { moduleTree } from '../fields/module-tree.ts';
import { reference, references } from '../fields/reference.ts';
import { integer, moment, optionalName, slug } from '../fields/scalar.ts';
import { line } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** A section of the media library: interviews, films, background. */
export const articleCategory = defineRecord({
  kind: 'article_category',
  label: { de: 'Rubrik der Mediathek', en: 'Section of the media library' },
  title: 'name',
  card: ['slug'],
  isReference: true,
  fields: {
    name: line({ required: true }),
    slug: slug(),
    /** The look of its articles; a class that themes know. */
    style_name: optionalName(40),
    position: integer(0, 1000),
    /** Below the headline. */
    intro: line({ max: 600, inLists: false }),
    meta_title: line({ inLists: false }),
    meta_description: line({ max: 600, inLists: false }),
    modules: moduleTree(),
  },
});
export type ArticleCategoryEntity = EntityOf<typeof articleCategory>;
export type ArticleCategoryInput = InputOf<typeof articleCategory>;

/** A topic that articles of every category share. */
export const articleTag = defineRecord({
  kind: 'article_tag',
  label: { de: 'Thema der Mediathek', en: 'Topic of the media library' },
  title: 'name',
  isReference: true,
  fields: {
    name: line({ required: true }),
    /** Below the headline. */
    intro: line({ max: 600, inLists: false }),
    meta_title: line({ inLists: false }),
    meta_description: line({ max: 600, inLists: false }),
    modules: moduleTree(),
  },
});
export type ArticleTagEntity = EntityOf<typeof articleTag>;
export type ArticleTagInput = InputOf<typeof articleTag>;

/** An article of the media library, composed of modules. */
export const article = defineRecord({
  kind: 'article',
  label: { de: 'Beitrag', en: 'Article' },
  title: 'title',
  card: ['published_at'],
  isLinkable: true,
  searchFields: ['preline', 'teaser', 'category', 'tags', 'modules'],
  indexes: [['published_at'], ['category', 'published_at']],
  fields: {
    title: line({ required: true }),
    preline: line(),
    /** What overviews and search results show of it. */
    teaser: line({ max: 600 }),
    category: reference('article_category'),
    tags: references('article_tag'),
    author: optionalName(),
    published_at: moment(),
    image: optionalImage(),
    meta_title: line({ inLists: false }),
    meta_description: line({ max: 600, inLists: false }),
    modules: moduleTree(),
  },
});
export type ArticleEntity = EntityOf<typeof article>;
export type ArticleInput = InputOf<typeof article>;
