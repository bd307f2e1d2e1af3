import { setTimeout as pause } from 'node:timers/promises';
import { storeTarget } from './invalidation-target.ts';
import { localBackend } from './local-backend.ts';
import { mediaOptions } from '../media/media-options.ts';
import { BrokenBuild, openSite } from './open-site.ts';
import type { Rendering, RenderingOptions } from './rendering.ts';
import { visitorAddress } from '../request/visitor-address.ts';
import { SiteOpener } from './site.ts';
import type { PageStore } from '../../page-store/store.ts';

/** With kept pages at hand the first visitors go before the database; then it is opened anyway. */
const OPEN_AFTER_MS = 250;

/** Rendering in this process, for the smallest machines: kept pages wait for it there. */
export function localRendering(options: RenderingOptions): Rendering {
  const { env, log, entry } = options;
  let store: PageStore | null = null;
  let isSeeding = false;
  const site: SiteOpener = new SiteOpener(() => {
    if (store === null) throw new Error('rendering was not started');
    return openSite({
      env,
      log,
      target: storeTarget(store),
      entry,
      runsTasks: true,
      onSeed: (done, all) => {
        isSeeding = done < all;
        options.onSeed(done, all);
      },
      onFirstLogin: options.onFirstLogin,
      onOpen: options.onPaths,
    });
  }, log);
  const media = mediaOptions(env, async () => (await site.get()).app);

  async function open(pages: PageStore): Promise<void> {
    if (pages.size > 0) await pause(OPEN_AFTER_MS);
    try {
      await site.get();
    } catch (error) {
      const reason = error instanceof BrokenBuild ? 'build' : 'database';
      options.onFailure(reason, (error as Error).message);
      if (reason === 'database') await site.retry();
    }
    // What an earlier process did not bring to its end.
    await media.library.tempFiles.sweep().catch((error: unknown) => {
      log.warn('unfinished uploads could not be swept', error);
    });
  }

  return {
    backend: localBackend({
      env,
      site: site.get,
      app: async () => (await site.get()).app,
      log,
      media,
      visitorOf: (request) => visitorAddress(request, env.trustProxy),
    }),
    isPreparing: () => isSeeding,
    hasFailed: () => site.hasFailed,
    start: (pages) => {
      store = pages;
      void open(pages);
    },
    // It is the process in front, which does so by itself.
    releaseMemory: () => undefined,
    close: () => site.close(),
  };
}
