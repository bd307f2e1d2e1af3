import type { Fields } from '../../../../../content/records/define.ts';
import { records, type Kind } from '../../../../../content/records/kinds.ts';
import type { Locale } from '../../../../constants.ts';
import { dayOf, instantOfInput, instantText } from '../../../../venue-clock.ts';
import { moveDay } from '../../../../dates/dates.ts';
import type { Condition } from '../../../repositories/resources/record-list.ts';
import { filtersOf, sortsOf } from '../../../services/resources/list-filters.ts';
import {
  listQuerySchema,
  listQueryOf,
  type ListQuery,
} from '../../../services/resources/list-query.ts';
import { HUB_PAGE_SIZE } from '../lists/hub-list.ts';
import type { HubKind } from './hub-kinds.ts';
import { wordConditions } from './list-words.ts';

/** Which days a list of what is to come holds. */
export const PERIODS = ['ahead', 'past', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** What the address of a list of records asks for, as far as it can be read. */
export interface RecordQuery {
  /** What somebody searches for; empty: everything. */
  readonly text: string;
  readonly period: Period;
  /** Days, `2026-11-20`; empty: open. */
  readonly from: string;
  readonly to: string;
  /** Values by the names of fields and `is_online`. */
  readonly filters: Readonly<Record<string, string>>;
  /** Name of a field, behind a `-` the last one first. */
  readonly sort: string;
  readonly columns: readonly string[];
  /** Where the part begins; empty: at the beginning. */
  readonly cursor: string;
  /** Keys of the address that say nothing which could be asked. */
  readonly unread: readonly string[];
}

const MAX_CHARACTERS = 200;
const DAY = /^\d{4}-\d\d-\d\d$/u;
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Fields of a kind that a list can show: what fits into a cell. */
export function columnsOfKind(kind: Kind): readonly string[] {
  const { title, fields } = records[kind] as { title: string; fields: Fields };
  return Object.entries(fields)
    .filter(
      ([name, { storage, keep, inLists, derive }]) =>
        name !== title &&
        derive === undefined &&
        (keep === 'links' || storage !== 'json') &&
        inLists !== false,
    )
    .map(([name]) => name);
}

const defaultSort = ({ kind, sort }: HubKind, period: Period): string => {
  if (sort === null) return records[kind].title;
  return period === 'past' ? `-${sort.replace(/^-/u, '')}` : sort;
};

/** What an address asks of the list of a kind. */
export function recordQuery(row: HubKind, query: URLSearchParams): RecordQuery {
  const { kind } = row;
  const unread: string[] = [];
  /** What stands under a key, if it can be one of these. */
  const read = (key: string, isRight: (text: string) => boolean): string => {
    const text = query.get(key) ?? '';
    if (text === '' || isRight(text)) return text;
    unread.push(key);
    return '';
  };
  const known = filtersOf(kind);
  const filters = ['is_online', 'ids', ...row.filters].map(
    (name) =>
      [name, read(name, (text) => known[name]?.schema.safeParse(text).success ?? false)] as const,
  );
  const text = (query.get('q') ?? '').trim().slice(0, MAX_CHARACTERS);
  const [from, to] = row.day === null ? ['', ''] : [read('from', isDay), read('to', isDay)];
  const isOpen = text !== '' || from !== '' || to !== '';
  const asked = read('period', (value) => PERIODS.some((period) => period === value)) as
    Period | '';
  const period = !row.isAhead ? 'all' : asked === '' ? (isOpen ? 'all' : 'ahead') : asked;
  const sorts = Object.keys(sortsOf(kind));
  const columns = columnsOfKind(kind);
  // A form sends a key for each of them, a link all behind one.
  const chosen = query.getAll('columns').flatMap((value) => value.split(','));
  return {
    text,
    period,
    from,
    to,
    filters: Object.fromEntries(filters.filter(([, value]) => value !== '')),
    sort:
      read('sort', (value) => sorts.includes(value.replace(/^-/u, ''))) || defaultSort(row, period),
    columns: chosen.some((name) => columns.includes(name))
      ? columns.filter((name) => chosen.includes(name))
      : row.columns,
    cursor: query.get('cursor') ?? '',
    unread,
  };
}

/** A list's address. @param change what is different from the one that is shown */
export function recordSearch(
  row: HubKind,
  query: RecordQuery,
  change: Partial<RecordQuery> = {},
): string {
  // Another choice begins at its beginning.
  const asked = { ...query, cursor: '', ...change };
  const { text, period, from, to, filters, sort, columns, cursor } = asked;
  const search = new URLSearchParams({
    ...(text !== '' && { q: text }),
    ...(row.isAhead && (period !== 'ahead' || text + from + to !== '') && { period }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...filters,
    ...(sort !== defaultSort(row, period) && { sort }),
    ...(columns.join(',') !== row.columns.join(',') && { columns: columns.join(',') }),
    ...(cursor !== '' && { cursor }),
  });
  return search.size === 0 ? '' : `?${search}`;
}

const at = (day: string, time: string): string => instantText(instantOfInput(day, time));

/** What the days of a list have to be. @param today the venue's */
function dayConditions(row: HubKind, { period, from, to }: RecordQuery, today: string) {
  const name = row.day;
  if (name === null) return [];
  const isMoment = (records[row.kind].fields as Fields)[name]?.control === 'moment';
  const start = (day: string) => (isMoment ? at(day, '00:00') : day);
  const end = (day: string) =>
    isMoment ? instantText(new Date(Date.parse(at(moveDay(day, 1), '00:00')) - 1000)) : day;
  const column = (columns: readonly string[], operator: '>=' | '<=', value: string): Condition => ({
    is: 'column',
    columns,
    operator,
    value,
  });
  return [
    // What goes on still is not over: an exhibition by its last day.
    ...(period === 'ahead' ? [column([name, 'date_end'], '>=', start(today))] : []),
    ...(period === 'past' ? [column([name], '<=', end(moveDay(today, -1)))] : []),
    ...(from === '' ? [] : [column([name], '>=', start(from))]),
    ...(to === '' ? [] : [column([name], '<=', end(to))]),
  ];
}

/** Everything that records of a list have to be like. */
export function conditionsOf(row: HubKind, query: RecordQuery, now: Date): readonly Condition[] {
  const known = filtersOf(row.kind);
  const filters = Object.entries(query.filters).flatMap(([name, text]) => {
    const parsed = known[name]?.schema.safeParse(text);
    return parsed?.success === true ? [known[name]?.condition(parsed.data as never)] : [];
  });
  return [
    ...filters.filter((condition) => condition !== undefined),
    ...dayConditions(row, query, dayOf(now)),
    ...wordConditions(row.kind, query.text),
  ];
}

/** The same as the list of a kind is asked; null: its cursor is that of another order. */
export function listQuery(
  row: HubKind,
  query: RecordQuery,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
  size = HUB_PAGE_SIZE,
): ListQuery | null {
  const { sort, cursor } = query;
  const asked = { sort, page_size: String(size), ...(cursor !== '' && { cursor }) };
  const parsed = listQuerySchema(row.kind).safeParse(asked);
  const list = parsed.success ? listQueryOf(row.kind, parsed.data, locale) : null;
  return list === null ? null : { ...list, conditions: conditionsOf(row, query, now) };
}
