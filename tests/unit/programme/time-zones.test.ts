import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** What the library makes of some moments, asked in a process of its own. */
const SCRIPT = `
  import * as dates from './src/lib/dates/dates.ts';
  const moments = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-11-20T22:59:59Z',
    '2026-11-20T23:00:00Z', '2027-03-28T00:59:59Z', '2027-03-28T01:00:00Z', '2026-12-31T23:00:00Z'];
  const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2027-03-27', '2027-03-28', '2027-03-29'];
  const perMoment = moments.map((moment) => [dates.dayOf(moment), dates.timeOf(moment),
    dates.formatInstant(moment, 'de', 'full'), dates.formatTime(moment, 'en')]);
  const perDay = days.map((day) => [dates.startOfDay(day).toISOString(),
    dates.instantOf(day, '02:30').toISOString(), dates.instantOf(day, '24:00').toISOString(),
    dates.moveDay(day, 1), dates.dayFromAddress(dates.dayForAddress(day)),
    dates.formatDay(day, 'en', 'full')]);
  console.log(JSON.stringify({ perMoment, perDay, weekdays: dates.weekdayNames }));
`;
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York'];

const run = promisify(execFile);

async function inZone(zone: string, ...args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [...args], { env: { ...process.env, TZ: zone } });
  return JSON.parse(stdout);
}

describe('the machine’s time zone', () => {
  it('EV-01 OH-02 has no say in dates and times', async () => {
    const script = ['--input-type=module-typescript', '--eval', SCRIPT];
    const [first, ...others] = await Promise.all(ZONES.map((zone) => inZone(zone, ...script)));
    expect(first).toMatchObject({ perMoment: expect.any(Array) as unknown });
    for (const other of others) expect(other).toEqual(first);
  });

  it('control: the processes do run in other zones', async () => {
    const script = ['-p', 'new Date(0).getTimezoneOffset()'];
    const offsets = await Promise.all(ZONES.map((zone) => inZone(zone, ...script)));
    expect(new Set(offsets).size).toBe(ZONES.length);
  });
});
