/** Lines of one kind that are written in a window; what comes beyond is counted. */
const WINDOW_MS = 10_000;
const MAX_LINES = 20;
/** More kinds than code has: strangers cannot make more room for themselves. */
const MAX_KINDS = 200;
const OTHER_KINDS = 'other';

/** How many lines of a kind were left out. */
export interface OmittedLines {
  readonly kind: string;
  readonly count: number;
}

/** Bounds the log: a flood of refusals, or a full disk, is told and does not fill the disk. */
export class LogLimit {
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  /** @param now a clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a line of this kind is written; counted where it is not. */
  admits(kind: string): boolean {
    const name = this.#counts.has(kind) || this.#counts.size < MAX_KINDS ? kind : OTHER_KINDS;
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count <= MAX_LINES;
  }

  /** What was left out of a window that has ended, told once; a new window begins. */
  takeOmitted(): readonly OmittedLines[] {
    const now = this.#now();
    if (now < this.#endsAt) return [];
    const omitted = [...this.#counts]
      .map(([kind, count]) => ({ kind, count: count - MAX_LINES }))
      .filter(({ count }) => count > 0);
    this.#counts.clear();
    this.#endsAt = now + WINDOW_MS;
    return omitted;
  }
}

/**
 * What lines have in common that are told for the same reason: the code of the system, else
 * the words before the first number or address; of a security event what happened.
 */
export function kindOf(message: string, details: object): string {
  const { err, event, outcome } = details as Record<string, unknown>;
  const code = (err as NodeJS.ErrnoException | undefined)?.code;
  if (code !== undefined) return code;
  const words = /^[^\d/]{0,60}/u.exec(message)?.[0].trim() ?? '';
  return [words, event, outcome].filter((part) => typeof part === 'string').join(' ');
}
