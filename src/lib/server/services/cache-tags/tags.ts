import type { Kind } from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import { FILTER_KEYS, type FilterKey } from '../../../routing/routes.ts';
import { PATH_TAG } from './page-change.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { categoryPath, topicPath } from '../../../routing/magazine-paths.ts';
import { pathOfRecord } from '../../../routing/record-paths.ts';
import { plainPath } from '../../../routing/redirect-rules.ts';

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

/** Lists of events other than the programme's filters make. */
type EventGroup = FilterKey | 'production' | 'person' | 'parent';
/** Lists of articles. */
type ArticleGroup = 'category' | 'topic';
export const articlesTag = (group: ArticleGroup, id: number): Tag => `article@${group}:${id}`;

export const eventsTag = (group: EventGroup, id: number): Tag => `event@${group}:${id}`;

/** The groups that an event belongs to, by the key that lists ask with. */
function groupsOf(event: Entity<'event'>): Readonly<Record<EventGroup, readonly number[]>> {
  const one = (id: number | null) => (id === null ? [] : [id]);
  return {
    room: [event.room],
    type: one(event.exhibition_type),
    tag: event.tags,
    series: event.series,
    genre: event.genres,
    production: one(event.production),
    parent: one(event.parent),
    person: event.persons,
  };
}

function eventTags(event: Entity<'event'>): readonly Tag[] {
  const groups = Object.entries(groupsOf(event)) as [EventGroup, readonly number[]][];
  const inLists = groups.flatMap(([group, ids]) => ids.map((id) => eventsTag(group, id)));
  const parent = event.parent === null ? [] : [recordTag('event', event.parent)];
  return [...inLists, ...parent];
}

/** On every page: the pages that stand in its menus. */
export const PAGES_IN_MENUS: Tag = 'page@menus';

/** What menus show of a page; null: it stands in none. */
function menuFacts(page: Entity<'page'> | null): string | null {
  if (page === null || !page.is_online || !(page.in_menu || page.in_footer)) return null;
  const { title, urls, parent, position, in_menu, in_footer, has_tab_navigation } = page;
  const { is_clickable, content_type } = page;
  return JSON.stringify([
    [title, urls, parent, position, content_type],
    [in_menu, in_footer, has_tab_navigation, is_clickable],
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
      if (kind === 'article_category')
        tags.add(pathTag(categoryPath(state as Entity<'article_category'>, locale)));
      if (kind === 'article_tag')
        tags.add(pathTag(topicPath(state as Entity<'article_tag'>, locale)));
    }
    if (kind === 'redirect') tags.add(pathTag(plainPath((state as Entity<'redirect'>).old_path)));
  }
  tags.add(recordTag(kind, id));
  for (const state of states)
    if (state !== null && kind === 'event')
      for (const tag of eventTags(state as Entity<'event'>)) tags.add(tag);
  for (const state of states)
    if (state !== null && kind === 'article')
      for (const tag of articleTags(state as Entity<'article'>)) tags.add(tag);
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
