import { optionalImage } from '../fields/image.ts';
import { moduleTree } from '../fields/module-tree.ts';
import { optionalReference, references } from '../fields/reference.ts';
import { day, flag, optionalName, optionalUrl, slug } from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** «Exhibition Type» filter: the form an event takes (concert, talk, exhibition …). */
export const exhibitionType = defineRecord({
  kind: 'exhibition_type',
  label: { de: 'Art der Veranstaltung', en: 'Kind of event' },
  title: 'name',
  isReference: true,
  unique: ['slug'],
  fields: { name: line({ required: true }), slug: slug() },
});
export type ExhibitionTypeInput = InputOf<typeof exhibitionType>;

export const tag = defineRecord({
  kind: 'tag',
  label: { de: 'Schlagwort', en: 'Tag' },
  title: 'name',
  isReference: true,
  fields: { name: line({ required: true }), show_in_filter: flag(true) },
});
export type TagInput = InputOf<typeof tag>;

export const genre = defineRecord({
  kind: 'genre',
  label: { de: 'Genre', en: 'Genre' },
  title: 'name',
  isReference: true,
  fields: { name: line({ required: true }) },
});
export type GenreInput = InputOf<typeof genre>;

export const season = defineRecord({
  kind: 'season',
  label: { de: 'Spielzeit', en: 'Season' },
  title: 'name',
  isReference: true,
  periods: [['first_day', 'last_day']],
  fields: { name: line({ required: true }), first_day: day(), last_day: day() },
});
export type SeasonInput = InputOf<typeof season>;

/** A subscription series («Abo»). */
export const series = defineRecord({
  kind: 'series',
  label: { de: 'Reihe', en: 'Series' },
  title: 'name',
  isReference: true,
  isLinkable: true,
  searchFields: ['subtitle', 'description', 'modules'],
  fields: {
    name: line({ required: true }),
    show_in_filter: flag(true),
    subtitle: line(),
    description: paragraphs(),
    season: optionalReference('season'),
    /** What the subscription costs, in words: «6 concerts from €96». */
    price_note: line({ max: 120 }),
    /** Where the subscription can be bought, or ordered by a form of this site. */
    booking_url: optionalUrl(),
    /** Whom to ask where it cannot be bought online. */
    contact_email: optionalName(200),
    image: optionalImage(),
    modules: moduleTree(),
  },
});
export type SeriesEntity = EntityOf<typeof series>;
export type SeriesInput = InputOf<typeof series>;

/** A topic of productions; the programme's tags are of events. */
export const productionTag = defineRecord({
  kind: 'production_tag',
  label: { de: 'Thema der Produktionen', en: 'Topic of productions' },
  title: 'name',
  isReference: true,
  fields: { name: line({ required: true }), show_in_filter: flag(true) },
});
export type ProductionTagInput = InputOf<typeof productionTag>;

/** Something staged more than once: an opera, a children's concert, an exhibition. */
export const production = defineRecord({
  kind: 'production',
  label: { de: 'Produktion', en: 'Production' },
  title: 'title',
  isReference: true,
  isLinkable: true,
  searchFields: ['subtitle', 'description', 'tags', 'modules'],
  fields: {
    title: line({ required: true }),
    subtitle: line(),
    description: paragraphs(),
    season: optionalReference('season'),
    exhibition_type: optionalReference('exhibition_type'),
    tags: references('production_tag'),
    image: optionalImage(),
    modules: moduleTree(),
  },
});
export type ProductionEntity = EntityOf<typeof production>;
export type ProductionInput = InputOf<typeof production>;
