import type { Locale } from '../../lib/constants.ts';
import { cachedFragment } from '../../lib/programme/fragment-cache.ts';
import { HTML_SLOT } from '../../lib/programme/template.ts';
import type { DateGroup, EventView } from '../../lib/views/event-view.ts';
import { rowShape, SHAPES, type RowShape } from './row-shape.ts';

/** How the events of a list are shown: a timetable, or rows with large posters. */
export type ListLook = 'timetable' | 'pictures';

/** Of one row: its look, and whether it is on the page's first date, whose pictures load at once. */
export interface RowLook {
  readonly locale: Locale;
  readonly look: ListLook;
  readonly isFirst: boolean;
}

/** What the fragments of dates without their rows are made of: nothing that can change. */
export const DATES = {};

export const dateKey = ({ key, heading, month }: DateGroup, { locale, look }: RowLook): string =>
  `${locale} ${look} ${key} ${heading} ${month ?? ''}`;

/** A row that has more to show than its shape, by its event. */
export const rowKey = ({ look, isFirst }: RowLook): string => `${look}${isFirst ? ', first' : ''}`;

export const shapeKey = ({ key }: RowShape, row: RowLook): string => `${rowKey(row)} ${key}`;

/** An event's row as HTML; null when it, or its shape, was not rendered yet. */
function cachedRow(event: EventView, row: RowLook): string | null {
  const shape = rowShape(event, row.locale);
  return shape === null
    ? (cachedFragment(event, rowKey(row))?.html ?? null)
    : (cachedFragment(SHAPES, shapeKey(shape, row))?.fill(shape.fill) ?? null);
}

/** A date with its events as HTML; null when any of it was not rendered yet, or stands between teasers. */
export function cachedDate(group: DateGroup, row: RowLook): string | null {
  const date = cachedFragment(DATES, dateKey(group, row));
  if (date === null) return null;
  let rows = '';
  for (const item of group.items) {
    const html = item.kind === 'event' ? cachedRow(item.event, row) : null;
    if (html === null) return null;
    rows += html;
  }
  return date.fill({ [HTML_SLOT.rows]: rows });
}
