import type { Operation } from './operation.ts';

/** What is counted from a date: it moves as far as that does. */
const COUNTED_FROM: Readonly<Record<string, readonly string[]>> = {
  date_start: ['doors', 'date_end'],
};

const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);

/** Instants are kept in whole seconds. */
const instantAt = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

/** The changes that follow from a date of a record that becomes another one. */
export function movedDates(
  record: Readonly<Record<string, unknown>>,
  key: string,
  after: unknown,
): readonly Extract<Operation, { type: 'set' }>[] {
  const distance = timeOf(after) - timeOf(record[key]);
  if (!Object.hasOwn(COUNTED_FROM, key) || !distance) return [];
  return (COUNTED_FROM[key] ?? []).flatMap((other) => {
    const moved = timeOf(record[other]) + distance;
    if (Number.isNaN(moved)) return [];
    const set = { type: 'set', module: null, path: [other] } as const;
    return [{ ...set, before: record[other], after: instantAt(moved) }];
  });
}
