import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Received } from '../../services/media/receive.ts';
import { type UploadResult, uploadFailure } from '../../services/media/upload-failure.ts';
import { UPLOAD_IDLE_MS } from '../response/limits.ts';

/** A form with one file, read to its end. */
export interface UploadForm {
  readonly received: Received;
  /** As the sender calls it. */
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Receiving = Promise<UploadResult<Received>>;

/** A text of the form, in bytes: two of the longest fields of a record. */
const FIELD_BYTES = 4096;
const MOST_FIELDS = 12;

const LIMITS = {
  files: 1,
  fields: MOST_FIELDS,
  parts: MOST_FIELDS + 1,
  fieldSize: FIELD_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
};

interface Receiver {
  readonly receive: (stream: Readable) => Promise<UploadResult<Received>>;
  /** Takes away what was received in vain. */
  readonly drop: (received: Received) => Promise<void>;
}

function parserOf(request: IncomingMessage): BusboyInstance | null {
  try {
    const type = request.headers['content-type'] ?? '';
    return new Busboy({ headers: { ...request.headers, 'content-type': type }, limits: LIMITS });
  } catch {
    // The head of the form does not say how its parts are parted.
    return null;
  }
}

/**
 * Reads a form as it comes; its file goes straight to `receive`. Resolves with the first
 * thing that is wrong, without reading further. After a refusal nothing of the file is left.
 * @throws what `receive` throws
 */
export function readUploadForm(
  request: IncomingMessage,
  { receive, drop }: Receiver,
): Promise<UploadResult<UploadForm>> {
  const form = parserOf(request);
  if (form === null) return Promise.resolve(uploadFailure('form'));
  const { promise, resolve, reject } = Promise.withResolvers<UploadResult<UploadForm>>();
  const fields: Record<string, string> = {};
  const file = { stream: null as Readable | null, name: '', receiving: null as Receiving | null };
  let isOver = false;

  const end = (): void => {
    isOver = true;
    clearTimeout(idle);
    request.off('data', waitOn);
    request.unpipe(form);
  };
  const refuse = (refusal: UploadResult<never>): void => {
    if (isOver) return;
    end();
    // The file is let go first, so that nothing of it is left when the refusal is told.
    file.stream?.destroy(new Error('the form was refused'));
    Promise.resolve(file.receiving)
      .then((outcome) => (outcome?.ok === true ? drop(outcome.value) : undefined))
      .then(() => resolve(refusal), reject);
  };
  const idle = setTimeout(() => refuse(uploadFailure('interrupted')), UPLOAD_IDLE_MS);
  const waitOn = (): void => {
    idle.refresh();
  };

  form.on('file', (_field, stream, name) => {
    // The parser only tells of a form that breaks off; the stream has to end by it.
    stream.on('error', (error) => stream.destroy(error));
    const receiving = receive(stream);
    Object.assign(file, { stream, name, receiving });
    receiving.then(
      (outcome) => {
        if (!outcome.ok) refuse(outcome);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
  form.on('field', (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut) refuse(uploadFailure('form'));
    fields[name] = value;
  });
  form.on('filesLimit', () => refuse(uploadFailure('several_files')));
  for (const event of ['partsLimit', 'fieldsLimit', 'error'] as const)
    form.on(event, () => refuse(uploadFailure('form')));
  form.on('finish', () => {
    if (file.receiving === null) refuse(uploadFailure('no_file'));
    void file.receiving?.then(
      (outcome) => {
        if (isOver || !outcome.ok) return;
        end();
        resolve({ ok: true, value: { received: outcome.value, fileName: file.name, fields } });
      },
      () => undefined,
    );
  });
  request.on('data', waitOn);
  request.on('error', () => undefined);
  request.on('close', () => {
    if (!request.complete) refuse(uploadFailure('interrupted'));
  });
  request.pipe(form);
  return promise;
}
