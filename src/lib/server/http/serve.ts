import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Server } from 'node:http';
import { inspect } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalMediaStore } from '../adapters/media/local-media-store.ts';
import { TempFiles } from '../adapters/media/temp-files.ts';
import { type Env, readEnv, SETTINGS } from '../config/env.ts';
import { misspelled } from '../config/misspelled.ts';
import { keysFor } from '../page-store/query-keys.ts';
import type { Log } from '../ports/log.ts';
import type { PageStore } from '../page-store/store.ts';
import { warm } from '../page-store/warm.ts';
import { sessionSecret } from '../services/accounts/secret.ts';
import type { FirstLogin } from '../services/accounts/users.ts';
import { startAlarms } from './alarms/start-alarms.ts';
import { Assets } from './assets.ts';
import { saveAssets } from './previous-assets.ts';
import { serviceWorker } from './service-worker.ts';
import { createLog } from '../adapters/log.ts';
import { openStore } from './open-store.ts';
import type { Rendering, RenderingOptions } from './rendering/rendering.ts';
import { workerRendering } from './workers/worker-rendering.ts';
import { BodyBudget } from './request/body-budget.ts';
import { programCheck } from './request/program-token.ts';
import { sessionCheck } from './request/session-signature.ts';
import { releaseMemory } from './workers/release-memory.ts';
import { Spool } from './request/spool.ts';
import { setSubdomainsEncrypted } from './response/headers.ts';
import * as limits from './response/limits.ts';
import type { Spools } from './server-options.ts';
import { createFoyerServer } from './server.ts';
import { openStatus } from './status/open-status.ts';
import { readinessOf } from './status/readiness.ts';
import { RequestCounts } from './status/request-counts.ts';
import { readVersion, VERSION_FILE } from './status/version.ts';
import { stopServer } from './stop.ts';
import { seedingProgress, whatIsWhere, whereItListens } from './terminal.ts';

/** Whatever renders must not hold up the end. */
const CLOSE_LIMIT_MS = 7000;

/** What the process ends with. */
export const EXIT = { ok: 0, bug: 1, configuration: 2, database: 3, port: 4, notBuilt: 5 } as const;

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const DIST = path.join(ROOT, 'dist');
/** `dist` leads to another build after the next one; this process and its workers keep theirs. */
const BUILD = existsSync(DIST) ? realpathSync(DIST) : DIST;
const CLIENT = path.join(BUILD, 'client');
const ENTRY = path.join(BUILD, 'server/entry.mjs');
const VERSION = path.join(path.dirname(ENTRY), VERSION_FILE);
const WARM_PAGES = 3000;

function give(up: number, ...lines: string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(up);
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

/** Ends the process where the folder of the data cannot be made, or written. */
function requireWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    give(EXIT.configuration, `DATA_DIR cannot be written: ${(error as Error).message}`);
  }
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
  requireWritable(result.env.dataDir);
  for (const line of misspelled(Object.keys(process.env), SETTINGS))
    process.stderr.write(`${line}\n`);
  if (!existsSync(ENTRY))
    give(EXIT.notBuilt, 'The site is not built yet. `npm start` builds it, or: npm run build');
  return result.env;
}

/** What is open while the product runs. */
interface Running {
  readonly rendering: Rendering;
  readonly store: PageStore;
  readonly log: Log;
}

/** Renders pages ahead, the most wanted first, until it is done or the process stops. */
function renderAhead(
  { rendering, store, log }: Running,
  paths: readonly string[],
  signal: AbortSignal,
): void {
  warm({ store, keysFor, paths, most: WARM_PAGES, signal })
    .then(() => {
      return store.sweep();
    })
    .then(() => {
      releaseMemory();
      rendering.releaseMemory();
    })
    .catch((error: unknown) => {
      log.warn('rendering pages ahead ended early', error);
    });
}

/** Ends the process in order when it is told to, and at once after an error that nobody caught. */
function stopOnSignals(
  server: Server,
  { rendering, store }: Running,
  stopping: AbortController,
): void {
  async function stop(code: number): Promise<void> {
    // Ctrl-C reaches this process twice: from the terminal and from `npm start`.
    if (stopping.signal.aborted) return;
    stopping.abort();
    await stopServer(server);
    const closed = rendering.close().then(() => store.close());
    await Promise.race([closed, pause(CLOSE_LIMIT_MS)]);
    process.exit(code);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      void stop(rendering.hasFailed() ? EXIT.database : EXIT.ok);
    });
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      process.stderr.write(`${event}: ${inspect(error)}\n`);
      process.exit(EXIT.bug);
    });
}

