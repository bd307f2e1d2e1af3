import type { IncomingMessage } from 'node:http';

/** Behind a proxy that is trusted its own entry counts, the last: those before it are claims. */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string | undefined {
  const chain = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(chain) ? chain.join(',') : chain)?.split(',').at(-1)?.trim();
  return last === undefined || last === '' ? request.socket.remoteAddress : last;
}
