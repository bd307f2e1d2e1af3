import type { CacheProviderFactory } from 'astro';
import { EXPIRES_HEADER, invalidatePages, TAGS_HEADER, writeTags } from '../page-store/contract.ts';

/**
 * Astro's route cache on Node: what pages set by `Astro.cache` goes to the page store in
 * front of Astro. There is no onRequest on purpose: a cached page is answered before
 * Astro is called, and a second cache behind it would treat cookies and query keys
 * differently.
 */
const provider: CacheProviderFactory = () => ({
  name: 'foyer-page-store',
  setHeaders({ maxAge, tags = [] }) {
    const headers = new Headers({ [TAGS_HEADER]: writeTags(tags) });
    // An absolute instant: time spent in queues after this line must not extend the page's lifetime.
    if (maxAge !== undefined) headers.set(EXPIRES_HEADER, String(Date.now() + maxAge * 1000));
    return headers;
  },
  invalidate({ path, tags = [] }) {
    invalidatePages({
      tags: typeof tags === 'string' ? [tags] : tags,
      paths: path === undefined ? [] : [path],
    });
    return Promise.resolve();
  },
});

export default provider;
