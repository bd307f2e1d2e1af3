import { statSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../config/env.ts';
import { PageStore } from '../page-store/store.ts';
import type { Render } from '../page-store/rendered-response.ts';
import type { Log } from '../ports/log.ts';
import { isOverloaded } from '../concurrency/bounded-queue.ts';
import { Preparing } from './rendering/backend.ts';
import { cacheableHeadersFor } from './response/headers.ts';
import { withSurrogateKeys } from './shared-cache/surrogate-keys.ts';

/** Raised when what is written for a page changes its meaning. */
const FORMAT = 1;
const MIB = 1024 * 1024;

/** The kept pages of this build, origin and database. @param entry `dist/server/entry.mjs` */
export function openStore(
  env: Env,
  { entry, render, log }: { readonly entry: string; readonly render: Render; readonly log: Log },
): PageStore {
  const { mtimeMs, size } = statSync(entry);
  const database = env.databaseUrl ?? 'sqlite';
  return new PageStore({
    render: env.sharedCache === null ? render : withSurrogateKeys(render),
    folder: path.resolve(env.dataDir, 'pages'),
    identity: {
      build: `${String(FORMAT)} ${String(mtimeMs)} ${String(size)}`,
      // What goes out with every page is kept with it.
      site: `${env.siteOrigin} ${database} ${String(env.hstsSubdomains)} ${String(env.sharedCache !== null)} ${String(env.isKeptInFront)}`,
    },
    memoryBytes: env.pageStoreMemoryMb * MIB,
    diskBytes: env.pageStoreDiskMb * MIB,
    complete: cacheableHeadersFor(env.siteOrigin, env.isKeptInFront),
    log,
    // A page that had to wait for too long was refused, which has its line in the log.
    isExpected: (error) => error instanceof Preparing || isOverloaded(error),
  });
}