/** What the front tells of sessions: their signature, with the secret as soon as it is read. */
function secretOf(env: Env, log: Log): () => string | null {
  let secret: string | null = null;
  sessionSecret(env).then(
    (text) => (secret = text),
    (error: unknown) => {
      log.error('the secret of sessions cannot be read: nobody is signed in', error);
    },
  );
  return () => secret;
}

const filesOf = ({ dataDir }: Env): LocalMediaStore => {
  const folder = path.resolve(dataDir, 'media');
  return new LocalMediaStore(folder, new TempFiles(path.join(folder, '.new')));
};

/** Bodies with files wait for their turn here. Visitors take no room of editors. */
function spoolsOf({ dataDir }: Env): Spools {
  const folder = path.resolve(dataDir, 'received');
  return {
    upload: new Spool({ folder, allBytes: limits.EDITOR_FILES_BYTES }),
    'form-upload': new Spool({ folder, allBytes: limits.VISITOR_FILES_BYTES }),
  };
}

/** What the front hands out by itself: the files of the build, those of the last one, the service worker. */
function filesOfBuild(env: Env, log: Log) {
  const assets = new Assets(CLIENT, env.shop !== null);
  const previous = saveAssets(CLIENT, path.resolve(env.dataDir, 'assets')).catch(
    (error: unknown) => {
      log.warn('files of releases could not be kept', error);
      return null;
    },
  );
  let worker: ReturnType<typeof serviceWorker> | null = null;
  return {
    assets,
    previousAssets: () => previous,
    worker: () => (worker ??= serviceWorker(assets, env.serviceWorker)),
  };
}

async function renderingOf(options: RenderingOptions): Promise<Rendering> {
  if (options.env.renderWorkers > 0) return workerRendering(options);
  const { localRendering } = await import('./rendering/local-rendering.ts');
  return localRendering(options);
}

/** What renders, and tells a terminal how far it is and, last, what stands where. */
function openRendering(
  env: Env,
  log: Log,
  { onPaths, onFailure }: Pick<RenderingOptions, 'onPaths' | 'onFailure'>,
): Promise<Rendering> {
  let login: FirstLogin | null = null;
  let isOpen = false;
  return renderingOf({
    env,
    entry: ENTRY,
    log,
    onSeed: seedingProgress(),
    onFirstLogin: (made) => {
      login = made;
    },
    onPaths: (paths) => {
      // Told once, however often a process opens the site.
      if (!isOpen) process.stdout.write(whatIsWhere(env, login));
      isOpen = true;
      onPaths(paths);
    },
    onFailure,
  });
}

/** Runs the product until it is told to stop. */
export async function serve(): Promise<void> {
  const env = readConfiguration();
  setSubdomainsEncrypted(env.hstsSubdomains);
  const log = createLog(env.logLevel);
  const stopping = new AbortController();
  const rendering = await openRendering(env, log, {
    onPaths: (paths) => {
      renderAhead(running, paths, stopping.signal);
    },
    onFailure: (reason, message) => {
      endOnFailure(running, reason, message);
    },
  });
  const store = openStore(env, { entry: ENTRY, render: rendering.backend.render, log });
  const running = { rendering, store, log };
  const secret = secretOf(env, log);
  const requests = new RequestCounts();
  const status = openStatus({
    env,
    versionFile: VERSION,
    rendering: rendering.status,
    store,
    requests,
    isStopping: () => stopping.signal.aborted,
  });
  const server = createFoyerServer({
    env,
    store,
    ...filesOfBuild(env, log),
    backend: rendering.backend,
    preparing: rendering.preparing,
    hasSession: sessionCheck(secret),
    isProgram: programCheck(env.apiToken, secret),
    bodies: new BodyBudget(limits.BODIES_BYTES),
    spools: spoolsOf(env),
    media: filesOf(env),
    requests,
    status,
    edge: env.edge && { secret: env.edge.secret, build: readVersion(VERSION).build },
    log,
  });
  stopOnSignals(server, running, stopping);
  await listen(server, env);
  process.stdout.write(whereItListens(env));
  rendering.start(store);
  await startAlarms(env, () => readinessOf(status.state()), log);
}

/** With kept pages the venue stays open; without any there is no sense in running. */
function endOnFailure(
  { store, log, rendering }: Running,
  reason: 'build' | 'database',
  message: string,
): void {
  if (reason === 'database' && store.size > 0) {
    log.error(`the database cannot be used, kept pages are served meanwhile: ${message}`);
    return;
  }
  const what = reason === 'build' ? message : `The database cannot be used: ${message}`;
  void Promise.allSettled([store.close(), rendering.close()]).then(() => {
    give(reason === 'build' ? EXIT.bug : EXIT.database, what);
  });
}
