import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { dayOf, formatMoment, timeOf } from '../../../../dates/dates.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { clockOf, type EventMoments } from '../../../../programme/event-times.ts';
import { eventsInHall, type HallEvent } from '../../../repositories/hub/hall-events.ts';
import type { PageContext } from '../../page/page-context.ts';

/** A date that is held against what there is. */
export interface PlannedDate {
  readonly day: string;
  /** The time that somebody asked for, `02:30`: not every one is there on every day. */
  readonly start: string;
  readonly moments: EventMoments;
}

/** How long an event takes of which nobody knows. */
const USUAL_LENGTH_MS = 2 * millisecondsInHour;

const spanOf = ({ date_start: start, date_end: end }: Omit<EventMoments, 'doors'>) => {
  const from = Date.parse(start);
  return [from, end === null ? from + USUAL_LENGTH_MS : Date.parse(end)] as const;
};

const isAtOnce = (one: Omit<EventMoments, 'doors'>, other: Omit<EventMoments, 'doors'>) => {
  const [[from, to], [otherFrom, otherTo]] = [spanOf(one), spanOf(other)];
  return from < otherTo && otherFrom < to;
};

/** The events of a hall around these dates. */
function inHall(
  { app }: PageContext,
  room: number,
  dates: readonly PlannedDate[],
): Promise<readonly HallEvent[]> {
  const starts = dates.map(({ moments }) => Date.parse(moments.date_start));
  const at = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
  const span = [Math.min(...starts) - millisecondsInDay, Math.max(...starts) + millisecondsInDay];
  const [from = 0, to = 0] = span;
  return eventsInHall(app.database.db, room, [at(from), at(to)]);
}

function clockWarning({ day, start, moments }: PlannedDate, { t }: PageContext): string[] {
  const clock = clockOf(day, start);
  if (clock === 'plain') return [];
  return [t(`event_series:warning.${clock}`, { time: start, at: timeOf(moments.date_start) })];
}

/** The season that a day is in; null: none. */
export const seasonOf = ({ data }: Pick<PageContext, 'data'>, day: string): number | null =>
  [...data.season.values()].find(
    ({ first_day: first, last_day: last }) => day >= first && day <= last,
  )?.id ?? null;

/**
 * What somebody has to know of each date before it is made: the hall is taken, the venue is
 * closed, no season has it, it is over, or its time is one of a clock change.
 */
export async function warningsOf(
  context: PageContext,
  room: number,
  dates: readonly PlannedDate[],
): Promise<readonly (readonly string[])[]> {
  if (dates.length === 0) return [];
  const { data, locale, t, now } = context;
  const others = await inHall(context, room, dates);
  const closed = new Set(
    [...data.opening_hours_exception.values()].filter((one) => one.closed).map(({ day }) => day),
  );
  return dates.map((date) => {
    const { moments } = date;
    const day = dayOf(moments.date_start);
    const taken = others.filter((other) => isAtOnce(moments, other));
    return [
      ...taken.map(({ title, date_start: at }) =>
        t('event_series:warning.taken', {
          title: textIn(title, locale),
          at: formatMoment(at, locale),
        }),
      ),
      ...(closed.has(day) ? [t('event_series:warning.closed')] : []),
      ...(data.season.size > 0 && seasonOf(context, day) === null
        ? [t('event_series:warning.season')]
        : []),
      ...(Date.parse(moments.date_start) <= now.getTime() ? [t('event_series:warning.past')] : []),
      ...clockWarning(date, context),
    ];
  });
}
