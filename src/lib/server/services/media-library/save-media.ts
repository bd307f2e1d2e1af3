import type { Transaction } from 'kysely';
import type { MediaEntity, MediaInput } from '../../../../content/records/media.ts';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import { translator } from '../../../i18n/translator.ts';
import { followed } from '../../../media/follow.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { recordById, type RecordKey } from '../../repositories/records.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { placesOf } from './uses.ts';

/** More places than these are not written in one transaction: every other writer waits for it. */
const MAX_PLACES = 2000;

/** A file as it was saved, and how many records and drafts follow it. */
export interface SavedMedia {
  readonly media: MediaEntity;
  readonly followed: number;
}

interface Change {
  readonly before: MediaEntity;
  readonly after: MediaEntity;
}

async function followInRecord(
  tx: Transaction<Database>,
  records: RecordService,
  place: { readonly kind: Kind; readonly record: number },
  { before, after, ...options }: Change & WriteOptions,
): Promise<boolean> {
  const record = await recordById(tx, place.kind, place.record);
  if (record === null) return false;
  const changed: Entity<Kind> = followed(record, before, after);
  if (changed === record) return false;
  const saved = await records.rewriteIn(
    tx,
    place.kind,
    { before: record, after: changed },
    options,
  );
  if (!saved.ok) throw new Error(`${place.kind}:${place.record} changed within a transaction`);
  return true;
}

async function followInVersion(
  tx: Transaction<Database>,
  version: number,
  { before, after }: Change,
): Promise<boolean> {
  const row = await tx
    .selectFrom('record_version')
    .select('content')
    .where('id', '=', version)
    .executeTakeFirst();
  if (row === undefined) return false;
  const content: unknown = JSON.parse(row.content);
  const changed = followed(content, before, after);
  if (changed === content) return false;
  await tx
    .updateTable('record_version')
    .set({ content: JSON.stringify(changed) })
    .where('id', '=', version)
    .execute();
  return true;
}

/** Lets every place that shows a file follow it. @returns how many did; `conflict`: there are too many */
async function followEverywhere(
  tx: Transaction<Database>,
  records: RecordService,
  change: Change & WriteOptions,
): Promise<Result<number>> {
  const places = await placesOf(tx, change.before.src);
  if (places.length > MAX_PLACES)
    return failure(
      'conflict',
      translator(change.locale)('media_library:tooManyPlaces', { count: MAX_PLACES }),
    );
  let count = 0;
  for (const { kind, record, version } of places) {
    const isFollowed =
      version === null
        ? await followInRecord(tx, records, { kind, record }, change)
        : await followInVersion(tx, version, change);
    if (isFollowed) count += 1;
  }
  return success(count);
}

/**
 * Saves a file of the library, and lets the places that show it follow, all or nothing: what
 * they copied and left as it was, and the file itself where it is another one now.
 * @param replacedBy the record of the file that takes its place, which goes
 */
export function saveMedia(
  records: RecordService,
  key: RecordKey,
  input: MediaInput,
  { replacedBy, ...options }: WriteOptions & { readonly replacedBy?: RecordKey },
): Promise<Result<SavedMedia>> {
  return records.write(async (tx) => {
    const before = await recordById(tx, 'media', key.id);
    if (replacedBy !== undefined) {
      const removed = await records.removeIn(tx, { kind: 'media', ...replacedBy }, options);
      if (!removed.ok) return removed;
    }
    const target = { kind: 'media' as const, ...key };
    const saved = await records.updateIn(tx, target, input, options);
    if (!saved.ok) return saved;
    if (before === null) return success({ media: saved.value, followed: 0 });
    const places = await followEverywhere(tx, records, { before, after: saved.value, ...options });
    return places.ok ? success({ media: saved.value, followed: places.value }) : places;
  }, options.locale);
}
