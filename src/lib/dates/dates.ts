import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { addDays } from 'date-fns/addDays';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { INTL_LOCALE, LOCALES, TIME_ZONE, type Locale } from '../constants.ts';
import { dateFrom, dayFrom } from './local-date.ts';
import { dayOf as dayAt, timeOf as timeAt, type Day } from '../venue-clock.ts';

export { instantText, type Day } from '../venue-clock.ts';

/** How many results a memoized function caches: days are few and requested often. */
const MAX_CACHED = 5000;

/** Caches the results of a pure function of a text. */
function memoize<Value>(work: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const answer = cache.get(text) ?? work(text);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(text, answer);
    return answer;
  };
}

/** Caches what the venue's clock shows: every page asks for it, and each answer of Intl costs microseconds. */
function memoizeMinutes(work: (instant: Date) => string): (instant: Date | string) => string {
  const cache = new Map<number, string>();
  return (instant) => {
    const date = new Date(instant);
    const minute = Math.floor(date.getTime() / millisecondsInMinute);
    const answer = cache.get(minute) ?? work(date);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(minute, answer);
    return answer;
  };
}

/** The venue's date at an instant. */
export const dayOf: (instant: Date | string) => Day = memoizeMinutes(dayAt);

/** The venue's time at an instant, `19:30`. */
export const timeOf = memoizeMinutes(timeAt);

/**
 * The instant of a wall-clock time (`19:30`; `24:00` ends the day) on a date of the venue.
 * Of the hour that comes twice in autumn it is the first one; a time in the hour that spring
 * leaves out counts on from the hour before. In these two hours of a year date-fns-tz answers
 * otherwise, in autumn even by the time zone of the machine, so they are corrected here.
 */
export function instantOf(day: Day, time: string): Date {
  if (time === '24:00') return startOfDay(moveDay(day, 1));
  const instant = fromZonedTime(`${day}T${time}`, TIME_ZONE);
  const hourBefore = new Date(instant.getTime() - millisecondsInHour);
  if (timeOf(hourBefore) === time) return hourBefore;
  return timeOf(instant) === time ? instant : new Date(instant.getTime() + millisecondsInHour);
}

const midnights = memoize((day) => instantOf(day, '00:00').getTime());

/** The instant at which a date of the venue begins. */
export const startOfDay = (day: Day): Date => new Date(midnights(day));

/** A calendar date moved by whole days; daylight saving time does not matter. */
export const moveDay = (day: Day, days: number): Day => dayFrom(addDays(dateFrom(day), days));

/**
 * A date from an address, `20-11-2026`.
 * @returns the date as `2026-11-20`, or null when it is no real date.
 */
export function dayFromAddress(text: string): Day | null {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/u.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  const time = Date.parse(`${day}T12:00:00Z`);
  // A date that does not exist (31 February) either is no time at all or another day.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

/** `2026-11-20` as addresses write it: `20-11-2026`. */
export const dayForAddress = (day: Day): string => day.split('-').reverse().join('-');

/** Formats of dates that the pages use; all in the venue's time zone. */
export const DATE_FORMATS = {
  /** Freitag, 20. November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 20. November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Fr., 20. Nov. */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 20. Nov. */
  dayMonth: { day: 'numeric', month: 'short' },
  /** 20.11.2026 */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateFormat = keyof typeof DATE_FORMATS;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, format: DateFormat): Intl.DateTimeFormat {
  const key = `${locale}:${format}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    ...DATE_FORMATS[format],
    timeZone: TIME_ZONE,
  });
  formatters.set(key, created);
  return created;
}

/** Keeps a line from ending within what is read as one. */
export const NO_BREAK = '\u00a0';

/** «20. November», «20. Nov.» and «20 November» stay on one line, wherever the date stands. */
const withoutBreaks = (date: string): string => date.replace(/(\d\.?) (?=\p{L})/u, `$1${NO_BREAK}`);

/** An instant as people read it. */
export const formatInstant = (instant: Date | string, locale: Locale, format: DateFormat): string =>
  withoutBreaks(formatter(locale, format).format(new Date(instant)));

const dayTexts = memoize((key) => {
  const [locale, format, day] = key.split(' ') as [Locale, DateFormat, Day];
  return formatInstant(`${day}T12:00:00Z`, locale, format);
});

/** Day and time of an instant as people read them. */
export const formatMoment = (
  instant: Date | string,
  locale: Locale,
  format: DateFormat = 'numeric',
): string => `${formatInstant(instant, locale, format)}, ${formatTime(instant, locale)}`;

/** A calendar date as people read it. */
export const formatDay = (day: Day, locale: Locale, format: DateFormat): string =>
  dayTexts(`${locale} ${format} ${day}`);

/** The names of the weekdays, Monday first, as short as the language allows and in full. */
export const weekdayNames: Readonly<Record<Locale, readonly { short: string; long: string }[]>> =
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      [2, 3, 4, 5, 6, 7, 8].map((day) => {
        const date = new Date(Date.UTC(2023, 0, day, 12));
        const name = (weekday: 'short' | 'long') =>
          date.toLocaleDateString(INTL_LOCALE[locale], { weekday, timeZone: TIME_ZONE });
        return { short: name('short'), long: name('long') };
      }),
    ]),
  ) as unknown as Readonly<Record<Locale, readonly { short: string; long: string }[]>>;

/** Without «Uhr» an hour is told from other figures by what stands before it. */
const withClock = (figures: string, locale: Locale): string =>
  locale === 'de' ? `${figures}${NO_BREAK}Uhr` : figures;

/** A time within a sentence, or behind a date: «19:30 Uhr», "19:30". */
export const formatTime = (instant: Date | string, locale: Locale): string =>
  withClock(timeOf(instant), locale);

const withoutFullHour = (time: string): string => time.replace(/^0?(\d+):00$/u, '$1');

const isFullHour = (time: string): boolean => time.endsWith(':00');

/**
 * Two times of a day as a range. Full hours lose their «:00» («10–18 Uhr») where both are full
 * and the range ends on the same day; else both are written out («16:00–18:05», decision 57).
 */
export function formatTimeRange(from: string, to: string, locale: Locale): string {
  const isShort = isFullHour(from) && isFullHour(to) && from < to;
  const ends = isShort ? [from, to].map(withoutFullHour) : [from, to];
  return withClock(ends.join('–'), locale);
}

/** When something begins, by itself: «19:30 Uhr», "from 19:30". */
export const formatStart = (instant: Date | string, locale: Locale): string =>
  `${locale === 'de' ? '' : `from${NO_BREAK}`}${formatTime(instant, locale)}`;

/** From when to when something takes: «20–22 Uhr», "20:00–21:20". */
export const formatSpan = (from: Date | string, to: Date | string, locale: Locale): string =>
  formatTimeRange(timeOf(from), timeOf(to), locale);

/** Minutes beyond which nobody counts in minutes any more. */
const MAX_MINUTES = 90;
const MINUTES_AN_HOUR = 60;

/** How long something takes, as people count it: hours only beyond ninety minutes. */
export const hoursOf = (minutes: number): { readonly hours: number; readonly minutes: number } =>
  minutes <= MAX_MINUTES
    ? { hours: 0, minutes }
    : { hours: Math.floor(minutes / MINUTES_AN_HOUR), minutes: minutes % MINUTES_AN_HOUR };
