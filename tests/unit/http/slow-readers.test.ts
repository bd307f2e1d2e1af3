import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { closeSlowReaders } from '../../../src/lib/server/http/request/slow-readers.ts';

/** More than the buffers of both ends of a connection take. */
const BODY = Buffer.alloc(32 << 20, 'x');
const open: (Server | Socket)[] = [];
afterEach(() => {
  for (const one of open.splice(0))
    if ('closeAllConnections' in one) one.close();
    else one.destroy();
});

async function answering(limitMs: number | null): Promise<Socket> {
  const server = createServer((_request, response) => response.end(BODY));
  if (limitMs !== null) closeSlowReaders(server, limitMs, 20);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  open.push(server, socket);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return socket;
}

/** Whether the server has let the connection go: seen by the reader when it reads at last. */
async function isCut(socket: Socket): Promise<boolean> {
  let bytes = 0;
  socket.on('data', (part) => (bytes += part.length));
  socket.resume();
  await Promise.race([once(socket, 'close'), pause(1500)]);
  return bytes < BODY.length;
}

describe('readers that take nothing', () => {
  it('are let go after the limit', async () => {
    const socket = await answering(100);
    socket.pause();
    await pause(400);
    expect(await isCut(socket)).toBe(true);
  });

  it('control: without it they hold their connection for as long as they like', async () => {
    const socket = await answering(null);
    socket.pause();
    await pause(400);
    expect(await isCut(socket)).toBe(false);
  });

  it('are not those who read, and not those who wait for the next question', async () => {
    // Longer than a busy machine leaves a reader without the processor.
    const socket = await answering(1000);
    expect(await isCut(socket)).toBe(false);
    await pause(300);
    expect(socket.destroyed).toBe(false);
  });
});
