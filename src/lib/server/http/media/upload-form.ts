import type { BusboyInstance } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import type { ReceivedFile } from '../../services/media/receive-file.ts';
import { forName, type UploadResult, uploadFailure } from '../../services/media/upload-failure.ts';
import { sentBy, type Exchange } from '../request/exchange.ts';
import { formParser } from '../request/form-parser.ts';

/** A completely read form with one file. */
export interface UploadForm {
  readonly received: ReceivedFile;
  /** The name that the sender gave it. */
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Receiving = Promise<UploadResult<ReceivedFile>>;

/** A text of the form, in bytes: two of the longest fields of a record. */
const FIELD_BYTES = 4096;
const MAX_FIELDS = 12;

const LIMITS = {
  files: 1,
  fields: MAX_FIELDS,
  parts: MAX_FIELDS + 1,
  fieldSize: FIELD_BYTES,
};

interface Receiver {
  readonly receive: (stream: Readable) => Promise<UploadResult<ReceivedFile>>;
  /** Deletes a file that was received in vain. */
  readonly drop: (received: ReceivedFile) => Promise<void>;
}

/** Reads one form; `result` resolves with the file, or with the first failure. */
class FormReader {
  readonly #sent: Readable;
  readonly #parser: BusboyInstance;
  readonly #receiver: Receiver;
  readonly #fields: Record<string, string> = {};
  readonly #outcome = Promise.withResolvers<UploadResult<UploadForm>>();
  #stream: Readable | null = null;
  #fileName = '';
  #receiving: Receiving | null = null;
  #isOver = false;

  constructor(sent: Readable, parser: BusboyInstance, receiver: Receiver) {
    this.#sent = sent;
    this.#parser = parser;
    this.#receiver = receiver;
    this.#listenToParser();
    sent.on('error', () => undefined);
    sent.on('close', () => {
      if (!sent.readableEnded) this.#fail(uploadFailure('interrupted'));
    });
    sent.pipe(parser);
  }

  get result(): Promise<UploadResult<UploadForm>> {
    return this.#outcome.promise;
  }

  #listenToParser(): void {
    const parser = this.#parser;
    parser.on('file', (_field, stream, name) => {
      this.#receiveFile(stream, name);
    });
    parser.on('field', (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut) this.#fail(uploadFailure('form'));
      this.#fields[name] = value;
    });
    parser.on('filesLimit', () => this.#fail(uploadFailure('several_files')));
    for (const event of ['partsLimit', 'fieldsLimit', 'error'] as const)
      parser.on(event, () => this.#fail(uploadFailure('form')));
    parser.on('finish', () => {
      this.#finish();
    });
  }

  #receiveFile(stream: Readable, name: string): void {
    // The parser only reports a form that breaks off; the stream has to be ended here.
    stream.on('error', (error) => stream.destroy(error));
    const receiving = this.#receiver.receive(stream);
    this.#stream = stream;
    this.#fileName = name;
    this.#receiving = receiving;
    receiving.then(
      (result) => {
        if (!result.ok) this.#fail({ ok: false, failure: forName(result.failure, name) });
      },
      (error: unknown) => {
        this.#end();
        this.#outcome.reject(error);
      },
    );
  }

  #finish(): void {
    if (this.#receiving === null) this.#fail(uploadFailure('no_file'));
    void this.#receiving?.then(
      (result) => {
        if (this.#isOver || !result.ok) return;
        this.#end();
        const value = { received: result.value, fileName: this.#fileName, fields: this.#fields };
        this.#outcome.resolve({ ok: true, value });
      },
      () => undefined,
    );
  }

  #fail(failure: UploadResult<never>): void {
    if (this.#isOver) return;
    this.#end();
    // The file is dropped first, so that nothing of it is left when the failure is answered.
    this.#stream?.destroy(new Error('the form was rejected'));
    Promise.resolve(this.#receiving)
      .then((result) => (result?.ok === true ? this.#receiver.drop(result.value) : undefined))
      .then(() => this.#outcome.resolve(failure), this.#outcome.reject);
  }

  #end(): void {
    this.#isOver = true;
    this.#sent.unpipe(this.#parser);
  }
}

/**
 * Reads a form as a stream; its file goes straight to `receive`. Resolves with the first
 * failure, without reading further; then nothing of the file is left.
 * @throws what `receive` throws
 */
export function readUploadForm(
  exchange: Exchange,
  receiver: Receiver,
): Promise<UploadResult<UploadForm>> {
  const parser = formParser(exchange.request, LIMITS);
  if (parser === null) return Promise.resolve(uploadFailure('form'));
  return new FormReader(sentBy(exchange), parser, receiver).result;
}
