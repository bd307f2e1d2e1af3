import type { Transaction } from 'kysely';
import type { OpeningHoursEntity, Weekday } from '../../../../content/records/notices.ts';
import { WEEKDAYS, type OpeningSpan } from '../../../dates/opening-hours.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { allRecords } from '../../repositories/records.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { inputOf } from '../records/record-input.ts';

/** When the venue is open on each weekday; none: closed. */
export type OpeningWeek = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

/** The state of all regular times, by which a form knows whether they were changed meanwhile. */
export const weekStamp = (all: Iterable<OpeningHoursEntity>): string =>
  [...all]
    .map(({ id, version }) => `${id}.${version}`)
    .sort()
    .join('-');

const startOf = ({ time_from: from }: OpeningHoursEntity): string => from ?? '';

/** The times of a weekday that hold, in their order. */
const holding = (all: Iterable<OpeningHoursEntity>, weekday: Weekday) =>
  [...all]
    .filter((hours) => hours.is_online && hours.weekday === weekday)
    .sort((left, right) => startOf(left).localeCompare(startOf(right)) || left.id - right.id);

/** The week that holds. */
export const weekOf = (all: Iterable<OpeningHoursEntity>): OpeningWeek => {
  const known = [...all];
  const spansOf = (weekday: Weekday): readonly OpeningSpan[] =>
    holding(known, weekday).flatMap(({ closed, time_from: from, time_to: to }) =>
      closed || from === null || to === null ? [] : [{ from, to }],
    );
  return Object.fromEntries(WEEKDAYS.map((day) => [day, spansOf(day)])) as OpeningWeek;
};

/** The records of a weekday as they are to be: those that hold first, then those that are off. */
async function setDay(
  records: Pick<RecordService, 'createIn' | 'updateIn'>,
  tx: Transaction<Database>,
  { weekday, spans, all }: DayOrder,
  how: WriteOptions,
): Promise<Result<null>> {
  const isOff = ({ is_online: on, weekday: day }: OpeningHoursEntity) => !on && day === weekday;
  const there = [...holding(all, weekday), ...all.filter(isOff)];
  const wanted = spans.map(({ from, to }) => ({ time_from: from, time_to: to, closed: false }));
  // Closed is said, too: it may have words for visitors.
  if (wanted.length === 0) wanted.push({ time_from: null, time_to: null, closed: true } as never);
  for (let index = 0; index < Math.max(wanted.length, there.length); index += 1) {
    const [hours, record] = [wanted[index], there[index]];
    const fields = { ...hours, weekday, is_online: hours !== undefined };
    const saved =
      record === undefined
        ? await records.createIn(tx, 'opening_hours', fields, how)
        : await records.updateIn(
            tx,
            { kind: 'opening_hours', id: record.id, version: record.version },
            { ...inputOf('opening_hours', record), ...fields },
            { ...how, isOnlyChanged: true },
          );
    if (!saved.ok) return saved;
  }
  return success(null);
}

interface DayOrder {
  readonly weekday: Weekday;
  readonly spans: readonly OpeningSpan[];
  readonly all: readonly OpeningHoursEntity[];
}

/**
 * Says when the venue is open in every week. The same week again changes nothing.
 * @param stamp what the form was made of; `conflict` where it is another one by now
 */
export function setWeek(
  records: RecordService,
  { week, stamp }: { readonly week: OpeningWeek; readonly stamp: string },
  how: WriteOptions,
): Promise<Result<null>> {
  return records.write(async (tx) => {
    const all = await allRecords(tx, 'opening_hours');
    if (JSON.stringify(weekOf(all)) === JSON.stringify(week)) return success(null);
    if (weekStamp(all) !== stamp)
      return failure('conflict', translator(how.locale)('opening_week:stale'));
    for (const weekday of WEEKDAYS) {
      const set = await setDay(records, tx, { weekday, spans: week[weekday], all }, how);
      if (!set.ok) return set;
    }
    return success(null);
  }, how.locale);
}
