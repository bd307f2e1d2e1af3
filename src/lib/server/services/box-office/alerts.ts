import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { BreakingNewsEntity } from '../../../../content/records/notices.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { allRecords, recordById, type RecordKey } from '../../repositories/records.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { inputOf } from '../records/record-input.ts';

/** What stands above every page. */
export type AlertWords = Pick<BreakingNewsEntity, 'title' | 'text' | 'link'>;

const MAX_POSITION = 1000;

/** In the order in which they are shown: the first stands above every page. */
const inOrder = (alerts: readonly BreakingNewsEntity[]): readonly BreakingNewsEntity[] =>
  alerts
    .filter((alert) => alert.is_online)
    .sort((left, right) => left.position - right.position || left.id - right.id);

/** Makes room for an alert before all that are on. @returns the position that is the first */
async function firstPlace(
  records: RecordService,
  tx: Transaction<Database>,
  shown: readonly BreakingNewsEntity[],
  how: WriteOptions,
): Promise<Result<number>> {
  const [first] = shown;
  if (first === undefined) return success(0);
  if (first.position > 0) return success(first.position - 1);
  for (const alert of shown) {
    const { id, version } = alert;
    const position = Math.min(MAX_POSITION, alert.position + 1);
    const target = { kind: 'breaking_news', id, version } as const;
    const moved = await records.updateIn(
      tx,
      target,
      { ...inputOf('breaking_news', alert), position },
      how,
    );
    if (!moved.ok) return moved;
  }
  return success(0);
}

/**
 * Puts an alert above every page, before those that are there. The same alert once more
 * changes nothing.
 */
export function switchAlertOn(
  records: RecordService,
  words: AlertWords,
  how: WriteOptions,
): Promise<Result<null>> {
  return records.write(async (tx) => {
    const shown = inOrder(await allRecords(tx, 'breaking_news'));
    const [first] = shown;
    const { title, text, link } = first ?? {};
    if (isDeepStrictEqual({ title, text, link }, words)) return success(null);
    const place = await firstPlace(records, tx, shown, how);
    if (!place.ok) return place;
    const input = { ...words, position: place.value, is_online: true };
    const made = await records.createIn(tx, 'breaking_news', input, how);
    return made.ok ? success(null) : made;
  }, how.locale);
}

/** Takes an alert off every page, or puts it back before the others. */
export function turnAlert(
  records: RecordService,
  { id, version }: RecordKey,
  isOn: boolean,
  how: WriteOptions,
): Promise<Result<null>> {
  return records.write(async (tx) => {
    const alert = await recordById(tx, 'breaking_news', id);
    // Pressed twice, or somebody else was quicker: it is as it is wanted.
    if (alert?.is_online === isOn) return success(null);
    const place = isOn
      ? await firstPlace(records, tx, inOrder(await allRecords(tx, 'breaking_news')), how)
      : success(alert?.position ?? 0);
    if (!place.ok) return place;
    const fields = { is_online: isOn, position: place.value };
    const target = { kind: 'breaking_news', id, version } as const;
    const input =
      alert === null ? { title: {} } : { ...inputOf('breaking_news', alert), ...fields };
    const saved = await records.updateIn(tx, target, input, how);
    return saved.ok ? success(null) : saved;
  }, how.locale);
}
