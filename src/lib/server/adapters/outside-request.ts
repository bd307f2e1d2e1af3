import { lookup as resolveHost, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What came of asking for an address of another site. */
export type OutsideAnswer =
  | { readonly kind: 'status'; readonly status: number; readonly location: string | null }
  /** `private`: it is not asked for, because it leads into a network that is not public. */
  | { readonly kind: 'nothing'; readonly why: 'private' | 'unreachable' };

type Resolve = (
  host: string,
  options: { readonly all: true },
  told: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

interface OutsideOptions {
  /** Who asks, as other sites read it in their logs. */
  readonly userAgent: string;
  /** For one request: name, connection and head of the answer. */
  readonly timeoutMs: number;
  /** Whether a network address may be connected to. */
  readonly isAllowed?: (address: string) => boolean;
  readonly resolve?: Resolve;
}

class PrivateAddress extends Error {}

const NOTHING = { kind: 'nothing', why: 'unreachable' } as const;
const PRIVATE = { kind: 'nothing', why: 'private' } as const;

/**
 * Asks other sites for the head of an answer. The network address is checked where the connection
 * is made to it: a name cannot say another one in between. It follows nothing, keeps no cookies,
 * and reads no body.
 */
export class OutsideRequest {
  readonly #options: Required<OutsideOptions>;

  constructor(options: OutsideOptions) {
    this.#options = { isAllowed: isPublicAddress, resolve: resolveHost, ...options };
  }

  /** Never throws. @param signal gives up at once */
  ask(url: URL, method: 'GET' | 'HEAD', signal: AbortSignal): Promise<OutsideAnswer> {
    const { isAllowed, timeoutMs, userAgent } = this.#options;
    const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
    // A number is no name: it is connected to without being looked up.
    if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve(PRIVATE);
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((resolve) => {
      const end = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const { protocol, pathname, search, port } = url;
      const asked = request({
        protocol,
        host,
        ...(port !== '' && { port }),
        path: pathname + search,
        method,
        agent: false,
        lookup: this.#lookup,
        signal: end,
        headers: { 'user-agent': userAgent, accept: '*/*' },
      });
      asked.once('response', (answer) => {
        const { statusCode: status = 0, headers } = answer;
        answer.on('error', () => undefined);
        answer.destroy();
        resolve({ kind: 'status', status, location: headers.location ?? null });
      });
      asked.on('error', (error) => {
        resolve(error instanceof PrivateAddress ? PRIVATE : NOTHING);
      });
      asked.end();
    });
  }

  /** Looks a name up for the connection that is made next, and refuses it where any of its addresses is private. */
  readonly #lookup: LookupFunction = (host, { all }, told) => {
    this.#options.resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) told(error ?? new Error('no address'), '');
      else if (!addresses.every(({ address }) => this.#options.isAllowed(address)))
        told(new PrivateAddress('not public'), '');
      else if (all === true) told(null, addresses);
      else told(null, first.address, first.family);
    });
  };
}
