import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface SocketProgress {
  /** Bytes that waited for the reader at the last check. */
  pendingBytes: number;
  /** Since when they are the same, in milliseconds since 1970. */
  since: number;
}

/**
 * Closes connections whose client reads nothing of a response for `limitMs`. All of them
 * are checked at an interval: `server.timeout` does the same with a timer for every
 * connection, renewed with every response, which cost a seventh of the throughput
 * (measured). Slow senders are closed by the time limit of requests.
 */
export function closeSlowReaders(server: Server, limitMs: number, checkMs: number): void {
  const sockets = new Map<Socket, SocketProgress>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { pendingBytes: 0, since: 0 });
    socket.once('close', () => sockets.delete(socket));
  });
  const check = (): void => {
    const now = Date.now();
    for (const [socket, progress] of sockets) {
      const pendingBytes = socket.writableLength;
      if (pendingBytes === 0 || pendingBytes !== progress.pendingBytes) {
        progress.pendingBytes = pendingBytes;
        progress.since = now;
      } else if (now - progress.since >= limitMs) socket.destroy();
    }
  };
  const timer = setInterval(check, checkMs);
  timer.unref();
  server.on('close', () => {
    clearInterval(timer);
  });
}
