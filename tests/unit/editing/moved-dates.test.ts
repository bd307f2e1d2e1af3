import { describe, expect, it } from 'vitest';
import { movedDates } from '../../../src/lib/editing/moved-dates.ts';

const EVENT = {
  date_start: '2026-12-01T18:30:00Z',
  date_end: '2026-12-01T21:00:00Z',
  doors: '2026-12-01T17:30:00Z',
  sale_start: '2026-09-01T08:00:00Z',
};
const after = (record: object, key: string, value: unknown) =>
  movedDates(record as Record<string, unknown>, key, value).map(({ path, after: to }) => [
    path[0],
    to,
  ]);

describe('ED-16 what is counted from the start of an event moves with it', () => {
  it('doors and end, as far as the start does, there and back', () => {
    expect(after(EVENT, 'date_start', '2026-12-03T19:00:00Z')).toEqual([
      ['doors', '2026-12-03T18:00:00Z'],
      ['date_end', '2026-12-03T21:30:00Z'],
    ]);
    const moved = { ...EVENT, date_start: '2026-12-03T19:00:00Z', doors: '2026-12-03T18:00:00Z' };
    expect(after(moved, 'date_start', EVENT.date_start)[0]).toEqual(['doors', EVENT.doors]);
  });

  it('what is not known stays unknown, and nothing moves with any other date (control)', () => {
    expect(after({ ...EVENT, doors: null }, 'date_start', '2026-12-01T19:00:00Z')).toEqual([
      ['date_end', '2026-12-01T21:30:00Z'],
    ]);
    expect(after({ ...EVENT, date_start: null }, 'date_start', EVENT.date_start)).toEqual([]);
    expect(after(EVENT, 'date_start', null)).toEqual([]);
    expect(after(EVENT, 'date_start', EVENT.date_start)).toEqual([]);
    expect(after(EVENT, 'date_end', '2026-12-01T22:00:00Z')).toEqual([]);
    expect(after(EVENT, 'constructor', '2026-12-01T22:00:00Z')).toEqual([]);
  });
});
