import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/**
 * Prints where our dates differ from those of date-fns and date-fns-tz over a whole year: each
 * day, and each half hour, because clocks are changed on the hour or on the half hour.
 */
const SCRIPT = `
  import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
  import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
  import { addDays } from 'date-fns/addDays';
  import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
  import { endOfMonth } from 'date-fns/endOfMonth';
  import { lightFormat } from 'date-fns/lightFormat';
  import { startOfMonth } from 'date-fns/startOfMonth';
  import { daysBetween, eachDay, firstDayOfMonth, lastDayOfMonth, weekdayOf } from './src/lib/dates/calendar.ts';
  import { dayOf, instantOf, moveDay, startOfDay, timeOf } from './src/lib/dates/dates.ts';

  const ZONE = 'Europe/Berlin';
  const HALF_HOUR = 1_800_000;
  const first = Date.parse('2026-11-20T00:00:00Z');
  const last = Date.parse('2027-11-20T00:00:00Z');
  const shown = [], instants = [], days = [];
  let compared = 0;
  for (let instant = first; instant < last; instant += HALF_HOUR) {
    const [day, time] = new Date(instant).toISOString().slice(0, 16).split('T');
    const ours = dayOf(new Date(instant)) + ' ' + timeOf(new Date(instant));
    const theirs = formatInTimeZone(instant, ZONE, 'yyyy-MM-dd HH:mm');
    if (ours !== theirs) shown.push([ours, theirs]);
    const difference = fromZonedTime(day + 'T' + time, ZONE) - instantOf(day, time);
    if (difference !== 0) instants.push([day, time, difference / 3_600_000]);
    compared += 1;
  }
  const start = new Date(2026, 10, 20, 12);
  for (let count = 0; count < 366; count += 1) {
    const date = addDays(start, count);
    const day = moveDay('2026-11-20', count);
    const text = (result) => lightFormat(result, 'yyyy-MM-dd');
    const isSame = day === text(date)
      && day === eachDay('2026-11-20', day)[count]
      && firstDayOfMonth(day) === text(startOfMonth(date))
      && lastDayOfMonth(day) === text(endOfMonth(date))
      && daysBetween('2026-11-20', day) === differenceInCalendarDays(date, start)
      && weekdayOf(day) % 7 === date.getDay()
      && +startOfDay(day) === +fromZonedTime(day + 'T00:00', ZONE);
    if (!isSame) days.push(day);
    compared += 1;
  }
  console.log(JSON.stringify({ compared, shown, instants, days }));
`;

interface Differences {
  readonly compared: number;
  /** Days and times of an instant: ours and the library's. */
  readonly shown: readonly (readonly [ours: string, theirs: string])[];
  /** Instants of a day and time: how many hours the library's is after ours. */
  readonly instants: readonly (readonly [day: string, time: string, hours: number])[];
  readonly days: readonly string[];
}

const run = promisify(execFile);

async function differencesIn(zone: string): Promise<Differences> {
  const args = ['--input-type=module-typescript', '--eval', SCRIPT];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, TZ: zone } });
  return JSON.parse(stdout) as Differences;
}

const TIMES = ['02:00', '02:30'];
const hourOf = (day: string, hours: number) => TIMES.map((time) => [day, time, hours]);
/** The half hours and the days of the year. */
const COMPARISONS = 365 * 48 + 366;
/** Ours counts on from the hour before, the library back from the hour after. */
const SKIPPED = hourOf('2027-03-28', -1);
/** Ours is the first of the two hours, the library's the second. */
const REPEATED = hourOf('2027-10-31', 1);

describe('EV-01 dates over a year with both clock changes, compared with date-fns and date-fns-tz', () => {
  it.each(['UTC', 'Europe/Berlin'])(
    'are the same but for the hour that is left out and the one that comes twice (%s)',
    async (zone) => {
      expect(await differencesIn(zone)).toEqual({
        compared: COMPARISONS,
        shown: [],
        instants: [...SKIPPED, ...REPEATED],
        days: [],
      });
    },
  );

  it('on a machine in New York the library errs in the hour that New York leaves out', async () => {
    const { compared, shown, instants, days } = await differencesIn('America/New_York');
    expect(compared).toBe(COMPARISONS);
    expect(days).toEqual([]);
    // There the library takes the first of the two hours, as ours does everywhere.
    expect(instants).toEqual(SKIPPED);
    expect(shown).toEqual(
      TIMES.map((time) => [`2027-03-14 ${time}`, `2027-03-14 ${time.replace('02', '03')}`]),
    );
  });
});
