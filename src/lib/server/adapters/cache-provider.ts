import type { CacheProviderFactory } from 'astro';
import { EXPIRES_HEADER, invalidateKept, TAGS_HEADER, writeTags } from '../page-store/contract.ts';

/**
 * Astro's route cache on Node: pages speak to `Astro.cache`, the page store in
 * front of Astro listens. There is no onRequest on purpose: a kept page is
 * answered long before Astro is asked, and a second store behind it would have
 * its own ideas about cookies and query keys.
 */
const provider: CacheProviderFactory = () => ({
  name: 'foyer-page-store',
  setHeaders({ maxAge, tags = [] }) {
    const headers = new Headers({ [TAGS_HEADER]: writeTags(tags) });
    // An absolute moment: time spent in queues after this line must not lengthen a page's life.
    if (maxAge !== undefined) headers.set(EXPIRES_HEADER, String(Date.now() + maxAge * 1000));
    return headers;
  },
  invalidate({ path, tags = [] }) {
    invalidateKept({
      tags: typeof tags === 'string' ? [tags] : tags,
      paths: path === undefined ? [] : [path],
    });
    return Promise.resolve();
  },
});

export default provider;
