import type { SiteState } from '../../../src/lib/server/http/status/readiness.ts';

export const SITE = {
  mailsWaiting: 2,
  mailsGivenUp: 0,
  mailLateS: 0,
  scheduleLateS: 0,
  backup: null,
};
const WORKER = {
  name: 'worker 7',
  isOpen: true,
  rssBytes: 1000,
  status: { loopDelayS: 0.01, counts: { log_lines: { error: 3 } }, site: SITE },
  statusAgeMs: 500,
};

/** A site that is well. */
export const STATE: SiteState = {
  version: { version: '1.2.3', commit: 'abc', build: 'b' },
  rendering: {
    processes: [WORKER],
    queues: { search: { running: 1, waiting: 4, started: 9, rejected: 2 } },
  },
  isStopping: false,
  pages: 12,
  diskFree: 0.5,
  recent: { errors: 0, shopAnswered: 0, shopUnreachable: 0 },
};

export const withSite = (site: object | null): SiteState => ({
  ...STATE,
  rendering: {
    ...STATE.rendering,
    processes: [{ ...WORKER, status: { ...WORKER.status, site: site as typeof SITE } }],
  },
});

export const withProcess = (change: object): SiteState => ({
  ...STATE,
  rendering: { ...STATE.rendering, processes: [{ ...WORKER, ...change }] },
});
