import type { APIContext } from 'astro';
import { DEFAULT_LOCALE, type Locale, STATUS_MOVED_PERMANENTLY } from '../../../constants.ts';
import { withPlainEdit } from '../../../editing/address.ts';
import {
  parseProgrammeQuery,
  programmeSearch,
  type ProgrammeQuery,
} from '../../../programme/programme-query.ts';
import { localeOfPath, pathTo, type RouteName } from '../../../routing/routes.ts';
import { PageContext } from './page-context.ts';

/** The address of a record as it is called now; what was asked along with the old one stays. */
export function movedTo({ url, redirect }: Pick<APIContext, 'url' | 'redirect'>, address: string) {
  const [path = '', place] = address.split('#');
  const hash = place === undefined ? '' : `#${place}`;
  return redirect(path + withPlainEdit(url.search) + hash, STATUS_MOVED_PERMANENTLY);
}

type AstroRequest = Pick<APIContext, 'locals' | 'url'>;

export const localeOf = ({ url }: Pick<AstroRequest, 'url'>): Locale =>
  localeOfPath(url.pathname) ?? DEFAULT_LOCALE;

/** Creates the context of one page: what it may use, and the note of what it shows. */
export async function createPageContext({ locals, url }: AstroRequest): Promise<PageContext> {
  const { app, edited } = locals;
  const now = edited?.page.at == null ? app.now() : new Date(edited.page.at);
  return PageContext.open(app, localeOf({ url }), url.pathname, { ...locals, now });
}

/** The id of a detail address; 0, which no record has, for anything that is no id. */
export const idOf = ({ params }: Pick<APIContext, 'params'>): number =>
  /^[1-9]\d{0,8}$/u.test(params['id'] ?? '') ? Number(params['id']) : 0;

/**
 * The choice in a programme address, or the clean address to go to instead:
 * a malformed value is logged and reported first.
 */
export function programmeQuery(
  astro: AstroRequest,
  route: RouteName,
): ProgrammeQuery | { clean: string } {
  const { query, fieldErrors: keys } = parseProgrammeQuery(astro.url.searchParams);
  if (keys.length === 0) return query;
  astro.locals.app.report.report('Malformed programme address', { level: 'warn', keys });
  return { clean: pathTo(route, localeOf(astro)) + programmeSearch(query) };
}
