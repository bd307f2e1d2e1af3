import { LOCALES } from '../../../../constants.ts';
import { pathOfPage, pathOfRecord } from '../../../../routing/record-routes.ts';
import { resolveRoute } from '../../../../routing/resolve-route.ts';
import { recordById } from '../../../repositories/records.ts';
import type { PageContext } from '../../page/page-context.ts';

/**
 * What stands at an address: a page, nothing, another name of the same page, or a part of the
 * site that is asked only when somebody goes there (`open`).
 */
export type PathState =
  { readonly is: 'page' | 'missing' | 'open' } | { readonly is: 'renamed'; readonly path: string };

const ID = /^[1-9]\d{0,8}$/u;

/** Looks up what stands at addresses, without rules. The pages are listed once for all of them. */
export function pathStates({
  app,
  data,
}: Pick<PageContext, 'app' | 'data'>): (path: string) => Promise<PathState> {
  const pages = new Set(
    [...data.page.values()].flatMap((page) => LOCALES.map((locale) => pathOfPage(page, locale))),
  );
  const texts = new Set([...data.legal_text.values()].map(({ key }) => key));
  return async (path) => {
    const { table, name, row, params, locale } = resolveRoute(path);
    if (table === 'unknown' || name === 'not-found' || !row.methods.includes('GET'))
      return { is: 'missing' };
    const { shows } = row;
    if (shows === null) return { is: Object.keys(params).length === 0 ? 'page' : 'open' };
    if (shows.as === 'cms-page') return { is: pages.has(path) ? 'page' : 'missing' };
    if (shows.as === 'legal-text') return { is: texts.has(shows.key) ? 'page' : 'missing' };
    if (shows.as === 'part') return { is: 'page' };
    const { id = '' } = params;
    const record = ID.test(id) ? await recordById(app.database.db, shows.kind, Number(id)) : null;
    if (record?.is_online !== true || locale === null) return { is: 'missing' };
    const own = pathOfRecord(shows.kind, record, locale);
    return own === null || own === path ? { is: 'page' } : { is: 'renamed', path: own };
  };
}
