import { clockChange, dayOf, instantOfInput, instantText, timeOf } from '../venue-clock.ts';

/** A day as a browser sends it, `2026-11-20`; null for what is none. */
export function typedDay(text: string): string | null {
  const time = /^\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(`${text}T12:00:00Z`) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/**
 * An instant as a control for day and time sends it; null for what is none, such as 31 February or
 * a time that a change of the clocks leaves out.
 */
export function typedMoment(text: string): string | null {
  const [, day = '', time = ''] =
    /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d(?:\.\d{1,3})?)?$/u.exec(text) ?? [];
  return typedDay(day) === null || clockChange(day, time) === 'skipped'
    ? null
    : instantText(instantOfInput(day, time));
}

/** An instant as such a control shows it; empty for none. */
export const shownMoment = (instant: string | null): string =>
  instant === null ? '' : `${dayOf(instant)}T${timeOf(instant)}`;
