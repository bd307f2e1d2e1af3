import type { Locale } from '../constants.ts';
import { formatTimeRange } from './dates.ts';
import type { OpeningSpan } from './opening-hours.ts';

/** The opening hours of a day as people read them: «10–13 Uhr, 14:00–18:30 Uhr»; null: closed. */
export const spansLabel = (spans: readonly OpeningSpan[], locale: Locale): string | null =>
  spans.length === 0
    ? null
    : spans.map(({ from, to }) => formatTimeRange(from, to, locale)).join(', ');
