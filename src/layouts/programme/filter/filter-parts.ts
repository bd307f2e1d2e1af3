import { cachedFragment } from '../../../lib/programme/fragment-cache.ts';
import type { ChoiceKey } from '../../../lib/programme/programme-query.ts';
import { slotsOf, textHtml, type Fill } from '../../../lib/programme/template.ts';
import type { FilterView, ProgrammeView } from '../../../lib/views/programme-view.ts';

/** The calendar, one filter or a number: what is rendered of it once for each of its values. */
export interface FilterPart {
  /** What it is made of. */
  readonly of: object;
  /** The value that is chosen. */
  readonly by: string;
  readonly key: ChoiceKey;
  /** Null: the calendar's. */
  readonly label: string | null;
  readonly chosen: string | null;
  /** Null: the calendar, or a number. */
  readonly filter: FilterView | null;
}

export interface FilterParts {
  /** The calendar and the filters. */
  readonly parts: readonly FilterPart[];
  /** What is chosen of them, and by numbers. */
  readonly chosen: readonly FilterPart[];
  readonly fill: Fill;
}

/** The parts of the filters, and the addresses of this choice for the places in them. */
export function filterParts({
  calendar,
  filters,
  numbers,
}: Pick<ProgrammeView, 'calendar' | 'filters' | 'numbers'>): FilterParts {
  const fill: Record<string, string> = {};
  const { previous, next } = slotsOf('date');
  fill[previous] = textHtml(calendar.previous?.href ?? '');
  fill[next] = textHtml(calendar.next?.href ?? '');
  const date = { key: 'date' as const, around: calendar.around };
  for (const { key, around } of [date, ...filters, ...numbers]) {
    const here = slotsOf(key);
    fill[here.before] = textHtml(around.before);
    fill[here.after] = textHtml(around.after);
    fill[here.clear] = textHtml(around.clear);
  }
  const calendarPart: FilterPart = {
    of: calendar.weekdays,
    by: calendar.key,
    key: 'date',
    label: null,
    chosen: calendar.chosen,
    filter: null,
  };
  const byGroup = filters.map((filter): FilterPart => {
    const { key, label, chosen, chosenId, options } = filter;
    return { of: options, by: `${chosenId ?? ''} ${chosen ?? ''}`, key, label, chosen, filter };
  });
  const byNumber = numbers.map(({ key, label }): FilterPart => ({
    of: calendar.weekdays,
    by: `${key} ${label}`,
    key,
    label,
    chosen: label,
    filter: null,
  }));
  const parts = [calendarPart, ...byGroup];
  const chosen = [...parts, ...byNumber].filter((part) => part.chosen !== null);
  return { parts, chosen, fill };
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
