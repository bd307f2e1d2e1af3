import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../concurrency/network.ts';

export interface ConnectionLimits {
  /** How many connections there are at once. */
  readonly most: number;
  /** How many of them one client address has; left out: behind a proxy all come from one. */
  readonly mostOfPlace?: number | undefined;
}

/** A connection, and its last request with its answer. */
interface Use {
  readonly place: string;
  last: { readonly request: IncomingMessage; readonly response: ServerResponse } | null;
  /** What had come when that request was read. */
  bytes: number;
}

/** Whether nothing is asked on a connection: its last answer is out, and no next head is coming. */
function isIdle(socket: Socket, { last, bytes }: Use): boolean {
  if (last === null) return socket.bytesRead === 0;
  const { request, response } = last;
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  return response.writableFinished && request.complete && (hasBody || socket.bytesRead === bytes);
}

/**
 * Bounds connections, in all and of each client address. Where there are too many the one that
 * is idle for longest is closed; where none is idle the new one is.
 */
export function limitConnections(server: Server, { most, mostOfPlace }: ConnectionLimits): void {
  /** The one that was used last stands last. */
  const uses = new Map<Socket, Use>();
  const counts = new Map<string, number>();

  const closeOldestIdle = (newest: Socket, isOne: (use: Use) => boolean): boolean => {
    for (const [socket, use] of uses) {
      if (socket === newest || socket.destroyed || !isOne(use) || !isIdle(socket, use)) continue;
      forget(socket, use);
      socket.destroy();
      return true;
    }
    return false;
  };
  const forget = (socket: Socket, { place }: Use): void => {
    if (!uses.delete(socket)) return;
    const left = (counts.get(place) ?? 1) - 1;
    if (left > 0) counts.set(place, left);
    else counts.delete(place);
  };

  server.on('connection', (socket: Socket) => {
    const use: Use = { place: networkOf(socket.remoteAddress ?? ''), last: null, bytes: 0 };
    const count = (counts.get(use.place) ?? 0) + 1;
    uses.set(socket, use);
    counts.set(use.place, count);
    socket.once('close', () => {
      forget(socket, use);
    });
    const isTooMany =
      mostOfPlace !== undefined && count > mostOfPlace
        ? !closeOldestIdle(socket, ({ place }) => place === use.place)
        : uses.size > most && !closeOldestIdle(socket, () => true);
    if (isTooMany) socket.destroy();
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const use = uses.get(socket);
    if (use === undefined) return;
    use.last = { request, response };
    use.bytes = socket.bytesRead;
    uses.delete(socket);
    uses.set(socket, use);
  });
}
