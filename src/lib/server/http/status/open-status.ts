import { statfs } from 'node:fs/promises';
import { loopDelay } from '../../concurrency/loop-delay.ts';
import type { Env } from '../../config/env.ts';
import type { PageStore } from '../../page-store/store.ts';
import { programCheck } from '../request/program-token.ts';
import type { StatusPages } from './answer-status.ts';
import { countsByProcess } from './metrics.ts';
import type { RenderingStatus } from './readiness.ts';
import { RecentCounter } from './recent-counts.ts';
import type { RequestCounts } from './request-counts.ts';
import { readVersion } from './version.ts';

/** How often the disk and the counts of all processes are looked at. */
const LOOK_MS = 10_000;

interface StatusParts {
  readonly env: Pick<Env, 'dataDir' | 'statusToken'>;
  /** The file of the build that says which program it is. */
  readonly versionFile: string;
  readonly rendering: () => RenderingStatus;
  readonly store: PageStore;
  readonly requests: RequestCounts;
  readonly isStopping: () => boolean;
}

/** What `/healthz`, `/readyz` and `/metrics` say, read from what is known already: nobody waits. */
export function openStatus(parts: StatusParts): StatusPages {
  const { env, rendering, store, requests } = parts;
  const version = readVersion(parts.versionFile);
  const delay = loopDelay();
  const recent = new RecentCounter();
  let diskFree: number | null = null;
  const look = () => {
    recent.add(countsByProcess(rendering()), performance.now());
    statfs(env.dataDir).then(
      ({ bavail, blocks }) => (diskFree = blocks === 0 ? null : bavail / blocks),
      () => (diskFree = null),
    );
  };
  look();
  setInterval(look, LOOK_MS).unref();
  return {
    isAllowed: env.statusToken === null ? null : programCheck(env.statusToken),
    state: () => {
      const stats = store.stats();
      return {
        version,
        rendering: rendering(),
        isStopping: parts.isStopping(),
        pages: stats.pages,
        diskFree,
        recent: recent.counts,
        requests: requests.samples(),
        kept: requests.kept,
        store: stats,
        loopDelayS: delay(),
      };
    },
  };
}
