import type { Weekday } from '../../../../../content/records/notices.ts';
import { WEEKDAYS, type OpeningSpan } from '../../../../dates/opening-hours.ts';
import type { FormValues } from '../../../../forms/form-values.ts';
import { type Failure } from '../../../../result.ts';

/** So many spans a day can have. */
export const MAX_SPANS = 6;

export const fieldName = (weekday: Weekday, index: number, end: keyof OpeningSpan): string =>
  `${weekday}.${index}.${end}`;

/** What was typed, span by span, the empty ones included. */
export type TypedWeek = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

const MAX_TYPED = 20;

/** What a form says of the week. */
export function typedWeek(form: FormValues): TypedWeek {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, MAX_TYPED) : '';
  };
  const spansOf = (weekday: Weekday): readonly OpeningSpan[] =>
    Array.from({ length: MAX_SPANS }, (_, index) => ({
      from: text(fieldName(weekday, index, 'from')),
      to: text(fieldName(weekday, index, 'to')),
    }));
  return Object.fromEntries(WEEKDAYS.map((day) => [day, spansOf(day)])) as TypedWeek;
}

/** What came of the form: an address to go to, or the form again as it was typed. */
export type WeekOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: TypedWeek };
