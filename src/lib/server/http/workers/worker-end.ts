/** How the process of a worker ended. */
export interface WorkerEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** When it spoke last (`performance.now()`), where it was ended because it spoke no more; else null. */
  readonly silentSince: number | null;
}

/** What somebody else ends a process with: the system, or whoever runs it. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];
/** A worker says so often that its event loop turns. */
export const ALIVE_MS = 1000;

/**
 * Whether a request may have ended the worker that computed it: the next worker would not
 * survive it either. What a worker did when it stopped to answer, or when it ended by itself
 * (out of memory, an error), is suspected; what came later had not begun.
 * @param handedOnAt when the worker got the request (`performance.now()`)
 */
export function isSuspect({ code, signal, silentSince }: WorkerEnd, handedOnAt: number): boolean {
  if (silentSince !== null) return handedOnAt <= silentSince + ALIVE_MS;
  if (signal !== null) return !FROM_OUTSIDE.includes(signal);
  return code !== 0;
}
