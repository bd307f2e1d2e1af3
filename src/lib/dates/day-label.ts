import type { Locale } from '../constants.ts';
import { weekdayOf } from './calendar.ts';
import { weekdayNames, type Day } from './dates.ts';

/** Weekday and day of the month, «So 22.», where the month stands above. */
export function dayLabel(day: Day, locale: Locale): string {
  const weekday = weekdayNames[locale][weekdayOf(day) - 1]?.short ?? '';
  return `${weekday} ${String(Number(day.slice(8)))}${locale === 'de' ? '.' : ''}`;
}
