import {
  processStatus,
  STATUS_MS,
  type ProcessStatus,
  type StatusSource,
} from './process-status.ts';
import type { RenderingProcess } from './readiness.ts';

/**
 * How rendering is where the server in front does it itself: memory, delays and counts stand
 * there already.
 * @param opened the site's application; null while it is not open
 */
export function ownProcess(
  opened: () => StatusSource | null,
  isWell: () => boolean,
): () => RenderingProcess {
  let status: ProcessStatus | null = null;
  let statusAt = performance.now();
  setInterval(() => {
    void processStatus(opened(), 0, true).then((now) => {
      status = now;
      statusAt = performance.now();
    });
  }, STATUS_MS).unref();
  return () => ({
    name: 'rendering',
    isOpen: opened() !== null && isWell(),
    rssBytes: 0,
    status: status && { ...status, counts: {} },
    statusAgeMs: performance.now() - statusAt,
  });
}
