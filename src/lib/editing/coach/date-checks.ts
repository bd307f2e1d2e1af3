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
    /(?:(?<weekday>Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag),?[ \u{A0}](?:den[ \u{A0}])?)?(?<![\d.])(?<day>\d{1,2})\.[ \u{A0}]?(?<month>Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?:,?[ \u{A0}](?<year>\d{4})(?!\d))?/gu,
    // With its year only: «1.13» can be a version, a chapter, a price.
    /(?:(?<weekday>Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag),?[ \u{A0}](?:den[ \u{A0}])?)?(?<![\d.])(?<day>\d{1,2})\.[ \u{A0}]?(?<month>\d{1,2})\.[ \u{A0}]?(?<year>\d{4})(?!\d)/gu,
  ],
  en: [
    /(?:(?<weekday>Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday),?[ \u{A0}])?(?<!\d)(?<day>\d{1,2})[ \u{A0}](?<month>January|February|March|April|May|June|July|August|September|October|November|December)(?:,?[ \u{A0}](?<year>\d{4})(?!\d))?/gu,
    /(?:(?<weekday>Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday),?[ \u{A0}])?(?<month>January|February|March|April|May|June|July|August|September|October|November|December)[ \u{A0}](?<day>\d{1,2})(?!\d)(?:,?[ \u{A0}](?<year>\d{4})(?!\d))?/gu,
  ],
};

/** A leap year, for days without one. */
const ANY_LEAP_YEAR = 2024;

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
      const at = /^\d/u.test(month) ? Number(month) - 1 : months.indexOf(month);
      const date = new Date(Date.UTC(Number(year ?? ANY_LEAP_YEAR), at, Number(day)));
      if (date.getUTCMonth() !== at || date.getUTCDate() !== Number(day))
        return [{ rule: 'date.impossible', about }];
      const isOther =
        weekday !== undefined && year !== undefined && weekdays[date.getUTCDay()] !== weekday;
      return isOther ? [{ rule: 'date.weekday', about }] : [];
    }),
  );
}

/** Only what its words say to be a time: 119:97 is a psalm. */
const TIMES: Readonly<Record<Locale, RegExp>> = {
  de: /(?<![\d:.])(\d{1,2})[:.](\d{2})(?=[ \u{A0}]?(?:–[ \u{A0}]?\d{1,2}(?:[:.]\d{2})?[ \u{A0}]?)?Uhr)/gu,
  en: /(?<=\b(?:at|from|until|till|to|Time:)[ \u{A0}])(\d{1,2}):(\d{2})(?![\d:])/gu,
};

export const wrongTimes = (text: string, locale: Locale): readonly string[] =>
  [...text.matchAll(TIMES[locale])]
    .filter(
      ([, hour, minute]) =>
        Number(hour) > 24 || Number(minute) > 59 || (Number(hour) === 24 && minute !== '00'),
    )
    .map(([about]) => about);
