import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A question that arrived. */
interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const CHUNK = Buffer.alloc(16 * 1024, ' ');
const MAX_CHUNKS = 4096;

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Answers with a status and JSON. */
export const answer =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));

function endless(response: ServerResponse): void {
  response.writeHead(200, JSON_TYPE);
  let chunks = 0;
  const go = (): void => {
    while (!response.destroyed && chunks < MAX_CHUNKS) {
      chunks += 1;
      if (!response.write(CHUNK)) return;
    }
    response.destroy();
  };
  response.on('drain', go);
  go();
}

function slowly(response: ServerResponse): void {
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => {
    clearInterval(timer);
  });
}

/** Packed once: packing takes longer on a busy machine than a caller waits. */
const PACKED = gzipSync(Buffer.alloc(20 << 20, ' '));

/** What can go wrong over there, each in its own way. */
export const FAULTS = {
  hangs: () => undefined,
  'breaks down (500)': answer({ errorCode: -214 }, 500),
  'is overloaded (503)': answer({}, 503),
  'says garbage': (response) => response.writeHead(200, JSON_TYPE).end('{"cartUrl": '),
  'says nothing': (response) => response.writeHead(200, JSON_TYPE).end(),
  'shows a page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello'),
  'never comes to an end': endless,
  'announces too much': (response) =>
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '9999999' }).write('{'),
  'packs too much into little': (response) =>
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(PACKED),
  'says a byte now and then': slowly,
  'breaks off': (response) => response.socket?.resetAndDestroy(),
  'breaks off in the middle': (response) => {
    response.writeHead(200, JSON_TYPE).write('{', () => response.socket?.resetAndDestroy());
  },
  'has a huge head': (response) =>
    response.writeHead(200, { ...JSON_TYPE, 'x-much': 'x'.repeat(64 * 1024) }).end('{}'),
  'says something else': answer({ cartUrl: 5, ticketsQuantity: 'many', groups: {} }),
  'says a list': answer([]),
  'says null': answer(null),
  'counts below nothing': answer({
    cartUrl: 'http://127.0.0.1/cart',
    ticketsQuantity: -1,
    groups: [{ seatGroup: 'a', left: -1 }],
    items: [],
  }),
} as const satisfies Record<string, Answer>;

/** A webshop on a port of its own that answers as it is told; whoever opens it stops it. */
export async function openFaultShop(first: Answer) {
  const state = { answer: first };
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      arrived.push({
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      });
      state.answer(response, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    stop,
    from(next: Answer) {
      state.answer = next;
    },
  };
}
