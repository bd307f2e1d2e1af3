import { dayFromAddress, dayOf, moveDay, type Day } from '../../../../dates/dates.ts';
import type { EventTimes } from '../../../../programme/event-times.ts';
import { MAX_DATES, repeatedDays, REPEATS, type Repeat } from '../../../../programme/repeat.ts';
import { failure, success, type Result } from '../../../../result.ts';
import type { Translate } from '../../../../i18n/translator.ts';
import { typedDay } from '../../../../dates/typed-moment.ts';
import type { Typed } from '../../box-office/plain-fields.ts';

/** When the events of a series are, as a form says it. */
export interface Schedule {
  readonly days: readonly Day[];
  readonly times: EventTimes;
}

/** Names of the fields that say it; `weekdays` is sent once for each. */
export const SCHEDULE_FIELDS = [
  'repeat',
  'every',
  'nth',
  'from',
  'to',
  'times',
  'start',
  'end',
  'duration',
  'doors',
  'extra',
  'without',
] as const;

const MAX_EVERY = 99;
const MAX_MINUTES = 24 * 60;
const MAX_DAYS_TEXT = 4000;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** A time as a browser sends it, with or without seconds; null: none. */
export const typedTime = (text: string): string | null =>
  CLOCK.test(text.slice(0, 5)) && /^(?::\d\d)?$/u.test(text.slice(5)) ? text.slice(0, 5) : null;

/** A day as people or browsers write it: `24.12.2026`, `24.12.26`, `2026-12-24`. */
function writtenDay(text: string): Day | null {
  const [, date = '', month = '', year = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/u.exec(text) ?? [];
  if (date === '') return typedDay(text);
  const long = year.length === 2 ? `20${year}` : year;
  return dayFromAddress(`${date.padStart(2, '0')}-${month.padStart(2, '0')}-${long}`);
}

interface Reader {
  readonly typed: Typed;
  readonly t: Translate;
  readonly errors: Record<string, string>;
}

/** The days of a text, parted by lines, commas or spaces; what is none is an error. */
function daysIn({ typed, t, errors }: Reader, name: string): readonly Day[] {
  const text = (typed[name] ?? '').slice(0, MAX_DAYS_TEXT);
  const days: Day[] = [];
  for (const part of text.split(/[\s,;]/u).filter(Boolean)) {
    const day = writtenDay(part);
    if (day === null) errors[name] ??= t('event_series:error.day', { text: part.slice(0, 30) });
    else days.push(day);
  }
  return days;
}

/** A whole number in a range; null: the field is empty. */
function numberIn({ typed, t, errors }: Reader, name: string, [least, most]: [number, number]) {
  const text = (typed[name] ?? '').trim();
  if (text === '') return null;
  const value = /^\d{1,6}$/u.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  errors[name] = t('event_series:error.number', { least, most });
  return null;
}

function timeIn({ typed, t, errors }: Reader, name: string): string | null {
  const text = (typed[name] ?? '').trim();
  const time = typedTime(text);
  if (text !== '' && time === null) errors[name] = t('event_series:error.time');
  return time;
}

function dayIn({ typed, t, errors }: Reader, name: string): Day | null {
  const text = (typed[name] ?? '').trim();
  const day = writtenDay(text);
  if (text !== '' && day === null) errors[name] = t('event_series:error.day', { text });
  return day;
}

const repeatOf = ({ typed }: Reader): Repeat =>
  REPEATS.find((repeat) => repeat === typed['repeat']) ?? 'weeks';

/** What ends a rule; an error where nothing does. */
function endOf(reader: Reader, repeat: Repeat, from: Day) {
  const { errors, t } = reader;
  const to = dayIn(reader, 'to');
  const times = numberIn(reader, 'times', [1, MAX_DATES]);
  if (repeat === 'once') return { to: null, times: null };
  if (to === null && times === null && !errors['to'] && !errors['times'])
    errors['to'] = t('event_series:error.endNeeded');
  if (to !== null && from !== '' && to < from) errors['to'] = t('event_series:error.endBefore');
  return { to, times };
}

function timesOf(reader: Reader): EventTimes {
  const { errors, t } = reader;
  const start = timeIn(reader, 'start');
  const end = timeIn(reader, 'end');
  const minutes = numberIn(reader, 'duration', [1, MAX_MINUTES]);
  const doors = numberIn(reader, 'doors', [0, MAX_MINUTES]);
  if (start === null) errors['start'] ??= t('event_series:error.startNeeded');
  return { start: start ?? '00:00', end, minutes, doors };
}

/** @param weekdays as they were chosen, 0 is Monday */
export function readSchedule(
  typed: Typed,
  weekdays: readonly string[],
  t: Translate,
): Result<Schedule> {
  const errors: Record<string, string> = {};
  const reader = { typed, t, errors };
  const repeat = repeatOf(reader);
  const from = dayIn(reader, 'from');
  if (from === null) errors['from'] ??= t('event_series:error.fromNeeded');
  const ends = endOf(reader, repeat, from ?? '');
  const every = numberIn(reader, 'every', [1, MAX_EVERY]) ?? 1;
  const nth = /^(?:[1-5]|-1)$/u.test(typed['nth'] ?? '') ? Number(typed['nth']) : 1;
  const [extra, without] = [daysIn(reader, 'extra'), daysIn(reader, 'without')];
  const times = timesOf(reader);
  const whole = () => failure('invalid', t('event_series:error.whole'), errors);
  if (from === null || Object.keys(errors).length > 0) return whole();
  const chosen = weekdays.filter((day) => /^[0-6]$/u.test(day)).map(Number);
  const rule = { repeat, every, nth, from, ...ends, weekdays: chosen, extra, without };
  const days = repeatedDays(rule);
  if (days.length > MAX_DATES) errors['to'] = t('event_series:error.tooMany', { most: MAX_DATES });
  if (days.length === 0) errors['from'] = t('event_series:error.noDays');
  return Object.keys(errors).length > 0 ? whole() : success({ days, times });
}

/** What a form begins with: the day after today. */
export const firstSchedule = (now: Date): Typed => ({
  repeat: 'weeks',
  every: '1',
  nth: '1',
  from: moveDay(dayOf(now), 1),
  start: '19:30',
});
