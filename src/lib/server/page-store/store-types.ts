import type { Log } from '../ports/log.ts';
import type { Page } from './page.ts';
import type { Identity } from './store-folder.ts';
import type { HeaderList, Render } from './rendered-response.ts';

export interface PageStoreOptions {
  readonly render: Render;
  /** Folder for cached pages; null: in memory only. */
  readonly folder: string | null;
  readonly identity: Identity;
  readonly memoryBytes: number;
  readonly diskBytes: number;
  /** Adds the server's own headers to a page's; must give the same for the same page. */
  readonly complete: (headers: HeaderList) => HeaderList;
  readonly log: Log;
  /** Whether a render could not be made though nothing is wrong: that is not logged. */
  readonly isExpected?: (error: unknown) => boolean;
  /** For tests: how long a render may take. */
  readonly renderLimitMs?: number;
}

/**
 * A page: `hit` from the cache, `miss` rendered for this request, `last-good`
 * when it should have been rendered again and could not.
 */
export type StoreResponse =
  | { readonly kind: 'page'; readonly page: Page; readonly how: 'hit' | 'miss' | 'last-good' }
  /** Belongs to one visitor: render it for that visitor, with the real request. */
  | { readonly kind: 'personal' }
  | { readonly kind: 'unavailable' };

export interface Stats {
  readonly hits: number;
  readonly misses: number;
  readonly lastGood: number;
  readonly renders: number;
  readonly pages: number;
  readonly memoryBytes: number;
  readonly diskBytes: number;
}
