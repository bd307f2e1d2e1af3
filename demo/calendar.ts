import { addDays, easterOf, nextWeekday, yearOf, type Day } from './days.ts';

const lastSundayBefore = (day: Day): Day => addDays(nextWeekday(day, 0), -7);

/** Times of the year that programmes hang on; each gives the day of one year. */
const anchors = {
  newYear: (year) => `${year}-01-01`,
  passion: (year) => addDays(easterOf(year), -9),
  goodFriday: (year) => addDays(easterOf(year), -2),
  /** Saturday before the clocks go forward. */
  springClock: (year) => addDays(lastSundayBefore(`${year}-04-01`), -1),
  easter: (year) => easterOf(year),
  pentecost: (year) => addDays(easterOf(year), 48),
  summer: (year) => `${year}-06-18`,
  seasonOpening: (year) => `${year}-09-10`,
  /** Saturday before the clocks go back. */
  autumnClock: (year) => addDays(lastSundayBefore(`${year}-11-01`), -1),
  halloween: (year) => `${year}-10-30`,
  remembrance: (year) => `${year}-11-14`,
  advent: (year) => addDays(nextWeekday(`${year}-12-18`, 0), -21),
  christmas: (year) => `${year}-12-12`,
  afterChristmas: (year) => `${year}-12-26`,
  newYearsEve: (year) => `${year}-12-31`,
} as const satisfies Record<string, (year: number) => Day>;
export type Anchor = keyof typeof anchors;

const nextOf = (from: Day, dayIn: (year: number) => Day): Day => {
  const day = dayIn(yearOf(from));
  return day >= from ? day : dayIn(yearOf(from) + 1);
};

/** The next time from `from` on that the anchor comes round. */
export const nextAnchor = (anchor: Anchor, from: Day): Day => nextOf(from, anchors[anchor]);

/** Every time between two days that the anchor comes round. */
export const anchorsBetween = (anchor: Anchor, from: Day, to: Day): readonly Day[] =>
  [0, 1, 2]
    .map((years) => anchors[anchor](yearOf(from) + years))
    .filter((day) => day >= from && day <= to);

/** The first such weekday from `from` on whose following days keep clear of Christmas and New Year. */
export function quietWeekday(from: Day, weekday: number): Day {
  const day = nextWeekday(from, weekday);
  const lastDay = addDays(day, 4);
  const isFestive = [day, lastDay].some(
    (one) => one.slice(5) >= '12-22' || one.slice(5) <= '01-03',
  );
  return isFestive ? quietWeekday(addDays(day, 7), weekday) : day;
}

/** The days on which the box office keeps other hours: no span is closed. */
const holidays: readonly {
  dayIn: (year: number) => Day;
  hours: readonly (readonly [string, string])[];
}[] = [
  { dayIn: (year) => `${year}-01-01`, hours: [] },
  { dayIn: (year) => addDays(easterOf(year), -2), hours: [] },
  { dayIn: (year) => addDays(easterOf(year), 1), hours: [['14:00', '18:00']] },
  { dayIn: (year) => `${year}-05-01`, hours: [] },
  { dayIn: (year) => addDays(easterOf(year), 39), hours: [['14:00', '18:00']] },
  { dayIn: (year) => addDays(easterOf(year), 50), hours: [['14:00', '18:00']] },
  { dayIn: (year) => `${year}-10-03`, hours: [['14:00', '18:00']] },
  { dayIn: (year) => `${year}-12-24`, hours: [['10:00', '13:00']] },
  { dayIn: (year) => `${year}-12-25`, hours: [] },
  {
    dayIn: (year) => `${year}-12-26`,
    hours: [
      ['11:00', '13:00'],
      ['16:00', '18:00'],
    ],
  },
  { dayIn: (year) => `${year}-12-31`, hours: [['10:00', '16:00']] },
];

/** The holidays of the coming twelve months, by day. */
export const comingHolidays = (from: Day) =>
  holidays
    .map(({ dayIn, hours }) => ({ day: nextOf(from, dayIn), hours }))
    .sort((one, other) => one.day.localeCompare(other.day));
