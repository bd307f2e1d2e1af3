import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { MediaEntity } from '../../../../content/records/media.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { withoutMarkSigns } from '../../../../content/fields/clean-text.ts';
import { translator } from '../../../i18n/translator.ts';
import type { SentFile } from '../../../media/sent-file.ts';
import type { Failure, Result } from '../../../result.ts';
import type { Log } from '../../ports/log.ts';
import type { MediaLibrary } from '../../services/media/library.ts';
import { receiveFile, type ReceivedFile } from '../../services/media/receive-file.ts';
import { failureOf, forName } from '../../services/media/upload-failure.ts';
import { storeWithRecord } from '../../services/media/upload.ts';
import { isPacked } from '../../services/request/read-form.ts';
import { readMultipart, type MultipartResult } from '../forms/multipart.ts';
import type { Exchange } from '../request/exchange.ts';
import { addMedia, type AddedMedia } from './add-media.ts';
import type { MediaOptions } from './media-options.ts';

/** What one form may bring without scripts, which send each file by itself. */
const MAX_FILES = 100;
/** Of the name of a file that is told back. */
const NAME_CHARACTERS = 200;

const shortName = (name: string): string =>
  Array.from(withoutMarkSigns(name.split(/[\\/]/u).at(-1) ?? ''))
    .slice(0, NAME_CHARACTERS)
    .join('');

/** Stores one received file with its record, and tells what became of it. */
async function stored(
  options: MediaOptions,
  received: ReceivedFile,
  { fileName, locale }: { readonly fileName: string; readonly locale: Locale },
): Promise<Result<AddedMedia>> {
  return storeWithRecord(options.library, { received, fileName, locale }, (facts, notices) =>
    addMedia(options, facts, { locale, notices }),
  );
}

/** Widths and formats are made before somebody waits for them. */
export function makeRenditions(library: MediaLibrary, { type, src }: MediaEntity, log: Log): void {
  if (type !== 'picture') return;
  library.renditions.makeAllLater(src.split('/')[2] ?? '', (error) => {
    log.warn(`a rendition of ${src} could not be made`, error);
  });
}

/** Takes the files of one form: received as they come, and stored in the order of the form. */
class Taker {
  readonly #options: MediaOptions;
  readonly #locale: Locale;
  readonly #log: Log;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: MediaOptions, locale: Locale, log: Log) {
    this.#options = options;
    this.#locale = locale;
    this.#log = log;
  }

  readonly take = async (fileName: string, stream: Readable) => {
    const receiving = receiveFile(stream, this.#options.library.tempFiles);
    // Its failure is thrown when its turn comes; until then nobody else waits for it.
    receiving.catch(() => undefined);
    // A file waits for those before it, not only for its own bytes: of two with the same
    // bytes the second is the one that the library knows.
    const file = await this.#inTurn(async () => {
      const received = await receiving;
      const name = shortName(fileName);
      return received.ok
        ? this.#store(received.value, fileName, name)
        : this.#refused(name, failureOf(forName(received.failure, fileName), this.#locale));
    });
    return { ok: true as const, value: file };
  };

  async #store(received: ReceivedFile, fileName: string, name: string): Promise<SentFile> {
    const result = await stored(this.#options, received, { fileName, locale: this.#locale });
    if (!result.ok) return this.#refused(name, result.failure);
    const { record, isKnown, notices } = result.value;
    if (!isKnown) makeRenditions(this.#options.library, record, this.#log);
    return { state: isKnown ? 'known' : 'new', name, id: record.id, notices: [...notices] };
  }

  #refused(name: string, { message }: Failure): SentFile {
    return { state: 'refused', name, message };
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const task = this.#last.then(work);
    this.#last = task.catch(() => undefined);
    return task;
  }
}

/** Why a form was not read to its end, with what of it is in the library all the same. */
function brokenOff(
  { reason, files }: Extract<MultipartResult<SentFile>, { ok: false }>,
  locale: Locale,
): Failure {
  const names = files.flatMap(({ result }) =>
    result.ok && result.value.state !== 'refused' ? [result.value.name] : [],
  );
  const failure = failureOf({ reason }, locale);
  if (names.length === 0) return failure;
  const kept = translator(locale)('upload:kept', { names: names.join(', ') });
  return { ...failure, message: `${failure.message} ${kept}` };
}

function asPlain(request: IncomingMessage, fields: URLSearchParams): Buffer {
  const body = Buffer.from(fields.toString());
  request.headers['content-type'] = 'application/x-www-form-urlencoded';
  // That of the form with its files would be taken for too long.
  request.headers['content-length'] = String(body.byteLength);
  return body;
}

/**
 * Reads a form of the hub with files, and makes of it what it would be without: each file is
 * in the library by then, or refused, and its field says which (`lib/media/sent-file.ts`).
 * Nothing is read of whoever may not add files: the page says so.
 * @returns why the form as a whole cannot be read
 */
export async function hubFilesAsPlainForm(
  options: MediaOptions,
  exchange: Exchange,
  log: Log,
): Promise<Buffer | Failure> {
  const { request, route } = exchange;
  const locale = route.locale ?? DEFAULT_LOCALE;
  if (!(await options.mayAddFiles(request.headers))) return asPlain(request, new URLSearchParams());
  if (isPacked(request.headers['content-encoding']))
    return failureOf({ reason: 'not_form' }, locale);
  const { take } = new Taker(options, locale, log);
  const form = await readMultipart(exchange, take, MAX_FILES);
  if (!form.ok) return brokenOff(form, locale);
  const { fields, files, hasMoreFiles } = form.value;
  const plain = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  for (const { field, result } of files)
    if (result.ok) plain.append(field, JSON.stringify(result.value));
  if (hasMoreFiles) plain.append('more_files', String(MAX_FILES));
  return asPlain(request, plain);
}
