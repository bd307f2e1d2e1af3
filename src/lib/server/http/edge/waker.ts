import type { Env } from '../../config/env.ts';
import type { Log } from '../../ports/log.ts';
import { Purger, type CacheInFront } from '../shared-cache/purger.ts';
import { EDGE_HEADERS, signRequest, WAKE_PATH } from './signed-request.ts';

const TIMEOUT_MS = 2000;

/**
 * Tells fronts at the edge that something has changed, so that they ask what. It carries nothing,
 * and one that does not arrive is not repeated: they ask by themselves, too.
 */
class Waker implements CacheInFront {
  readonly #addresses: readonly string[];
  readonly #secret: string;
  readonly #log: Log;

  constructor(addresses: readonly string[], secret: string, log: Log) {
    this.#addresses = addresses;
    this.#secret = secret;
    this.#log = log;
  }

  purge(): void {
    for (const address of this.#addresses) void this.#wake(address);
  }

  async #wake(address: string): Promise<void> {
    const { host } = new URL(address);
    const signed = { method: 'POST', url: WAKE_PATH, host, visitor: '' };
    try {
      const answer = await fetch(address + WAKE_PATH, {
        method: 'POST',
        headers: { [EDGE_HEADERS.signature]: signRequest(this.#secret, signed, Date.now()) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      if (!answer.ok) this.#log.warn(`The edge at ${address} was not woken: ${answer.status}.`);
    } catch (error) {
      this.#log.warn(`The edge at ${address} could not be woken.`, error);
    }
  }
}

/** All that stands in front of this server and is told of changes. */
export function cachesInFront(
  { sharedCache, edge }: Pick<Env, 'sharedCache' | 'edge'>,
  log: Log,
): CacheInFront {
  const caches: CacheInFront[] = [new Purger({ addresses: sharedCache ?? [], log })];
  if (edge !== null) caches.push(new Waker(edge.addresses, edge.secret, log));
  return {
    purge: (tags) => {
      for (const cache of caches) cache.purge(tags);
    },
  };
}
