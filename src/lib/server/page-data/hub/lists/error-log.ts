import { formatMoment } from '../../../../dates/dates.ts';

import { countMissed, mostMissed } from '../../../repositories/error-log.ts';
import { sitemapPaths } from '../../site/sitemap.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';
import { SimilarPaths } from './similar-paths.ts';

/** Addresses that are not there, the most missed first, and where they could lead. */
export const ERROR_LOG: HubList = {
  key: 'error_log',
  group: 'operations',
  right: { subject: 'missing_address', action: 'read' },
  columns: ['path', 'seen', 'answered', 'last_at', 'suggestion'],
  async rows({ app, locale }, { text, page }) {
    const { db } = app.database;
    await app.errorLog.write();
    const part = { text, limit: HUB_PAGE_SIZE, offset: (page - 1) * HUB_PAGE_SIZE };
    const [missed, total, paths] = await Promise.all([
      mostMissed(db, part),
      countMissed(db, text),
      sitemapPaths(app),
    ]);
    const similar = new SimilarPaths(paths);
    const rows = missed.map(({ path, seen, answered, last_at: last }) => {
      const suggestion = similar.mostLike(path);
      const when = formatMoment(last, locale);
      return {
        id: path,
        href: null,
        cells: [path, String(seen), String(answered), when, suggestion ?? '–'],
        // What is left out of an address leads nowhere.
        actions: suggestion === null || path.includes('…') ? ['forget'] : ['redirect', 'forget'],
      };
    });
    return { rows, total };
  },
  actions: [
    {
      name: 'redirect',
      right: { subject: 'redirect', action: 'publish' },
    },
    {
      name: 'forget',
      right: { subject: 'missing_address', action: 'delete' },
    },
  ],
};
