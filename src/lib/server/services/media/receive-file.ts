import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { MediaType } from '../../../../content/records/media.ts';
import type { TempFiles } from '../../adapters/media/temp-files.ts';
import { HEAD_BYTES, MAX_BYTES } from './limits.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';
import { type FileKind, sniff } from './sniff.ts';

/** A completely received file, in the folder of temporary files until it is stored or dropped. */
export interface ReceivedFile {
  readonly file: string;
  readonly kind: FileKind;
  readonly bytes: number;
  /** Hash of the received content: the same file has the same one. */
  readonly hash: string;
}

/** Part of every hash: to be changed when files are normalized differently, as URLs are immutable. */
const HASH_VERSION = 'foyer-media-1';
const HASH_VERSION_OF: Readonly<Partial<Record<MediaType, string>>> = { vector: 'foyer-media-2' };
const HASH_DIGITS = 32;
const MB = 1_000_000;

/** The hash by which a file of a type is stored. */
const hashOfFile = (type: MediaType): Hash =>
  createHash('sha256').update(HASH_VERSION_OF[type] ?? HASH_VERSION);

const digestOf = (hash: Hash): string => hash.digest('hex').slice(0, HASH_DIGITS);

/** The hash by which a whole file of a type is stored. */
export const hashOfContent = (type: MediaType, content: Buffer): string =>
  digestOf(hashOfFile(type).update(content));

const NO_SPACE = ['ENOSPC', 'EDQUOT'];

class DiskError extends Error {}
class InterruptedError extends Error {}

async function nextChunk(chunks: AsyncIterator<Buffer>): Promise<Buffer | null> {
  try {
    const chunk = await chunks.next();
    return chunk.done === true ? null : chunk.value;
  } catch (cause) {
    throw new InterruptedError('the file did not come to its end', { cause });
  }
}

async function write(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await handle.writeFile(bytes);
  } catch (cause) {
    throw new DiskError('the file could not be written', { cause });
  }
}

/** The first chunks, with enough bytes to detect the type. */
async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const head: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const chunk = await nextChunk(chunks);
    if (chunk === null) break;
    head.push(chunk);
    length += chunk.byteLength;
  }
  return Buffer.concat(head);
}

/** What is taken of a stream: by default whatever the media library takes. */
interface Expected {
  /** The size according to the sender; 0 where it is unknown. */
  readonly announcedBytes?: number;
  /** The most bytes of each type; other types are not taken. */
  readonly maxBytes?: Readonly<Partial<Record<MediaType, number>>>;
}

async function copy(
  stream: Readable,
  file: string,
  { announcedBytes = 0, maxBytes = MAX_BYTES }: Expected,
): Promise<UploadResult<ReceivedFile>> {
  const chunks = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  const detected = sniff(head.subarray(0, HEAD_BYTES));
  if (!detected.ok) return detected;
  const limitBytes = maxBytes[detected.value.type];
  if (limitBytes === undefined) return uploadFailure('unknown_type');
  const tooLarge = uploadFailure('too_large', limitBytes / MB);
  if (announcedBytes > limitBytes || head.byteLength > limitBytes) return tooLarge;

  const hash = hashOfFile(detected.value.type).update(head);
  const handle = await open(file, 'wx');
  try {
    let bytes = head.byteLength;
    await write(handle, head);
    for (let chunk = await nextChunk(chunks); chunk !== null; chunk = await nextChunk(chunks)) {
      bytes += chunk.byteLength;
      if (bytes > limitBytes) return tooLarge;
      hash.update(chunk);
      await write(handle, chunk);
    }
    const digest = digestOf(hash);
    return { ok: true, value: { file, kind: detected.value, bytes, hash: digest } };
  } finally {
    await handle.close();
  }
}

/**
 * Writes a stream to a new temporary file, and stops as soon as its type is not accepted, or
 * it is too large for its type. After a failure nothing is left.
 */
export async function receiveFile(
  stream: Readable,
  tempFiles: TempFiles,
  expected: Expected = {},
): Promise<UploadResult<ReceivedFile>> {
  const file = await tempFiles.newFile();
  let result: UploadResult<ReceivedFile> | null = null;
  try {
    result = await copy(stream, file, expected);
  } catch (error) {
    const { code = '' } = (
      error instanceof DiskError ? error.cause : error
    ) as NodeJS.ErrnoException;
    if (error instanceof InterruptedError) result = uploadFailure('interrupted');
    else if (NO_SPACE.includes(code)) result = uploadFailure('no_space');
    else throw error;
  } finally {
    if (result?.ok !== true) await tempFiles.drop(file);
    stream.destroy();
  }
  return result;
}
