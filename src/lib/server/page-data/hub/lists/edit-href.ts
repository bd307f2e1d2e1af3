import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../../constants.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';

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
