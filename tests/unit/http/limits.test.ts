import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BodyBudget } from '../../../src/lib/server/http/request/body-budget.ts';
import {
  BODY_LIMIT_BYTES,
  VISITOR_FORM_BYTES,
  STOP_ACCEPT_MS,
  STOP_GRACE_MS,
} from '../../../src/lib/server/http/response/limits.ts';
import { stopServer } from '../../../src/lib/server/http/stop.ts';
import { handlerOf, HOST, ORIGIN, serve } from './http-kit.ts';

const echo = handlerOf(({ body }) => ({ body: `<!doctype html>${String(body.length)}` }));

describe('limits', () => {
  it('closes a slow-loris socket, and others are answered meanwhile', async () => {
    const { port, ask } = await serve(echo, { headersTimeoutMs: 200 });
    const slow = Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /de HTTP/1.1\r\nHost: ${HOST}\r\n`);
      const drip = setInterval(() => socket.write('X: y\r\n'), 50);
      return new Promise<string>((resolve) => {
        let answer = '';
        socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(drip);
          resolve(answer);
        });
      });
    });
    expect((await ask('/de')).status).toBe(200);
    const answers = await Promise.all(slow);
    expect(answers.every((answer) => answer.startsWith('HTTP/1.1 408 '))).toBe(true);
  });

  it('closes a socket that never says anything', async () => {
    const { raw } = await serve(echo, { headersTimeoutMs: 200 });
    expect(await raw('')).toMatch(/^HTTP\/1\.1 408 /u);
  });

  it('answers 413 to a body that is announced too large, before reading it', async () => {
    let asked = 0;
    const { ask } = await serve(
      handlerOf(() => {
        asked += 1;
        return {};
      }),
    );
    const body = Buffer.alloc(BODY_LIMIT_BYTES + 1);
    expect((await ask('/de/alert', { method: 'POST', body })).status).toBe(413);
    expect(asked).toBe(0);
  });

  it('answers 413 to a body that turns out too large, and takes one that is just right', async () => {
    const { ask } = await serve(echo);
    const chunked = { 'transfer-encoding': 'chunked' };
    const post = (bytes: number, cookie: string) =>
      ask('/de/alert', {
        method: 'POST',
        headers: { ...chunked, cookie },
        body: Buffer.alloc(bytes),
      });
    for (const [limit, cookie] of [
      [VISITOR_FORM_BYTES, 'locale=de'],
      [BODY_LIMIT_BYTES, 'foyer_session=abc'],
    ] as const) {
      expect((await post(limit + 1, cookie)).status).toBe(413);
      expect((await post(limit, cookie)).text).toContain(String(limit));
    }
  });

  it('refuses heads that are too long or no HTTP, with the security headers', async () => {
    const { raw } = await serve(echo);
    const long = await raw(`GET /de HTTP/1.1\r\nHost: ${HOST}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /u);
    const garbage = await raw('hello\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /u);
    for (const answer of [long, garbage]) expect(answer).toContain('content-security-policy: ');
  });

  it('answers 421 without a Host, in either version of HTTP', async () => {
    const { raw } = await serve(echo);
    expect(await raw('GET /de HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /u);
    expect(await raw('GET /de HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /u);
  });

  it('goes on when a client leaves in the middle of its request or of a render', async () => {
    const { port, ask } = await serve(
      handlerOf(async () => {
        await pause(50);
        return {};
      }),
    );
    for (const text of [
      `POST /de/alert HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 50\r\n\r\nhalf`,
      `GET /de HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
    ]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(text);
      await pause(20);
      socket.resetAndDestroy();
    }
    await pause(100);
    expect((await ask('/de')).status).toBe(200);
  });
});

describe('stopping', () => {
  it('finishes what is running, takes nothing new, and ends', async () => {
    const { ask, port, server } = await serve(
      handlerOf(async ({ url }) => {
        if (url === '/de') await pause(STOP_GRACE_MS + 400);
        return { body: `<!doctype html>done ${url}` };
      }),
    );
    const open = connect(port, '127.0.0.1');
    let late = '';
    open.on('data', (chunk: Buffer) => (late += chunk.toString()));
    const running = ask('/de');
    await pause(50);
    const stopped = stopServer(server);
    await pause(STOP_ACCEPT_MS + 50);
    await expect(ask('/en')).rejects.toThrow('ECONNREFUSED');
    // A connection that was open before gets one more answer, which closes it.
    open.write(`GET /en HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    await once(open, 'close');
    expect(late).toContain('done /en');
    expect((await running).text).toContain('done');
    await stopped;
  });
});

describe('RL-05 case 10 bodies that come slowly', () => {
  const slowly = (port: number) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /de/alert HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: https://${HOST}\r\n` +
          'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=',
      ),
    );
    socket.on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
  };

  it('take no turn until they are here: what is behind them is not asked', async () => {
    let asked = 0;
    const { port, ask } = await serve(
      handlerOf(() => {
        asked += 1;
        return {};
      }),
    );
    for (let index = 0; index < 100; index += 1) slowly(port);
    await pause(100);
    expect(asked).toBe(0);
    expect((await ask('/de/alert', { method: 'POST', body: 'a=1' })).status).toBe(200);
    expect(asked).toBe(1);
  });

  it('find no room beyond the budget of all bodies, and the others go on', async () => {
    const bodies = new BodyBudget(4000);
    const { ask } = await serve(echo, { bodies });
    const post = (bytes: number) => ask('/de/alert', { method: 'POST', body: Buffer.alloc(bytes) });
    expect((await post(2000)).status).toBe(503);
    expect((await post(900)).status).toBe(200);
    expect((await post(900)).status).toBe(200);
  });

  it('RL-06 leave room for others when a client finishes none of theirs, also behind a proxy', async () => {
    const bodies = new BodyBudget(4000);
    const env = { siteOrigin: ORIGIN, allowedHosts: [HOST], trustProxy: true };
    const { ask } = await serve(echo, { bodies, env });
    const slow = bodies.of('192.0.2.1');
    // They hold what they may, and no byte more.
    for (let part = 0; part < 10; part += 1) expect(slow.take(100)).toBe(true);
    expect(slow.take(1)).toBe(false);
    const post = (address: string) =>
      ask('/de/alert', {
        method: 'POST',
        body: Buffer.alloc(900),
        headers: { 'x-forwarded-for': address },
      });
    expect((await post('192.0.2.1')).status).toBe(503);
    expect((await post('192.0.2.2')).status).toBe(200);
    slow.release(1000);
    expect((await post('192.0.2.1')).status).toBe(200);
  });

  it('control: without a budget the same body is taken', async () => {
    const { ask } = await serve(echo);
    expect((await ask('/de/alert', { method: 'POST', body: Buffer.alloc(2000) })).status).toBe(200);
  });
});
