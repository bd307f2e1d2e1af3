import {
  clockChange,
  dayOf,
  instantOfInput,
  instantText,
  timeOf,
} from '../../../lib/venue-clock.ts';

/** Years of less than four digits are being typed. */
const WHOLE = /^[12]\d{3}-\d{2}-\d{2}/u;

/** An instant as the venue's clocks show it, for a `datetime-local`; empty for none. */
export const inputFromInstant = (instant: unknown): string =>
  typeof instant === 'string' && !Number.isNaN(Date.parse(instant))
    ? `${dayOf(instant)}T${timeOf(instant)}`
    : '';

/**
 * What was put into a `datetime-local`, as the instant that is kept; null: none.
 * Undefined while it is being typed, and for a time that a change of the clocks leaves out.
 * @param before what it held: of the hour that comes twice in autumn the same one stays
 */
export function instantFromInput(text: string, before: unknown): string | null | undefined {
  if (text === '') return null;
  if (!WHOLE.test(text)) return undefined;
  const [day = '', time = ''] = text.slice(0, 16).split('T');
  if (inputFromInstant(before) === `${day}T${time}`) return before as string;
  return clockChange(day, time) === 'skipped' ? undefined : instantText(instantOfInput(day, time));
}

/** What was put into a `date` or a `time`; a date whose year is being typed is undefined. */
export const dayFromInput = (text: string): string | null | undefined =>
  text === '' ? null : WHOLE.test(text) ? text : undefined;

export const timeFromInput = (text: string): string | null =>
  text === '' ? null : text.slice(0, 5);

export function numberFromInput(text: string): number | null | undefined {
  if (text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}
