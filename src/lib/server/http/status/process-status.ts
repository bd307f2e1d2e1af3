import { instantText } from '../../../dates/dates.ts';
import { countsOf, type Counts } from '../../concurrency/counters.ts';
import type { AppContext } from '../../app/app-context.ts';
import type { BackupState } from '../../services/backup/scheduled-backups.ts';
import { siteStatus } from '../../repositories/hub/site-status.ts';

/** How often a process says how it is. */
export const STATUS_MS = 2000;

/** What waits to be done by itself, as of when it was looked at; null where the database fails. */
export interface SiteFacts {
  readonly mailsWaiting: number;
  readonly mailsGivenUp: number;
  /** By how many seconds a message, and what is scheduled, is late. */
  readonly mailLateS: number;
  readonly scheduleLateS: number;
  /** Of the newest backup; null: none is written by schedule. */
  readonly backup: { readonly ageS: number | null; readonly isLate: boolean } | null;
}

/** How a process is that renders pages. */
export interface ProcessStatus {
  readonly loopDelayS: number;
  readonly counts: Counts;
  /** Null: the database cannot be read. Missing: another process looks after it. */
  readonly site?: SiteFacts | null;
}

/** The application, as far as its state is read. */
export type StatusSource = Pick<AppContext, 'backups' | 'database' | 'now'>;

const secondsSince = (instant: string | null, now: Date): number =>
  instant === null ? 0 : Math.max(0, (now.getTime() - Date.parse(instant)) / 1000);

const backupFacts = ({ ageMs, isLate }: BackupState) => ({
  ageS: ageMs === null ? null : Math.round(ageMs / 1000),
  isLate,
});

async function factsOf({ backups, database, now }: StatusSource): Promise<SiteFacts> {
  const at = now();
  const { mailDueSince, scheduleDueSince, ...counts } = await siteStatus(
    database.db,
    instantText(at),
  );
  return {
    ...counts,
    mailLateS: secondsSince(mailDueSince, at),
    scheduleLateS: secondsSince(scheduleDueSince, at),
    backup: backups && backupFacts(backups.state),
  };
}

/**
 * @param source null: the site is not open, so that nothing can be said of its database
 * @param loopDelayS how late the timers of this process were
 */
export async function processStatus(
  source: StatusSource | null,
  loopDelayS: number,
  runsTasks: boolean,
): Promise<ProcessStatus> {
  const status = { loopDelayS, counts: countsOf() };
  if (!runsTasks) return status;
  const site = source === null ? null : await factsOf(source).catch(() => null);
  return { ...status, site };
}
