import { dayForAddress, dayFromAddress, moveDay, type Day } from '../dates/dates.ts';
import {
  FILTER_KEYS,
  NUMBER_FILTERS,
  NUMBER_KEYS,
  type ChosenNumbers,
  type FilterKey,
  type NumberKey,
} from './filter-groups.ts';

/** What a visitor chose in the programme: the whole state of the list is in the address. */
export interface ProgrammeQuery {
  readonly date: Day | null;
  readonly filters: Readonly<Partial<Record<FilterKey, number>>>;
  /** When, for whom, how much. */
  readonly numbers: ChosenNumbers;
  /** The list with large posters instead of the timetable. */
  readonly isPictures: boolean;
  /** Month that the calendar shows, `2026-11`; null: the one of the date, else the current one. */
  readonly month: string | null;
  readonly page: number;
}

export interface ParsedQuery {
  readonly query: ProgrammeQuery;
  /** Keys whose value could not be read; `query` is without them. */
  readonly fieldErrors: readonly string[];
}

export const EMPTY_QUERY: ProgrammeQuery = {
  date: null,
  filters: {},
  numbers: {},
  isPictures: false,
  month: null,
  page: 1,
};

const NUMBER = /^[1-9]\d{0,8}$/u;
const NUMBER_OR_NONE = /^(?:0|[1-9]\d{0,3})$/u;
/** The one value of `view`; the timetable has none. */
const PICTURES = 'pictures';

/** A number that this row allows; null for any other text. */
export function numberFromAddress(key: NumberKey, text: string): number | null {
  const row = NUMBER_FILTERS.find((one) => one.key === key);
  if (row === undefined || !NUMBER_OR_NONE.test(text)) return null;
  const number = Number(text);
  return number < row.least || number > row.most ? null : number;
}

function monthFromAddress(text: string): string | null {
  const day = dayFromAddress(`01-${text}`);
  return day === null ? null : day.slice(0, 7);
}

/** Reads the query of a programme address. Empty values count as absent, unknown keys are ignored. */
export function parseProgrammeQuery(params: URLSearchParams): ParsedQuery {
  const fieldErrors: string[] = [];
  function read<Value>(key: string, parse: (text: string) => Value | null): Value | null {
    const text = params.get(key);
    if (text === null || text === '') return null;
    const value = parse(text);
    if (value === null) fieldErrors.push(key);
    return value;
  }
  const number = (text: string) => (NUMBER.test(text) ? Number(text) : null);

  const filters: Partial<Record<FilterKey, number>> = {};
  for (const key of FILTER_KEYS) {
    const value = read(key, number);
    if (value !== null) filters[key] = value;
  }
  const numbers: Partial<Record<NumberKey, number>> = {};
  for (const key of NUMBER_KEYS) {
    const value = read(key, (text) => numberFromAddress(key, text));
    if (value !== null) numbers[key] = value;
  }
  const query = {
    date: read('date', dayFromAddress),
    filters,
    numbers,
    isPictures: read('view', (text) => (text === PICTURES ? true : null)) ?? false,
    month: read('month', monthFromAddress),
    page: read('page', number) ?? 1,
  };
  return { query, fieldErrors };
}

type Choice = Partial<ProgrammeQuery>;

/** What was chosen as `key=value`, in the one order in which addresses write it. */
function pairsOf(query: Choice): readonly (readonly [key: string, value: string])[] {
  const pairs: [string, string][] = [];
  if (query.date) pairs.push(['date', dayForAddress(query.date)]);
  for (const key of FILTER_KEYS) {
    const value = query.filters?.[key];
    if (value !== undefined) pairs.push([key, String(value)]);
  }
  for (const key of NUMBER_KEYS) {
    const value = query.numbers?.[key];
    if (value !== undefined) pairs.push([key, String(value)]);
  }
  if (query.isPictures === true) pairs.push(['view', PICTURES]);
  if (query.month) pairs.push(['month', `${query.month.slice(5)}-${query.month.slice(0, 4)}`]);
  if (query.page !== undefined && query.page > 1) pairs.push(['page', String(query.page)]);
  return pairs;
}

const written = (pairs: ReturnType<typeof pairsOf>): string =>
  pairs.map(([key, value]) => `${key}=${value}`).join('&');

/**
 * The query as an address writes it, with its `?`; empty for no choice at all.
 * Keys stand in one order, so that one choice has one address.
 */
export function programmeSearch(query: Choice): string {
  const text = written(pairsOf(query));
  return text === '' ? '' : `?${text}`;
}

/** What can be chosen by itself, and taken back: how many days there are goes with the date. */
export type ChoiceKey = 'date' | FilterKey | Exclude<NumberKey, 'days'>;
const isChoice = (key: NumberKey): key is Exclude<NumberKey, 'days'> => key !== 'days';
export const CHOICE_KEYS: readonly ChoiceKey[] = [
  'date',
  ...FILTER_KEYS,
  ...NUMBER_KEYS.filter(isChoice),
];
const KEYS: readonly string[] = ['date', ...FILTER_KEYS, ...NUMBER_KEYS];

/** The same query around one key: `before` + `key=value` + `after` sets it, `clear` is without it. */
export function searchAround(query: Choice, key: ChoiceKey) {
  const pairs = pairsOf(query).filter(
    ([other]) => other !== key && !(key === 'date' && other === 'days'),
  );
  const place = KEYS.indexOf(key);
  const isBefore = ([other]: readonly [string, string]) =>
    KEYS.includes(other) && KEYS.indexOf(other) < place;
  const first = written(pairs.filter(isBefore));
  const rest = written(pairs.filter((pair) => !isBefore(pair)));
  return {
    before: first === '' ? '?' : `?${first}&`,
    after: rest === '' ? '' : `&${rest}`,
    clear: pairs.length === 0 ? '' : `?${written(pairs)}`,
  };
}

/** A choice with one filter set or, with null, taken away; paging starts anew. */
export function withFilter(
  query: ProgrammeQuery,
  key: FilterKey,
  value: number | null,
): ProgrammeQuery {
  const { [key]: _, ...others } = query.filters;
  return { ...query, filters: value === null ? others : { ...others, [key]: value }, page: 1 };
}

/** The first and the last of the days that were chosen; null: all from today on. */
export function chosenDays(
  { date, numbers }: Pick<ProgrammeQuery, 'date' | 'numbers'>,
  today: Day,
): readonly [first: Day, last: Day] | null {
  if (date === null && numbers.days === undefined) return null;
  const first = date ?? today;
  return [first, moveDay(first, (numbers.days ?? 1) - 1)];
}

/** From which day on a list shows events: a day that is over may be looked at, too. */
export const firstDay = (date: Day | null | undefined, today: Day): Day =>
  date && date < today ? date : today;

/** Teasers stand in the list only while nothing is chosen. */
export const isFiltered = (query: ProgrammeQuery): boolean =>
  query.date !== null ||
  Object.keys(query.filters).length > 0 ||
  Object.keys(query.numbers).length > 0;
