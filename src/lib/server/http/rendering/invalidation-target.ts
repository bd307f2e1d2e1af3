import type { Invalidation } from '../../page-store/contract.ts';
import type { CacheInFront } from '../shared-cache/purger.ts';
import { ALL_PAGES } from '../shared-cache/surrogate-keys.ts';
import type { PageStore } from '../../page-store/store.ts';

/** Where changes of the content go: the page store, in this process or in another one. */
export interface InvalidationTarget {
  /** The last change that it knows of; null: none. */
  readonly lastChange: number | null;
  /** @param lastChange the newest change that this covers; null: it is no change of the database */
  invalidate(change: Invalidation, lastChange: number | null): void;
  /** The database is another one than the pages were made from. */
  clear(): void;
}

/** The page store of this process. */
export const storeTarget = (store: PageStore): InvalidationTarget => ({
  get lastChange() {
    return store.lastChange;
  },
  invalidate(change, lastChange) {
    store.invalidate(change);
    if (lastChange !== null && lastChange > (store.lastChange ?? -1)) store.lastChange = lastChange;
  },
  clear() {
    store.clear();
  },
});

/** A page store whose changes the caches in front are told, too. */
export const purging = (target: InvalidationTarget, caches: CacheInFront): InvalidationTarget => ({
  get lastChange() {
    return target.lastChange;
  },
  invalidate(change, lastChange) {
    // First here: a cache that asks anew gets the new page.
    target.invalidate(change, lastChange);
    caches.purge(change.tags);
  },
  clear() {
    target.clear();
    caches.purge([ALL_PAGES]);
  },
});
