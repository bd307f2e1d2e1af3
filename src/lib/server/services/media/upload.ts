import { Readable } from 'node:stream';
import type { Locale } from '../../../constants.ts';
import type { Result } from '../../../result.ts';
import { keep, type MediaFacts } from './keep.ts';
import type { MediaLibrary } from './library.ts';
import { type Received, receive } from './receive.ts';
import { failureOf } from './upload-failure.ts';

/**
 * Keeps a received file and has its record written. Where the record cannot be
 * written, the file goes again: no file without a record, no record without a file.
 */
export async function keepWithRecord<Value>(
  library: MediaLibrary,
  received: Received,
  fileName: string,
  locale: Locale,
  write: (facts: MediaFacts) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return library.alone(received.hash, async () => {
    const kept = await keep(library, received, fileName);
    if (!kept.ok) return { ok: false, failure: failureOf(kept.failure, locale) };
    let result: Result<Value> | null = null;
    try {
      result = await write(kept.value.facts);
      return result;
    } finally {
      // Before it was kept by another record, which goes on showing it.
      if (result?.ok !== true && kept.value.isNew) await library.remove(received.hash);
    }
  });
}

/**
 * A file that a program brings (the demo's pictures, film and papers) through the
 * same door as uploads: told by its content, made anew, kept once.
 * @throws when it is refused: the caller's mistake
 */
export async function storeFile(
  library: MediaLibrary,
  bytes: Uint8Array,
  name: string,
): Promise<MediaFacts> {
  const received = await receive(Readable.from([Buffer.from(bytes)]), library.scratch);
  const kept = received.ok
    ? await library.alone(received.value.hash, () => keep(library, received.value, name))
    : received;
  if (!kept.ok) throw new Error(`${name}: ${failureOf(kept.failure, 'en').message}`);
  return kept.value.facts;
}
