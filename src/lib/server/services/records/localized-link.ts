import type { Locale } from '../../../constants.ts';
import { isReferenceKind } from '../../../../content/records/kinds.ts';
import { matchRoute, pathTo, routeRow } from '../../../routing/routes.ts';
import type { ReferenceData } from './reference-data.ts';
import { detailPath, pathOfPage } from '../../../routing/record-routes.ts';
import { recordTag, type Tag } from '../cache-tags/tags.ts';

/** Parameters of a path as they were before they were percent-encoded; null for broken ones. */
function decoded(params: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
  } catch {
    return null;
  }
}

/**
 * A link that an editor entered once, for a page in one language: the same page
 * in that language. Addresses elsewhere and paths that no route knows stay. An
 * event, which takes a query to know, keeps its name: its page corrects the address.
 * @param shows told of the record whose address was taken
 */
export function localizedLink(
  href: string,
  locale: Locale,
  data: ReferenceData,
  shows: (tag: Tag) => void = () => undefined,
): string {
  const end = href.search(/[?#]/u);
  const path = end === -1 ? href : href.slice(0, end);
  const rest = href.slice(path.length);
  const match = matchRoute(path);
  if (match === null || match.locale === locale) return href;
  if (match.name === 'page') {
    const page = [...data.page.values()].find((one) => pathOfPage(one, match.locale) === path);
    if (page === undefined) return href;
    shows(recordTag('page', page.id));
    return (pathOfPage(page, locale) ?? path) + rest;
  }
  const params = decoded(match.params);
  if (params === null) return href;
  const { shows: shown } = routeRow(match.name);
  const kind = shown?.as === 'detail' && isReferenceKind(shown.kind) ? shown.kind : null;
  const record = kind === null ? undefined : data[kind].get(Number(params['id']));
  if (kind !== null && record !== undefined) {
    shows(recordTag(kind, record.id));
    return detailPath(kind, record, locale) + rest;
  }
  return pathTo(match.name, locale, params) + rest;
}
