import type { Duplex } from 'node:stream';

const sockets = new WeakMap<Duplex, number>();

/** Whether a request may take longer than the limit of others: an upload has one of its own. */
export const isLongRequest = (socket: Duplex): boolean => (sockets.get(socket) ?? 0) > 0;

/** Exempts a connection from the time limit of requests while the work goes on. */
export async function withoutTimeLimit<Value>(
  socket: Duplex,
  work: () => Promise<Value>,
): Promise<Value> {
  sockets.set(socket, (sockets.get(socket) ?? 0) + 1);
  try {
    return await work();
  } finally {
    sockets.set(socket, (sockets.get(socket) ?? 1) - 1);
  }
}
