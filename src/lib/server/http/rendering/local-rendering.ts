import type { Progress } from '../response/unavailable-page.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { purging, storeTarget } from './invalidation-target.ts';
import { cachesInFront } from '../edge/waker.ts';
import { localBackend } from './local-backend.ts';
import { mediaOptions } from '../media/media-options.ts';
import { BrokenBuild, openSite } from './open-site.ts';
import type { Rendering, RenderingOptions } from './rendering.ts';
import { ownProcess } from '../status/own-process.ts';
import { visitorAddress } from '../request/visitor-address.ts';
import { SiteOpener } from './site.ts';
import type { PageStore } from '../../page-store/store.ts';

/** With kept pages at hand the first visitors go before the database; then it is opened anyway. */
const OPEN_AFTER_MS = 250;

/** Opens the site, and tries again where the database is the reason that it cannot be opened. */
async function open(
  site: SiteOpener,
  pages: PageStore,
  onFailure: RenderingOptions['onFailure'],
): Promise<void> {
  if (pages.size > 0) await pause(OPEN_AFTER_MS);
  try {
    await site.get();
  } catch (error) {
    const reason = error instanceof BrokenBuild ? 'build' : 'database';
    onFailure(reason, (error as Error).message);
    if (reason === 'database') await site.retry();
  }
}

/** Rendering in this process, for the smallest machines: kept pages wait for it there. */
export function localRendering(options: RenderingOptions): Rendering {
  const { env, log, entry } = options;
  const caches = cachesInFront(env, log);
  let store: PageStore | null = null;
  let progress: Progress | null = null;
  const site: SiteOpener = new SiteOpener(() => {
    if (store === null) throw new Error('rendering was not started');
    return openSite({
      env,
      log,
      target: purging(storeTarget(store), caches),
      entry,
      runsTasks: true,
      onSeed: (done, all) => {
        progress = done < all ? { done, all } : null;
        options.onSeed(done, all);
      },
      onFirstLogin: options.onFirstLogin,
      onOpen: options.onPaths,
    });
  }, log);
  const ownStatus = ownProcess(
    () => site.opened?.app ?? null,
    () => !site.hasFailed,
  );
  const media = mediaOptions(env, async () => (await site.get()).app);

  return {
    backend: localBackend({
      env,
      site: site.get,
      app: async () => (await site.get()).app,
      log,
      media,
      visitorOf: (request) => visitorAddress(request, env.trustProxy),
    }),
    preparing: () => progress,
    hasFailed: () => site.hasFailed,
    status: () => ({ processes: [ownStatus()], queues: {} }),
    start: (pages) => {
      store = pages;
      // What an earlier process did not bring to its end.
      const sweep = () => media.library.tempFiles.sweep();
      open(site, pages, options.onFailure)
        .then(sweep)
        .catch((error: unknown) => {
          log.warn('unfinished uploads could not be swept', error);
        });
    },
    // It is the process in front, which does so by itself.
    releaseMemory: () => undefined,
    close: () => site.close(),
  };
}
