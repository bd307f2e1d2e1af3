import { Readable } from 'node:stream';
import type { Locale } from '../../../constants.ts';
import type { Result } from '../../../result.ts';
import { temporaryFailure } from '../request/temporary-failure.ts';
import { MEDIA_PATH } from '../../../media/picture.ts';
import { mediaKey } from '../../ports/media-store.ts';
import type { DrawnPicture } from './picture.ts';
import { storeUpload, type MediaFacts } from './store-upload.ts';
import type { MediaLibrary } from './library.ts';
import { hashOfContent, type ReceivedFile, receiveFile } from './receive-file.ts';
import { failureOf } from './upload-failure.ts';
import type { UploadNotice } from './upload-notice.ts';

/** A received file with what its sender calls it, and the language of messages. */
export interface UploadedFile {
  readonly received: ReceivedFile;
  readonly fileName: string;
  readonly locale: Locale;
}

/**
 * Stores a received file and writes its record. Where the record cannot be written, the
 * file is deleted again: there is no file without a record and no record without a file.
 */
export async function storeWithRecord<Value>(
  library: MediaLibrary,
  { received, fileName, locale }: UploadedFile,
  write: (facts: MediaFacts, notices: readonly UploadNotice[]) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return library.withLock(received.hash, async () => {
    const upload = await storeUpload(library, received, fileName);
    if (!upload.ok) return { ok: false, failure: failureOf(upload.failure, locale) };
    let result: Result<Value> | null = null;
    try {
      result = await write(upload.value.facts, upload.value.notices);
      return result;
    } catch (error) {
      const trouble = temporaryFailure(error, locale);
      if (trouble === null) throw error;
      return { ok: false, failure: trouble };
    } finally {
      // A file that existed before belongs to another record and stays.
      if (result?.ok !== true && upload.value.isNew) await library.remove(received.hash);
    }
  });
}

/**
 * Stores a file of a program (the demo's pictures, film and papers) in the same way as
 * an upload: its type is detected by its content, it is normalized and stored once.
 * @throws when it is rejected: a bug of the caller
 */
export async function storeFile(
  library: MediaLibrary,
  bytes: Uint8Array,
  name: string,
): Promise<MediaFacts> {
  const received = await receiveFile(Readable.from([Buffer.from(bytes)]), library.tempFiles);
  const upload = received.ok
    ? await library.withLock(received.value.hash, () => storeUpload(library, received.value, name))
    : received;
  if (!upload.ok) throw new Error(`${name}: ${failureOf(upload.failure, 'en').message}`);
  return upload.value.facts;
}

/** Stores a JPEG that this program has drawn itself: it is as it should be already. */
export async function storeDrawing(
  { store }: Pick<MediaLibrary, 'store'>,
  { content, width, height }: DrawnPicture,
  title: string,
): Promise<MediaFacts> {
  const key = mediaKey({ hash: hashOfContent('picture', content), name: 'original.jpg' });
  await store.put(key, content);
  const bytes = content.byteLength;
  return {
    title,
    type: 'picture',
    src: MEDIA_PATH + key,
    mime: 'image/jpeg',
    bytes,
    width,
    height,
  };
}
