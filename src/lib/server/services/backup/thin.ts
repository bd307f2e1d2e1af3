import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';

/** All of the last days, one a day for two weeks, one a week for ten. */
const ALL_MS = 2 * millisecondsInDay;
const DAILY_MS = 14 * millisecondsInDay;
const WEEKLY_MS = 10 * millisecondsInWeek;

/** The backup that stands for a stretch of time is the newest one in it. */
function slotOf(at: number, age: number): string | null {
  if (age <= ALL_MS) return String(at);
  if (age <= DAILY_MS) return `day ${String(Math.floor(at / millisecondsInDay))}`;
  if (age <= WEEKLY_MS) return `week ${String(Math.floor(at / millisecondsInWeek))}`;
  return null;
}

/** Which backups are not needed any more; never the newest one. @param times when each was made */
export function thinned(times: readonly number[], now: number): readonly number[] {
  const taken = new Set<string>();
  return times
    .toSorted((one, other) => other - one)
    .filter((at, index) => {
      const slot = slotOf(at, now - at);
      const isNeeded = index === 0 || (slot !== null && !taken.has(slot));
      if (slot !== null) taken.add(slot);
      return !isNeeded;
    });
}
