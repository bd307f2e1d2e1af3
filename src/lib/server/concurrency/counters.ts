/** What is counted in a process, each by what came of it. Names are those of `/metrics`. */
export type CounterName = 'log_lines' | 'shop_calls' | 'mails';

/** Counts by name and outcome: `{ mails: { sent: 3 } }`. */
export type Counts = Readonly<Partial<Record<CounterName, Readonly<Record<string, number>>>>>;

const counts: Partial<Record<CounterName, Record<string, number>>> = {};

/** @param outcome one of a few that the code knows, never what somebody typed */
export function count(name: CounterName, outcome: string): void {
  const outcomes = (counts[name] ??= {});
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

/** What this process has counted since it began. */
export const countsOf = (): Counts => structuredClone(counts);
