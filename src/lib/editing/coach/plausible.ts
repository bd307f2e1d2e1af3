/* Values of an event that can be right, and hardly ever are: a slip of the finger, a wrong year. */

export type PlausibilityRule = 'odd.interval' | 'odd.duration' | 'odd.past';

/** An interval, a whole evening, in minutes. */
const LONGEST_INTERVAL = 90;
const LONGEST_EVENING = 8 * 60;
/** Whoever enters an event that is over does so soon. */
const PAST_MS = 365 * 24 * 60 * 60 * 1000;

interface Implausible {
  readonly rule: PlausibilityRule;
  readonly field: readonly [string];
  readonly about: string;
}

const isAbove = (value: unknown, most: number): boolean =>
  typeof value === 'number' && value > most;

/** What is hardly meant so in a record that has these fields, each with its field. */
export function implausible(
  record: Readonly<Record<string, unknown>>,
  now: number,
): readonly Implausible[] {
  const { interval, duration, all_day: isAllDay, date_start: start, date_end: end } = record;
  const last = typeof end === 'string' ? end : start;
  const found: Implausible[] = [];
  if (isAbove(interval, LONGEST_INTERVAL))
    found.push({ rule: 'odd.interval', field: ['interval'], about: String(interval) });
  if (isAbove(duration, LONGEST_EVENING) && isAllDay !== true)
    found.push({ rule: 'odd.duration', field: ['duration'], about: String(duration) });
  if (typeof last === 'string' && Date.parse(last) < now - PAST_MS)
    found.push({ rule: 'odd.past', field: ['date_start'], about: last.slice(0, 10) });
  return found;
}
