import type { Log } from '../../ports/log.ts';
import { ALL_PAGES, keysText } from './surrogate-keys.ts';

/** What a cache in front is told of changes. */
export interface CacheInFront {
  purge(tags: readonly string[]): void;
}

/** More than these at once are all pages: a head has its limits. */
const MAX_KEYS = 100;
const TIMEOUT_MS = 2000;

export interface PurgerOptions {
  /** Addresses of the caches, without a path. */
  readonly addresses: readonly string[];
  readonly log: Log;
}

/**
 * Tells caches in front which pages have changed: `PURGE /` with the keys in `xkey-purge`. Changes
 * that come while one is on its way go together. One that does not arrive is not repeated: a cache
 * asks again within ten seconds by itself.
 */
export class Purger implements CacheInFront {
  readonly #options: PurgerOptions;
  readonly #waiting = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(options: PurgerOptions) {
    this.#options = options;
  }

  purge(tags: readonly string[]): void {
    if (this.#options.addresses.length === 0) return;
    for (const tag of tags) this.#waiting.add(tag);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  /** Resolves when everything is told. */
  async idle(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#waiting.size > 0) {
      const tags = this.#waiting.size > MAX_KEYS ? [ALL_PAGES] : [...this.#waiting];
      this.#waiting.clear();
      await Promise.all(this.#options.addresses.map((address) => this.#tell(address, tags)));
    }
  }

  async #tell(address: string, tags: readonly string[]): Promise<void> {
    try {
      const answer = await fetch(`${address}/`, {
        method: 'PURGE',
        headers: { 'xkey-purge': keysText(tags) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      if (!answer.ok)
        this.#options.log.warn(`The cache at ${address} refused a purge: ${answer.status}.`);
    } catch (error) {
      this.#options.log.warn(`The cache at ${address} could not be told of a change.`, error);
    }
  }
}
