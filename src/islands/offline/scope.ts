/*
 * What a service worker finds around itself, as far as it is used: the types of the browser's
 * own library exclude those of pages.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for while this worker was started; undefined where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What the server writes before this script: see `http/service-worker.ts`. */
export interface Release {
  /** Names the release: another one, another name. */
  readonly name: string;
  /** Files that every page needs. */
  readonly files: readonly string[];
}

interface WorkerScope {
  readonly RELEASE: Release;
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: WorkerFetchEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
