import type { FormValues } from '../../../../forms/form-values.ts';
import type { EventEntity } from '../../../../../content/records/event.ts';
import { dayOf, formatMoment, moveDay, timeOf } from '../../../../dates/dates.ts';
import { textIn as localized } from '../../../../i18n/localized.ts';
import { movedMoments, type MovableMoments } from '../../../../programme/move-event.ts';
import type { SeriesDateView } from '../../../../views/hub/series-view.ts';
import { smallField } from '../../box-office/plain-fields.ts';
import { typedDay } from '../../../../dates/typed-moment.ts';
import { textIn } from '../lists/plain-field.ts';
import { warningsOf } from '../series/series-warnings.ts';
import { typedTime } from '../series/series-schedule.ts';
import type { PageContext } from '../../page/page-context.ts';

/** An event with the date that its copy is to have. */
export interface CopyRow {
  readonly event: EventEntity;
  readonly isOn: boolean;
  /** As its fields show it. */
  readonly shown: { readonly day: string; readonly start: string };
  /** Null: what was typed is no date. */
  readonly moments: MovableMoments | null;
  readonly warnings: readonly string[];
}

/** The rows with what was typed, and what is wrong with it by the names of the fields. */
export interface CopyRows {
  readonly rows: readonly CopyRow[];
  readonly errors: Readonly<Record<string, string>>;
}

type Bare = Omit<CopyRow, 'warnings'>;

const named = (name: string, { id }: EventEntity): string => `${name}.${String(id)}`;

/** The copies as a number of days says; what was cancelled is left out at first. */
const plainRow = (event: EventEntity, days: number): Bare => {
  const [day, start] = [moveDay(dayOf(event.date_start), days), timeOf(event.date_start)];
  const moments = movedMoments(event, day, start);
  return { event, isOn: event.status !== 'cancelled', shown: { day, start }, moments };
};

function typedRow(
  event: EventEntity,
  form: FormValues,
  { t }: PageContext,
  errors: Record<string, string>,
): Bare {
  const isOn = form.has(named('on', event));
  const shown = {
    day: textIn(form, named('day', event)).trim().slice(0, 40),
    start: textIn(form, named('start', event)).trim().slice(0, 40),
  };
  const [day, start] = [typedDay(shown.day), typedTime(shown.start)];
  if (isOn && day === null)
    errors[named('day', event)] = t('event_series:error.day', { text: shown.day });
  if (isOn && start === null) errors[named('start', event)] = t('event_series:error.time');
  const moments = day === null || start === null ? null : movedMoments(event, day, start);
  return { event, isOn, shown, moments };
}

/** What has to be known of each date, hall by hall. */
async function withWarnings(context: PageContext, rows: readonly Bare[]): Promise<CopyRow[]> {
  const found = new Map<Bare, readonly string[]>();
  for (const room of new Set(rows.map(({ event }) => event.room))) {
    const own = rows.flatMap((row) =>
      row.isOn && row.moments !== null && row.event.room === room
        ? [{ row, day: dayOf(row.moments.date_start), moments: row.moments }]
        : [],
    );
    const dates = own.map((one) => ({ ...one, start: one.row.shown.start }));
    const warnings = await warningsOf(context, room, dates);
    for (const [index, { row }] of own.entries()) found.set(row, warnings[index] ?? []);
  }
  return rows.map((row) => ({ ...row, warnings: found.get(row) ?? [] }));
}

/** Each chosen event with its new date. @param form where somebody has changed some of them */
export async function copyRows(
  context: PageContext,
  events: readonly EventEntity[],
  { days, form }: { readonly days: number; readonly form: FormValues | null },
): Promise<CopyRows> {
  const errors: Record<string, string> = {};
  const rows = events.map((event) =>
    form === null ? plainRow(event, days) : typedRow(event, form, context, errors),
  );
  if (events.length > 0 && !rows.some(({ isOn }) => isOn))
    errors['rows'] = context.t('event_series:error.noneChosen');
  return { rows: await withWarnings(context, rows), errors };
}

/** A row's warnings as the form says that they were seen. */
export const seenIn = ({ event, warnings }: CopyRow): readonly string[] =>
  warnings.map((text) => `${String(event.id)} ${text}`);

export function copyRowView(
  { event, isOn, shown, warnings }: CopyRow,
  errors: CopyRows['errors'],
  { t, locale, data }: PageContext,
): SeriesDateView {
  const typed = { [named('day', event)]: shown.day, [named('start', event)]: shown.start };
  const field = (name: string, control: 'date' | 'time') =>
    smallField(
      named(name, event),
      t(`event_copies:field.${name}`),
      { typed, errors, t },
      { control },
    );
  const room = data.room.get(event.room);
  return {
    name: named('on', event),
    label: localized(event.title, locale),
    text: [
      formatMoment(event.date_start, locale),
      room === undefined ? '' : localized(room.name, locale),
      event.status === 'cancelled' ? t('event_copies:wasCancelled') : '',
    ]
      .filter(Boolean)
      .join(' · '),
    isOn,
    fields: [field('day', 'date'), field('start', 'time')],
    warnings,
  };
}
