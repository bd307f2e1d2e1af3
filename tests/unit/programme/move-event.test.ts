import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../../src/lib/dates/calendar.ts';
import { dayOf, moveDay, timeOf } from '../../../src/lib/dates/dates.ts';
import { movedMoments } from '../../../src/lib/programme/move-event.ts';

const EVENING = {
  date_start: '2026-10-20T17:30:00Z',
  date_end: '2026-10-20T20:30:00Z',
  doors: '2026-10-20T16:45:00Z',
  sale_start: '2026-06-01T08:00:00Z',
};

const clocks = (moments: typeof EVENING) =>
  Object.values(moments).map((at) => `${dayOf(at)} ${timeOf(at)}`);

describe('US-02 an event that is moved to another date', () => {
  it('keeps the times of the clock across a clock change', () => {
    // A week later summer time is over: the same clock is another instant.
    const moved = movedMoments(EVENING, '2026-10-27', '19:30');
    expect(moved.date_start).toBe('2026-10-27T18:30:00Z');
    expect(clocks(moved as typeof EVENING)).toEqual([
      '2026-10-27 19:30',
      '2026-10-27 22:30',
      '2026-10-27 18:45',
      '2026-06-08 10:00',
    ]);
  });

  it('takes its end and its doors along when it begins at another time', () => {
    const moved = movedMoments(EVENING, '2026-10-20', '23:00');
    expect(clocks(moved as typeof EVENING).slice(0, 3)).toEqual([
      '2026-10-20 23:00',
      '2026-10-21 02:00',
      '2026-10-20 22:15',
    ]);
    const early = movedMoments(EVENING, '2026-10-20', '00:15');
    expect(timeOf(early.doors ?? '')).toBe('23:30');
    expect(dayOf(early.doors ?? '')).toBe('2026-10-19');
  });

  it('says nothing of what was not said', () => {
    const bare = { ...EVENING, date_end: null, doors: null, sale_start: null };
    const moved = movedMoments(bare, '2027-10-19', '19:30');
    expect(moved).toMatchObject({ date_end: null, doors: null, sale_start: null });
  });

  it('there and back is where it was, on any day of two years', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700, max: 700 }), (days) => {
        const day = moveDay('2026-10-20', days);
        expect(daysBetween('2026-10-20', day)).toBe(days);
        const there = movedMoments(EVENING, day, '19:30') as typeof EVENING;
        expect(movedMoments(there, '2026-10-20', '19:30')).toEqual(EVENING);
      }),
    );
  });
});
