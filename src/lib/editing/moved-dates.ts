import type { Operation } from './operation.ts';

/** What is counted from a date: it moves as far as that does. */
const COUNTED_FROM: Readonly<Record<string, readonly string[]>> = {
  date_start: ['doors', 'date_end'],
};

const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);

/** Instants are kept in whole seconds. */
const instantAt = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

/** How far an instant moves, in milliseconds; 0: not at all, or nobody knows. */
export const distanceOf = (before: unknown, after: unknown): number =>
  timeOf(after) - timeOf(before) || 0;

/** Instants of a record, so far away from where they are; what is no instant is left out. */
export const movedBy = (
  record: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  distance: number,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys
      .map((key) => [key, timeOf(record[key]) + distance] as const)
      .filter(([, time]) => !Number.isNaN(time))
      .map(([key, time]) => [key, instantAt(time)]),
  );

/** The changes that follow from a date of a record that becomes another one. */
export function movedDates(
  record: Readonly<Record<string, unknown>>,
  key: string,
  after: unknown,
): readonly Extract<Operation, { type: 'set' }>[] {
  const distance = distanceOf(record[key], after);
  const counted = Object.hasOwn(COUNTED_FROM, key) ? (COUNTED_FROM[key] ?? []) : [];
  if (distance === 0) return [];
  const set = { type: 'set', module: null } as const;
  return Object.entries(movedBy(record, counted, distance)).map(([other, moved]) => ({
    ...set,
    path: [other],
    before: record[other],
    after: moved,
  }));
}
