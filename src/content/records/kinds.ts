import { allowLinksTo } from '../fields/linkable-kinds.ts';
import { article, articleCategory, articleTag } from './article.ts';
import { consentService } from './consent.ts';
import type { EntityOf } from './define.ts';
import { event } from './event.ts';
import { form } from './form.ts';
import { exhibitionType, genre, production, productionTag, season, series, tag } from './groups.ts';
import { media } from './media.ts';
import { breakingNews, legalText, openingHours, openingHoursException, teaser } from './notices.ts';
import { page } from './page.ts';
import { person, personCategory } from './person.ts';
import { room, venue } from './places.ts';
import { sharedSection } from './shared-section.ts';
import { menuItem, redirect, settings } from './site.ts';
import { htmlSnippet } from './snippet.ts';
import { composer, work } from './work.ts';

/** Every kind of record, in an order in which references can be filled. */
export const records = {
  media,
  venue,
  room,
  exhibition_type: exhibitionType,
  tag,
  genre,
  season,
  series,
  production_tag: productionTag,
  production,
  person_category: personCategory,
  person,
  composer,
  work,
  event,
  teaser,
  breaking_news: breakingNews,
  opening_hours: openingHours,
  opening_hours_exception: openingHoursException,
  legal_text: legalText,
  article_category: articleCategory,
  article_tag: articleTag,
  article,
  shared_section: sharedSection,
  page,
  form,
  html_snippet: htmlSnippet,
  menu_item: menuItem,
  redirect,
  consent_service: consentService,
  settings,
} as const;

export type Records = typeof records;
export type Kind = keyof Records;

/** A record of a kind as it is read. */
export type Entity<K extends Kind> = EntityOf<Records[K]>;
/** A validated record without what the database adds. */
export type NewEntity<K extends Kind> = Omit<Entity<K>, 'id' | 'version' | 'updated_at'>;

export const KINDS = Object.keys(records) as Kind[];

/** Kinds that are kept whole in memory. */
export type ReferenceKind = {
  [K in Kind]: Records[K]['isReference'] extends true ? K : never;
}[Kind];
export const isReferenceKind = (kind: Kind): kind is ReferenceKind => records[kind].isReference;
export const REFERENCE_KINDS = KINDS.filter(isReferenceKind);

/** Whether records of a kind carry modules, and so have drafts and versions. */
export const isVersioned = (kind: Kind): boolean => records[kind].isVersioned;

for (const kind of KINDS) if (records[kind].isLinkable) allowLinksTo(kind);

/** Whether a name, as addresses have it, is that of a kind. */
export const isKind = (name: string): name is Kind => Object.hasOwn(records, name);
