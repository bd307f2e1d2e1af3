import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { TestShop } from './test-shop.ts';

const SWEEP_MS = 30_000;

/** Releases expired reservations at an interval. */
export function startSweeping(shop: TestShop, report: ErrorReporter): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const sweep = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await shop.sweep();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      report.report('Reservations that are over could not be taken back.', { why });
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => {
    running = sweep();
  }, SWEEP_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
