import { rm } from 'node:fs/promises';
import { inspect } from 'node:util';
import { once } from 'node:events';
import { type Env, readEnv } from '../../config/env.ts';
import type { Log } from '../../ports/log.ts';
import { localBackend } from '../rendering/local-backend.ts';
import { loopDelay } from '../../concurrency/loop-delay.ts';
import { createLog } from '../../adapters/log.ts';
import { hashThreads } from '../../services/accounts/passwords/hash-threads.ts';
import { mediaOptions } from '../media/media-options.ts';
import { BrokenBuild, openSite } from '../rendering/open-site.ts';
import { SiteOpener } from '../rendering/site.ts';
import { setSubdomainsEncrypted } from '../response/headers.ts';
import { MessageTarget } from './message-target.ts';
import type { FromWorker, StartMessage, ToWorker } from './messages.ts';
import { processStatus, STATUS_MS } from '../status/process-status.ts';
import { releaseMemory } from './release-memory.ts';
import { createWorkerServer, visitorOf } from './worker-server.ts';
import { ALIVE_MS } from './worker-end.ts';

/** Requests under way have this long to end when the worker stops. */
const STOP_LIMIT_MS = 5000;

const send = (message: FromWorker): void => {
  // Without the process in front there is nobody to tell; it ends then anyway.
  if (process.connected) process.send?.(message);
};

const toldToStart = (): Promise<StartMessage> =>
  new Promise((resolve) => {
    const listen = (message: ToWorker): void => {
      if (message.type !== 'start') return;
      process.off('message', listen);
      resolve(message);
    };
    process.on('message', listen);
  });

function siteOf(env: Env, log: Log, target: MessageTarget, { entry, runsTasks }: StartMessage) {
  return new SiteOpener(
    () =>
      openSite({
        env,
        log,
        target,
        entry,
        runsTasks,
        onSeed: (done, all) => {
          send({ type: 'seeding', done, all });
        },
        onFirstLogin: (login) => {
          send({ type: 'first-login', login });
        },
        onOpen: (paths) => {
          send({ type: 'paths', paths });
        },
      }),
    log,
  );
}

/** Tells the server in front how this process and its database are. */
function reportStatus(site: SiteOpener, runsTasks: boolean): void {
  const delay = loopDelay();
  let isLooking = false;
  const report = async () => {
    isLooking = true;
    const app = site.opened?.app ?? null;
    send({ type: 'status', status: await processStatus(app, delay(), runsTasks) });
    isLooking = false;
  };
  setInterval(() => {
    // A database that hangs is asked once.
    if (!isLooking) void report();
  }, STATUS_MS).unref();
}

/** Tells the server in front that this process turns, and what memory it takes. */
function reportMemory(): void {
  setInterval(() => {
    const temporaryBytes = hashThreads.bytes;
    send({ type: 'alive', rssBytes: process.memoryUsage.rss(), temporaryBytes });
  }, ALIVE_MS);
}

/** Opens the site, and tries again until it is open where the database is the reason. */
async function open(site: SiteOpener): Promise<void> {
  try {
    await site.get();
  } catch (error) {
    const reason = error instanceof BrokenBuild ? 'build' : 'database';
    const { message, cause } = error as Error;
    if (reason === 'build') process.stderr.write(`${inspect(cause)}\n`);
    send({ type: 'failed', reason, message });
    if (reason === 'build') return;
    await site.retry();
  }
  send({ type: 'open' });
}

/** A worker: renders pages and answers calls for the server in front, until that one ends it. */
export async function runWorker(): Promise<void> {
  // Ctrl-C reaches the whole group of processes; the one in front says when to stop.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // The adapter would go on after a rejection, in a state that nobody knows; another worker takes over.
  process.on('unhandledRejection', (error) => {
    process.stderr.write(`unhandledRejection: ${inspect(error)}\n`);
    process.exit(1);
  });
  const start = await toldToStart();
  const read = readEnv();
  if (!read.ok) throw new Error(read.fieldErrors.join('\n'));
  const { env } = read;
  setSubdomainsEncrypted(env.hstsSubdomains);
  const log = createLog(env.logLevel);
  const target = new MessageTarget(start.since, send);
  const site = siteOf(env, log, target, start);
  const app = async () => (await site.get()).app;
  const media = mediaOptions(env, app);
  const server = createWorkerServer({
    backend: localBackend({ env, app, site: site.get, log, media, visitorOf }),
    reach: async (change) => {
      const { feed } = (await site.get()).app;
      if (feed.last < change) await feed.catchUp();
    },
    invalidations: () => target.sent,
    log,
  });

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    const closed = new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
    });
    server.closeIdleConnections();
    await closed;
    await site.close();
    await rm(start.socketPath, { force: true });
    process.exit(0);
  };
  process.on('message', (message: ToWorker) => {
    if (message.type === 'stop') void stop();
    if (message.type === 'retire') void site.endTasks();
    if (message.type === 'release-memory') releaseMemory();
  });
  process.on('disconnect', () => void stop());

  server.listen(start.socketPath);
  await once(server, 'listening');
  reportMemory();
  reportStatus(site, start.runsTasks);
  // What an earlier process did not bring to its end.
  if (start.runsTasks)
    media.library.tempFiles.sweep().catch((error: unknown) => {
      log.warn('unfinished uploads could not be swept', error);
    });
  await open(site);
}
