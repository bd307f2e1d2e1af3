import { INTL_LOCALE, LOCALES, TIME_ZONE, type Locale } from '../constants.ts';

/** A date of the venue's calendar, `2026-11-20`. */
export type Day = string;

const partsOf = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clockOf = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The venue's date at an instant. */
export const dayOf = (instant: Date | string): Day => partsOf.format(new Date(instant));

/** The venue's time at an instant, `19:30`. */
export const timeOf = (instant: Date | string): string => clockOf.format(new Date(instant));

const DAY_MS = 86_400_000;
const wallClock = (day: Day, time: string): number => Date.parse(`${day}T${time}:00Z`);
/** How far the venue's clocks are ahead of UTC, in milliseconds. @param instant a whole minute */
const aheadAt = (instant: number): number => {
  const date = new Date(instant);
  return wallClock(partsOf.format(date), clockOf.format(date)) - instant;
};
/** Longer than any zone is ahead of UTC by, and shorter than the time between two clock changes. */
const BEFORE_MS = DAY_MS;

/**
 * The instant of a wall-clock time (`19:30`; `24:00` ends the day) on a date of the venue.
 * Of the hour that comes twice in autumn it is the first one; a time in the hour that spring
 * leaves out counts on from the hour before.
 */
export function instantOf(day: Day, time: string): Date {
  if (time === '24:00') return startOfDay(moveDay(day, 1));
  const wall = wallClock(day, time);
  const before = aheadAt(wall - BEFORE_MS);
  const after = aheadAt(wall + BEFORE_MS);
  const isAfter = aheadAt(wall - before) !== before && aheadAt(wall - after) === after;
  return new Date(wall - (isAfter ? after : before));
}

/** Days are few and asked for again and again; this many answers are remembered. */
const MOST_REMEMBERED = 5000;

/** A pure function of a text that remembers its answers. */
function remembering<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const answer = known.get(text) ?? work(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, answer);
    return answer;
  };
}

const midnights = remembering((day) => instantOf(day, '00:00').getTime());

/** The instant at which a date of the venue begins. */
export const startOfDay = (day: Day): Date => new Date(midnights(day));

const noon = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

/** A calendar date moved by whole days; daylight saving has no say in it. */
export const moveDay = (day: Day, days: number): Day =>
  new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10);

/** An instant as it is kept: UTC, to the second. */
export const instantText = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

/**
 * A date from an address, `20-11-2026` (EV-03).
 * @returns the date as `2026-11-20`, or null when it is no real date.
 */
export function dayFromAddress(text: string): Day | null {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/u.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  const time = noon(day);
  // A date that does not exist (31 February) either is no time at all or another day.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

/** `2026-11-20` as addresses write it: `20-11-2026`. */
export const dayForAddress = (day: Day): string => day.split('-').reverse().join('-');

/** Formats of dates that the pages use; all in the venue's time zone. */
const FORMATS = {
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
export type DateFormat = keyof typeof FORMATS;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, format: DateFormat): Intl.DateTimeFormat {
  const key = `${locale}:${format}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    ...FORMATS[format],
    timeZone: TIME_ZONE,
  });
  formatters.set(key, made);
  return made;
}

/** An instant as people read it. */
export const formatInstant = (instant: Date | string, locale: Locale, format: DateFormat): string =>
  formatter(locale, format).format(new Date(instant));

const dayTexts = remembering((key) => {
  const [locale, format, day] = key.split(' ') as [Locale, DateFormat, Day];
  return formatInstant(`${day}T12:00:00Z`, locale, format);
});

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

/** A time as people read it: «19:30 Uhr», "19:30". */
export const formatTime = (instant: Date | string, locale: Locale): string =>
  locale === 'de' ? `${timeOf(instant)} Uhr` : timeOf(instant);

const withoutFullHour = (time: string): string => time.replace(/^0?(\d+):00$/u, '$1');

/** Two times of a day as a range; full hours lose their «:00» («10–18:30 Uhr»). */
export function formatTimeRange(from: string, to: string, locale: Locale): string {
  const range = `${withoutFullHour(from)}–${withoutFullHour(to)}`;
  return locale === 'de' ? `${range} Uhr` : range;
}
