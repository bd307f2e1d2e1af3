import type { MediaEntity } from '../../../../content/records/media.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import { putIntoBin, takeFromBin } from '../../repositories/media/bin.ts';
import { recordById, type RecordKey } from '../../repositories/records.ts';
import { inputOf } from '../records/record-input.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';

/**
 * Takes a file out of the library. It can come back until its time is over, and places that
 * show it go on: the bytes stay as long as anything names them.
 */
export function deleteMedia(
  records: RecordService,
  key: RecordKey,
  now: Date,
  options: WriteOptions,
): Promise<Result<MediaEntity>> {
  return records.write(async (tx) => {
    const media = await recordById(tx, 'media', key.id);
    const removed = await records.removeIn(tx, { kind: 'media', ...key }, options);
    if (!removed.ok) return removed;
    if (media === null)
      return failure('not_found', translator(options.locale)('api:unknownRecord'));
    await putIntoBin(tx, media, { at: now, by: options.actor?.name ?? '' });
    return success(media);
  }, options.locale);
}

/** Brings a deleted file back, under its number. */
export function restoreMedia(
  records: RecordService,
  id: number,
  options: WriteOptions,
): Promise<Result<MediaEntity>> {
  return records.write(async (tx) => {
    const media = await takeFromBin(tx, id);
    if (media === null)
      return failure('not_found', translator(options.locale)('media_library:goneForGood'));
    const again = { id: media.id, version: media.version + 1 };
    return records.createIn(tx, 'media', inputOf('media', media), { ...options, again });
  }, options.locale);
}
