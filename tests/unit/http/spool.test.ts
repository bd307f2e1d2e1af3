import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open as openFile, type FileHandle } from 'node:fs/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Spools } from '../../../src/lib/server/http/server-options.ts';
import { BoundedQueue } from '../../../src/lib/server/concurrency/bounded-queue.ts';
import type { Backend } from '../../../src/lib/server/http/rendering/backend.ts';
import { sentBy } from '../../../src/lib/server/http/request/exchange.ts';
import { SenderPace } from '../../../src/lib/server/http/request/sender-pace.ts';
import { Spool, type SpoolOptions } from '../../../src/lib/server/http/request/spool.ts';
import { gate } from '../page-store/page-store-kit.ts';
import { fakeClock } from './fake-clock.ts';
import { echo, HOST, ORIGIN, serve } from './http-kit.ts';

const LEAST = { bytes: 6000, windowMs: 12_000 };
const FORM = '/de/forms/akkreditierung/6/abc';
const TYPE = 'multipart/form-data; boundary=x';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'foyer-spool-'));
  onTestFinished(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return path.join(made, 'received');
}

function spoolsWith(options: Partial<SpoolOptions> = {}): Spools {
  const spool = new Spool({ folder: folder(), allBytes: 1e7, ...options });
  return { upload: spool, 'form-upload': spool };
}

/** Turns for two, each of which lasts until a body was read to its end; and who asked for one. */
function turns() {
  const queue = new BoundedQueue({ atOnce: 2, maxWaiting: 50, waitMs: 60_000 });
  const asked: string[] = [];
  const backend: Backend = {
    render: () => Promise.reject(new Error('nothing is rendered here')),
    answer: (exchange, task) => {
      asked.push(task.requestClass);
      return queue.run(async () => {
        const body = await (task.body ?? buffer(sentBy(exchange)).catch(() => 'broken'));
        if (!exchange.response.destroyed) exchange.response.end(`read ${String(body.length)}`);
      });
    },
  };
  return { backend, asked, queue };
}

function slowSender(port: number, head = ''): Socket {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `POST ${FORM} HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: ${ORIGIN}\r\nContent-Type: ${TYPE}\r\n` +
        `Content-Length: 5000\r\n${head}\r\n-`,
    ),
  );
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

const post = { method: 'POST', headers: { 'content-type': TYPE }, body: Buffer.alloc(900) };

describe('RL-06 a body with files takes its turn when it is here', () => {
  it('eight that come byte by byte hold no turn, and the form of somebody else is answered', async () => {
    const { backend, asked } = turns();
    const { port, ask } = await serve(echo, { backend, spools: spoolsWith() });
    const sockets = Array.from({ length: 8 }, () => slowSender(port));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect((await ask(FORM, post)).text).toBe('read 900');
    expect(asked).toEqual(['form-upload']);
  });

  it('control: received in their turns, two hold both of them and the form waits', async () => {
    const { backend, queue, asked } = turns();
    const { port, ask } = await serve(echo, { backend });
    const sockets = Array.from({ length: 8 }, () => slowSender(port));
    await expect.poll(() => asked.length).toBe(8);
    const waits = ask(FORM, post);
    await expect.poll(() => [queue.running, queue.waiting]).toEqual([2, 7]);
    for (const socket of sockets) socket.destroy();
    expect((await waits).text).toBe('read 900');
  });

  it.each([
    ['of another site', FORM, { origin: 'https://evil.example' }],
    [
      'without the token of its cookie',
      '/de/api/temp-files/',
      { cookie: 'csrftoken=aaaaaaaaaaaaaaaaaaaaaa' },
    ],
    ['that is no form', '/de/api/temp-files/', { 'content-type': 'text/plain' }],
    ['for the library, of nobody', '/de/pageeditor-api/media', {}],
    ['that is packed', FORM, { 'content-encoding': 'gzip' }],
  ])('one %s is handed on without its body, which nobody receives', async (_, url, headers) => {
    const { backend } = turns();
    const spools = spoolsWith();
    const { ask } = await serve(echo, {
      backend,
      spools,
      media: { library: { store: {} } } as never,
    });
    const answer = await ask(url, { ...post, headers: { ...post.headers, ...headers } });
    expect(answer.text).toBe('read 0');
  });

  it('control: one with all of it is received', async () => {
    const { backend } = turns();
    const { ask } = await serve(echo, { backend, spools: spoolsWith() });
    const token = 'a'.repeat(22);
    const headers = { ...post.headers, cookie: `csrftoken=${token}`, 'x-csrftoken': token };
    expect((await ask('/de/api/temp-files/', { ...post, headers })).text).toBe('read 900');
  });
});

