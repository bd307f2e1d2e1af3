import type { Locale } from '../../lib/constants.ts';
import { cachedFragment } from '../../lib/programme/fragment-cache.ts';
import { HTML_HERE } from '../../lib/programme/template.ts';
import type { DateGroup } from '../../lib/views/event-view.ts';

/** What the fragments of dates without their rows are made of: nothing that can change. */
export const DATES = {};

export const dateKey = ({ key, heading }: DateGroup, locale: Locale): string =>
  `${locale} ${key} ${heading}`;

/** Of an event's row; the first ones of a page load their pictures at once. */
export const rowKey = (isFirst: boolean): string => (isFirst ? 'row, first' : 'row');

/** A date with its events as HTML; null when any of it was not rendered yet, or stands between teasers. */
export function cachedDate(group: DateGroup, locale: Locale, isFirst: boolean): string | null {
  const date = cachedFragment(DATES, dateKey(group, locale));
  if (date === null) return null;
  let rows = '';
  for (const item of group.items) {
    const row = item.kind === 'event' ? cachedFragment(item.event, rowKey(isFirst)) : null;
    if (row === null) return null;
    rows += row.html;
  }
  return date.fill({ [HTML_HERE.rows]: rows });
}
