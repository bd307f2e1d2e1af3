import type { IncomingMessage } from 'node:http';
import { networkOf } from '../../concurrency/network.ts';

const named = new WeakMap<IncomingMessage, string>();

/** Says where a request comes from: whoever handed it on has proved that it may. */
export const nameVisitor = (request: IncomingMessage, address: string): void => {
  named.set(request, address);
};

/** Behind a proxy that is trusted its own entry counts, the last: those before it are claims. */
export function visitorAddress(request: IncomingMessage, trustProxy: boolean): string | undefined {
  const known = named.get(request);
  if (known !== undefined) return known;
  const chain = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(chain) ? chain.join(',') : chain)?.split(',').at(-1)?.trim();
  return last === undefined || last === '' ? request.socket.remoteAddress : last;
}

/** Whose turn and whose room something takes: the network of whoever asks. */
export const clientOf = (request: IncomingMessage, trustProxy: boolean): string =>
  networkOf(visitorAddress(request, trustProxy) ?? '');
