import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  eachDay,
  firstDayOfMonth,
  lastDayOfMonth,
  moveMonth,
  weekdayOf,
} from '../../../src/lib/dates/calendar.ts';
import { moveDay } from '../../../src/lib/dates/dates.ts';

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('EV-02 weekdays and months', () => {
  it.each([
    ['2026-11-16', 1],
    ['2026-11-20', 5],
    ['2026-11-22', 7],
    ['2026-10-25', 7],
    ['2027-03-28', 7],
  ])('the weekday of %s is %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it.each([
    ['2026-11-20', '2026-11-01', '2026-11-30'],
    ['2026-10-25', '2026-10-01', '2026-10-31'],
    ['2027-02-28', '2027-02-01', '2027-02-28'],
    ['2028-02-01', '2028-02-01', '2028-02-29'],
    ['9999-12-31', '9999-12-01', '9999-12-31'],
  ])('the month of %s is from %s to %s', (day, first, last) => {
    expect(firstDayOfMonth(day)).toBe(first);
    expect(lastDayOfMonth(day)).toBe(last);
  });

  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-11', 2, '2027-01'],
    ['2026-11', 24, '2028-11'],
    ['2027-01', -1, '2026-12'],
    ['2026-11', 0, '2026-11'],
  ])('%s moved by %i months is %s', (month, months, moved) => {
    expect(moveMonth(month, months)).toBe(moved);
  });
});

describe('EV-01 ranges of dates', () => {
  it('both ends belong to them, over a clock change too', () => {
    const change = ['2026-10-24', '2026-10-25', '2026-10-26'];
    expect(eachDay('2026-10-24', '2026-10-26')).toEqual(change);
    expect(eachDay('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
    expect(eachDay('2026-11-20', '2026-11-19')).toEqual([]);
  });

  it('have one date more than days lie between their ends', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 800 }), (first, days) => {
        const last = moveDay(first, days);
        expect(daysBetween(first, last)).toBe(days);
        expect(daysBetween(last, first) + days).toBe(0);
        expect(eachDay(first, last)).toEqual(
          Array.from({ length: days + 1 }, (_, offset) => moveDay(first, offset)),
        );
      }),
      { numRuns: 30 },
    );
  });
});
