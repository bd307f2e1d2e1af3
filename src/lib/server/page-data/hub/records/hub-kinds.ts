import { isKind, type Kind } from '../../../../../content/records/kinds.ts';
import { PERMISSIONS, type Right } from '../../../../accounts/permissions.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { HubGroup, HubEntry } from '../lists/hub-list.ts';

/** A kind of record in the hub: its list. Its form follows from its description. */
export interface HubKind {
  readonly kind: Kind;
  readonly group: HubGroup;
  /** Fields that its list shows beside its name, where the address names no others. */
  readonly columns: readonly string[];
  /** Fields that its list is narrowed by: choices, switches and references to few records. */
  readonly filters: readonly string[];
  /** The field with its tags, which several records get or lose at once; null: it has none. */
  readonly tags: string | null;
  /** The field with its day, which a list is narrowed by from one to another; null: none. */
  readonly day: string | null;
  /** What is over is left out where nobody asks for it, and the next one stands first. */
  readonly isAhead: boolean;
  /** What its list is sorted by where the address says nothing; left out: its name. */
  readonly sort: string | null;
}

type Facts = Partial<Omit<HubKind, 'kind' | 'group' | 'columns'>>;

const row = (
  kind: Kind,
  group: HubGroup,
  columns: readonly string[] = [],
  facts: Facts = {},
): HubKind => ({
  kind,
  group,
  columns,
  filters: [],
  tags: null,
  day: null,
  isAhead: false,
  sort: null,
  ...facts,
});

/** Every kind of record with a list in the hub, a row each, in the order of the menu. */
export const HUB_KINDS: readonly HubKind[] = [
  row('event', 'programme', ['date_start', 'room', 'status'], {
    filters: ['status', 'room', 'exhibition_type', 'season', 'series', 'tags', 'genres'],
    tags: 'tags',
    day: 'date_start',
    isAhead: true,
    sort: 'date_start',
  }),
  row('production', 'programme', ['season', 'tags'], {
    filters: ['season', 'exhibition_type', 'tags'],
    tags: 'tags',
  }),
  row('series', 'programme', ['season', 'show_in_filter'], {
    filters: ['season', 'show_in_filter'],
  }),
  row('venue', 'programme', ['city']),
  row('person', 'programme', ['role', 'in_team'], {
    filters: ['in_team', 'is_ensemble', 'categories'],
    tags: 'categories',
  }),
  row('room', 'programme', ['venue', 'seats'], { filters: ['venue'] }),
  row('exhibition_type', 'programme', ['slug']),
  row('tag', 'programme', ['show_in_filter'], { filters: ['show_in_filter'] }),
  row('genre', 'programme'),
  row('season', 'programme', ['first_day', 'last_day'], { sort: '-first_day' }),
  row('production_tag', 'programme', ['show_in_filter'], { filters: ['show_in_filter'] }),
  row('composer', 'programme', ['born', 'died']),
  row('work', 'programme', ['composers', 'catalogue_number']),
  row('person_category', 'programme', ['position'], { sort: 'position' }),
  row('page', 'site', ['urls', 'content_type', 'in_menu'], {
    filters: ['content_type', 'in_menu', 'in_footer'],
  }),
  row('article', 'site', ['category', 'published_at', 'tags'], {
    filters: ['category', 'tags'],
    tags: 'tags',
    day: 'published_at',
    sort: '-published_at',
  }),
  row('article_category', 'site', ['slug', 'position'], { sort: 'position' }),
  row('article_tag', 'site'),
  row('shared_section', 'site'),
  row('legal_text', 'site', ['key']),
  row('teaser', 'site', ['position'], { day: 'position', sort: '-position' }),
  row('breaking_news', 'site', ['position'], { sort: 'position' }),
  row('opening_hours', 'site', ['time_from', 'time_to', 'closed']),
  row('opening_hours_exception', 'site', ['time_from', 'time_to', 'closed'], {
    day: 'day',
    sort: '-day',
  }),
  row('menu_item', 'site', ['place', 'position'], { filters: ['place'] }),
  row('html_snippet', 'site'),
  row('redirect', 'site', ['new_path']),
  row('consent_service', 'visitors', ['category', 'provider'], { filters: ['category'] }),
  row('settings', 'site'),
  row('form', 'visitors', ['keep_days']),
];

/** The row of a kind; undefined: it has no list here. */
export const hubKind = (key: string): HubKind | undefined =>
  HUB_KINDS.find(({ kind }) => kind === key);

/** The kind of record that a list holds and that its form changes; null: another list. */
export const kindOfList = (key: string): Kind | null =>
  isKind(key) ? (hubKind(key)?.kind ?? null) : null;

/**
 * The fields of a form that is shorter than its kind: what is changed on the evening itself,
 * by a role that changes no more. Null: the kind has no such form.
 */
export const shortFormOf = (kind: Kind): readonly string[] | null =>
  PERMISSIONS[kind].boxOfficeFields ?? null;

/** What a form of a list takes: a new one everything, one that is there a field of it. */
export function recordRight(key: string, id: string | undefined): Right | undefined {
  const subject = kindOfList(key);
  if (subject === null) return undefined;
  return { subject, action: 'write', ...(id !== undefined && { isByField: true as const }) };
}

/** The lists of all kinds of record as the menu has them. */
export const RECORD_LISTS: readonly HubEntry[] = HUB_KINDS.map(({ kind, group }) => ({
  key: kind,
  group,
  right: { subject: kind, action: 'write', isByField: true },
}));

/** The form of a record; null for a caller who may change nothing of it. */
export const formPath = (
  kind: Kind,
  id: number,
  caller: Caller,
  { locale }: Pick<PageContext, 'locale'>,
): string | null =>
  isAllowed(caller, kind, 'write') || shortFormOf(kind) !== null
    ? pathTo('hub-record', locale, { list: kind, id })
    : null;
