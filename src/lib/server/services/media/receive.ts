import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Scratch } from '../../adapters/media/scratch.ts';
import { HEAD_BYTES, MOST_BYTES } from './limits.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';
import { type FileKind, sniff } from './sniff.ts';

/** A file that has come in whole, and lies in the scratch folder until it is kept or dropped. */
export interface Received {
  readonly file: string;
  readonly kind: FileKind;
  readonly bytes: number;
  /** Of the content as it came: the same file again gets the same one. */
  readonly hash: string;
}

/** Hashes of another way to make what is kept must differ, as addresses never change their content. */
const HASH_OF = 'foyer-media-1';
const HASH_DIGITS = 32;
const MB = 1_000_000;

const NO_SPACE = ['ENOSPC', 'EDQUOT'];

class DiskError extends Error {}
class Interrupted extends Error {}

async function nextOf(parts: AsyncIterator<Buffer>): Promise<Buffer | null> {
  try {
    const next = await parts.next();
    return next.done === true ? null : next.value;
  } catch (cause) {
    throw new Interrupted('the file did not come to its end', { cause });
  }
}

async function write(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await handle.writeFile(bytes);
  } catch (cause) {
    throw new DiskError('the file could not be written', { cause });
  }
}

/** The first bytes, enough to tell what it is, and the rest as it comes. */
async function readHead(parts: AsyncIterator<Buffer>): Promise<Buffer> {
  const head: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await nextOf(parts);
    if (next === null) break;
    head.push(next);
    length += next.byteLength;
  }
  return Buffer.concat(head);
}

async function copy(
  stream: Readable,
  file: string,
  announced: number,
): Promise<UploadResult<Received>> {
  const parts = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const head = await readHead(parts);
  const found = sniff(head.subarray(0, HEAD_BYTES));
  if (!found.ok) return found;
  const most = MOST_BYTES[found.value.type];
  const tooLarge = uploadFailure('too_large', most / MB);
  if (announced > most || head.byteLength > most) return tooLarge;

  const hash = createHash('sha256').update(HASH_OF).update(head);
  const handle = await open(file, 'wx');
  try {
    let bytes = head.byteLength;
    await write(handle, head);
    for (let next = await nextOf(parts); next !== null; next = await nextOf(parts)) {
      bytes += next.byteLength;
      if (bytes > most) return tooLarge;
      hash.update(next);
      await write(handle, next);
    }
    const digest = hash.digest('hex').slice(0, HASH_DIGITS);
    return { ok: true, value: { file, kind: found.value, bytes, hash: digest } };
  } finally {
    await handle.close();
  }
}

/**
 * Writes what a stream brings to a new file of the scratch folder, and stops as soon as
 * it is of no kind that is taken, or too large for its kind. After a refusal nothing is left.
 * @param announced bytes that are said to come; 0 where nothing is said
 */
export async function receive(
  stream: Readable,
  scratch: Scratch,
  announced = 0,
): Promise<UploadResult<Received>> {
  const file = await scratch.newFile();
  let outcome: UploadResult<Received> | null = null;
  try {
    outcome = await copy(stream, file, announced);
  } catch (error) {
    const { code = '' } = (
      error instanceof DiskError ? error.cause : error
    ) as NodeJS.ErrnoException;
    if (error instanceof Interrupted) outcome = uploadFailure('interrupted');
    else if (NO_SPACE.includes(code)) outcome = uploadFailure('no_space');
    else throw error;
  } finally {
    if (outcome?.ok !== true) await scratch.drop(file);
    stream.destroy();
  }
  return outcome;
}
