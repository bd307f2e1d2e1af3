import type { Translated } from '../../content/fields/field.ts';
import type { Access } from '../../content/records/event-parts.ts';
import type { Kind } from '../../content/records/kinds.ts';

/** What lists of events can be parted by. */
export interface EventGroup {
  /** In addresses, tags and the index. */
  readonly key: string;
  /** The field of the event that holds one id, several, or null. */
  readonly field: string;
  /** The kind of record that the ids are of. */
  readonly kind: Kind;
}

/** A group that visitors choose from in the programme. */
export interface FilterGroup extends EventGroup {
  readonly label: Translated;
  /** Whether the calendar's days depend on it. */
  readonly narrowsCalendar: boolean;
}

/**
 * The filters of the programme, a row each, in the order in which pages show them and
 * addresses write them. Index, tags, pages, API, feeds and the keys of kept pages
 * follow from it.
 */
export const FILTER_GROUPS = [
  {
    key: 'room',
    field: 'room',
    kind: 'room',
    label: { de: 'Ort', en: 'Location' },
    narrowsCalendar: true,
  },
  {
    key: 'type',
    field: 'exhibition_type',
    kind: 'exhibition_type',
    label: { de: 'Art', en: 'Event type' },
    narrowsCalendar: true,
  },
  {
    key: 'tag',
    field: 'tags',
    kind: 'tag',
    label: { de: 'Themen', en: 'Tags' },
    narrowsCalendar: true,
  },
  {
    key: 'series',
    field: 'series',
    kind: 'series',
    label: { de: 'Reihe', en: 'Series' },
    narrowsCalendar: false,
  },
  {
    key: 'genre',
    field: 'genres',
    kind: 'genre',
    label: { de: 'Genre', en: 'Genre' },
    narrowsCalendar: false,
  },
] as const satisfies readonly FilterGroup[];

export type FilterKey = (typeof FILTER_GROUPS)[number]['key'];
export const FILTER_KEYS: readonly FilterKey[] = FILTER_GROUPS.map(({ key }) => key);

/** The filters on which the calendar's days depend. */
export const CALENDAR_KEYS: readonly FilterKey[] = FILTER_GROUPS.filter(
  ({ narrowsCalendar }) => narrowsCalendar,
).map(({ key }) => key);

/** What visitors choose by a number that is no record's id. */
export interface NumberFilter {
  readonly key: string;
  /** The numbers that an address can say; any other one is malformed. */
  readonly least: number;
  readonly most: number;
  /** Whether the calendar's days depend on it. */
  readonly narrowsCalendar: boolean;
}

/** Kinds of access that can be asked for, by their number in addresses, from 1 on. */
export const ACCESS_KINDS = [
  'wheelchair',
  'induction_loop',
  'sign_language',
  'audio_description',
  'surtitles',
  'relaxed',
] as const satisfies readonly (keyof Access | 'wheelchair')[];
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** The oldest that are children: what is recommended for people above that is for adults. */
export const OLDEST_CHILD_YEARS = 12;

/**
 * When, for whom, how much: a row each, in the order in which addresses write them,
 * behind the groups. Addresses, the keys of kept pages, feeds and API follow from it.
 */
export const NUMBER_FILTERS = [
  /** So many days from the chosen date on, without one from today. */
  { key: 'days', least: 1, most: 366, narrowsCalendar: false },
  /** Meant for children, and for those of this age, in years, too. */
  { key: 'age', least: 0, most: 99, narrowsCalendar: true },
  /** The cheapest full ticket costs less than so many euros; 0: nothing. With an age, a child's. */
  { key: 'price', least: 0, most: 9999, narrowsCalendar: true },
  /** One of `ACCESS_KINDS`. */
  { key: 'access', least: 1, most: ACCESS_KINDS.length, narrowsCalendar: true },
] as const satisfies readonly NumberFilter[];

export type NumberKey = (typeof NUMBER_FILTERS)[number]['key'];
export const NUMBER_KEYS: readonly NumberKey[] = NUMBER_FILTERS.map(({ key }) => key);
export const CALENDAR_NUMBER_KEYS: readonly NumberKey[] = NUMBER_FILTERS.filter(
  ({ narrowsCalendar }) => narrowsCalendar,
).map(({ key }) => key);
export type ChosenNumbers = Readonly<Partial<Record<NumberKey, number>>>;

/** Groups of events that other pages list. */
const OTHER_GROUPS = [
  { key: 'production', field: 'production', kind: 'production' },
  { key: 'person', field: 'persons', kind: 'person' },
] as const satisfies readonly EventGroup[];

/** Everything that the programme's index finds events by. */
export const EVENT_GROUPS = [...FILTER_GROUPS, ...OTHER_GROUPS] as const;
export type EventGroupKey = (typeof EVENT_GROUPS)[number]['key'];

/** The ids that an event's field holds, whether it holds one or several. */
export function idsIn(event: object, { field }: EventGroup): readonly number[] {
  const value = (event as Readonly<Record<string, unknown>>)[field];
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? (value as readonly number[]) : [value as number];
}

const offers = (access: Access, kind: AccessKind): boolean =>
  // A place for a wheelchair is of use only where there are no steps before it.
  kind === 'wheelchair' ? access.wheelchair_places > 0 && access.step_free : access[kind];

/** What an event offers, as a number with a bit for each kind of access, the first one the lowest. */
export const accessBits = (access: Access): number =>
  ACCESS_KINDS.reduce(
    (bits, kind, place) => (offers(access, kind) ? bits | (1 << place) : bits),
    0,
  );

/** Whether such a number has the kind of access with this number in addresses, from 1 on. */
export const hasAccess = (bits: number, number: number): boolean =>
  (bits & (1 << (number - 1))) !== 0;
