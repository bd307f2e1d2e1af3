import type { Counts } from '../../concurrency/counters.ts';

/** What went wrong lately, in all processes. */
export interface RecentCounts {
  /** Lines of the log at the levels error and fatal. */
  readonly errors: number;
  readonly shopAnswered: number;
  readonly shopUnreachable: number;
}

/** How long «lately» is, in milliseconds. */
export const RECENT_MS = 10 * 60_000;

const totalsOf = ({ log_lines = {}, shop_calls = {} }: Counts): RecentCounts => ({
  errors: (log_lines['error'] ?? 0) + (log_lines['fatal'] ?? 0),
  shopAnswered: (shop_calls['answered'] ?? 0) + (shop_calls['rejected'] ?? 0),
  shopUnreachable: shop_calls['unreachable'] ?? 0,
});

const NOTHING: RecentCounts = { errors: 0, shopAnswered: 0, shopUnreachable: 0 };

const combine = (
  left: RecentCounts,
  right: RecentCounts,
  by: (left: number, right: number) => number,
): RecentCounts => ({
  errors: by(left.errors, right.errors),
  shopAnswered: by(left.shopAnswered, right.shopAnswered),
  shopUnreachable: by(left.shopUnreachable, right.shopUnreachable),
});

/** Counts of the last ten minutes, made of what processes have counted since each of them began. */
export class RecentCounter {
  #seen = new Map<string, RecentCounts>();
  #steps: { readonly at: number; readonly counts: RecentCounts }[] = [];

  /**
   * @param processes the counts of each process by its name
   * @param at milliseconds of a clock that only goes on
   */
  add(processes: Iterable<readonly [name: string, counts: Counts]>, at: number): void {
    const now = new Map<string, RecentCounts>();
    let step = NOTHING;
    for (const [name, counts] of processes) {
      const totals = totalsOf(counts);
      const before = this.#seen.get(name) ?? NOTHING;
      now.set(name, totals);
      step = combine(
        step,
        combine(totals, before, (all, seen) => Math.max(0, all - seen)),
        (left, right) => left + right,
      );
    }
    this.#seen = now;
    this.#steps = [...this.#steps.filter((each) => each.at > at - RECENT_MS), { at, counts: step }];
  }

  get counts(): RecentCounts {
    return this.#steps.reduce(
      (sum, { counts }) => combine(sum, counts, (left, right) => left + right),
      NOTHING,
    );
  }
}
