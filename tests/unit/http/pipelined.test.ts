import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Backend } from '../../../src/lib/server/http/rendering/backend.ts';
import { MAX_PIPELINED } from '../../../src/lib/server/http/response/limits.ts';
import { echo, HOST, serve } from './http-kit.ts';

const COUNT = 200;
/** Longer together than what is read at once. */
const PIECES = 50;
const request = (url: string) => `GET ${url} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
const FLOOD = Array.from({ length: COUNT }, (_, index) => request(`/nobody/${index}`)).join('');

/** Sends requests one behind the other without waiting, and collects what comes back. */
function pipeline(port: number, text = FLOOD) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  const got = { text: '' };
  socket.on('data', (chunk: Buffer) => (got.text += chunk.toString()));
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  return { socket, got };
}

/** A backend that answers when it is told to, in the order in which it was asked. */
function held() {
  const asked: { readonly url: string; readonly release: () => void }[] = [];
  const backend: Backend = {
    render: () => Promise.reject(new Error('nothing is rendered here')),
    answer: ({ response }, { url }) =>
      new Promise((resolve) => {
        const release = (): void => {
          response.end(url);
          resolve();
        };
        asked.push({ url, release });
      }),
  };
  return { backend, asked };
}

it('RL-06 a connection has one request under way, and others are answered meanwhile', async () => {
  const { backend, asked } = held();
  const { port, ask } = await serve(echo, { backend });
  const { got } = pipeline(port);
  await expect.poll(() => asked.length).toBe(1);
  const other = ask('/somebody/else');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.release();
  expect((await other).text).toBe('/somebody/else');
  asked[0]?.release();
  await expect.poll(() => asked.length).toBe(3);
  expect(asked.at(-1)?.url).toBe('/nobody/1');
  expect(got.text.match(/HTTP\/1\.1/gu)).toHaveLength(1);
});

it('RL-06 so many may wait on it: they are answered in their order, and it ends', async () => {
  const { backend, asked } = held();
  const { port } = await serve(echo, { backend });
  const { socket, got } = pipeline(port);
  for (let index = 0; index <= MAX_PIPELINED; index += 1) {
    await expect.poll(() => asked.length, { interval: 1 }).toBe(index + 1);
    asked[index]?.release();
  }
  await once(socket, 'close');
  expect(asked.map(({ url }) => url)).toEqual(
    Array.from({ length: MAX_PIPELINED + 1 }, (_, index) => `/nobody/${index}`),
  );
  const last = got.text.slice(got.text.lastIndexOf('HTTP/1.1'));
  expect(last.toLowerCase()).toContain('connection: close');
});

it('a few that are sent so are all answered, and the connection stays', async () => {
  const { ask, port } = await serve(echo);
  await ask('/de');
  const few = ['/de', '/de/team', '/de', '/nobody', '/de'].map(request).join('');
  const { socket, got } = pipeline(port, few);
  await expect.poll(() => got.text.match(/HTTP\/1\.1 \d+/gu)?.length).toBe(5);
  expect(got.text.indexOf('/de/team')).toBeLessThan(got.text.indexOf('/nobody'));
  socket.write(request('/de'));
  await expect.poll(() => got.text.match(/HTTP\/1\.1 \d+/gu)?.length).toBe(6);
});

/** How many requests of a flood a server has parsed when the first ones are answered. */
async function parsedOf(server: Server, port: number): Promise<number> {
  let parsed = 0;
  server.on('request', () => (parsed += 1));
  const { socket } = pipeline(port, '');
  const pieces = Array.from({ length: PIECES }, () => FLOOD);
  // Each is taken before the next one is sent.
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, resolve));
  await once(socket, 'close');
  return parsed;
}

it('RL-06 what nobody will answer is not read; control: a server without the bound reads it', async () => {
  const { server, port } = await serve(echo);
  expect(await parsedOf(server, port)).toBeLessThan((COUNT * PIECES) / 2);
  const unbounded: Server = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
  await once(unbounded, 'listening');
  onTestFinished(() => void unbounded.close());
  const other = (unbounded.address() as AddressInfo).port;
  let parsed = 0;
  unbounded.on('request', () => (parsed += 1));
  pipeline(other, FLOOD.repeat(PIECES));
  await expect.poll(() => parsed).toBe(COUNT * PIECES);
});

it('RL-06 control: a server without the bound has all of them under way at once', async () => {
  let asked = 0;
  const server: Server = createServer(() => (asked += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  pipeline((server.address() as AddressInfo).port);
  await expect.poll(() => asked).toBe(COUNT);
});
