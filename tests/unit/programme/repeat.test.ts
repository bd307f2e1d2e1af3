import { describe, expect, it } from 'vitest';
import { clockOf, eventMoments } from '../../../src/lib/programme/event-times.ts';
import {
  LAST,
  MAX_DATES,
  repeatedDays,
  weekdayOf,
  type RepeatRule,
} from '../../../src/lib/programme/repeat.ts';

const TUESDAY = 1;
const rule = (more: Partial<RepeatRule>): RepeatRule => ({
  repeat: 'weeks',
  every: 1,
  weekdays: [],
  nth: 1,
  from: '2026-09-01',
  to: null,
  times: null,
  extra: [],
  without: [],
  ...more,
});

describe('US-02 the days of a series', () => {
  it('US-02 weekly, with one left out and one extra', () => {
    const days = repeatedDays(
      rule({ weekdays: [TUESDAY], times: 12, without: ['2026-10-06'], extra: ['2026-10-08'] }),
    );
    expect(days).toHaveLength(12);
    expect(days.filter((day) => weekdayOf(day) === TUESDAY)).toHaveLength(11);
    expect(days).not.toContain('2026-10-06');
    expect(days).toContain('2026-10-08');
    expect(days.at(-1)).toBe('2026-11-17');
  });

  it('US-02 every other week on two weekdays, from the week of the first day', () => {
    const days = repeatedDays(
      rule({ every: 2, weekdays: [4, 0], from: '2026-09-02', to: '2026-09-30' }),
    );
    expect(days).toEqual(['2026-09-04', '2026-09-14', '2026-09-18', '2026-09-28']);
  });

  it('US-02 every third day across both clock changes and a leap day', () => {
    const spring = rule({ repeat: 'days', every: 3, from: '2027-03-26', times: 3 });
    expect(repeatedDays(spring)).toEqual(['2027-03-26', '2027-03-29', '2027-04-01']);
    const autumn = rule({ repeat: 'days', every: 1, from: '2026-10-24', times: 3 });
    expect(repeatedDays(autumn)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    const leap = rule({ repeat: 'days', every: 1, from: '2028-02-28', times: 3 });
    expect(repeatedDays(leap)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  it('US-02 the second Tuesday, the last Sunday and the fifth Friday of months', () => {
    const monthly = (nth: number, weekday: number, more: Partial<RepeatRule> = {}) =>
      repeatedDays(
        rule({ repeat: 'month', nth, weekdays: [weekday], from: '2026-11-15', times: 3, ...more }),
      );
    expect(monthly(2, TUESDAY)).toEqual(['2026-12-08', '2027-01-12', '2027-02-09']);
    expect(monthly(LAST, 6)).toEqual(['2026-11-29', '2026-12-27', '2027-01-31']);
    expect(monthly(5, 4)).toEqual(['2027-01-29', '2027-04-30', '2027-07-30']);
    expect(monthly(1, 0, { every: 12, from: '2026-01-01' })).toEqual([
      '2026-01-05',
      '2027-01-04',
      '2028-01-03',
    ]);
  });

  it('US-02 one day, days told twice, and no rule without an end', () => {
    expect(repeatedDays(rule({ repeat: 'once', extra: ['2026-09-01'] }))).toEqual(['2026-09-01']);
    expect(repeatedDays(rule({ repeat: 'days' }))).toHaveLength(MAX_DATES + 1);
    expect(repeatedDays(rule({ every: 52, times: 200 })).length).toBeLessThan(12);
    expect(repeatedDays(rule({ to: '2026-08-01' }))).toEqual([]);
  });
});

describe('US-02 the times of an event by the venue’s clock', () => {
  const plain = { start: '19:30', end: null, minutes: 120, doors: 30 };

  it('US-02 the same time on both sides of a clock change is another instant', () => {
    expect(eventMoments('2026-10-24', plain)).toEqual({
      date_start: '2026-10-24T17:30:00Z',
      date_end: '2026-10-24T19:30:00Z',
      doors: '2026-10-24T17:00:00Z',
    });
    expect(eventMoments('2026-10-25', plain).date_start).toBe('2026-10-25T18:30:00Z');
    expect(eventMoments('2027-03-27', plain).date_start).toBe('2027-03-27T18:30:00Z');
    expect(eventMoments('2027-03-28', plain).date_start).toBe('2027-03-28T17:30:00Z');
  });

  it('US-02 02:30 that does not exist is 03:30, and what ends before that still has its length', () => {
    const times = { start: '02:30', end: '03:00', minutes: null, doors: 60 };
    expect(clockOf('2027-03-28', '02:30')).toBe('skipped');
    expect(eventMoments('2027-03-28', times)).toEqual({
      date_start: '2027-03-28T01:30:00Z',
      date_end: '2027-03-28T02:00:00Z',
      doors: '2027-03-28T00:30:00Z',
    });
    expect(clockOf('2027-03-29', '02:30')).toBe('plain');
  });

  it('US-02 of 02:30 that exists twice it is the first, and two hours are two hours', () => {
    const times = { start: '02:30', end: null, minutes: 120, doors: null };
    expect(clockOf('2026-10-25', '02:30')).toBe('twice');
    expect(eventMoments('2026-10-25', times)).toEqual({
      date_start: '2026-10-25T00:30:00Z',
      date_end: '2026-10-25T02:30:00Z',
      doors: null,
    });
    expect(clockOf('2026-10-25', '03:00')).toBe('plain');
  });

  it('US-02 an end that is not after the beginning is of the next day', () => {
    const night = { start: '23:00', end: '01:00', minutes: null, doors: null };
    expect(eventMoments('2026-12-31', night).date_end).toBe('2027-01-01T00:00:00Z');
    expect(eventMoments('2026-10-24', { ...night, end: '23:00' }).date_end).toBe(
      '2026-10-25T22:00:00Z',
    );
  });
});
