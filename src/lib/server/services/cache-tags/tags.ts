import type { Kind } from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import {
  EVENT_GROUPS,
  FILTER_KEYS,
  idsIn,
  type EventGroupKey,
  type FilterKey,
} from '../../../programme/filter-groups.ts';
import { PATH_TAG } from './page-change.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { plainSource } from '../../../routing/redirect-rules.ts';

/**
 * What a kept page is made of. `event:12` is on pages that show that event,
 * `event` on pages that any event could enter, `event@room:3` on lists that
 * only events of that room could enter, `path:/de/agb` on that one address.
 */
export type Tag = string;

/** What was shown: tags, and the instants at which it changes by itself. */
export interface Note {
  readonly tags: readonly Tag[];
  readonly moments: readonly string[];
}

export const recordTag = (kind: Kind, id: number): Tag => `${kind}:${id}`;
export const kindTag = (kind: Kind): Tag => kind;
export const pathTag = (path: string): Tag => PATH_TAG + path;

/** Lists of events, by the groups of the index, and of one event's children. */
type EventList = EventGroupKey | 'parent';
/** Lists of articles. */
type ArticleGroup = 'category' | 'topic';
export const articlesTag = (group: ArticleGroup, id: number): Tag => `article@${group}:${id}`;

export const eventsTag = (group: EventList, id: number): Tag => `event@${group}:${id}`;

function eventTags(event: Entity<'event'>): readonly Tag[] {
  const inLists = EVENT_GROUPS.flatMap((group) =>
    idsIn(event, group).map((id) => eventsTag(group.key, id)),
  );
  const parent =
    event.parent === null
      ? []
      : [eventsTag('parent', event.parent), recordTag('event', event.parent)];
  return [...inLists, ...parent];
}

/** What a page in easy language belongs to, also while there is no such page. */
export const easyLanguageTag = (kind: 'page' | 'legal_text', id: number): Tag =>
  `page@easy:${recordTag(kind, id)}`;

function easyLanguageTags({
  easy_language_of: page,
  easy_language_of_text: text,
}: Entity<'page'>): readonly Tag[] {
  return [
    ...(page === null ? [] : [easyLanguageTag('page', page)]),
    ...(text === null ? [] : [easyLanguageTag('legal_text', text)]),
  ];
}

/** On every page: the pages that stand in its menus. */
export const PAGES_IN_MENUS: Tag = 'page@menus';

/** What menus show of a page; null: it stands in none. */
function menuFacts(page: Entity<'page'> | null): string | null {
  if (page === null || !page.is_online || !(page.in_menu || page.in_footer)) return null;
  const { title, urls, parent, position, in_menu, in_footer, has_tab_navigation } = page;
  const { is_clickable, content_type, is_easy_language } = page;
  return JSON.stringify([
    [title, urls, parent, position, content_type],
    [in_menu, in_footer, has_tab_navigation, is_clickable, is_easy_language],
  ]);
}

const areInMenusAlike = (states: readonly (Entity<'page'> | null)[]): boolean => {
  // A new page and a deleted one were, or are, in no menu.
  const [before = null, after = null] = states.length === 1 ? [null, ...states] : states;
  return menuFacts(before) === menuFacts(after);
};

const articleTags = ({ category, tags }: Entity<'article'>): readonly Tag[] => [
  articlesTag('category', category),
  ...tags.map((id) => articlesTag('topic', id)),
];

/** The tags of every page that a write touches; its own pages come first. */
export function tagsOfChange<K extends Kind>(
  kind: K,
  id: number,
  states: readonly (Entity<K> | null)[],
): readonly Tag[] {
  const tags = new Set<Tag>();
  for (const state of states) {
    if (state === null) continue;
    for (const locale of LOCALES) {
      const path = pathOfRecord(kind, state, locale);
      if (path !== null) tags.add(pathTag(path));
    }
    if (kind === 'redirect') tags.add(pathTag(plainSource(state as Entity<'redirect'>)));
  }
  tags.add(recordTag(kind, id));
  for (const state of states)
    if (state !== null && kind === 'event')
      for (const tag of eventTags(state as Entity<'event'>)) tags.add(tag);
  for (const state of states)
    if (state !== null && kind === 'article')
      for (const tag of articleTags(state as Entity<'article'>)) tags.add(tag);
  for (const state of states)
    if (state !== null && kind === 'page')
      for (const tag of easyLanguageTags(state as Entity<'page'>)) tags.add(tag);
  if (kind === 'page' && !areInMenusAlike(states as (Entity<'page'> | null)[]))
    tags.add(PAGES_IN_MENUS);
  return [...tags, kindTag(kind)];
}

/**
 * The tag of a programme list: of the narrowest group that all its events share,
 * so that a change elsewhere leaves the list alone.
 */
export function programmeListTag(filters: Readonly<Partial<Record<FilterKey, number>>>): Tag {
  const key = FILTER_KEYS.findLast((candidate) => filters[candidate] !== undefined);
  const id = key === undefined ? undefined : filters[key];
  return key === undefined || id === undefined ? kindTag('event') : eventsTag(key, id);
}
