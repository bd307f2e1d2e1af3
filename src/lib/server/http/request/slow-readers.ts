import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Watched {
  /** Bytes that waited for the reader at the last look. */
  waiting: number;
  /** Since when they are the same, in milliseconds since 1970. */
  since: number;
}

/**
 * Closes connections whose reader takes nothing of an answer for `limitMs`. A
 * look at all of them now and then: `server.timeout` does the same with a timer
 * for every connection, moved at every answer, which took a seventh of the
 * answers a second (measured). Slow senders are kept off by the request's limits.
 */
export function closeSlowReaders(server: Server, limitMs: number, lookMs: number): void {
  const sockets = new Map<Socket, Watched>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { waiting: 0, since: 0 });
    socket.once('close', () => sockets.delete(socket));
  });
  const look = (): void => {
    const now = Date.now();
    for (const [socket, watched] of sockets) {
      const waiting = socket.writableLength;
      if (waiting === 0 || waiting !== watched.waiting) {
        watched.waiting = waiting;
        watched.since = now;
      } else if (now - watched.since >= limitMs) socket.destroy();
    }
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  server.on('close', () => {
    clearInterval(timer);
  });
}
