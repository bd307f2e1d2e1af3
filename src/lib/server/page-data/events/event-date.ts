import type { EventEntity } from '../../../../content/records/event.ts';
import type { Locale } from '../../../constants.ts';
import { formatDay, formatTime } from '../../../dates/dates.ts';
import { spanOf } from '../../../programme/event-days.ts';
/** When it is, in few letters; of what runs longer, its last day. */
export function shortDate(event: EventEntity, locale: Locale): string {
  const [first, last] = spanOf(event);
  if (first !== last) return `– ${formatDay(last, locale, 'dayMonth')}`;
  const day = formatDay(first, locale, 'dayMonth');
  return event.all_day ? day : `${day}, ${formatTime(event.date_start, locale)}`;
}

/** When it is, for windows and results of searches, where many evenings have one name. */
export function titleDate(event: EventEntity, locale: Locale): string {
  const [first, last] = spanOf(event);
  const day = formatDay(first, locale, 'long');
  if (first !== last) return `${day} – ${formatDay(last, locale, 'long')}`;
  return event.all_day ? day : `${day}, ${formatTime(event.date_start, locale)}`;
}
