import { PAIR_SEATS, pairsIn } from '../../../booking/pairs.ts';

/** Seats of one group (and time slot): numbered from 0, in rows where there are any. */
export interface Places {
  readonly seats: number;
  /** Null: seats are not numbered. */
  readonly rowLength: number | null;
}

/** Adjacent free seats. */
interface Run {
  readonly start: number;
  readonly length: number;
}

/** The runs of free seats of a row that ends before `end`. */
function* runsIn(start: number, end: number, takenSeats: ReadonlySet<number>): Generator<Run> {
  let first = start;
  for (let seat = start; seat <= end; seat += 1) {
    if (seat < end && !takenSeats.has(seat)) continue;
    if (seat > first) yield { start: first, length: seat - first };
    first = seat + 1;
  }
}

const numbersFrom = (start: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => start + index);

/** The first adjacent seats, preferably without leaving a single free seat beside them. */
function connected(
  { seats }: Places,
  rowLength: number,
  takenSeats: ReadonlySet<number>,
  count: number,
): readonly number[] | null {
  let fallback: Run | null = null;
  for (let row = 0; row < seats; row += rowLength)
    for (const run of runsIn(row, Math.min(row + rowLength, seats), takenSeats)) {
      if (run.length < count) continue;
      if (run.length - count !== 1) return numbersFrom(run.start, count);
      fallback ??= run;
    }
  return fallback === null ? null : numbersFrom(fallback.start, count);
}

/**
 * Finds free seats for one order.
 * @returns null when there are not enough, or not enough adjacent ones
 */
export function findPlaces(
  places: Places,
  takenSeats: ReadonlySet<number>,
  count: number,
): readonly number[] | null {
  // The number of seats may have been reduced below the seats that are taken.
  if (takenSeats.size + count > places.seats) return null;
  if (places.rowLength !== null) return connected(places, places.rowLength, takenSeats, count);
  const freeSeats: number[] = [];
  for (let seat = 0; seat < places.seats && freeSeats.length < count; seat += 1)
    if (!takenSeats.has(seat)) freeSeats.push(seat);
  return freeSeats.length === count ? freeSeats : null;
}

/**
 * Finds free pairs, one after the other; they need not be beside each other.
 * @returns the first seats of the pairs; null when there are not enough
 */
export function findPairs(
  { seats, rowLength }: Places,
  takenSeats: ReadonlySet<number>,
  count: number,
): readonly number[] | null {
  const free = pairsIn({ seats, row_length: rowLength })
    .map((pair) => pair * PAIR_SEATS)
    .filter((seat) => !takenSeats.has(seat) && !takenSeats.has(seat + 1));
  return free.length < count ? null : free.slice(0, count);
}

/** Seats of one row that follow each other, counted from 1. */
export interface SeatSpan {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Groups seats into spans of one row without gaps. @param seats in rising order */
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
