import { cachedFragment } from '../../lib/programme/fragment-cache.ts';
import type { FilterKey } from '../../lib/programme/filter-groups.ts';
import { placesOf, textHtml, type Fill } from '../../lib/programme/template.ts';
import type { FilterView, ProgrammeView } from '../../lib/views/programme-view.ts';

/** The calendar or one filter: what is rendered of it once for each of its values. */
export interface FilterPart {
  /** What it is made of. */
  readonly of: object;
  /** The value that is chosen. */
  readonly by: string;
  readonly key: 'date' | FilterKey;
  /** Null: the calendar's. */
  readonly label: string | null;
  readonly chosen: string | null;
  /** Null: the calendar. */
  readonly filter: FilterView | null;
}

/** The parts of the filters, and the addresses of this choice for the places in them. */
export function filterParts({ calendar, filters }: Pick<ProgrammeView, 'calendar' | 'filters'>): {
  readonly parts: readonly FilterPart[];
  readonly fill: Fill;
} {
  const fill: Record<string, string> = {};
  const { previous, next } = placesOf('date');
  fill[previous] = textHtml(calendar.previous?.href ?? '');
  fill[next] = textHtml(calendar.next?.href ?? '');
  for (const { key, around } of [{ key: 'date' as const, around: calendar.around }, ...filters]) {
    const here = placesOf(key);
    fill[here.before] = textHtml(around.before);
    fill[here.after] = textHtml(around.after);
    fill[here.clear] = textHtml(around.clear);
  }
  const date: FilterPart = {
    of: calendar.weekdays,
    by: calendar.key,
    key: 'date',
    label: null,
    chosen: calendar.chosen,
    filter: null,
  };
  const others = filters.map((filter): FilterPart => {
    const { key, label, chosen, chosenId, options } = filter;
    return { of: options, by: `${chosenId ?? ''} ${chosen ?? ''}`, key, label, chosen, filter };
  });
  return { parts: [date, ...others], fill };
}

/** Parts that were rendered earlier, joined; null when one of them was not. */
export function cachedParts(
  parts: readonly FilterPart[],
  use: 'item' | 'chip',
  fill: Fill,
): string | null {
  let html = '';
  for (const { of, by } of parts) {
    const template = cachedFragment(of, `${use} ${by}`);
    if (template === null) return null;
    html += template.fill(fill);
  }
  return html;
}
