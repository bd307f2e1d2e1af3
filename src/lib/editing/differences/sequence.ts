/** Comparing takes as much time as one list is long, times the other: of more only the ends are compared. */
const MAX_COMPARED = 1_000_000;

type Words = readonly string[];

/** Words, runs of white space, and every other sign by itself. */
const WORDS = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

/** The parts that texts are compared by. */
export const wordsOf = (text: string): Words => text.match(WORDS) ?? [];

/** How many parts two lists have in common from an end on. */
function commonLength(
  before: Words,
  after: Words,
  at: (list: Words, step: number) => string | undefined,
): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && at(before, count) === at(after, count)) count += 1;
  return count;
}

/** The lengths of the longest common subsequences of every pair of endings. */
function commonTable(before: Words, after: Words): Uint32Array {
  const width = after.length + 1;
  const table = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const here = row * width + column;
      table[here] =
        before[row] === after[column]
          ? (table[here + width + 1] ?? 0) + 1
          : Math.max(table[here + width] ?? 0, table[here + 1] ?? 0);
    }
  return table;
}

/** Parts `from` to `to` of the older list, which the parts `from` to `to` of the newer one replace. */
export interface Change {
  readonly old: readonly [from: number, to: number];
  readonly fresh: readonly [from: number, to: number];
}

function middleChanges(before: Words, after: Words, offset: number): readonly Change[] {
  const table = commonTable(before, after);
  const width = after.length + 1;
  const changes: Change[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [rowFrom, columnFrom] = [row, column];
    while (row < before.length || column < after.length) {
      if (row < before.length && column < after.length && before[row] === after[column]) break;
      const here = row * width + column;
      const isInsertion =
        row >= before.length ||
        (column < after.length && (table[here + width] ?? 0) < (table[here + 1] ?? 0));
      if (isInsertion) column += 1;
      else row += 1;
    }
    if (row > rowFrom || column > columnFrom)
      changes.push({
        old: [rowFrom + offset, row + offset],
        fresh: [columnFrom + offset, column + offset],
      });
    while (row < before.length && column < after.length && before[row] === after[column]) {
      row += 1;
      column += 1;
    }
  }
  return changes;
}

/** What makes one list of the other, in order; of lists that are too long one change of the whole middle. */
export function changesBetween(before: Words, after: Words): readonly Change[] {
  const start = commonLength(before, after, (list, step) => list[step]);
  const [oldRest, freshRest] = [before.slice(start), after.slice(start)];
  const end = commonLength(oldRest, freshRest, (list, step) => list.at(-1 - step));
  const old = oldRest.slice(0, oldRest.length - end);
  const fresh = freshRest.slice(0, freshRest.length - end);
  if (old.length === 0 && fresh.length === 0) return [];
  if (old.length * fresh.length > MAX_COMPARED)
    return [{ old: [start, start + old.length], fresh: [start, start + fresh.length] }];
  return middleChanges(old, fresh, start);
}
