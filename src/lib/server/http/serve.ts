import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Server } from 'node:http';
import { inspect } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { type Env, readEnv } from '../config/env.ts';
import { keysFor } from '../page-store/query-keys.ts';
import type { Log } from '../ports/log.ts';
import { PageStore } from '../page-store/store.ts';
import { warm } from '../page-store/warm.ts';
import { Assets } from './assets.ts';
import { rendererOf } from './astro/astro.ts';
import { cacheableHeadersFor } from './response/headers.ts';
import { createLog } from './log.ts';
import { mediaOptions } from './media/media-options.ts';
import { BrokenBuild, openSite } from './open-site.ts';
import { createFoyerServer } from './server.ts';
import { SiteOpener } from './site.ts';
import { stopServer } from './stop.ts';
import { firstLogin, seedingProgress, whatIsWhere } from './terminal.ts';

/** A database that does not answer must not hold up the end. */
const CLOSE_LIMIT_MS = 1000;

/** What the process ends with. */
export const EXIT = { ok: 0, bug: 1, configuration: 2, database: 3, port: 4, notBuilt: 5 } as const;

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CLIENT = path.join(ROOT, 'dist/client');
const ENTRY = path.join(ROOT, 'dist/server/entry.mjs');
/** Raised when what is written for a page changes its meaning. */
const FORMAT = 1;
const MIB = 1024 * 1024;
const WARM_PAGES = 3000;
/** With kept pages at hand the first visitors go before the database; then it is opened anyway. */
const OPEN_AFTER_MS = 250;

function give(up: number, ...lines: string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(up);
}

function openStore(env: Env, log: Log, site: SiteOpener): PageStore {
  const { mtimeMs, size } = statSync(ENTRY);
  const database = env.databaseUrl ?? 'sqlite';
  return new PageStore({
    render: rendererOf(site.get),
    folder: path.resolve(env.dataDir, 'pages'),
    identity: {
      build: `${String(FORMAT)} ${String(mtimeMs)} ${String(size)}`,
      site: `${env.siteOrigin} ${database}`,
    },
    memoryBytes: env.pageStoreMemoryMb * MIB,
    diskBytes: env.pageStoreDiskMb * MIB,
    complete: cacheableHeadersFor(env.siteOrigin),
    log,
  });
}

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const place = `${env.host}:${String(env.port)}`;
      if (error.code === 'EADDRINUSE')
        give(
          EXIT.port,
          `Port ${String(env.port)} is taken: something else already listens on ${place}.`,
          `Choose another one, for example: PORT=${String(env.port + 1)} npm start`,
        );
      give(EXIT.port, `Cannot listen on ${place}: ${error.message}`);
    });
    server.listen(env.port, env.host, () => {
      resolve();
    });
  });
}

/**
 * Opening the site and rendering ahead fill the heap with rubbish, and a server at
 * rest makes too little of it for a collection to come: measured, a third of the
 * resident memory. Without `--expose-gc` nothing happens.
 */
function giveBackMemory(): void {
  globalThis
    .gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
    ?.catch(() => undefined);
}

/** The configuration of a built product; without either the process ends and says why. */
function readConfiguration(): Env {
  const result = readEnv();
  if (!result.ok)
    give(
      EXIT.configuration,
      'The configuration has errors:',
      ...result.fieldErrors.map((fieldError) => `  ${fieldError}`),
    );
  if (!existsSync(ENTRY))
    give(EXIT.notBuilt, 'The site is not built yet. `npm start` builds it, or: npm run build');
  return result.env;
}

/** What is open while the product runs. */
interface Running {
  readonly site: SiteOpener;
  readonly store: PageStore;
  readonly log: Log;
}

/** Renders pages ahead, the most wanted first, until it is done or the process stops. */
function renderAhead({ store, log }: Running, paths: readonly string[], signal: AbortSignal): void {
  warm({ store, keysFor, paths, most: WARM_PAGES, signal })
    .then(({ pages, ms }) => {
      if (pages > 0) log.info('pages rendered ahead', { pages, ms });
      return store.sweep();
    })
    .then(giveBackMemory)
    .catch((error: unknown) => {
      log.warn('rendering pages ahead ended early', error);
    });
}

/** Ends the process in order when it is told to, and at once after an error that nobody caught. */
function stopOnSignals(server: Server, { site, store }: Running, stopping: AbortController): void {
  async function stop(code: number): Promise<void> {
    // Ctrl-C reaches this process twice: from the terminal and from `npm start`.
    if (stopping.signal.aborted) return;
    stopping.abort();
    await stopServer(server);
    await Promise.race([site.close(), pause(CLOSE_LIMIT_MS)]);
    store.close();
    process.exit(code);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      void stop(site.hasFailed ? EXIT.database : EXIT.ok);
    });
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      process.stderr.write(`${event}: ${inspect(error)}\n`);
      process.exit(EXIT.bug);
    });
}

/** Opens the site: at once where no pages are kept, else after the first visitors were served. */
async function openInTime({ site, store, log }: Running): Promise<void> {
  if (store.size > 0) await pause(OPEN_AFTER_MS);
  try {
    await site.get();
  } catch (error) {
    // Not a state of the world that may pass: the process ends and says where.
    if (error instanceof BrokenBuild) throw error;
    const { message } = error as Error;
    if (store.size === 0) {
      store.close();
      give(EXIT.database, `The database cannot be used: ${message}`);
    }
    log.error(`the database cannot be used, kept pages are served meanwhile: ${message}`);
    await site.retry();
  }
}

/** Runs the product until it is told to stop. */
export async function serve(): Promise<void> {
  const env = readConfiguration();
  const log = createLog(env.logLevel);
  const stopping = new AbortController();
  const site: SiteOpener = new SiteOpener(
    () =>
      openSite({
        env,
        store,
        entry: ENTRY,
        onSeed: seedingProgress(),
        onFirstLogin: firstLogin(env),
        onOpen: (paths) => {
          renderAhead(running, paths, stopping.signal);
        },
      }),
    log,
  );
  const store = openStore(env, log, site);
  const running = { site, store, log };
  const media = mediaOptions(env, async () => (await site.get()).app);
  const server = createFoyerServer({
    env,
    store,
    assets: new Assets(CLIENT, env.shop !== null),
    site: site.get,
    log,
    media,
  });
  stopOnSignals(server, running, stopping);
  await listen(server, env);
  process.stdout.write(whatIsWhere(env));
  // What an earlier process did not bring to its end.
  media.library.tempFiles.sweep().catch((error: unknown) => {
    log.warn('unfinished uploads could not be swept', error);
  });
  void openInTime(running);
}
