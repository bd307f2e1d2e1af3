import type { Weekday } from '../../../../../content/records/notices.ts';
import type { OpeningSpan } from '../../../../dates/opening-hours.ts';
import { type Failure } from '../../../../result.ts';

/** So many spans a day can have. */
export const MAX_SPANS = 6;

export const fieldName = (weekday: Weekday, index: number, end: keyof OpeningSpan): string =>
  `${weekday}.${index}.${end}`;

/** What was typed, span by span, the empty ones included. */
export type TypedWeek = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

/** What came of the form: an address to go to, or the form again as it was typed. */
export type WeekOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: TypedWeek };
