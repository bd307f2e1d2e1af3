import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be cut and restored, while the address stays the same. */
export interface Line {
  readonly port: number;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

export async function lineTo(target: URL): Promise<Line> {
  const { hostname, port: targetPort } = target;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((socket) => {
    const upstream = connect(Number(targetPort), hostname);
    keep(socket);
    keep(upstream);
    socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
