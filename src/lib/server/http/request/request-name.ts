import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header in which an answer says what its request is called in the log. */
export const REQUEST_ID = 'x-request-id';
const FROM_PROXY = /^[\w.-]{8,64}$/u;

const names = new WeakMap<IncomingMessage, string>();

/** Names a request: as the proxy does, where there is one that names it. */
export function nameRequest(request: IncomingMessage, trustProxy: boolean): void {
  const given = trustProxy ? request.headers[REQUEST_ID] : undefined;
  const isName = typeof given === 'string' && FROM_PROXY.test(given);
  names.set(request, isName ? given : randomUUID());
}

/** What a request is called; empty: it was not named. */
export const requestIdOf = (request: IncomingMessage): string => names.get(request) ?? '';
