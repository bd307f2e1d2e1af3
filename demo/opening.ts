import type {
  OpeningHoursExceptionInput,
  OpeningHoursInput,
  Weekday,
} from '../src/content/records/notices.ts';
import { comingHolidays } from './calendar.ts';
import { addDays, weekdayOf, type Day } from './days.ts';
import { t } from './text.ts';

/** Spans of the box office; a day without any is closed. */
const week: readonly (readonly [Weekday, ...(readonly (readonly [string, string])[])])[] = [
  ['mo'],
  ['tu', ['10:00', '13:00'], ['14:00', '18:30']],
  ['we', ['10:00', '13:00'], ['14:00', '18:30']],
  ['th', ['10:00', '13:00'], ['14:00', '20:00']],
  ['fr', ['10:00', '18:30']],
  ['sa', ['10:00', '16:00']],
  ['su', ['10:00', '13:00']],
];

const CLOSED = { time_from: null, time_to: null, closed: true };

export const openingHours: readonly (OpeningHoursInput & { id: number })[] = week
  .flatMap(([weekday, ...spans]): OpeningHoursInput[] =>
    spans.length === 0
      ? [{ weekday, ...CLOSED }]
      : spans.map(([time_from, time_to]) => ({ weekday, time_from, time_to, closed: false })),
  )
  .map((hours, index) => ({ ...hours, id: index + 1 }));

/** A Wednesday soon on which the box office moves to the mill for a day. */
function specialDay(today: Day, taken: ReadonlySet<Day>): Day {
  let day = addDays(today, 3);
  while (weekdayOf(day) !== 3 || taken.has(day)) day = addDays(day, 1);
  return day;
}

/** Holidays of the coming year, split spans included, and one day with a text of its own. */
export function openingExceptions(
  today: Day,
): readonly (OpeningHoursExceptionInput & { id: number })[] {
  const holidays = comingHolidays(today);
  const special = specialDay(today, new Set(holidays.map(({ day }) => day)));
  const exceptions: OpeningHoursExceptionInput[] = [
    {
      day: special,
      time_from: '12:00',
      time_to: '18:00',
      alternative_text: t('In der Alten Weberei, 12 bis 18 Uhr', 'At the Alte Weberei, open 12–18'),
      alternative_link_url: 'https://tickets.morgenfeld.example/',
    },
    ...holidays.flatMap(({ day, hours }): OpeningHoursExceptionInput[] =>
      hours.length === 0
        ? [{ day, ...CLOSED }]
        : hours.map(([time_from, time_to]) => ({ day, time_from, time_to })),
    ),
  ];
  return exceptions.map((exception, index) => ({ ...exception, id: index + 1 }));
}
