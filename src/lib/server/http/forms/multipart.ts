import { PassThrough, type Readable } from 'node:stream';
import type { BusboyInstance } from '@fastify/busboy';
import { MAX_FILES } from '../../../forms/check-field.ts';
import type { UploadFailureReason, UploadResult } from '../../services/media/upload-failure.ts';
import { sentBy, type Exchange } from '../request/exchange.ts';
import { formParser } from '../request/form-parser.ts';

/** What became of one file of a form. */
export interface SentFile<Taken> {
  readonly field: string;
  readonly name: string;
  readonly result: UploadResult<Taken>;
}

/** A completely read form. */
export interface MultipartForm<Taken> {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly SentFile<Taken>[];
  /** There were more files than a form may have: these were not read. */
  readonly hasMoreFiles: boolean;
}

/** Takes one file; whatever it does not read of the stream is discarded. */
export type TakeFile<Taken> = (name: string, stream: Readable) => Promise<UploadResult<Taken>>;

/** Why a form as a whole was not read. */
export type MultipartFailure = Extract<UploadFailureReason, 'form' | 'interrupted'>;

export type MultipartResult<Taken> =
  | { readonly ok: true; readonly value: MultipartForm<Taken> }
  | {
      readonly ok: false;
      readonly reason: MultipartFailure;
      /** Those that were there before it broke off. */
      readonly files: readonly SentFile<Taken>[];
    };

const MAX_FIELDS = 200;
/** All texts of a form together, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024;

/** Reads one form with any number of files; its files go straight to `take`. */
class MultipartReader<Taken> {
  readonly #sent: Readable;
  readonly #parser: BusboyInstance;
  readonly #take: TakeFile<Taken>;
  readonly #outcome = Promise.withResolvers<MultipartResult<Taken>>();
  readonly #fields: (readonly [string, string])[] = [];
  readonly #files: Promise<SentFile<Taken>>[] = [];
  readonly #streams: PassThrough[] = [];
  #textBytes = 0;
  #hasMoreFiles = false;
  #isOver = false;

  constructor(sent: Readable, parser: BusboyInstance, take: TakeFile<Taken>) {
    this.#sent = sent;
    this.#parser = parser;
    this.#take = take;
    this.#listen();
    sent.on('error', () => undefined);
    sent.on('close', () => {
      if (!sent.readableEnded) this.#fail('interrupted');
    });
    sent.pipe(parser);
  }

  get result(): Promise<MultipartResult<Taken>> {
    return this.#outcome.promise;
  }

  #listen(): void {
    const parser = this.#parser;
    parser.on('file', (field, part, name) => {
      this.#receive(field, part, name);
    });
    parser.on('field', (name, value, isNameCut, isCut) => {
      this.#textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (isNameCut || isCut || this.#textBytes > MAX_TEXT_BYTES) this.#fail('form');
      else this.#fields.push([name, value]);
    });
    parser.on('filesLimit', () => {
      this.#hasMoreFiles = true;
    });
    for (const event of ['partsLimit', 'fieldsLimit', 'error'] as const)
      parser.on(event, () => {
        this.#fail('form');
      });
    parser.on('finish', () => {
      this.#finish();
    });
  }

  #receive(field: string, part: Readable, name: string | undefined): void {
    // The parser only reports a form that breaks off; the stream has to be ended here.
    const stream = new PassThrough();
    stream.on('error', () => undefined);
    part.on('error', (error) => stream.destroy(error));
    // A chooser without a file sends a part without a name.
    if (name === undefined || name === '') {
      part.resume();
      return;
    }
    part.pipe(stream);
    this.#streams.push(stream);
    // What is refused early is read to its end all the same: the next parts stand behind it.
    stream.on('close', () => {
      part.unpipe(stream);
      part.resume();
    });
    const taken = this.#take(name, stream).then((result) => {
      stream.destroy();
      return { field, name, result };
    });
    taken.catch((error: unknown) => {
      this.#end();
      this.#outcome.reject(error);
    });
    this.#files.push(taken);
  }

  #finish(): void {
    Promise.all(this.#files).then(
      (files) => {
        if (this.#isOver) return;
        this.#end();
        this.#outcome.resolve({
          ok: true,
          value: { fields: this.#fields, files, hasMoreFiles: this.#hasMoreFiles },
        });
      },
      () => undefined,
    );
  }

  #fail(reason: MultipartFailure): void {
    if (this.#isOver) return;
    this.#end();
    for (const stream of this.#streams) stream.destroy(new Error('the form was rejected'));
    void Promise.allSettled(this.#files).then((settled) => {
      const files = settled.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
      this.#outcome.resolve({ ok: false, reason, files });
    });
  }

  #end(): void {
    this.#isOver = true;
    this.#sent.unpipe(this.#parser);
  }
}

/**
 * Reads a form with files as a stream; each file goes straight to `take`. A form that breaks
 * off is not read further; whoever asked for it is told which files were taken by then.
 * @throws what `take` throws
 */
export function readMultipart<Taken>(
  exchange: Exchange,
  take: TakeFile<Taken>,
  maxFiles = MAX_FILES,
): Promise<MultipartResult<Taken>> {
  const parser = formParser(exchange.request, {
    files: maxFiles,
    fields: MAX_FIELDS,
    parts: MAX_FIELDS + maxFiles,
    fieldSize: MAX_TEXT_BYTES,
  });
  if (parser === null) return Promise.resolve({ ok: false, reason: 'form', files: [] });
  return new MultipartReader(sentBy(exchange), parser, take).result;
}
