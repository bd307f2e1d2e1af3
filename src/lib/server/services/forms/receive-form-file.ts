import type { Readable } from 'node:stream';
import { FORM_FILES_WAITING } from '../../../constants.ts';
import { insertFormFile, pendingFiles } from '../../repositories/forms/files.ts';
import type { Visitor } from '../booking/visitor.ts';
import type { PictureProcess } from '../media/picture-process.ts';
import { receiveFile } from '../media/receive-file.ts';
import { uploadFailure, type UploadResult } from '../media/upload-failure.ts';
import { MOST_FORM_BYTES, takenFile } from './check-file.ts';
import type { FormParts } from './form-parts.ts';
import { ownerOf } from './owner.ts';

/** A file that waits to be sent with a form (FO-04). */
export interface WaitingFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** A file as it comes. */
export interface IncomingFile {
  readonly stream: Readable;
  readonly name: string;
  readonly visitor: Pick<Visitor, 'id' | 'network'>;
}

const MB = 1_000_000;
type Scope = keyof typeof FORM_FILES_WAITING;

/** Whether one more file may wait; null: it may. */
async function quotaFailure(
  { database: { db } }: Pick<FormParts, 'database'>,
  visitor: IncomingFile['visitor'],
): Promise<ReturnType<typeof uploadFailure> | null> {
  const scopes: readonly (readonly [Scope, Parameters<typeof pendingFiles>[1]])[] = [
    ['visitor', { visitor: ownerOf(visitor) }],
    ['place', { network: visitor.network }],
    ['house', {}],
  ];
  for (const [scope, owner] of scopes) {
    const { files, bytes } = await pendingFiles(db, owner);
    const most = FORM_FILES_WAITING[scope];
    if (files >= most.files || bytes >= most.megabytes * MB)
      return uploadFailure(scope === 'house' ? 'no_space' : 'too_many_files');
  }
  return null;
}

/**
 * Receives one file for a form: type and size by its content, bound to the visitor, under a
 * name that nobody can guess. After a failure nothing of it is left.
 */
export async function receiveFormFile(
  parts: FormParts,
  { stream, name, visitor }: IncomingFile,
  pictures: Pick<PictureProcess, 'normalize'>,
): Promise<UploadResult<WaitingFile>> {
  const { formFiles: files, database, now } = parts;
  const overQuota = await quotaFailure(parts, visitor);
  if (overQuota !== null) return overQuota;
  const received = await receiveFile(stream, files.tempFiles, { mostBytes: MOST_FORM_BYTES });
  if (!received.ok) return received;
  try {
    const taken = await takenFile(received.value, name, pictures);
    if (!taken.ok) return taken;
    // Several at once may have been let in.
    const isOver = await quotaFailure(parts, visitor);
    if (isOver !== null) return isOver;
    const id = await files.keep(received.value.file);
    try {
      await insertFormFile(database.db, {
        ...taken.value,
        id,
        entry: null,
        visitor: ownerOf(visitor),
        network: visitor.network,
        received_at: now().toISOString(),
      });
    } catch (error) {
      await files.drop([id]);
      throw error;
    }
    return { ok: true, value: { id, name: taken.value.name, bytes: taken.value.bytes } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return uploadFailure('no_space');
    throw error;
  } finally {
    await files.tempFiles.drop(received.value.file);
  }
}
