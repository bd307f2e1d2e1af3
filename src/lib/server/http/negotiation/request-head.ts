import type { IncomingMessage } from 'node:http';

/** What the answer from kept pages depends on. */
export interface RequestHead {
  host: string | undefined;
  /** Named twice, proxies and servers would differ on which host counts (RFC 9112, 3.2). */
  hasTwoHosts: boolean;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** The headers that are joined where they come twice (RFC 9110, 5.3). */
const joined = (first: string | undefined, next: string, separator: string): string =>
  first === undefined ? next : first + separator + next;

/**
 * Reads a request's head in one pass. Node builds an object of all headers when it is asked
 * for one, which an answer from memory has no other use for.
 */
export function requestHead({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): RequestHead {
  const head: RequestHead = {
    host: undefined,
    hasTwoHosts: false,
    cookie: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  };
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    if (name.length === 4) {
      if (name.toLowerCase() !== 'host') continue;
      head.hasTwoHosts = head.host !== undefined;
      head.host ??= value;
    } else if (name.length === 6) {
      if (name.toLowerCase() === 'cookie') head.cookie = joined(head.cookie, value, '; ');
    } else if (name.length === 15 && name.toLowerCase() === 'accept-encoding')
      head.acceptEncoding = joined(head.acceptEncoding, value, ', ');
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match')
      head.ifNoneMatch = joined(head.ifNoneMatch, value, ', ');
  }
  return head;
}
