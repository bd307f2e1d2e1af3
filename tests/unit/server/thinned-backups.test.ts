import fc from 'fast-check';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { expect, it } from 'vitest';
import { thinned } from '../../../src/lib/server/services/backup/scheduled-backups.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const left = (times: readonly number[], now = NOW) => {
  const surplus = thinned(times, now);
  return times.filter((at) => !surplus.includes(at));
};

it('OP-03 every backup of two days stays, then one a day, then one a week', () => {
  const times = Array.from({ length: 100 * 24 }, (_, hour) => NOW - hour * millisecondsInHour);
  const ages = left(times).map((at) => (NOW - at) / millisecondsInDay);
  expect(ages.filter((age) => age <= 2)).toHaveLength(49);
  expect(ages.filter((age) => age > 2 && age <= 14).length).toBeLessThanOrEqual(13);
  expect(ages.filter((age) => age > 14).length).toBeLessThanOrEqual(10);
  expect(Math.max(...ages)).toBeGreaterThan(60);
});

it('OP-03 the newest stays, however old it is, and what stays goes on standing for its time', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1 });
  fc.assert(
    fc.property(times, (days) => {
      const all = days.map((day) => NOW - day * millisecondsInDay);
      const once = left(all);
      expect(once).toContain(Math.max(...all));
      // Nothing that stayed is surplus only because others went.
      expect(left(once)).toEqual(once);
    }),
  );
});
