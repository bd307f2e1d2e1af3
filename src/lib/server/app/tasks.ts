import { WAITING_LOOK_MS } from '../../constants.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import { startMail } from '../services/mail/task.ts';
import { startFormSweep } from '../services/forms/retention.ts';
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

/**
 * What has to happen in one process only, however many answer requests: what is scheduled
 * is published, reservations that are over are taken back, seats that came back are
 * offered to the waiting list, messages are sent, and what came with forms is deleted in time. @returns how to end it
 */
export function startTasks(app: AppContext): () => Promise<void> {
  const { outbox, report, testShop, waiting } = app;
  const schedule = startSchedule(app, report);
  const sweeper = testShop && startSweeping(testShop, report);
  const look = startWaiting(waiting, report);
  const mail = startMail(outbox, report);
  const forms = startFormSweep(app);
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
    await forms.close();
  };
}
