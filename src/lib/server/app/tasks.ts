import { millisecondsInHour } from 'date-fns/constants';
import { WAITING_LOOK_MS } from '../../constants.ts';
import { startMail } from '../services/mail/task.ts';
import { startFormSweep } from '../services/forms/retention.ts';
import { startSchedule } from '../services/editing/schedule.ts';
import { startSweeping } from '../services/test-shop/sweeper.ts';
import type { AppContext } from './app-context.ts';

const NEWSLETTER_SWEEP_MS = millisecondsInHour;

/** Does something again and again, once at a time; an error is reported with what could not be done. */
function startRepeating(
  work: () => Promise<void>,
  everyMs: number,
  onError: (why: string) => void,
): { close(): Promise<void> } {
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= work()
      .catch((error: unknown) => {
        onError(error instanceof Error ? error.message : String(error));
      })
      .finally(() => (running = null));
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
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
 * offered to the waiting list, messages are sent, and what came with forms is deleted in time. @returns how to end it
 */
export function startTasks(app: AppContext): () => Promise<void> {
  const { newsletter, outbox, report, testShop, waiting } = app;
  const schedule = startSchedule(app, report);
  const sweeper = testShop && startSweeping(testShop, report);
  const look = startRepeating(
    () => waiting.sweep(),
    WAITING_LOOK_MS,
    (why) => {
      report.report('The waiting list could not be looked through.', { why });
    },
  );
  const newsletterSweep = startRepeating(
    () => newsletter.sweep(),
    NEWSLETTER_SWEEP_MS,
    (why) => {
      report.report('Unconfirmed newsletter addresses could not be deleted.', { why });
    },
  );
  const mail = startMail(outbox, report);
  const forms = startFormSweep(app);
  const endErrorLog = startErrorLog(app);
  let isRunning = true;
  testShop?.onFreed(async (idJets) => {
    if (isRunning) await waiting.serveFreed(idJets);
  });
  return async () => {
    isRunning = false;
    await schedule.close();
    await look.close();
    await newsletterSweep.close();
    await sweeper?.stop();
    await mail.close();
    await forms.close();
    await endErrorLog();
  };
}
