import { eachDay, lastDayOfMonth, moveMonth, weekdayOf } from '../../../dates/calendar.ts';
import { dayForAddress, formatDay, weekdayNames, type Day } from '../../../dates/dates.ts';
import {
  programmeSearch,
  searchAround,
  type ProgrammeQuery,
} from '../../../programme/programme-query.ts';
import type { CalendarDay, CalendarView } from '../../../views/programme-view.ts';
import { CALENDAR_KEYS } from '../../../programme/filter-groups.ts';
import { pathTo } from '../../../routing/routes.ts';
import { availableDays, type Choice } from '../../services/programme/programme-index.ts';
import type { IndexData } from '../../services/programme/index-data.ts';
import type { PageContext } from '../page/page-context.ts';

/** How far ahead the calendar can be turned, in months. */
const MONTHS_AHEAD = 24;
/** How many choices' days are remembered. */
const MOST_CHOICES = 500;

const firstOf = (month: string): Day => `${month}-01`;
const lastOf = (month: string): Day => lastDayOfMonth(firstOf(month));

type Weeks = readonly (readonly (Day | null)[])[];

/** Two years of months at the most: see MONTHS_AHEAD. */
const knownWeeks = new Map<string, Weeks>();

/** The days of a month as weeks that begin on Monday. */
function weeksOf(month: string): Weeks {
  const weeks = knownWeeks.get(month) ?? makeWeeks(month);
  knownWeeks.set(month, weeks);
  return weeks;
}

function makeWeeks(month: string): Weeks {
  const [first, last] = [firstOf(month), lastOf(month)];
  const before = Array.from({ length: weekdayOf(first) - 1 }, () => null);
  const after = Array.from({ length: 7 - weekdayOf(last) }, () => null);
  const days = [...before, ...eachDay(first, last), ...after];
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Found once for each choice, until any event changes. */
const knownDays = new WeakMap<IndexData, Map<string, ReadonlySet<Day>>>();

function daysOf(index: IndexData, choice: Choice, to: Day): ReadonlySet<Day> {
  const cached = knownDays.get(index) ?? new Map<string, ReadonlySet<Day>>();
  knownDays.set(index, cached);
  const key = `${JSON.stringify(choice)} ${to}`;
  const days = cached.get(key) ?? new Set(availableDays(index, choice, to));
  if (cached.size >= MOST_CHOICES) cached.clear();
  cached.set(key, days);
  return days;
}

/** The chosen groups on which the calendar's days depend (EV-02): not series and genre. */
export const calendarGroups = ({ filters }: Pick<ProgrammeQuery, 'filters'>) =>
  Object.fromEntries(
    CALENDAR_KEYS.flatMap((key) =>
      filters[key] === undefined ? [] : [[key, filters[key]] as const],
    ),
  );

/** One month of days, those with events as links to the choice with that day. */
export function calendarView(
  context: PageContext,
  query: ProgrammeQuery,
  index: IndexData,
): CalendarView {
  const { locale, today, t } = context;
  const thisMonth = today.slice(0, 7);
  const lastMonth = moveMonth(thisMonth, MONTHS_AHEAD);
  const wanted = query.month ?? query.date?.slice(0, 7) ?? thisMonth;
  const month = wanted < thisMonth ? thisMonth : wanted > lastMonth ? lastMonth : wanted;
  const from = firstOf(month) > today ? firstOf(month) : today;
  const choice = { groups: calendarGroups(query), from };
  const available = daysOf(index, choice, lastOf(month));
  const base = pathTo('events', locale);
  const around = searchAround({ ...query, page: 1, month: null }, 'date');
  const href = (change: Partial<ProgrammeQuery>) =>
    base + programmeSearch({ ...query, page: 1, month: null, ...change });
  const turn = (target: string, key: string) => ({
    label: t(`programme:calendar.${key}`, { month: formatDay(firstOf(target), locale, 'month') }),
    href: href({ month: target }),
  });
  const cell = (day: Day | null): CalendarDay | null =>
    day === null
      ? null
      : {
          day,
          number: Number(day.slice(8)),
          isToday: day === today,
          isChosen: day === query.date,
          date: available.has(day) ? dayForAddress(day) : null,
          label: available.has(day) ? formatDay(day, locale, 'full') : '',
        };
  const days = [...available].map((day) => day.slice(8)).join('');
  return {
    key: `${locale} ${month} ${today} ${query.date ?? ''} ${days}`,
    heading: formatDay(firstOf(month), locale, 'month'),
    weekdays: weekdayNames[locale],
    weeks: weeksOf(month).map((week) => week.map(cell)),
    previous: month > thisMonth ? turn(moveMonth(month, -1), 'previous') : null,
    next: month < lastMonth ? turn(moveMonth(month, 1), 'next') : null,
    chosen: query.date === null ? null : formatDay(query.date, locale, 'long'),
    around: { before: base + around.before, after: around.after, clear: base + around.clear },
  };
}
