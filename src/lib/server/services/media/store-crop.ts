import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PixelArea } from '../../../media/crop.ts';
import { MEDIA_PATH } from '../../../media/picture.ts';
import { mediaKey, parseKey, type MediaKey } from '../../ports/media-store.ts';
import type { MediaLibrary } from './library.ts';
import { mimeOf } from './file-types.ts';
import type { MediaFacts } from './store-upload.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

/** Part of every hash: to be changed when crops are made differently, as addresses are immutable. */
const HASH_VERSION = 'foyer-crop-1';
const HASH_DIGITS = 32;
const EXTENSIONS = ['jpg', 'webp'] as const;

/** The stored original of a picture; null: it is none of the library's. */
export function originalAt(src: string): MediaKey | null {
  const key = src.startsWith(MEDIA_PATH) ? parseKey(src.slice(MEDIA_PATH.length)) : null;
  return key !== null && EXTENSIONS.some((extension) => key.name === `original.${extension}`)
    ? key
    : null;
}

/** The same part of the same original has the same one. */
export const cropHash = ({ hash }: MediaKey, { left, top, width, height }: PixelArea): string =>
  createHash('sha256')
    .update([HASH_VERSION, hash, left, top, width, height].join(' '))
    .digest('hex')
    .slice(0, HASH_DIGITS);

/** Every address that a crop can have: which one says only what it shows. */
export const cropAddresses = (hash: string): readonly string[] =>
  EXTENSIONS.map((extension) => MEDIA_PATH + mediaKey({ hash, name: `original.${extension}` }));

/**
 * Cuts a part out of a stored original and stores it as an original of its own.
 * A file that is stored and then gets no record is deleted by `sweepOrphans`: another process
 * may be writing the record of the same part.
 */
export async function storeCrop(
  library: MediaLibrary,
  original: MediaKey,
  area: PixelArea,
): Promise<UploadResult<Omit<MediaFacts, 'title'>>> {
  const stream = await library.store.open(mediaKey(original));
  if (stream === null) return uploadFailure('picture');
  const content = await buffer(stream);
  const job = library.queue.run(() => library.pictures.crop(content, area));
  if (job === null) return uploadFailure('busy');
  const made = await job;
  if (!made.ok) return made;
  const { extension, width, height, content: bytes } = made.value;
  const name = `original.${extension}`;
  const key = mediaKey({ hash: cropHash(original, area), name });
  try {
    await library.store.put(key, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return uploadFailure('no_space');
    throw error;
  }
  const file = { src: MEDIA_PATH + key, mime: mimeOf(name) ?? '', bytes: bytes.byteLength };
  return { ok: true, value: { ...file, type: 'picture', width, height } };
}
