import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { startRepeating } from '../../concurrency/repeat.ts';
import type { SearchIndexer } from './indexer.ts';

/** How often is looked for what appears or vanishes by itself. What is saved does not wait for it. */
const LOOK_MS = 500;

/** What the task works with. */
interface Indexing {
  readonly searchIndex: SearchIndexer;
  readonly feed: { subscribe(listener: () => void): void };
}

/**
 * Works off the queue of the search's index: after each change, and when a module's time
 * comes. Begins with the whole index where another analyser made it.
 */
export function startIndexing(
  { searchIndex, feed }: Indexing,
  report: ErrorReporter,
): { close(): Promise<void> } {
  const ending = new AbortController();
  const failed = (why: string) => {
    report.report('The search could not be kept up.', { why });
  };
  let beginning: Promise<void> | null = searchIndex
    .enqueueOutdated()
    .catch((error: unknown) => {
      failed(String(error));
    })
    .finally(() => (beginning = null));
  let running: Promise<void> = Promise.resolve();
  const work = async () => {
    await beginning;
    if (!ending.signal.aborted) await searchIndex.drain(undefined, ending.signal);
  };
  const repeated = startRepeating(work, LOOK_MS, failed);
  feed.subscribe(() => {
    // Not waited for: pages are told of a change before the search has followed.
    running = work().catch((error: unknown) => {
      failed(String(error));
    });
  });
  return {
    close: async () => {
      ending.abort();
      await repeated.close();
      await beginning;
      await running;
    },
  };
}
