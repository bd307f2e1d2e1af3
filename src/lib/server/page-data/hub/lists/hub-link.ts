import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../../constants.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { Link } from '../../../../views/event-view.ts';
import type { PageContext } from '../../page/page-context.ts';

/**
 * The editor of a record on its page, at a module or not; null: it has no page.
 * @param language the one that is wanted, before the others
 */
export function editHref(
  kind: Kind,
  record: Entity<Kind>,
  { module, language }: { readonly module: string | null; readonly language: Locale },
): string | null {
  const paths = [language, ...LOCALES].map((one) => pathOfRecord(kind, record, one));
  const path = paths.find((one) => one !== null) ?? null;
  if (path === null) return null;
  return module === null ? `${path}?edit` : `${path}?edit#module=${module}`;
}

/** The way to a list, by its name. */
export const hubListLink = (
  key: string,
  { locale, t }: Pick<PageContext, 'locale' | 't'>,
): Link => ({
  label: t(`hub:list.${key}`),
  href: pathTo('hub-list', locale, { list: key }),
});
