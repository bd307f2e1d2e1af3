import { readFileSync } from 'node:fs';

/** What the system says of the thread that runs the JavaScript of a process. */
export interface ThreadState {
  /** It has something to do: it runs, or waits for a processor. */
  readonly isRunnable: boolean;
  /** How long it had a processor since it began. */
  readonly ranMs: number;
}

/** Linux counts in hundredths of a second, whatever its clock does. */
const TICK_MS = 10;
/** Fields behind the name, which may hold blanks and brackets: the state, then the rest. */
const [STATE, USER_TICKS, SYSTEM_TICKS] = [0, 11, 12];
/** So much longer a worker may be silent where nobody can say whether it had a processor. */
const PATIENCE = 6;

/** @param stat what `/proc/…/stat` holds @returns null for what is none */
export function threadState(stat: string): ThreadState | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ranMs = (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS;
  return Number.isNaN(ranMs) ? null : { isRunnable: fields[STATE] === 'R', ranMs };
}

/** What Linux says of the main thread of a process; null: it is gone, or another system. */
export function mainThread(pid: number | undefined): ThreadState | null {
  if (pid === undefined) return null;
  try {
    return threadState(readFileSync(`/proc/${String(pid)}/task/${String(pid)}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * How long a worker says nothing although it could. On a machine that is busy a worker with
 * much to do may not get a processor for long: that is no reason to end it, because the next
 * one would not get one either. What has work counts with the time that it really ran; what
 * sleeps, waits for something else or is stopped counts with all of it.
 */
export class WorkerSilence {
  #ms = 0;
  #last: ThreadState | null = null;

  get ms(): number {
    return this.#ms;
  }

  /** Its event loop has turned. */
  end(): void {
    this.#ms = 0;
  }

  /** Counts the time since the last look. @param state null: nobody knows */
  add(passedMs: number, state: ThreadState | null): void {
    const before = this.#last;
    this.#last = state;
    if (state === null) this.#ms += passedMs / PATIENCE;
    else if (!state.isRunnable) this.#ms += passedMs;
    else if (before !== null) this.#ms += Math.min(passedMs, state.ranMs - before.ranMs);
  }
}
