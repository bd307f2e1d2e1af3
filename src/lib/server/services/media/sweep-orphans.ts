import { millisecondsInDay } from 'date-fns/constants';
import { instantText } from '../../../dates/dates.ts';
import { MEDIA_BIN_DAYS } from '../../../constants.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { parseKey } from '../../ports/media-store.ts';
import { emptyBin } from '../../repositories/media/bin.ts';
import { isMentioned, mediaAddresses } from '../../repositories/media/places.ts';
import type { MediaLibrary } from './library.ts';

/** A file that is newer may be one whose record is being written. */
const LEAST_AGE_MS = 60 * 60_000;

/**
 * Deletes uploads that nothing names: their process ended between the file and its record,
 * or their record was deleted so long ago that it cannot come back.
 * @returns the hashes of what was deleted
 */
export async function sweepOrphans(
  library: MediaLibrary,
  { db }: OpenDatabase,
  now: Date,
): Promise<readonly string[]> {
  await emptyBin(db, instantText(new Date(now.getTime() - MEDIA_BIN_DAYS * millisecondsInDay)));
  const addresses = (await mediaAddresses(db)).join('\n');
  const newest = new Map<string, number>();
  for await (const key of library.store.list('')) {
    const hash = parseKey(key)?.hash ?? '';
    if (hash === '' || addresses.includes(hash)) continue;
    const { modifiedMs = now.getTime() } = (await library.store.stat(key)) ?? {};
    newest.set(hash, Math.max(newest.get(hash) ?? 0, modifiedMs));
  }
  const deleted: string[] = [];
  for (const [hash, modifiedMs] of newest) {
    if (now.getTime() - modifiedMs < LEAST_AGE_MS) continue;
    await library.withLock(hash, async () => {
      // Looked up late, as records may have come meanwhile; modules copy addresses, too.
      if (await isMentioned(db, hash)) return;
      await library.remove(hash);
      deleted.push(hash);
    });
  }
  return deleted;
}
