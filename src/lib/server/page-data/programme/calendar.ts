import { eachDay, lastDayOfMonth, moveMonth, weekdayOf } from '../../../dates/calendar.ts';
import { dayForAddress, formatDay, weekdayNames, type Day } from '../../../dates/dates.ts';
import {
  chosenDays,
  programmeSearch,
  type ProgrammeQuery,
} from '../../../programme/programme-query.ts';
import type { CalendarDay, CalendarView } from '../../../views/programme-view.ts';
import { CALENDAR_KEYS, CALENDAR_NUMBER_KEYS } from '../../../programme/filter-groups.ts';
import { pathTo } from '../../../routing/routes.ts';
import { datedDays, firstDatedDay } from '../../services/programme/dated-days.ts';
import { availableDays, type Choice } from '../../services/programme/programme-index.ts';
import type { IndexData } from '../../services/programme/index-data.ts';
import { indexChoice } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';
import { addressesAround, daysLabel } from './filters.ts';
import { KnownChoices, type Content } from './known-choices.ts';

/** How far ahead the calendar can be turned, in months. */
export const MONTHS_AHEAD = 24;

const firstOf = (month: string): Day => `${month}-01`;
const lastOf = (month: string): Day => lastDayOfMonth(firstOf(month));

/** The values of some keys. */
const pickKeys = <Key extends string>(
  values: Readonly<Partial<Record<Key, number>>>,
  keys: readonly Key[],
): Readonly<Partial<Record<Key, number>>> =>
  Object.fromEntries(
    keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])),
  ) as Partial<Record<Key, number>>;

/** The days of a month as weeks that begin on Monday. */
function weeksOf(month: string): readonly (readonly (Day | null)[])[] {
  const [first, last] = [firstOf(month), lastOf(month)];
  const before = Array.from({ length: weekdayOf(first) - 1 }, () => null);
  const after = Array.from({ length: 7 - weekdayOf(last) }, () => null);
  const days = [...before, ...eachDay(first, last), ...after];
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** What a month's days have. */
interface MonthDays {
  /** Days on which something is open or takes place. */
  readonly open: ReadonlySet<Day>;
  /** How many events there are on a day, what runs for weeks left out. */
  readonly dated: ReadonlyMap<Day, number>;
  /** Both in short, for what is rendered of them. */
  readonly key: string;
}

const known = new KnownChoices<MonthDays>();

const daysOf = (content: Content, choice: Choice, to: Day): MonthDays =>
  known.get(content, `${JSON.stringify(choice)} ${to}`, () => {
    const open = new Set(availableDays(content.index, choice, to));
    const dated = datedDays(content.index, choice, to);
    const key = [...open].map((day) => `${day.slice(8)}:${dated.get(day) ?? 0}`).join(' ');
    return { open, dated, key };
  });

/** What was chosen of that on which the calendar's days depend: not date, series and genre. */
export const calendarQuery = ({
  filters,
  numbers,
}: Pick<ProgrammeQuery, 'filters' | 'numbers'>) => ({
  date: null,
  filters: pickKeys(filters, CALENDAR_KEYS),
  numbers: pickKeys(numbers, CALENDAR_NUMBER_KEYS),
});

/** The month that the calendar opens on: of the choice, else the first that has something. */
function monthOf(query: ProgrammeQuery, index: IndexData, choice: Choice): string {
  const wanted = query.month ?? query.date?.slice(0, 7);
  return wanted ?? (firstDatedDay(index, choice) ?? choice.from).slice(0, 7);
}

/** One month of days, those with events as links to the choice with that day. */
export function calendarView(
  context: PageContext,
  query: ProgrammeQuery,
  index: IndexData,
): CalendarView {
  const { locale, today, t, data } = context;
  const thisMonth = today.slice(0, 7);
  const lastMonth = moveMonth(thisMonth, MONTHS_AHEAD);
  const all = indexChoice(calendarQuery(query), context);
  const wanted = monthOf(query, index, all);
  const month = wanted < thisMonth ? thisMonth : wanted > lastMonth ? lastMonth : wanted;
  const from = firstOf(month) > today ? firstOf(month) : today;
  const { open, dated, key } = daysOf({ index, data }, { ...all, from }, lastOf(month));
  const chosen = chosenDays(query, today);
  const first = { ...query, page: 1, month: null };
  const turn = (target: string, text: string) => ({
    label: t(`programme:calendar.${text}`, { month: formatDay(firstOf(target), locale, 'month') }),
    href: pathTo('events', locale) + programmeSearch({ ...first, month: target }),
  });
  const label = (day: Day, count: number) => {
    const date = formatDay(day, locale, 'full');
    return count === 0 ? date : `${date}, ${t('programme:count', { count })}`;
  };
  const cell = (day: Day | null): CalendarDay | null => {
    if (day === null) return null;
    const count = dated.get(day) ?? 0;
    return {
      day,
      number: Number(day.slice(8)),
      isToday: day === today,
      isChosen: chosen !== null && day >= chosen[0] && day <= chosen[1],
      date: open.has(day) ? dayForAddress(day) : null,
      count,
      label: open.has(day) ? label(day, count) : '',
    };
  };
  return {
    key: `${locale} ${month} ${today} ${chosen?.join(' ') ?? ''} ${query.month !== null} ${key}`,
    isOpen: query.month !== null,
    heading: formatDay(firstOf(month), locale, 'month'),
    sheetHref: pathTo('events-month', locale, { month }),
    weekdays: weekdayNames[locale],
    // Only for a month that was not rendered yet.
    get weeks() {
      return weeksOf(month).map((week) => week.map(cell));
    },
    previous: month > thisMonth ? turn(moveMonth(month, -1), 'previous') : null,
    next: month < lastMonth ? turn(moveMonth(month, 1), 'next') : null,
    chosen: daysLabel(query, context),
    around: addressesAround(first, 'date', locale),
  };
}
