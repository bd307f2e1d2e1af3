import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** What stands in front of the server under test: takes it for the site, and changes some answers. */
export interface Front {
  readonly origin: string;
  /** Answers an address itself; null: the server does. Gets what the server would answer. */
  answer: (path: string, body: () => Promise<string>) => Promise<string | null>;
  /** Addresses that are not there. */
  missing: (path: string) => boolean;
  /** What was asked for since. */
  readonly asked: string[];
  close(): void;
}

const get = async (target: URL, incoming: IncomingMessage): Promise<IncomingMessage> => {
  const headers = { ...incoming.headers, host: target.host };
  const outgoing = request(target, { method: incoming.method ?? 'GET', headers });
  incoming.pipe(outgoing);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return answer;
};

/** @param site the origin of the server under test */
export async function frontOf(site: string): Promise<Front> {
  const asked: string[] = [];
  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '/';
    asked.push(path);
    if (front.missing(path)) {
      response.writeHead(404).end();
      return;
    }
    for (const name of ['accept-encoding', 'if-none-match']) delete incoming.headers[name];
    const answer = await get(new URL(path, site), incoming);
    const body = () => buffer(answer).then(String);
    const own = await front.answer(path, body);
    if (own === null) {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    } else {
      const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
      response
        .writeHead(200, { 'content-type': type, 'content-security-policy': String(policy) })
        .end(own);
    }
  };
  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front: Front = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    answer: () => Promise.resolve(null),
    missing: () => false,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return front;
}
