import { formatDay, type Day } from '../../../dates/dates.ts';
import type { DateGroup, ListItem } from '../../../views/event-view.ts';
import type { PageContext } from '../page/page-context.ts';

/** Consecutive items of one date under one heading; what runs already stands under its own. */
export function groupByDate(
  items: readonly (readonly [Day, ListItem])[],
  start: Day,
  { locale, t }: PageContext,
): readonly DateGroup[] {
  const groups: (DateGroup & { items: ListItem[] })[] = [];
  for (const [day, item] of items) {
    const isRunning = day < start;
    const key = isRunning ? 'running' : day;
    const group = groups.at(-1);
    if (group?.key === key) {
      group.items.push(item);
      continue;
    }
    const isNewMonth = !isRunning && group?.day?.slice(0, 7) !== day.slice(0, 7);
    groups.push({
      key,
      heading: isRunning ? t('programme:running') : formatDay(day, locale, 'full'),
      day: isRunning ? null : day,
      month: isNewMonth ? formatDay(day, locale, 'month') : null,
      items: [item],
    });
  }
  return groups;
}
