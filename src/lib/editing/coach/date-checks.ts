import type { Locale } from '../../constants.ts';

/* Days and times in texts that cannot be: 31 April, 24:30, a Monday that is a Tuesday. */

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  de: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'.split(
    '|',
  ),
  en: 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
    '|',
  ),
};
const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  de: 'Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag'.split('|'),
  en: 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'.split('|'),
};
/** How days are written, each with the groups weekday, day, month, year. */
const DAYS: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [
    /(?:(?<!\p{L})(?<weekday>Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|(?:So|Mo|Di|Mi|Do|Fr|Sa)\.?),?[ \u{A0}](?:den[ \u{A0}])?)?(?<![\d.])(?<day>\d{1,2})\.[ \u{A0}]?(?<month>Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(?:Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)(?!\p{L})\.?)(?:,?[ \u{A0}](?<year>\d{4})(?!\d))?/gu,
    // With its year: «1.13» can be a version, a chapter, a price.
    /(?:(?<!\p{L})(?<weekday>Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|(?:So|Mo|Di|Mi|Do|Fr|Sa)\.?),?[ \u{A0}](?:den[ \u{A0}])?)?(?<![\d.])(?<day>\d{1,2})\.[ \u{A0}]?(?<month>\d{1,2})\.[ \u{A0}]?(?<year>\d{4}|\d{2})(?!\.?\d)/gu,
    // Or without it, where it can hardly be anything else than a day that no month has.
    /(?<![\d.])(?<!(?:Kapitel|Abschnitt|Absatz|Ziffer|Punkt|Version|Nr\.|§)[ \u{A0}])(?<day>3[01])\.(?<month>0?[2469]|11)\.(?![ \u{A0}]?\d)/gu,
  ],
  en: [
    /(?:(?<!\p{L})(?<weekday>Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|(?:Sun|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat)\.?),?[ \u{A0}])?(?<!\d)(?<day>\d{1,2})[ \u{A0}](?<month>January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?!\p{L})\.?)(?:,?[ \u{A0}](?<year>\d{4})(?!\d))?/gu,
    /(?:(?<!\p{L})(?<weekday>Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|(?:Sun|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat)\.?),?[ \u{A0}])?(?<month>January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?!\p{L})\.?)[ \u{A0}](?<day>\d{1,2})(?!\d)(?:,?[ \u{A0}](?<year>\d{4})(?!\d))?/gu,
  ],
};

/** A leap year, for days without one. */
const ANY_LEAP_YEAR = 2024;

/** Which month or weekday is meant, by as many letters as tell it from the others. */
const indexIn = (names: readonly string[], written: string, letters: number): number =>
  names.findIndex((name) => name.slice(0, letters) === written.slice(0, letters));

/** «26» is a year of this century. */
const yearOf = (year: string | undefined): number =>
  year === undefined ? ANY_LEAP_YEAR : Number(year.length === 2 ? `20${year}` : year);

/** With two digits it may be a chapter or a version: a day has to look like one. */
const isOther = (day: string, month: string, year: string | undefined): boolean =>
  year?.length === 2 && (Number(day) > 31 || Number(month) > 12 || Number(month) === 0);

interface WrongDay {
  readonly rule: 'date.impossible' | 'date.weekday';
  readonly about: string;
}

/** The days of a text that are none, and those that are another day of the week. */
export function wrongDays(text: string, locale: Locale): readonly WrongDay[] {
  const [months, weekdays] = [MONTHS[locale], WEEKDAYS[locale]];
  return DAYS[locale].flatMap((days) =>
    [...text.matchAll(days)].flatMap(({ 0: about, groups }): readonly WrongDay[] => {
      const { weekday, day = '', month = '', year } = groups ?? {};
      if (isOther(day, month, year)) return [];
      const at = /^\d/u.test(month) ? Number(month) - 1 : indexIn(months, month, 3);
      const date = new Date(Date.UTC(yearOf(year), at, Number(day)));
      if (date.getUTCMonth() !== at || date.getUTCDate() !== Number(day))
        return [{ rule: 'date.impossible', about }];
      if (weekday === undefined || year === undefined) return [];
      const isWrong = indexIn(weekdays, weekday, 2) !== date.getUTCDay();
      return isWrong ? [{ rule: 'date.weekday', about }] : [];
    }),
  );
}

/** Only what its words say to be a time: 119:97 is a psalm. */
const TIMES: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [
    /(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))?(?=[ \u{A0}]?(?:–[ \u{A0}]?\d{1,2}(?:[:.]\d{2})?[ \u{A0}]?)?Uhr(?!\p{L}))/gu,
    // With its minutes: «25 h» is how long something takes.
    /(?<![\d:.,])(\d{1,2})[:.](\d{2})(?=[ \u{A0}]?h(?![\p{L}\d]))/gu,
  ],
  en: [
    /(?<=\b(?:at|from|until|till|to|Time:)[ \u{A0}])(\d{1,2}):(\d{2})(?![\d:]|[ \u{A0}]?[ap]\.?m)/gu,
  ],
};
/** Twice twelve hours: there is no 13:45 pm. */
const HALF_DAY_TIME = /(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))?(?=[ \u{A0}]?[ap]\.?m(?![\p{L}\d]))/gu;

const isWrong = (hour: number, minute: number, last: number): boolean =>
  hour > last || minute > 59 || (hour === 24 && minute !== 0);

/** The times of a text that no clock shows, in its order. */
export function wrongTimes(text: string, locale: Locale): readonly string[] {
  const found = (times: RegExp, last: number) =>
    [...text.matchAll(times)]
      .filter(([, hour, minute = '0']) => isWrong(Number(hour), Number(minute), last))
      .map(({ 0: about, index }) => ({ about, index }));
  return [
    ...TIMES[locale].flatMap((times) => found(times, 24)),
    ...(locale === 'en' ? found(HALF_DAY_TIME, 12) : []),
  ]
    .toSorted((one, other) => one.index - other.index)
    .map(({ about }) => about);
}
