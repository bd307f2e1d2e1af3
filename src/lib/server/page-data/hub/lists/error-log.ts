import type { Locale } from '../../../../constants.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { redirectTable } from '../../../../routing/redirect-rules.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { hasRight } from '../../../services/accounts/access.ts';
import { countMissed, mostMissed } from '../../../repositories/error-log.ts';
import { sitemapPaths } from '../../site/sitemap.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';
import { SimilarPaths } from './similar-paths.ts';

const REDIRECT = { subject: 'redirect', action: 'publish' } as const;

/** The form of a rule for an address, with the target that may be meant. */
function ruleHref(path: string, suggestion: string | null, locale: Locale): string {
  const query = new URLSearchParams({
    old_path: path,
    ...(suggestion !== null && { new_path: suggestion }),
  });
  return `${pathTo('hub-new', locale, { list: 'redirect' })}?${query}`;
}

/** Addresses that are not there, the most missed first, and where they could lead. */
export const ERROR_LOG: HubList = {
  key: 'error_log',
  group: 'operations',
  right: { subject: 'missing_address', action: 'read' },
  columns: ['path', 'seen', 'answered', 'last_at', 'suggestion'],
  async rows({ app, data, locale, t }, { text, page }, caller) {
    const { db } = app.database;
    const mayRedirect = hasRight(caller, REDIRECT);
    const rules = redirectTable([...data.redirect.values()]);
    await app.errorLog.write();
    const part = { text, limit: HUB_PAGE_SIZE, offset: (page - 1) * HUB_PAGE_SIZE };
    const [missed, total, paths] = await Promise.all([
      mostMissed(db, part),
      countMissed(db, text),
      sitemapPaths(app),
    ]);
    const similar = new SimilarPaths(paths);
    const rows = missed.map(({ path, seen, answered, last_at: last }) => {
      const when = formatMoment(last, locale);
      const target = rules.find(path) ?? rules.findFallback(path);
      const suggestion = target === null ? similar.mostLike(path) : null;
      // What is left out of an address leads nowhere.
      const isWhole = !path.includes('…');
      const cell = target === null ? (suggestion ?? '–') : t('hub:redirectedTo', { target });
      return {
        id: path,
        href: isWhole && mayRedirect && target === null ? ruleHref(path, suggestion, locale) : null,
        cells: [path, String(seen), String(answered), when, cell],
        actions: suggestion === null || !isWhole ? ['forget'] : ['redirect', 'forget'],
      };
    });
    return { rows, total };
  },
  actions: [
    {
      name: 'redirect',
      right: REDIRECT,
    },
    {
      name: 'forget',
      right: { subject: 'missing_address', action: 'delete' },
    },
  ],
};
