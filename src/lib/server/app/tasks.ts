import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { FORM_SWEEP_MS, WAITING_LOOK_MS } from '../../constants.ts';
import { OutsideRequest } from '../adapters/outside-request.ts';
import { startRepeating } from '../concurrency/repeat.ts';
import { publishDueReleases } from '../services/releases/publish-release.ts';
import { LinkChecks } from '../services/links/link-checks.ts';
import { startMail } from '../services/mail/task.ts';
import { sweepAttempts } from '../repositories/login-attempts.ts';
import { sweepForms } from '../services/forms/retention.ts';
import { startIndexing } from '../services/search/task.ts';
import { startSchedule } from '../services/editing/schedule.ts';
import { startSweeping } from '../services/test-shop/sweeper.ts';
import type { AppContext } from './app-context.ts';

/** How often is looked for what nobody needs any more. */
const SWEEP_MS = millisecondsInHour;
/** What is due is published within a second. */
const RELEASE_CHECK_MS = 500;
/** How exactly is known since when a link leads nowhere. */
const LINK_LOOK_MS = 10 * millisecondsInMinute;
/** Another site has so long for one answer. */
const OUTSIDE_TIMEOUT_MS = 10 * millisecondsInSecond;

function linkChecksOf(app: AppContext): LinkChecks {
  const { siteOrigin } = app.env;
  const outside = new OutsideRequest({
    userAgent: `Foyer link check (+${siteOrigin})`,
    timeoutMs: OUTSIDE_TIMEOUT_MS,
  });
  return new LinkChecks({ ...app, ask: (...asked) => outside.ask(...asked) });
}

/** Tasks that run again and again. @returns what ends each */
function startRepeated(app: AppContext, links: LinkChecks) {
  const { audit, backups, calendars, errorLog, eventNews, eventStatuses, newsletter } = app;
  const { report, searchWords, waiting } = app;
  const repeat = (work: () => Promise<void>, everyMs: number, failed: string) =>
    startRepeating(work, everyMs, (why) => {
      report.report(failed, { why });
    });
  return [
    repeat(() => waiting.sweep(), WAITING_LOOK_MS, 'The waiting list could not be looked through.'),
    repeat(() => publishDueReleases(app), RELEASE_CHECK_MS, 'Due releases could not be published.'),
    repeat(
      () => newsletter.sweep(),
      SWEEP_MS,
      'Unconfirmed newsletter addresses could not be deleted.',
    ),
    repeat(() => eventNews.sweep(), SWEEP_MS, 'Followers of events could not be swept.'),
    repeat(() => eventStatuses.sweep(), SWEEP_MS, 'Changes of statuses could not be swept.'),
    repeat(() => errorLog.sweep(), SWEEP_MS, 'Missed addresses could not be swept.'),
    // What tells askers of a day apart is gone a minute after it.
    repeat(() => searchWords.sweep(), millisecondsInMinute, 'Search words could not be swept.'),
    repeat(
      () => sweepAttempts(app.database.db, app.now().toISOString()),
      SWEEP_MS,
      'Counts of limits that are over could not be deleted.',
    ),
    repeat(() => audit.sweep(), SWEEP_MS, 'The audit log could not be swept.'),
    repeat(() => app.resources.sweep(), SWEEP_MS, 'Old answers of the API could not be deleted.'),
    repeat(() => calendars.sweep(), SWEEP_MS, 'Unread calendars could not be deleted.'),
    repeat(
      async () => {
        await backups?.run();
      },
      millisecondsInMinute,
      'The backup that is due could not be written.',
    ),
    repeat(() => sweepForms(app), FORM_SWEEP_MS, 'What came with forms could not be swept.'),
    repeat(() => links.noteInside(), LINK_LOOK_MS, 'The links of the site could not be looked at.'),
    repeat(
      () => links.askOutside(),
      millisecondsInMinute,
      'Other sites that links lead to could not be asked.',
    ),
  ];
}

/**
 * What has to happen in one process only, however many answer requests: what is scheduled
 * is published, releases that are due are published, reservations that are over are taken back, seats that came back are
 * offered to the waiting list, messages are sent, what came with forms, missed addresses and
 * calendars that nobody reads and answers that nobody asks for again are deleted in time, the search's index follows what other
 * records name, and links are looked after. @returns how to end it
 */
export function startTasks(app: AppContext): () => Promise<void> {
  const { outbox, report, testShop, waiting } = app;
  const schedule = startSchedule(app, report);
  const sweeper = testShop && startSweeping(testShop, report);
  const links = linkChecksOf(app);
  const repeated = startRepeated(app, links);
  const mail = startMail(outbox, report);
  const indexing = startIndexing(app, report);
  let isRunning = true;
  testShop?.onFreed(async (idJets) => {
    if (isRunning) await waiting.serveFreed(idJets);
  });
  return async () => {
    isRunning = false;
    links.stop();
    await schedule.close();
    await sweeper?.stop();
    await mail.close();
    await indexing.close();
    for (const task of repeated) await task.close();
  };
}
