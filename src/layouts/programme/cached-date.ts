import type { Locale } from '../../lib/constants.ts';
import { cachedFragment } from '../../lib/programme/fragment-cache.ts';
import { HTML_HERE } from '../../lib/programme/template.ts';
import type { DateGroup, EventView } from '../../lib/views/event-view.ts';
import { rowShape, SHAPES, type RowShape } from './row-shape.ts';

/** What the fragments of dates without their rows are made of: nothing that can change. */
export const DATES = {};

export const dateKey = ({ key, heading }: DateGroup, locale: Locale): string =>
  `${locale} ${key} ${heading}`;

/** A row that has more to show than its shape, by its event; the first ones load their pictures at once. */
export const rowKey = (isFirst: boolean): string => (isFirst ? 'row, first' : 'row');

export const shapeKey = ({ key }: RowShape, isFirst: boolean): string =>
  isFirst ? `${key}, first` : key;

/** An event's row as HTML; null when it, or its shape, was not rendered yet. */
function cachedRow(event: EventView, locale: Locale, isFirst: boolean): string | null {
  const shape = rowShape(event, locale);
  return shape === null
    ? (cachedFragment(event, rowKey(isFirst))?.html ?? null)
    : (cachedFragment(SHAPES, shapeKey(shape, isFirst))?.fill(shape.fill) ?? null);
}

/** A date with its events as HTML; null when any of it was not rendered yet, or stands between teasers. */
export function cachedDate(group: DateGroup, locale: Locale, isFirst: boolean): string | null {
  const date = cachedFragment(DATES, dateKey(group, locale));
  if (date === null) return null;
  let rows = '';
  for (const item of group.items) {
    const row = item.kind === 'event' ? cachedRow(item.event, locale, isFirst) : null;
    if (row === null) return null;
    rows += row;
  }
  return date.fill({ [HTML_HERE.rows]: rows });
}
