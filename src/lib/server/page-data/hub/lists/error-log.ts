import type { Locale } from '../../../../constants.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { redirectTable } from '../../../../routing/redirect-rules.ts';
import { pathTo, localeOfPath } from '../../../../routing/routes.ts';
import { foldedWords } from '../../../../search/fold.ts';
import { hasRight } from '../../../services/accounts/access.ts';
import { countMissed, mostMissed } from '../../../repositories/error-log.ts';
import { sitemapPaths } from '../../site/sitemap.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';

/** Words count as the same by their beginning: endings and typing errors are mostly at the end. */
const STEM_LENGTH = 5;
/** Two addresses have to share so much of their words. */
const LEAST_LIKENESS = 0.4;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The beginnings of the words of an address behind its language. */
const stemsOf = (path: string): ReadonlySet<string> =>
  new Set(
    foldedWords(
      decoded(path)
        .replace(/^\/[a-z]{2}\//u, '')
        .replaceAll(/[/_.-]/gu, ' '),
    ).map((word) => word.slice(0, STEM_LENGTH)),
  );

/** The addresses of the site, by the beginnings of their words. */
export class SimilarPaths {
  readonly #paths: readonly { readonly path: string; readonly size: number }[];
  readonly #byStem = new Map<string, number[]>();

  constructor(paths: readonly string[]) {
    this.#paths = paths.map((path, index) => {
      const stems = stemsOf(path);
      for (const stem of stems) {
        const known = this.#byStem.get(stem);
        if (known) known.push(index);
        else this.#byStem.set(stem, [index]);
      }
      return { path, size: stems.size };
    });
  }

  /** The address of the site in the same language that is most like another one; null: none is. */
  mostLike(path: string): string | null {
    const locale = localeOfPath(path);
    const stems = stemsOf(path);
    const shared = new Map<number, number>();
    for (const stem of stems)
      for (const index of this.#byStem.get(stem) ?? [])
        shared.set(index, (shared.get(index) ?? 0) + 1);
    let best: { readonly path: string; readonly likeness: number } | null = null;
    for (const [index, count] of shared) {
      const known = this.#paths[index];
      if (known === undefined || (locale !== null && localeOfPath(known.path) !== locale)) continue;
      const likeness = (2 * count) / (stems.size + known.size);
      if (likeness >= LEAST_LIKENESS && likeness > (best?.likeness ?? 0))
        best = { path: known.path, likeness };
    }
    return best?.path ?? null;
  }
}

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
