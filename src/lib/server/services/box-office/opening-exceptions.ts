import type { Transaction } from 'kysely';
import type {
  OpeningHoursExceptionEntity,
  OpeningHoursExceptionInput,
} from '../../../../content/records/notices.ts';
import { eachDay } from '../../../dates/calendar.ts';
import type { Day } from '../../../venue-clock.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { allRecords } from '../../repositories/records.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { inputOf } from '../records/record-input.ts';

/** When the venue is open on one day, instead of the times of the week. */
export type HoursOfDay = Pick<
  OpeningHoursExceptionEntity,
  'day' | 'time_from' | 'time_to' | 'closed' | 'alternative_text'
>;

type Writer = Pick<RecordService, 'createIn' | 'updateIn'>;

/** All exceptions of a day, those that are on first. */
async function ofDay(
  tx: Transaction<Database>,
  day: Day,
): Promise<readonly OpeningHoursExceptionEntity[]> {
  const all = await allRecords(tx, 'opening_hours_exception');
  return all
    .filter((exception) => exception.day === day)
    .sort((left, right) => Number(right.is_online) - Number(left.is_online));
}

/** Takes exceptions off the site that are on. */
async function hide(
  records: Writer,
  tx: Transaction<Database>,
  exceptions: readonly OpeningHoursExceptionEntity[],
  how: WriteOptions,
): Promise<Result<null>> {
  for (const exception of exceptions.filter((one) => one.is_online)) {
    const { id, version } = exception;
    const target = { kind: 'opening_hours_exception', id, version } as const;
    const input = { ...inputOf('opening_hours_exception', exception), is_online: false };
    const hidden = await records.updateIn(tx, target, input, how);
    if (!hidden.ok) return hidden;
  }
  return success(null);
}

async function setDay(
  records: Writer,
  tx: Transaction<Database>,
  hours: HoursOfDay,
  how: WriteOptions,
): Promise<Result<null>> {
  const [first, ...others] = await ofDay(tx, hours.day);
  const hidden = await hide(records, tx, others, how);
  if (!hidden.ok) return hidden;
  const input: OpeningHoursExceptionInput = { ...hours, is_online: true };
  const saved =
    first === undefined
      ? await records.createIn(tx, 'opening_hours_exception', input, how)
      : await records.updateIn(
          tx,
          { kind: 'opening_hours_exception', id: first.id, version: first.version },
          { ...inputOf('opening_hours_exception', first), ...hours, is_online: true },
          { ...how, isOnlyChanged: true },
        );
  return saved.ok ? success(null) : saved;
}

/**
 * Says when the venue is open on a day, or on all days until another one; what was said of
 * them before does not hold any more. All of it is written or nothing.
 */
export function setHours(
  records: RecordService,
  { until, ...hours }: HoursOfDay & { readonly until: Day },
  how: WriteOptions,
): Promise<Result<null>> {
  return records.write(async (tx) => {
    for (const day of eachDay(hours.day, until)) {
      const set = await setDay(records, tx, { ...hours, day }, how);
      if (!set.ok) return set;
    }
    return success(null);
  }, how.locale);
}

/** The times of the week hold on a day again. Idempotent. */
export function resetHours(
  records: RecordService,
  day: Day,
  how: WriteOptions,
): Promise<Result<null>> {
  return records.write(async (tx) => hide(records, tx, await ofDay(tx, day), how), how.locale);
}