describe('RL-06 senders of bodies with files', () => {
  it('who are too slow are given up and told that nothing was stored', async () => {
    const { backend, asked } = turns();
    const clock = fakeClock();
    const { port } = await serve(echo, { backend, spools: spoolsWith({ clock }) });
    const socket = slowSender(port, 'Accept-Language: de\r\n');
    await once(socket, 'connect');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await expect
      .poll(() => {
        clock.pass(6000);
        socket.write('-');
        return answer;
      })
      .toContain('Davon wurde nichts gespeichert.');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(asked).toEqual([]);
  });

  it('have a quarter of all places and of all room, and others are received meanwhile', async () => {
    const env = { siteOrigin: ORIGIN, allowedHosts: [HOST], trustProxy: true };
    const { backend } = turns();
    const spools = spoolsWith({ most: 8, allBytes: 8000 });
    const { port, ask } = await serve(echo, { backend, spools, env });
    const from = (address: string, bytes = 900) =>
      ask(FORM, {
        ...post,
        body: Buffer.alloc(bytes),
        headers: { ...post.headers, 'x-forwarded-for': address },
      });
    expect((await from('192.0.2.1', 2001)).status).toBe(503);
    expect((await from('192.0.2.1', 2000)).text).toBe('read 2000');
    for (let index = 0; index < 2; index += 1) slowSender(port, 'X-Forwarded-For: 192.0.2.1\r\n');
    await expect.poll(async () => (await from('192.0.2.1')).status).toBe(503);
    expect((await from('192.0.2.2')).text).toBe('read 900');
  });

  it('of too much are refused, announced before a byte is read or not', async () => {
    const { backend, asked } = turns();
    const { ask } = await serve(echo, { backend, spools: spoolsWith() });
    const announced = { ...post.headers, 'content-length': '110000001' };
    const answer = await ask(FORM, { method: 'POST', headers: announced });
    expect([answer.status, asked]).toEqual([413, []]);
    const spool = new Spool({ folder: folder(), allBytes: 1e7 });
    const request = Object.assign(Readable.from([Buffer.alloc(300), Buffer.alloc(300)]), {
      headers: {},
    }) as unknown as IncomingMessage;
    const outcome = await spool.receive(request, { client: '192.0.2.1', maxBytes: 500 });
    expect(outcome).toEqual({ ok: false, failure: 'too_large' });
  });

  it('have all of it in the file when it is received, however late the disk is', async () => {
    const { opened, open } = gate();
    const { backend } = turns();
    const spool = folder();
    const { ask } = await serve(echo, { backend, spools: spoolsWith({ folder: spool }) });
    await ask(FORM, post);
    const probe = await openFile(path.join(path.dirname(spool), 'probe'), 'w');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const write = vi.spyOn(prototype, 'writeFile').mockImplementation(async function (
      this: FileHandle,
      chunk,
    ) {
      await opened;
      await this.write(chunk as Buffer);
    });
    const answers = Promise.all(Array.from({ length: 4 }, () => ask(FORM, post)));
    await expect.poll(() => write.mock.calls.length).toBe(4);
    // Whoever is asked meanwhile is answered when the body has long come to its end.
    await ask('/de');
    open();
    expect((await answers).map(({ text }) => text)).toEqual(Array(4).fill('read 900'));
    write.mockRestore();
  });

  it('leave no file with a name while their body waits, nor afterwards', async () => {
    const spool = folder();
    const { opened, open } = gate();
    const names: string[][] = [];
    const modes: number[] = [];
    const backend: Backend = {
      render: () => Promise.reject(new Error('nothing is rendered here')),
      answer: async (exchange) => {
        names.push(readdirSync(spool));
        modes.push(statSync(spool).mode & 0o777);
        await opened;
        // It can be read again.
        const [first, second] = [sentBy(exchange), sentBy(exchange)].map((sent) => buffer(sent));
        const same = (await first)?.equals((await second) ?? Buffer.alloc(0));
        exchange.response.end(String(same));
      },
    };
    const { ask } = await serve(echo, { backend, spools: spoolsWith({ folder: spool }) });
    const answer = ask(FORM, { ...post, body: Buffer.from('x'.repeat(200_000)) });
    open();
    expect((await answer).text).toBe('true');
    expect([names, modes]).toEqual([[[]], [0o700]]);
  });
});

describe('how fast a sender is', () => {
  const paceOf = () => {
    const clock = fakeClock();
    const slow: number[] = [];
    const pace = new SenderPace(LEAST, () => slow.push(clock.tick()), clock);
    /** Bytes that come so long after they are waited for. */
    const part = (ms: number, bytes: number): void => {
      pace.wait();
      clock.pass(ms);
      pace.came(bytes);
    };
    return { clock, slow, pace, part };
  };

  it('is judged by bytes in a window: a byte every six seconds is too slow', () => {
    const { slow, part } = paceOf();
    for (let count = 0; count < 3 && slow.length === 0; count += 1) part(6000, 1);
    expect(slow).toEqual([12_000]);
  });

  it('lets whoever sends a kilobyte a second send for an hour', () => {
    const { slow, part } = paceOf();
    for (let second = 0; second < 3600; second += 1) part(1000, 1000);
    expect(slow).toEqual([]);
  });

  it('does not count what is done with the bytes: a minute of work between two of them', () => {
    const { clock, slow, part } = paceOf();
    for (let count = 0; count < 10; count += 1) {
      part(500, 100);
      clock.pass(60_000);
    }
    expect(slow).toEqual([]);
  });

  it('control: with the work counted as waiting the same sender is too slow', () => {
    const { clock, slow, pace } = paceOf();
    pace.wait();
    clock.pass(60_500);
    expect(slow).toEqual([12_000]);
  });
});
