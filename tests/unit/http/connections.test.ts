import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gate } from '../page-store/page-store-kit.ts';
import { echo, handlerOf, HOST, serve } from './http-kit.ts';

function open(port: number, text: string, allowHalfOpen = false): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen }, () => socket.write(text));
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

const count = (server: { getConnections(done: (error: unknown, count: number) => void): void }) =>
  new Promise<number>((resolve) => {
    server.getConnections((_, connections) => {
      resolve(connections);
    });
  });

async function untilNone(server: Parameters<typeof count>[0]): Promise<number> {
  const end = Date.now() + 5000;
  while ((await count(server)) > 0 && Date.now() < end) await pause(20);
  return count(server);
}

describe('RL-05 case 10 connections', () => {
  it('closes those that send no HTTP and never close their own side', async () => {
    const { server, port } = await serve(echo);
    // Half open: what the server ends, these clients keep.
    for (let index = 0; index < 50; index += 1)
      open(port, 'no HTTP\r\n\r\n', true).on('data', () => undefined);
    await pause(50);
    expect(await untilNone(server)).toBe(0);
  });

  it('closes those that send no HTTP and read nothing of the answer', async () => {
    const { server, port } = await serve(echo);
    for (let index = 0; index < 50; index += 1) open(port, 'no HTTP\r\n\r\n', true).pause();
    await pause(50);
    expect(await untilNone(server)).toBe(0);
  });

  it('lets one address hold no more than its share, and takes it back', async () => {
    const { server, port, ask } = await serve(echo, { connectionsPerAddress: 10 });
    const sockets = Array.from({ length: 30 }, () => open(port, ''));
    await pause(100);
    expect(await count(server)).toBeLessThanOrEqual(10);
    for (const socket of sockets) socket.destroy();
    await untilNone(server);
    expect((await ask('/de')).status).toBe(200);
  });

  it('control: behind a proxy, whose address all have, nobody is turned away', async () => {
    const env = { siteOrigin: `https://${HOST}`, allowedHosts: [HOST], trustProxy: true };
    const { server, port } = await serve(echo, { connectionsPerAddress: 10, env });
    for (let index = 0; index < 30; index += 1) open(port, '');
    await expect.poll(() => count(server)).toBe(30);
  });
});

describe('RL-06 where all connections are taken', () => {
  const GET = `GET /de HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
  const ANSWER = 'HTTP/1.1 200';

  /** A connection that was answered and is idle since. */
  async function idle(port: number): Promise<Socket> {
    const socket = open(port, GET);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await expect.poll(() => text).toContain(ANSWER);
    return socket;
  }

  const isOpen = (sockets: readonly Socket[]) => sockets.map(({ closed }) => !closed);

  it.each([
    ['all', { connections: 4 }],
    ['those of one place', { connectionsPerAddress: 4 }],
  ])('%s: the oldest idle one is closed for whoever comes', async (_, options) => {
    const { port, ask } = await serve(echo, options);
    await ask('/de');
    const sockets: Socket[] = [];
    for (let index = 0; index < 4; index += 1) sockets.push(await idle(port));
    // The first was used last.
    sockets[0]?.write(GET);
    await once(sockets[0] ?? sockets[1] ?? open(port, ''), 'data');
    sockets.push(await idle(port), await idle(port));
    await expect.poll(() => isOpen(sockets)).toEqual([true, false, false, true, true, true]);
  });

  it('no busy one is: an answer under way, a head that comes in, a body that comes in', async () => {
    const { opened, open: release } = gate();
    const { port, ask, server } = await serve(
      handlerOf(async ({ url }) => {
        if (url === '/de/team') await opened;
        return {};
      }),
      { connections: 4 },
    );
    await ask('/de');
    const received: Socket[] = [];
    server.on('connection', (socket: Socket) => received.push(socket));
    const busy = [
      open(port, GET.replace('/de', '/de/team')),
      open(port, GET.slice(0, -4)),
      open(port, `POST /de/alert HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 9\r\n\r\na`),
      await idle(port),
    ];
    // The next head of a connection that was answered before.
    busy[3]?.write('GET /d');
    await expect.poll(() => received.length).toBe(4);
    await expect.poll(() => received.every(({ bytesRead }) => bytesRead > 0)).toBe(true);
    await expect.poll(() => received[3]?.bytesRead ?? 0).toBe(GET.length + 6);
    const late = open(port, GET);
    await once(late, 'close');
    expect(isOpen(busy)).toEqual([true, true, true, true]);
    let text = '';
    busy[0]?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    release();
    await expect.poll(() => text).toContain(ANSWER);
    // Control: as soon as one is idle, there is room.
    expect((await ask('/de')).status).toBe(200);
  });

  it('control: without the bound that sheds, whoever comes is turned away', async () => {
    const { port, ask, server } = await serve(echo);
    await ask('/de');
    server.maxConnections = 4;
    for (let index = 0; index < 4; index += 1) await idle(port);
    await expect(ask('/de')).rejects.toThrow();
  });
});

describe('RL-05 case 25 two hosts', () => {
  const twice = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;

  it('refuses a request that names its host twice, kept page or not', async () => {
    const { ask, raw } = await serve(echo);
    expect(await raw(twice('/de'))).toMatch(/^HTTP\/1\.1 400 /u);
    await ask('/de');
    expect(await raw(twice('/de'))).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it('control: the same request with one is answered', async () => {
    const { raw } = await serve(echo);
    const answer = await raw(`GET /de HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
  });
});

describe('RL-05 case 25 and 27 what a request says of itself', () => {
  const LIES: readonly Readonly<Record<string, string>>[] = [
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': '/evil.example' },
    { 'x-forwarded-proto': 'evil.example' },
    { referer: 'https://evil.example/' },
    { host: 'evil.example' },
  ];
  /** A page that shows all it is told, as careless ones do with links and canonical addresses. */
  const careless = handlerOf(({ url, headers }) => ({
    body: `<!doctype html><p>${url} ${JSON.stringify(headers)}</p>`.padEnd(500),
  }));
  type Ask = (url: string, headers?: Readonly<Record<string, string>>) => Promise<string>;

  /** Who comes after a liar is shown the lie, or the liar is shown it. */
  async function lied(ask: Ask): Promise<number> {
    let count = 0;
    for (const [index, headers] of LIES.entries()) {
      const path = `/de/programm-karten?page=${index + 1}`;
      const first = await ask(`${path}&ref=evil.example`, headers);
      const next = await ask(path);
      if ((first + next).includes('evil.example')) count += 1;
    }
    return count;
  }

  it('RL-05 case 25 is in no page, whatever the page shows', async () => {
    const { ask } = await serve(careless);
    expect(await lied(async (url, headers = {}) => (await ask(url, { headers })).text)).toBe(0);
  });

  it('RL-05 case 25 case 27 control: the same page behind a store that knows paths alone shows every lie', async () => {
    const kept = new Map<string, string>();
    const ask: Ask = (url, headers = {}) => {
      const key = url.replace(/&.*/u, '');
      const text = kept.get(key) ?? `${url} ${JSON.stringify(headers)}`;
      kept.set(key, text);
      return Promise.resolve(text);
    };
    expect(await lied(ask)).toBe(LIES.length);
  });
});
