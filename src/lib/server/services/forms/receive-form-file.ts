import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { FORM_FILES_WAITING } from '../../../constants.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import {
  deleteFormFile,
  describeFormFile,
  holdFormFiles,
  insertFormFile,
  pendingFiles,
} from '../../repositories/forms/files.ts';
import type { Visitor } from '../booking/visitor.ts';
import type { MediaLibrary } from '../media/library.ts';
import { receiveFile, type ReceivedFile } from '../media/receive-file.ts';
import { uploadFailure, type UploadResult } from '../media/upload-failure.ts';
import { fileNameOf, MAX_FORM_BYTES, takenFile } from './check-file.ts';
import { newFileId } from './file-store.ts';
import { type FormParts, ownerOf } from './form-parts.ts';

/** A file that waits to be sent with a form. */
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
  db: Kysely<Database>,
  visitor: IncomingFile['visitor'],
): Promise<ReturnType<typeof uploadFailure> | null> {
  const scopes: readonly (readonly [Scope, Parameters<typeof pendingFiles>[1]])[] = [
    ['visitor', { visitor: ownerOf(visitor) }],
    ['place', { network: visitor.network }],
    ['all', {}],
  ];
  for (const [scope, owner] of scopes) {
    const { files, bytes } = await pendingFiles(db, owner);
    const most = FORM_FILES_WAITING[scope];
    if (files >= most.files || bytes >= most.megabytes * MB)
      return uploadFailure(scope === 'all' ? 'no_space' : 'too_many_files');
  }
  return null;
}

/**
 * Counts a received file among those that wait, before any work is done for it: several at once
 * may have been let in. A process that ends meanwhile leaves a row that goes with its time.
 */
const reserve = (
  { database, now }: Pick<FormParts, 'database' | 'now'>,
  { name, visitor }: IncomingFile,
  { kind, bytes }: ReceivedFile,
): Promise<UploadResult<string>> =>
  transaction(database, async (tx) => {
    await holdFormFiles(tx);
    const isOver = await quotaFailure(tx, visitor);
    if (isOver !== null) return isOver;
    const id = newFileId();
    await insertFormFile(tx, {
      ...{ id, entry: null, name: fileNameOf(name), extension: kind.extension, bytes },
      ...{ visitor: ownerOf(visitor), network: visitor.network },
      received_at: now().toISOString(),
    });
    return { ok: true, value: id };
  });

/**
 * Receives one file for a form: type and size by its content, bound to the visitor, under a
 * name that nobody can guess. After a failure nothing of it is left.
 */
export async function receiveFormFile(
  parts: FormParts,
  incoming: IncomingFile,
  library: Pick<MediaLibrary, 'queue' | 'pictures'>,
): Promise<UploadResult<WaitingFile>> {
  const { formFiles: files, database } = parts;
  const { stream, name, visitor } = incoming;
  const overQuota = await quotaFailure(database.db, visitor);
  if (overQuota !== null) return overQuota;
  const received = await receiveFile(stream, files.tempFiles, { maxBytes: MAX_FORM_BYTES });
  if (!received.ok) return received;
  let reserved: string | null = null;
  try {
    const place = await reserve(parts, incoming, received.value);
    if (!place.ok) return place;
    const id = (reserved = place.value);
    const taken = await takenFile(received.value, name, library);
    if (!taken.ok) return taken;
    await files.keep(received.value.file, id);
    await describeFormFile(database.db, id, taken.value);
    reserved = null;
    return { ok: true, value: { id, name: taken.value.name, bytes: taken.value.bytes } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return uploadFailure('no_space');
    throw error;
  } finally {
    if (reserved !== null) {
      await files.drop([reserved]);
      await deleteFormFile(database.db, reserved);
    }
    await files.tempFiles.drop(received.value.file);
  }
}
