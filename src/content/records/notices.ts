import { optionalImage } from '../fields/image.ts';
import { moduleTree } from '../fields/module-tree.ts';
import {
  choice,
  day,
  flag,
  integer,
  moment,
  optionalMoment,
  optionalTime,
  optionalUrl,
} from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** A notice that stands between the events of the programme at its date. */
export const teaser = defineRecord({
  kind: 'teaser',
  label: { de: 'Teaser', en: 'Teaser' },
  title: 'headline',
  isReference: true,
  indexes: [['position']],
  periods: [['online_from', 'online_to']],
  fields: {
    headline: line({ required: true }),
    preline: line(),
    subline: line({ max: 600 }),
    link: optionalUrl(),
    link_text: line(),
    /** The instant before whose first following event the teaser stands. */
    position: moment(),
    online_from: optionalMoment(),
    online_to: optionalMoment(),
    image: optionalImage(),
  },
});
export type TeaserEntity = EntityOf<typeof teaser>;
export type TeaserInput = InputOf<typeof teaser>;

/** A top alert: the first one online is shown on every page. */
export const breakingNews = defineRecord({
  kind: 'breaking_news',
  label: { de: 'Eilmeldung', en: 'Top alert' },
  title: 'title',
  isReference: true,
  fields: {
    title: line({ required: true }),
    text: line({ max: 600 }),
    link: optionalUrl(),
    link_title: line(),
    position: integer(0, 1000),
  },
});
export type BreakingNewsEntity = EntityOf<typeof breakingNews>;
export type BreakingNewsInput = InputOf<typeof breakingNews>;

export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Regular opening hours: any number of spans a weekday. */
export const openingHours = defineRecord({
  kind: 'opening_hours',
  label: { de: 'Öffnungszeit', en: 'Opening hours' },
  title: 'weekday',
  isReference: true,
  periods: [['time_from', 'time_to']],
  fields: {
    weekday: choice(WEEKDAYS, 'mo'),
    time_from: optionalTime(),
    time_to: optionalTime(),
    closed: flag(false),
    alternative_link_url: optionalUrl(),
    alternative_text: line(),
  },
});
export type OpeningHoursEntity = EntityOf<typeof openingHours>;
export type OpeningHoursInput = InputOf<typeof openingHours>;

/** Opening hours of one date; where there are any, the regular ones do not count. */
export const openingHoursException = defineRecord({
  kind: 'opening_hours_exception',
  label: { de: 'Abweichende Öffnungszeit', en: 'Exceptional opening hours' },
  title: 'day',
  isReference: true,
  periods: [['time_from', 'time_to']],
  indexes: [['day']],
  fields: {
    day: day(),
    time_from: optionalTime(),
    time_to: optionalTime(),
    closed: flag(false),
    alternative_link_url: optionalUrl(),
    alternative_text: line(),
  },
});
export type OpeningHoursExceptionEntity = EntityOf<typeof openingHoursException>;
export type OpeningHoursExceptionInput = InputOf<typeof openingHoursException>;

export const LEGAL_KEYS = ['agb', 'datenschutz', 'impressum', 'barrierefreiheit'] as const;
export type LegalKey = (typeof LEGAL_KEYS)[number];

/** A legal page. A line that starts with `## ` is a heading; modules stand below the text. */
export const legalText = defineRecord({
  kind: 'legal_text',
  label: { de: 'Rechtstext', en: 'Legal text' },
  title: 'title',
  isReference: true,
  unique: ['key'],
  searchFields: ['body', 'modules'],
  fields: {
    key: choice(LEGAL_KEYS, 'impressum'),
    title: line({ required: true }),
    body: paragraphs({ required: true, max: 60_000 }),
    modules: moduleTree(),
  },
});
export type LegalTextEntity = EntityOf<typeof legalText>;
export type LegalTextInput = InputOf<typeof legalText>;
