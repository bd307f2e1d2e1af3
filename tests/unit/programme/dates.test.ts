import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayForAddress,
  dayFromAddress,
  dayOf,
  formatDay,
  formatInstant,
  formatSpan,
  formatStart,
  formatTime,
  formatTimeRange,
  hoursOf,
  instantOf,
  instantText,
  moveDay,
  startOfDay,
  timeOf,
  weekdayNames,
} from '../../../src/lib/dates/dates.ts';
import { instantOfInput } from '../../../src/lib/venue-clock.ts';

const HOUR_MS = 3_600_000;
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('EV-01 the venue’s calendar', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20', '23:59'],
    ['2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
    ['2026-07-01T21:59:59Z', '2026-07-01', '23:59'],
    ['2026-07-01T22:00:00Z', '2026-07-02', '00:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['2027-03-28T00:59:59Z', '2027-03-28', '01:59'],
    ['2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
  ])('at %s it is %s, %s', (instant, day, time) => {
    expect(dayOf(instant)).toBe(day);
    expect(timeOf(instant)).toBe(time);
  });

  it.each([
    ['2026-10-25', 25],
    ['2027-03-28', 23],
    ['2026-11-20', 24],
  ])('%s has %i hours', (day, hours) => {
    expect(+startOfDay(moveDay(day, 1)) - +startOfDay(day)).toBe(hours * HOUR_MS);
    expect(instantOf(day, '24:00')).toEqual(startOfDay(moveDay(day, 1)));
  });

  it('a wall-clock time is the instant at which the venue’s clocks show it', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(23), fc.nat(59), (day, hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const instant = instantOf(day, time);
        const isSkipped = timeOf(instant) !== time;
        // Only the hour that spring leaves out is shown as another.
        if (isSkipped) expect([day.slice(5, 7), hour]).toEqual(['03', 2]);
        expect(dayOf(instant)).toBe(day);
      }),
    );
  });

  it.each([
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ])('%s, %s is %s', (day, time, instant) => {
    expect(instantOf(day, time).toISOString()).toBe(instant);
  });

  it('a date moved by days and back is the same', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        expect(moveDay(moveDay(day, days), -days)).toBe(day);
        expect(dayOf(startOfDay(day))).toBe(day);
      }),
    );
    expect(moveDay('2028-02-28', 1)).toBe('2028-02-29');
    expect(moveDay('2026-10-25', 1)).toBe('2026-10-26');
  });

  it('instants are kept in UTC, to the second', () => {
    expect(instantText(new Date('2026-11-20T18:30:00.999Z'))).toBe('2026-11-20T18:30:00Z');
  });
});

describe('EV-03 dates in addresses', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayFromAddress(dayForAddress(day))).toBe(day);
      }),
    );
    expect(dayForAddress('2026-11-20')).toBe('20-11-2026');
  });

  it.each([
    '31-02-2026',
    '29-02-2027',
    '00-01-2026',
    '01-13-2026',
    '1-1-2026',
    '2026-11-20',
    '20.11.2026',
    '20-11-26',
    '20-11-2026 ',
    '',
  ])('EV-04 «%s» is no date', (text) => {
    expect(dayFromAddress(text)).toBeNull();
  });

  it('EV-04 anything else is null or a real date, never an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = dayFromAddress(text);
        if (day !== null) expect(dayForAddress(day)).toBe(text);
      }),
    );
  });
});

describe('EV-01 dates and times for people', () => {
  const instant = '2026-11-20T18:30:00Z';

  it('are written as the language does', () => {
    expect(formatInstant(instant, 'de', 'full')).toBe('Freitag, 20.\u00a0November 2026');
    expect(formatInstant(instant, 'en', 'full')).toBe('Friday, 20\u00a0November 2026');
    expect(formatInstant(instant, 'de', 'numeric')).toBe('20.11.2026');
    expect(formatDay('2026-03-01', 'de', 'month')).toBe('März 2026');
    expect(formatTime(instant, 'de')).toBe('19:30\u00a0Uhr');
    expect(formatTime(instant, 'en')).toBe('19:30');
  });

  it.each([
    ['10:00', '18:30', '10:00–18:30\u00a0Uhr', '10:00–18:30'],
    ['22:00', '01:00', '22:00–01:00\u00a0Uhr', '22:00–01:00'],
    ['09:00', '11:00', '9–11\u00a0Uhr', '9–11'],
    ['19:30', '21:45', '19:30–21:45\u00a0Uhr', '19:30–21:45'],
    ['00:00', '01:00', '0–1\u00a0Uhr', '0–1'],
  ])('two full hours of a day lose their «:00» (%s to %s)', (from, to, de, en) => {
    expect(formatTimeRange(from, to, 'de')).toBe(de);
    expect(formatTimeRange(from, to, 'en')).toBe(en);
  });

  it('a time by itself says in English what it is, in the same figures', () => {
    expect(formatStart(instant, 'de')).toBe('19:30\u00a0Uhr');
    expect(formatStart(instant, 'en')).toBe('from\u00a019:30');
    const [from, to] = ['2026-11-20T19:00:00Z', '2026-11-20T20:20:00Z'];
    expect(formatSpan(from, to, 'de')).toBe('20:00–21:20\u00a0Uhr');
    expect(formatSpan(from, to, 'en')).toBe('20:00–21:20');
  });

  it.each([
    [1, 0, 1],
    [90, 0, 90],
    [91, 1, 31],
    [120, 2, 0],
    [135, 2, 15],
  ])('hours are counted beyond ninety minutes (%i)', (all, hours, minutes) => {
    expect(hoursOf(all)).toEqual({ hours, minutes });
  });

  it('weeks begin on Monday', () => {
    expect(weekdayNames.de.map(({ long }) => long)).toEqual([
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag',
      'Sonntag',
    ]);
    expect(weekdayNames.en[0]).toEqual({ short: 'Mon', long: 'Monday' });
  });

  it('ED-05 what is typed in the editor is the same instant, through a whole year', () => {
    const differences: string[] = [];
    for (let day = '2026-01-01'; day < '2027-01-01'; day = moveDay(day, 1))
      for (let minute = 0; minute < 24 * 60; minute += 30) {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`;
        if (instantOfInput(day, time).getTime() !== instantOf(day, time).getTime())
          differences.push(`${day} ${time}`);
      }
    expect(differences).toEqual([]);
  });
});
