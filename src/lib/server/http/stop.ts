import { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { STOP_ACCEPT_MS, STOP_GRACE_MS, STOP_LIMIT_MS } from './response/limits.ts';

/** Between two looks for connections on which nothing is asked any more. */
const IDLE_CHECK_MS = 50;

const stopping = new WeakSet<Server>();

/** Whether answers should tell their connection to close. */
export const isStopping = (server: Server): boolean => stopping.has(server);

/**
 * Stops a server without breaking off anyone. Connections that wait to be taken
 * are taken first, as closing the socket would reset them; then no new ones are,
 * and each open one gets the answers it asked for, the last of which closes it.
 */
export async function stopServer(server: Server): Promise<void> {
  await pause(STOP_ACCEPT_MS);
  stopping.add(server);
  const closed = new Promise<void>((resolve) => {
    // http's own close would close idle connections at once, with what is on its way to them.
    NetServer.prototype.close.call(server, () => {
      resolve();
    });
  });
  await Promise.race([closed, pause(STOP_GRACE_MS)]);
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, IDLE_CHECK_MS);
  const limit = setTimeout(() => {
    server.closeAllConnections();
  }, STOP_LIMIT_MS - STOP_GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
