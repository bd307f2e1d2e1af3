import type { Weekday } from '../../../../../content/records/notices.ts';
import {
  eachDay,
  firstDayOfMonth,
  lastDayOfMonth,
  moveMonth,
  weekdayOf,
} from '../../../../dates/calendar.ts';
import { formatDay, weekdayNames, type Day } from '../../../../dates/dates.ts';
import { WEEKDAYS, type OpeningSpan } from '../../../../dates/opening-hours.ts';
import type { FormValues } from '../../../../forms/form-values.ts';
import type { Failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HoursDay, HoursView } from '../../../../views/hub/hours-view.ts';
import { weekOf, weekStamp } from '../../../services/box-office/opening-week.ts';
import { allRecords } from '../../../repositories/records.ts';
import { hoursOf } from '../../box-office/days.ts';
import type { PageContext } from '../../page/page-context.ts';

/** So many spans a day can have. */
const MAX_SPANS = 6;

export const fieldName = (weekday: Weekday, index: number, end: keyof OpeningSpan): string =>
  `${weekday}.${index}.${end}`;

/** What was typed, span by span, the empty ones included. */
export type TypedWeek = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

const MAX_TYPED = 20;

/** What a form says of the week. */
export function typedWeek(form: FormValues): TypedWeek {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, MAX_TYPED) : '';
  };
  const spansOf = (weekday: Weekday): readonly OpeningSpan[] =>
    Array.from({ length: MAX_SPANS }, (_, index) => ({
      from: text(fieldName(weekday, index, 'from')),
      to: text(fieldName(weekday, index, 'to')),
    }));
  return Object.fromEntries(WEEKDAYS.map((day) => [day, spansOf(day)])) as TypedWeek;
}

/** What came of the form: an address to go to, or the form again as it was typed. */
export type WeekOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: TypedWeek };

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/u;

type Refused = Pick<
  Exclude<WeekOutcome, { readonly location: string }>,
  'typed' | 'failure'
> | null;

/** The days of a month in weeks from Monday on. */
function weeksOf(first: Day, context: PageContext): HoursView['weeks'] {
  const { data, locale, today } = context;
  const special = new Set([...data.opening_hours_exception.values()].map(({ day }) => day));
  const days = eachDay(first, lastDayOfMonth(first)).map((day): HoursDay => ({
    number: Number(day.slice(8)),
    label: formatDay(day, locale, 'full'),
    href: `${pathTo('hub-hours', locale)}?day=${day}`,
    text: hoursOf(day, context),
    isException: special.has(day),
    isToday: day === today,
  }));
  const cells = [...Array.from({ length: weekdayOf(first) - 1 }, () => null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The weekdays with their spans and an empty one to add; what was typed where it was refused. */
export function weekFields(
  { locale, t }: PageContext,
  week: ReturnType<typeof weekOf>,
  refused: Refused,
): HoursView['week'] {
  return WEEKDAYS.map((weekday, number) => {
    const label = weekdayNames[locale][number]?.long ?? weekday;
    const typed = refused?.typed[weekday];
    const last = typed?.findLastIndex(({ from, to }) => from + to !== '') ?? -1;
    const known = typed?.slice(0, last + 1) ?? week[weekday];
    const spans = [...known, { from: '', to: '' }].slice(0, MAX_SPANS);
    const field = (index: number, end: 'from' | 'to') => {
      const name = fieldName(weekday, index, end);
      return {
        name,
        label: t(`opening_week:time.${end}`, { day: label, number: index + 1 }),
        value: spans[index]?.[end] ?? '',
        error: refused?.failure.fields?.[name] ?? '',
      };
    };
    return {
      label,
      spans: spans.map((_, index) => [field(index, 'from'), field(index, 'to')] as const),
    };
  });
}

/** The opening hours: the week in a form, and the days of a month with those that differ. */
export async function hoursPage(
  context: PageContext,
  search: URLSearchParams,
  refused: Refused,
): Promise<HoursView> {
  const { app, locale, t, today } = context;
  const asked = search.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : today.slice(0, 7);
  const first = firstDayOfMonth(`${month}-01`);
  const all = await allRecords(app.database.db, 'opening_hours');
  const action = pathTo('hub-opening-hours', locale);
  const monthLink = (months: number) => {
    const other = moveMonth(month, months);
    return {
      label: formatDay(`${other}-01`, locale, 'month'),
      href: `${action}?month=${other}#month`,
    };
  };
  return {
    title: t('opening_week:title'),
    action,
    stamp: weekStamp(all),
    week: weekFields(context, weekOf(all), refused),
    notice: refused === null && search.get('done') === 'saved' ? t('opening_week:saved') : '',
    message: refused?.failure.message ?? '',
    errors: Object.entries(refused?.failure.fields ?? {}).map(([name, text]) => ({ name, text })),
    month: formatDay(first, locale, 'month'),
    previous: monthLink(-1),
    next: monthLink(1),
    weekdays: weekdayNames[locale],
    weeks: weeksOf(first, context),
  };
}
