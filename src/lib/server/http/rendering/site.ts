import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../app/app-context.ts';
import type { Log } from '../../ports/log.ts';
import type { Site } from '../astro/astro.ts';

/** A site that could be opened, and how to close what is behind it. */
export interface OpenSite extends Site {
  readonly app: AppContext;
  readonly close: () => Promise<void>;
}

const RETRY_MS = 4000;

/**
 * The built site with its database, opened on first need. While it cannot be
 * opened, requests are told so at once and it is tried again every few seconds.
 */
export class SiteOpener {
  readonly #open: () => Promise<OpenSite>;
  readonly #log: Log;
  #site: Promise<OpenSite> | null = null;
  #stopped = new AbortController();
  #failures = 0;
  #opened: OpenSite | null = null;

  constructor(open: () => Promise<OpenSite>, log: Log) {
    this.#open = open;
    this.#log = log;
  }

  /** True when the last try failed. */
  get hasFailed(): boolean {
    return this.#failures > 0;
  }

  /** The site where it is open already. */
  get opened(): OpenSite | null {
    return this.#opened;
  }

  /** The site; starts opening it when nobody did. Rejects at once while it cannot be opened. */
  get = (): Promise<OpenSite> => {
    this.#site ??= this.#openNow();
    return this.#site;
  };

  /** Tries again until the site is open or `close` is called. */
  async retry(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      this.#failures += 1;
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const next = this.#openNow();
      try {
        await next;
        this.#site = next;
        this.#failures = 0;
        this.#log.info('the database is back; pages are rendered again');
        return;
      } catch (error) {
        this.#log.error(`still no database: ${(error as Error).message}`);
      }
    }
  }

  async #openNow(): Promise<OpenSite> {
    this.#opened = await this.#open();
    return this.#opened;
  }

  /** Leaves what has to happen in one process only to another one. */
  async endTasks(): Promise<void> {
    const site = await this.#site?.catch(() => null);
    await site?.app.endTasks();
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    const site = await this.#site?.catch(() => null);
    await site?.close();
  }
}
