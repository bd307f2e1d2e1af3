import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../concurrency/network.ts';

/** Lets no place on the net hold more than so many connections at once; others of it are closed. */
export function limitPerAddress(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const place = networkOf(socket.remoteAddress ?? '');
    const count = (counts.get(place) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    counts.set(place, count);
    socket.once('close', () => {
      const left = (counts.get(place) ?? 1) - 1;
      if (left > 0) counts.set(place, left);
      else counts.delete(place);
    });
  });
}
