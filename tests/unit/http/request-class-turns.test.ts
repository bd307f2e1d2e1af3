import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { resolveRoute } from '../../../src/lib/routing/resolve-route.ts';
import { BOUNDS, WorkerBackend } from '../../../src/lib/server/http/workers/worker-backend.ts';
import type { WorkerPool } from '../../../src/lib/server/http/workers/worker-pool.ts';

/** Every request class. */
const REQUEST_CLASSES = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];
const FLOOD = '192.0.2.1';

/** A backend with one worker that answers nothing until it is told to, one request after the other. */
async function heldWorker() {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-turns-'));
  const held: { readonly url: string; readonly release: () => void }[] = [];
  const server = createServer((request, response) => {
    held.push({ url: request.url ?? '', release: () => response.end('done') });
  }).listen(path.join(folder, 'worker'));
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const worker = {
    agent,
    socketPath: path.join(folder, 'worker'),
    active: 0,
    untilApplied: () => Promise.resolve(),
  };
  const pool = { preparing: null, pick: () => worker } as unknown as WorkerPool;
  const clients = new WeakMap<IncomingMessage, string>();
  const backend = new WorkerBackend({
    pool: () => pool,
    lastChange: () => null,
    visitorOf: (request) => clients.get(request),
  });
  backend.setWorkers({ all: 1, withTasks: 1 });
  const ask = (
    requestClass: keyof typeof BOUNDS,
    url: string,
    client: string,
  ): Promise<unknown> => {
    if (requestClass === 'render') return backend.render(url, 'visitor', client);
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', url, complete: true });
    clients.set(request, client);
    const exchange = { request, response: new ServerResponse(request), route: resolveRoute(url) };
    return backend.answer(exchange, { requestClass, url, privacy: 'own', bodyLimit: 0 });
  };
  return { ask, held };
}

/** Who has the next two turns of a class that one client has filled, when somebody asks for one more. */
async function nextTurns(
  requestClass: keyof typeof BOUNDS,
  client: string,
): Promise<readonly string[]> {
  const [atOnce, maxWaiting] = BOUNDS[requestClass];
  const { ask, held } = await heldWorker();
  // All turns, and all places but one in which a client may wait.
  const count = atOnce + maxWaiting / 2 - 1;
  for (let index = 0; index < count; index += 1)
    void ask(requestClass, '/de/programm-karten?of=flood', FLOOD).catch(() => undefined);
  await expect.poll(() => held.length).toBe(atOnce);
  void ask(requestClass, '/de/programm-karten?of=other', client).catch(() => undefined);
  for (let turn = 1; turn <= 2; turn += 1) {
    held[turn]?.release();
    await expect.poll(() => held.length).toBe(atOnce + turn);
  }
  return held.slice(atOnce).map(({ url }) => url.split('=')[1] ?? '');
}

it.each(REQUEST_CLASSES)(
  'RL-06 class %s: somebody else gets one of the next two turns, however much one client asks for',
  async (requestClass) => {
    expect(await nextTurns(requestClass, '192.0.2.2')).toContain('other');
  },
);

it.each(REQUEST_CLASSES)(
  'RL-06 class %s control: as the same client they wait for all others',
  async (requestClass) => {
    expect(await nextTurns(requestClass, FLOOD)).toEqual(['flood', 'flood']);
  },
);

it('RL-06 an address that may be nobody’s is rendered in the class of unknown ones', async () => {
  const { ask, held } = await heldWorker();
  const [atOnce] = BOUNDS.unknown;
  for (let index = 0; index < atOnce + 3; index += 1)
    void ask('render', `/de/nobody-${String(index)}`, FLOOD).catch(() => undefined);
  void ask('unknown', '/nobody', '192.0.2.2').catch(() => undefined);
  void ask('render', '/de/programm-karten', '192.0.2.2').catch(() => undefined);
  await expect.poll(() => held.map(({ url }) => url)).toContain('/de/programm-karten');
  expect(held.map(({ url }) => url)).not.toContain('/nobody');
  expect(held).toHaveLength(atOnce + 1);
});
