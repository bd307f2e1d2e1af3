/**
 * How many slips of a hand lie between two words: a letter left out, one too many, another
 * one, or two that changed places (optimal string alignment). Words are at most
 * 40 letters long, so this is bounded.
 * @param most more than this is not counted exactly
 * @returns the distance, or `most + 1` for anything beyond
 */
export function editDistance(left: string, right: string, most: number): number {
  const far = most + 1;
  if (Math.abs(left.length - right.length) > most) return far;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    let closest = row;
    for (let column = 1; column <= right.length; column += 1) {
      // What is further from the diagonal is further than what is counted.
      if (Math.abs(row - column) > most) {
        next.push(far);
        continue;
      }
      const isSame = left[row - 1] === right[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
      closest = Math.min(closest, least);
    }
    if (closest > most) return far;
    [before, last] = [last, next];
  }
  return Math.min(last[right.length] ?? 0, far);
}

/** How many slips a word of some length is forgiven: none below four letters, two from seven on. */
export function typosForgiven(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}
