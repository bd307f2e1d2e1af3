import type { Locale } from '../../constants.ts';
import { matchRoute, pathTo } from '../../routes.ts';
import type { ReferenceData } from './reference.ts';
import { detailPath } from './record-paths.ts';

const KINDS = {
  'productions-slug-id': 'production',
  'series-slug-id': 'series',
  'venues-slug-id': 'venue',
  'team-slug-id': 'person',
} as const;

/**
 * A link that an editor entered once, for a page in one language: the same page
 * in that language. Addresses elsewhere and paths that no route knows stay.
 */
export function localizedLink(href: string, locale: Locale, data: ReferenceData): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/u.exec(href) ?? [];
  const match = matchRoute(path);
  if (match === null || match.locale === locale) return href;
  const kind = KINDS[match.name as keyof typeof KINDS];
  const record = kind === undefined ? undefined : data[kind].get(Number(match.params['id']));
  if (kind !== undefined && record !== undefined) return detailPath(kind, record, locale) + rest;
  return pathTo(match.name, locale, match.params) + rest;
}
