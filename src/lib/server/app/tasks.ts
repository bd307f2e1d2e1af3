import { WAITING_LOOK_MS } from '../../constants.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import { startMail } from '../services/mail/task.ts';
import { startSchedule } from '../services/editing/schedule.ts';
import { startSweeping } from '../services/test-shop/sweeper.ts';
import type { WaitingList } from '../services/waiting-list/waiting-list.ts';
import type { AppContext } from './app-context.ts';

/** Looks through the waiting list now and then. */
function startWaiting(waiting: WaitingList, report: ErrorReporter): { close(): Promise<void> } {
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= waiting
      .sweep()
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        report.report('The waiting list could not be looked through.', { why });
      })
      .finally(() => (looking = null));
  };
  const timer = setInterval(look, WAITING_LOOK_MS);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

const ERROR_LOG_SWEEP_MS = 60 * 60_000;

/** Forgets addresses that nobody asks for any more. */
function startErrorLog({ errorLog, report }: AppContext): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = errorLog.sweep().catch((error: unknown) => {
      report.report('Missed addresses could not be swept.', { why: String(error) });
    });
  }, ERROR_LOG_SWEEP_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}

/**
 * What has to happen in one process only, however many answer requests: what is scheduled
 * is published, reservations that are over are taken back, seats that came back are
 * offered to the waiting list, and messages are sent. @returns how to end it
 */
export function startTasks(app: AppContext): () => Promise<void> {
  const { outbox, report, testShop, waiting } = app;
  const schedule = startSchedule(app, report);
  const sweeper = testShop && startSweeping(testShop, report);
  const look = startWaiting(waiting, report);
  const mail = startMail(outbox, report);
  const endErrorLog = startErrorLog(app);
  let isRunning = true;
  testShop?.onFreed(async (idJets) => {
    if (isRunning) await waiting.serveFreed(idJets);
  });
  return async () => {
    isRunning = false;
    await schedule.close();
    await look.close();
    await sweeper?.stop();
    await mail.close();
    await endErrorLog();
  };
}
