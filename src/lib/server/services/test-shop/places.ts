/** Seats of one group (and time slot): numbered from 0, in rows where there are any. */
export interface Places {
  readonly seats: number;
  /** Null: everybody sits where they like. */
  readonly rowLength: number | null;
}

/** Free seats side by side. */
interface Run {
  readonly start: number;
  readonly length: number;
}

/** The runs of free seats of a row that ends before `end`. */
function* runsIn(start: number, end: number, taken: ReadonlySet<number>): Generator<Run> {
  let first = start;
  for (let seat = start; seat <= end; seat += 1) {
    if (seat < end && !taken.has(seat)) continue;
    if (seat > first) yield { start: first, length: seat - first };
    first = seat + 1;
  }
}

const numbersFrom = (start: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => start + index);

/** The first seats side by side, best where nobody is left to sit alone beside them. */
function connected(
  { seats }: Places,
  rowLength: number,
  taken: ReadonlySet<number>,
  count: number,
): readonly number[] | null {
  let second: Run | null = null;
  for (let row = 0; row < seats; row += rowLength)
    for (const run of runsIn(row, Math.min(row + rowLength, seats), taken)) {
      if (run.length < count) continue;
      if (run.length - count !== 1) return numbersFrom(run.start, count);
      second ??= run;
    }
  return second === null ? null : numbersFrom(second.start, count);
}

/**
 * Free seats for people who belong together.
 * @returns null when there are not enough, or not enough side by side
 */
export function findPlaces(
  places: Places,
  taken: ReadonlySet<number>,
  count: number,
): readonly number[] | null {
  // A house that was made smaller has no more room than it says, whichever seats are taken.
  if (taken.size + count > places.seats) return null;
  if (places.rowLength !== null) return connected(places, places.rowLength, taken, count);
  const found: number[] = [];
  for (let seat = 0; seat < places.seats && found.length < count; seat += 1)
    if (!taken.has(seat)) found.push(seat);
  return found.length === count ? found : null;
}

/** Seats of one row that follow each other, counted from 1 as people do. */
export interface SeatSpan {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Seats in words' reach: parted by rows and gaps. @param seats in rising order */
export function spansOf(seats: readonly number[], rowLength: number): readonly SeatSpan[] {
  const spans: SeatSpan[] = [];
  for (const seat of seats) {
    const row = Math.floor(seat / rowLength) + 1;
    const place = (seat % rowLength) + 1;
    const last = spans.at(-1);
    if (last?.row === row && last.to === place - 1) spans.splice(-1, 1, { ...last, to: place });
    else spans.push({ row, from: place, to: place });
  }
  return spans;
}
