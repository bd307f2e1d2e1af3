import type { Transaction } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import { movedBy } from '../../../editing/moved-dates.ts';
import { failure, success, type Result } from '../../../result.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import type { Database } from '../../db/schema.ts';
import { childIds } from '../../repositories/programme.ts';
import { recordById } from '../../repositories/records.ts';
import { inputOf } from '../records/record-input.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';

/** What moves with the start of an event that belongs to another one. */
const DATES = ['date_start', 'date_end', 'doors'] as const;

/** The events below one that moves, and how far, in milliseconds. */
export interface MovedChildren {
  readonly parent: number;
  readonly distance: number;
}

/** Moves the events below an event, as a part of a write: all of them, or it fails by the first that cannot. */
export async function moveChildrenIn(
  records: Pick<RecordService, 'holdIn' | 'updateIn'>,
  tx: Transaction<Database>,
  { parent, distance }: MovedChildren,
  options: WriteOptions,
): Promise<Result<null>> {
  for (const id of await childIds(tx, parent)) {
    await records.holdIn(tx, 'event', id);
    const child: EventEntity | null = await recordById(tx, 'event', id);
    if (child === null) continue;
    const moved = { ...child, ...movedBy({ ...child }, DATES, distance) };
    const key = { kind: 'event', id, version: child.version } as const;
    const saved = await records.updateIn(tx, key, inputOf('event', moved), options);
    if (!saved.ok) {
      const { code, message, fields = {} } = saved.failure;
      const why = Object.values(fields)[0] ?? message;
      return failure(code, `«${titleOf('event', child, options.locale)}»: ${why}`);
    }
  }
  return success(null);
}
