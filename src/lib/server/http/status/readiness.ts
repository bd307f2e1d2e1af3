import type { QueueState } from '../../concurrency/bounded-queue.ts';
import type { Version } from './version.ts';
import type { ProcessStatus } from './process-status.ts';
import type { RecentCounts } from './recent-counts.ts';

/** A process that renders pages, as the server in front knows it. */
export interface RenderingProcess {
  readonly name: string;
  readonly isOpen: boolean;
  readonly rssBytes: number;
  /** What it said last; null: nothing yet. */
  readonly status: ProcessStatus | null;
  /** How long ago, in milliseconds. */
  readonly statusAgeMs: number;
}

/** What renders, by processes and by request classes. */
export interface RenderingStatus {
  readonly processes: readonly RenderingProcess[];
  readonly queues: Readonly<Record<string, QueueState>>;
}

export interface SiteState {
  readonly version: Version;
  readonly rendering: RenderingStatus;
  readonly isStopping: boolean;
  /** Kept pages. */
  readonly pages: number;
  /** Of the disk of `DATA_DIR`, 0 to 1; null: unknown. */
  readonly diskFree: number | null;
  readonly recent: RecentCounts;
}

/** One thing that is looked at; what is not needed to answer does not make the site unready. */
interface Check {
  readonly ok: boolean;
  readonly isNeeded?: true;
  readonly [detail: string]: unknown;
}

/** What is looked at. */
export type CheckName =
  | 'process'
  | 'workers'
  | 'database'
  | 'store'
  | 'disk'
  | 'outbox'
  | 'backup'
  | 'schedule'
  | 'shop'
  | 'errors';

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unready';
  readonly version: string;
  readonly commit: string;
  readonly checks: Readonly<Record<CheckName, Omit<Check, 'isNeeded'>>>;
}

/** A process that says nothing for so long does not know its database. */
const MAX_AGE_MS = 15_000;
const MIN_DISK_FREE = 0.1;
const MAX_LATE_S = 300;
/** Errors in the log within ten minutes; single ones are for whoever reads it. */
const MAX_RECENT_ERRORS = 20;
/** So many calls that the shop does not answer, and none that it does, within ten minutes. */
const SHOP_IS_DOWN = 3;

/** The process that looks after what is done once. */
const taskProcessOf = ({ processes }: RenderingStatus): RenderingProcess | undefined =>
  processes.find(({ isOpen, status }) => isOpen && status?.site !== undefined);

function checksOf(state: SiteState): Readonly<Record<CheckName, Check>> {
  const open = state.rendering.processes.filter(({ isOpen }) => isOpen).length;
  const tasks = taskProcessOf(state.rendering);
  const isKnown = tasks !== undefined && tasks.statusAgeMs <= MAX_AGE_MS;
  const site = isKnown ? (tasks.status?.site ?? null) : null;
  const { diskFree: free, recent } = state;
  return {
    process: { ok: !state.isStopping, isNeeded: true },
    workers: { ok: open > 0, isNeeded: true, open },
    database: { ok: site !== null, isNeeded: true },
    store: { ok: true, pages: state.pages },
    disk: { ok: free === null || free >= MIN_DISK_FREE, free },
    outbox: {
      ok: site !== null && site.mailLateS <= MAX_LATE_S && site.mailsGivenUp === 0,
      waiting: site?.mailsWaiting ?? null,
      given_up: site?.mailsGivenUp ?? null,
      late_seconds: site?.mailLateS ?? null,
    },
    backup: {
      ok: site?.backup?.isLate !== true,
      age_seconds: site?.backup?.ageS ?? null,
    },
    schedule: {
      ok: site !== null && site.scheduleLateS <= MAX_LATE_S,
      late_seconds: site?.scheduleLateS ?? null,
    },
    shop: {
      ok: recent.shopAnswered > 0 || recent.shopUnreachable < SHOP_IS_DOWN,
      unreachable: recent.shopUnreachable,
    },
    errors: { ok: recent.errors <= MAX_RECENT_ERRORS, in_ten_minutes: recent.errors },
  };
}

/** Whether the site can answer everything, and what is wrong with it. */
export function readinessOf(state: SiteState): Readiness {
  const checks = checksOf(state);
  const failing = Object.values(checks).filter(({ ok }) => !ok);
  const isUnready = failing.some(({ isNeeded = false }) => isNeeded);
  const shown = Object.entries(checks).map(([name, { isNeeded: _, ...check }]) => [name, check]);
  return {
    status: isUnready ? 'unready' : failing.length > 0 ? 'degraded' : 'ready',
    ...state.version,
    checks: Object.fromEntries(shown) as Readiness['checks'],
  };
}
