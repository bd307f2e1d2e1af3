import { addDays, daysBetween, type Day } from './days.ts';

/** Days. */
export const WEEK = 7;

/** Counts the events of each week, so that no week stays empty while others overflow. */
export class Weeks {
  readonly #counts: number[];
  readonly #from: Day;

  constructor(from: Day, to: Day) {
    this.#from = from;
    this.#counts = Array.from({ length: Math.ceil(daysBetween(from, to) / WEEK) }, () => 0);
  }

  add(day: Day): void {
    const week = Math.floor(daysBetween(this.#from, day) / WEEK);
    const count = this.#counts[week];
    if (count !== undefined) this.#counts[week] = count + 1;
  }

  /** First days of the weeks of one part of the span, the emptiest week first. */
  emptiest(part: number, parts: number, offset: number): readonly Day[] {
    const total = this.#counts.length;
    const first = Math.floor((part / parts) * total);
    const length = Math.max(1, Math.floor(((part + 1) / parts) * total) - first);
    return Array.from(
      { length },
      (_, index) => first + ((index + Math.floor(offset * length)) % length),
    )
      .sort((one, other) => (this.#counts[one] ?? 0) - (this.#counts[other] ?? 0))
      .map((week) => addDays(this.#from, week * WEEK));
  }
}
