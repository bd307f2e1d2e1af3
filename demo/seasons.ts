import type { SeasonInput } from '../src/content/records/groups.ts';
import { yearOf, type Day } from './days.ts';
import { t } from './text.ts';

const FIRST = '-08-01';
const LAST = '-07-31';

/** The season that a day belongs to, by the year in which it began. */
const startYearOf = (day: Day): number => yearOf(day) - (day.slice(4) < FIRST ? 1 : 0);

/** The seasons that the programme from `from` to `to` touches, oldest first. */
export function seasonsOf(from: Day, to: Day): readonly (SeasonInput & { id: number })[] {
  const first = startYearOf(from);
  return Array.from({ length: startYearOf(to) - first + 1 }, (_, index) => {
    const year = first + index;
    const label = `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
    return {
      id: index + 1,
      name: t(`Spielzeit ${label}`, `${label} season`),
      first_day: `${year}${FIRST}`,
      last_day: `${year + 1}${LAST}`,
    };
  });
}

/** Looks up the season's id of a day; days outside all seasons have none. */
export const seasonFinder = (from: Day, to: Day) => {
  const first = startYearOf(from);
  const count = startYearOf(to) - first + 1;
  return (day: Day): number | null => {
    const index = startYearOf(day) - first;
    return index >= 0 && index < count ? index + 1 : null;
  };
};
