import type { FormValues } from '../../../../forms/form-values.ts';
import { instantOf, instantText, moveDay, timeOf, type Day } from '../../../../dates/dates.ts';
import { eventMoments, type EventMoments } from '../../../../programme/event-times.ts';
import type { Translate } from '../../../../i18n/translator.ts';
import type { Schedule } from './series-schedule.ts';
import { typedTime } from './series-schedule.ts';
import type { PlannedDate } from './series-warnings.ts';

/** A date of a series as the second step shows it. */
export interface SeriesDate extends PlannedDate {
  readonly isOn: boolean;
  /** As its fields show it: times of the venue's clock; empty: none. */
  readonly shown: { readonly start: string; readonly end: string; readonly doors: string };
}

export interface SeriesDates {
  readonly dates: readonly SeriesDate[];
  /** By the names of the fields. */
  readonly errors: Readonly<Record<string, string>>;
}

const shownOf = ({ date_start: start, date_end: end, doors }: EventMoments) => ({
  start: timeOf(start),
  end: end === null ? '' : timeOf(end),
  doors: doors === null ? '' : timeOf(doors),
});

/** A date as its rule says it. @param start the time that was asked for */
export const plainDate = (day: Day, start: string, moments: EventMoments): SeriesDate => ({
  day,
  start,
  moments,
  isOn: true,
  shown: shownOf(moments),
});

/** The dates of a schedule before anybody changed one. */
export const scheduledDates = ({ days, times }: Schedule): readonly SeriesDate[] =>
  days.map((day) => plainDate(day, times.start, eventMoments(day, times)));

/** Doors open on the evening before where that is no time before the beginning. */
function doorsAt(day: Day, doors: string, start: string): string {
  const at = instantOf(day, doors);
  return instantText(at <= new Date(start) ? at : instantOf(moveDay(day, -1), doors));
}

const textAt = (form: FormValues, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Whether a form has the dates in it. */
export const hasDates = (form: FormValues): boolean => form.has('dates');

/**
 * The dates as somebody left them in the second step. One whose times are as they were shown
 * is as its rule says: of the hour that there is twice, times of a clock do not say enough.
 */
export function readDates(
  first: readonly SeriesDate[],
  form: FormValues,
  t: Translate,
): SeriesDates {
  const errors: Record<string, string> = {};
  const dates = first.map((date, index): SeriesDate => {
    const at = (name: string) => `dates.${String(index)}.${name}`;
    const typed = (name: string) => {
      const text = textAt(form, at(name));
      return typedTime(text) ?? text;
    };
    const shown = { start: typed('start'), end: typed('end'), doors: typed('doors') };
    const isOn = form.has(at('on'));
    const { day } = date;
    const isSame = (['start', 'end', 'doors'] as const).every(
      (name) => shown[name] === date.shown[name],
    );
    if (isSame) return { ...date, isOn };
    const wrong = (['start', 'end', 'doors'] as const).filter(
      (name) => typedTime(shown[name]) === null && (shown[name] !== '' || name === 'start'),
    );
    if (isOn) for (const name of wrong) errors[at(name)] = t('event_series:error.time');
    if (wrong.length > 0) return { ...date, isOn, shown };
    const end = shown.end === '' ? null : shown.end;
    const times = { start: shown.start, end, minutes: null, doors: null };
    const moments = eventMoments(day, times);
    const doors = shown.doors === '' ? null : doorsAt(day, shown.doors, moments.date_start);
    return { day, start: shown.start, isOn, shown, moments: { ...moments, doors } };
  });
  if (!dates.some(({ isOn }) => isOn)) errors['dates'] = t('event_series:error.noneChosen');
  return { dates, errors };
}
