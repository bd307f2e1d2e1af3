import { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { STOP_GRACE_MS, STOP_LIMIT_MS } from './limits.ts';

/**
 * Stops a server without breaking off anyone: no new connections, running
 * requests finish, and open connections get one more answer that tells them to
 * close (closing them at once would lose what is already on its way).
 */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    // http's own close would close idle connections now; net's only stops accepting.
    NetServer.prototype.close.call(server, () => {
      resolve();
    });
  });
  await Promise.race([closed, pause(STOP_GRACE_MS)]);
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  const limit = setTimeout(() => {
    server.closeAllConnections();
  }, STOP_LIMIT_MS - STOP_GRACE_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
