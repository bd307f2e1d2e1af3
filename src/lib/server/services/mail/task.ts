import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Outbox } from './outbox.ts';

/** A message is on its way within a second or two. */
const LOOK_MS = 1000;
/** While the mail server does not answer: the first pause and the longest. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const SWEEP_MS = 60 * 60_000;

/** Sends what waits in the outbox, again and again, and deletes what is no longer needed. */
export function startMail(outbox: Outbox, report: ErrorReporter): { close(): Promise<void> } {
  const stopped = new AbortController();
  let running: Promise<void> | null = null;
  let pauseMs = 0;
  let nextAt = 0;
  let nextSweepAt = 0;
  const look = async () => {
    try {
      const isReachable = await outbox.deliverDue(stopped.signal);
      pauseMs = isReachable ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pauseMs * 2));
      nextAt = performance.now() + pauseMs;
      if (performance.now() < nextSweepAt) return;
      await outbox.sweep();
      nextSweepAt = performance.now() + SWEEP_MS;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      report.report('The outbox could not be looked through.', { why });
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    if (performance.now() >= nextAt) running ??= look();
  }, LOOK_MS);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      stopped.abort();
      await running;
    },
  };
}
