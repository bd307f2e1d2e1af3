import { optionalImage } from '../fields/image.ts';
import { moduleTree } from '../fields/module-tree.ts';
import { pagePath } from '../fields/page-path.ts';
import { optionalReference } from '../fields/reference.ts';
import { choice, flag, integer, list } from '../fields/scalar.ts';
import { line } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';
import { MAX_SIGN_FILMS, signFilmSchema } from './sign-film.ts';

/**
 * `page` stands at its own `urls`. The others are the part that editors write
 * of a page whose address the route table gives.
 */
export const CONTENT_TYPES = [
  'page',
  'home',
  'events',
  'exhibitions',
  'productions',
  'series',
  'venues',
  'team',
  'magazine',
  'magazine-tags',
  'search',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
/** What editors write of a page whose address the route table gives. */
export type ContentPart = Exclude<ContentType, 'page'>;

export const isContentPart = (name: string): name is ContentPart =>
  name !== 'page' && CONTENT_TYPES.some((type) => type === name);

/** A CMS page. */
export const page = defineRecord({
  kind: 'page',
  label: { de: 'Seite', en: 'Page' },
  title: 'title',
  card: ['urls', 'content_type'],
  isReference: true,
  isLinkable: true,
  searchFields: ['headline', 'meta_description', 'modules'],
  fields: {
    title: line({ required: true }),
    headline: line(),
    /** Below the headline; of pages that have a header of their own. */
    intro: line({ max: 600, inLists: false }),
    /** Path behind the locale, `besuch/anfahrt`; empty where there is no page in that language. */
    urls: pagePath(),
    content_type: choice(CONTENT_TYPES, 'page'),
    parent: optionalReference('page'),
    position: integer(0, 10_000),
    in_menu: flag(false),
    in_footer: flag(false),
    /** Its own pages stand as a row of tabs below their headers. */
    has_tab_navigation: flag(false),
    /** False: a heading of the menu that leads nowhere itself. */
    is_clickable: flag(true),
    /** Shown without top bar and menu. */
    is_landing_page: flag(false),
    /** What editors write on it is in easy language («Leichte Sprache»). */
    is_easy_language: flag(false),
    /** The page that says the same in everyday language; null: there is none, or it is a legal text. */
    easy_language_of: optionalReference('page'),
    easy_language_of_text: optionalReference('legal_text'),
    /** What the page says, in sign language. */
    sign_films: list(signFilmSchema, { max: MAX_SIGN_FILMS }),
    meta_title: line({ inLists: false }),
    meta_description: line({ max: 600, inLists: false }),
    og_title: line({ inLists: false }),
    og_description: line({ max: 600, inLists: false }),
    og_image: optionalImage(),
    og_type: choice(['website', 'article'], 'website'),
    modules: moduleTree(),
  },
});
export type PageEntity = EntityOf<typeof page>;
export type PageInput = InputOf<typeof page>;
