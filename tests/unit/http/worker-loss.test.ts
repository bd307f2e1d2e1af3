import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COOKIE } from '../../../src/lib/constants.ts';
import { resolveRoute } from '../../../src/lib/routing/resolve-route.ts';
import { WorkerBackend } from '../../../src/lib/server/http/workers/worker-backend.ts';
import { ALIVE_MS, isSuspect } from '../../../src/lib/server/http/workers/worker-end.ts';
import type { WorkerPool } from '../../../src/lib/server/http/workers/worker-pool.ts';
import type { WorkerProcess } from '../../../src/lib/server/http/workers/worker-process.ts';

/** A worker that gets requests and answers as told. */
async function workerOf(answer: RequestListener, isEndedBy: boolean): Promise<WorkerProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-loss-'));
  const socketPath = path.join(folder, 'worker');
  const server = createServer(answer).listen(socketPath);
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    agent,
    socketPath,
    active: 0,
    untilApplied: () => Promise.resolve(),
    isEndedBy: () => Promise.resolve(isEndedBy),
  } as unknown as WorkerProcess;
}

/** What two workers in a row got for one request, and what its sender was told. */
async function lose(
  { method = 'GET', url, headers = {} }: { method?: string; url: string; headers?: object },
  isEndedBy = false,
): Promise<{ status: number; bodies: string[] }> {
  const bodies: string[] = [];
  const note = async (request: AsyncIterable<Buffer>) => {
    let body = '';
    for await (const part of request) body += String(part);
    bodies.push(body);
  };
  const lost = await workerOf((request) => {
    void note(request).then(() => request.socket.destroy());
  }, isEndedBy);
  const next = await workerOf((request, response) => {
    void note(request).then(() => response.end('done'));
  }, false);
  const workers = [lost, next];
  const backend = new WorkerBackend({
    pool: () => ({ preparing: null, pick: () => workers.shift() ?? null }) as unknown as WorkerPool,
    lastChange: () => null,
    visitorOf: () => '127.0.0.1',
  });
  backend.setWorkers({ all: 1, withTasks: 1 });
  const body = method === 'POST' ? Buffer.from('tickets=2') : undefined;
  const front = createServer((request, response) => {
    const task = {
      requestClass: 'call',
      url,
      privacy: 'own',
      bodyLimit: 1000,
      ...(body && { body }),
    } as const;
    backend.answer({ request, response, route: resolveRoute(url) }, task).catch(() => {
      response.statusCode = 503;
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(() => {
    front.closeAllConnections();
    front.close();
  });
  const { port } = front.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${String(port)}/`, {
    method,
    headers: headers as Record<string, string>,
  });
  return { status, bodies };
}

const KEY = { 'idempotency-key': 'a-key-of-a-browser-1' };
const FORM = { cookie: `${COOKIE.formKey}=a-key-of-a-form-123` };

describe('a request whose worker was lost', () => {
  it.each([
    ['a page', { url: '/de/warenkorb' }, ['', '']],
    [
      'an order with its key',
      { method: 'POST', url: '/de/api/shop-cart/', headers: KEY },
      ['tickets=2', 'tickets=2'],
    ],
    [
      'records with their key',
      { method: 'POST', url: '/de/api/batch/', headers: KEY },
      ['tickets=2', 'tickets=2'],
    ],
    [
      'a form of the cart with its cookie',
      { method: 'POST', url: '/de/warenkorb', headers: FORM },
      ['tickets=2', 'tickets=2'],
    ],
  ])('RL-02 is made again: %s', async (_, request, bodies) => {
    expect(await lose(request)).toEqual({ status: 200, bodies });
  });

  it.each([
    [
      'an order with a key that is too short to be kept',
      { method: 'POST', url: '/de/api/shop-cart/', headers: { 'idempotency-key': 'short' } },
    ],
    ['an order without a key', { method: 'POST', url: '/de/api/shop-cart/' }],
    [
      'a call that knows no key',
      { method: 'POST', url: '/de/pageeditor-api/login/', headers: KEY },
    ],
    ['a form without its cookie', { method: 'POST', url: '/de/warenkorb' }],
    ['a deletion', { method: 'DELETE', url: '/de/api/tag/3/', headers: KEY }],
  ])('RL-02 is not made again, as it would be done twice: %s', async (_, request) => {
    const { status, bodies } = await lose(request);
    expect(status).toBe(503);
    expect(bodies).toHaveLength(1);
  });

  it('RL-05 is not made again where it may have ended the worker', async () => {
    expect(await lose({ url: '/de/warenkorb' }, true)).toEqual({ status: 503, bodies: [''] });
  });
});

describe('which requests may have ended a worker', () => {
  const end = { code: null, signal: null, silentSince: null };

  it('RL-05 are those that it had begun when it stopped to answer', () => {
    const killed = { ...end, signal: 'SIGKILL', silentSince: 5000 } as const;
    expect(isSuspect(killed, 4000)).toBe(true);
    expect(isSuspect(killed, 5000 + ALIVE_MS)).toBe(true);
    expect(isSuspect(killed, 5001 + ALIVE_MS)).toBe(false);
  });

  it('RL-05 are all of them where it ended by itself', () => {
    expect(isSuspect({ ...end, signal: 'SIGABRT' }, 0)).toBe(true);
    expect(isSuspect({ ...end, code: 1 }, 0)).toBe(true);
  });

  it('RL-02 are none where somebody else ended it, or it ended in order', () => {
    expect(isSuspect({ ...end, signal: 'SIGKILL' }, 0)).toBe(false);
    expect(isSuspect({ ...end, code: 0 }, 0)).toBe(false);
  });
});
