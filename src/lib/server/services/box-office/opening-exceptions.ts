import type { Transaction } from 'kysely';
import type {
  OpeningHoursExceptionEntity,
  OpeningHoursExceptionInput,
} from '../../../../content/records/notices.ts';
import type { Day } from '../../../dates/venue-clock.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { allRecords } from '../../repositories/records.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { inputWith } from './record-input.ts';

/** When the house is open on one day, instead of the times of the week. */
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
    const input = inputWith('opening_hours_exception', exception, { is_online: false });
    const hidden = await records.updateIn(tx, target, input, how);
    if (!hidden.ok) return hidden;
  }
  return success(null);
}

/** Says when the house is open on a day; what was said of that day before does not hold any more. */
export function setHours(
  records: RecordService,
  hours: HoursOfDay,
  how: WriteOptions,
): Promise<Result<null>> {
  return records.write(async (tx) => {
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
            inputWith('opening_hours_exception', first, { ...hours, is_online: true }),
            { ...how, isOnlyChanged: true },
          );
    return saved.ok ? success(null) : saved;
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
