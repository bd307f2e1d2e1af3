import type { IncomingMessage } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import type { AppContext } from '../../app/app-context.ts';
import { BoundedQueue, Overloaded } from '../../concurrency/bounded-queue.ts';
import { networkOf } from '../../concurrency/network.ts';
import { callerOf } from '../../services/accounts/access.ts';
import { csrfFailure } from '../../services/accounts/csrf.ts';
import { setVisitor, visitorOf } from '../../services/booking/visitor.ts';
import { formFileFailure } from '../../services/forms/check-file.ts';
import { receiveFormFile, type WaitingFile } from '../../services/forms/receive-form-file.ts';
import { uploadFailure } from '../../services/media/upload-failure.ts';
import { isPacked } from '../../services/request/read-form.ts';
import { siteState } from '../../services/site/site-state.ts';
import type { Exchange } from '../request/exchange.ts';
import { isMultipart } from '../request/multipart-type.ts';
import { sendStatus } from '../response/send.ts';
import { sendUploadFailure } from '../request/refused-upload.ts';
import { readMultipart, type MultipartForm, type TakeFile } from './multipart.ts';
import { VisitorCookies } from './visitor-cookies.ts';

/** Files of visitors that this process looks at together; the others wait, clients in turn. */
const QUEUE = { atOnce: 6, maxWaiting: 120, waitMs: 30_000 };

export interface FormUploadOptions {
  readonly app: () => Promise<AppContext>;
  /** Where a request comes from, as far as that is known. */
  readonly visitorOf: (request: IncomingMessage) => string | undefined;
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value);
  return headers;
}

/** Files that visitors send: as a call, and with a form where no scripts run. */
export class FormUploads {
  readonly #options: FormUploadOptions;
  readonly #queue = new BoundedQueue(QUEUE);

  constructor(options: FormUploadOptions) {
    this.#options = options;
  }

  /** Answers `POST temp-files`: with the ids of the files, or with the first reason why not. */
  async handle(exchange: Exchange): Promise<void> {
    const { request, response, route } = exchange;
    const locale = route.locale ?? DEFAULT_LOCALE;
    const app = await this.#options.app();
    const cookies = new VisitorCookies(request);
    const early = await this.#earlyFailure(app, request, locale);
    if (early !== null) {
      sendUploadFailure(response, early);
      return;
    }
    const form = await readMultipart(exchange, await this.#taker(app, request, cookies));
    if (response.destroyed) return;
    if (!form.ok) {
      sendUploadFailure(response, formFileFailure(form.reason, locale));
      return;
    }
    const problem = problemOf(form.value, locale);
    if (problem !== null) {
      sendUploadFailure(response, problem);
      return;
    }
    const files = form.value.files.flatMap(({ result }) => (result.ok ? [result.value] : []));
    const setCookies = cookies.lines.map((line) => ['set-cookie', line] as const);
    const head = [['content-language', locale] as const, ...setCookies];
    sendStatus(response, 201, head, { files });
  }

  /**
   * Reads a form with files, and makes of it what it would be without: each file becomes its
   * id, each refused file the reason under `<field>!`. The texts of the form are never lost.
   * @returns why the form as a whole cannot be read
   */
  async asPlainForm(exchange: Exchange): Promise<Buffer | Failure> {
    const { request, route } = exchange;
    const locale = route.locale ?? DEFAULT_LOCALE;
    if (isPacked(request.headers['content-encoding'])) return formFileFailure('not_form', locale);
    const app = await this.#options.app();
    const cookies = new VisitorCookies(request);
    const form = await readMultipart(exchange, await this.#taker(app, request, cookies));
    if (!form.ok) return formFileFailure(form.reason, locale);
    const plain = new URLSearchParams(form.value.fields.map(([name, value]) => [name, value]));
    for (const { field, result } of form.value.files)
      if (result.ok) plain.append(field, result.value.id);
      else plain.append(`${field}!`, result.failure.reason);
    const last = form.value.files.at(-1)?.field;
    if (form.value.hasMoreFiles && last !== undefined) plain.append(`${last}!`, 'several_files');
    cookies.handOn();
    const body = Buffer.from(plain.toString());
    request.headers['content-type'] = 'application/x-www-form-urlencoded';
    // That of the form with its files would be taken for too long.
    request.headers['content-length'] = String(body.byteLength);
    return body;
  }

  async #earlyFailure(
    app: AppContext,
    request: IncomingMessage,
    locale: Locale,
  ): Promise<Failure | null> {
    const headers = headersOf(request);
    const t = translator(locale);
    if ((await siteState(app)) !== 'online')
      return failure('unavailable', t('api:offline')).failure;
    const caller = await callerOf(app, headers);
    const csrf = csrfFailure({ headers, cookies: new VisitorCookies(request) }, caller, locale);
    if (csrf !== null) return csrf;
    const isForm = isMultipart(request) && !isPacked(request.headers['content-encoding']);
    return isForm ? null : formFileFailure('not_form', locale);
  }

  /** Takes the files of one request, as many at once as this process can bear. */
  async #taker(
    app: AppContext,
    request: IncomingMessage,
    cookies: VisitorCookies,
  ): Promise<TakeFile<WaitingFile>> {
    const address = this.#options.visitorOf(request) ?? '';
    const visitor = await visitorOf({ cookies, clientAddress: address }, app);
    await setVisitor(cookies, app, visitor);
    return async (name, stream) => {
      const work = () => receiveFormFile(app, { stream, name, visitor }, app.media);
      try {
        return await this.#queue.run(work, { client: networkOf(address) });
      } catch (error) {
        if (error instanceof Overloaded) return uploadFailure('busy');
        throw error;
      }
    };
  }
}

/** Why the first refused file was refused, with all of them by name; null: all were taken. */
function problemOf(
  { files, hasMoreFiles }: MultipartForm<WaitingFile>,
  locale: Locale,
): Failure | null {
  if (hasMoreFiles) return formFileFailure('several_files', locale);
  if (files.length === 0) return formFileFailure('no_file', locale);
  const refused = files.flatMap(({ name, result }) =>
    result.ok ? [] : [[name, formFileFailure(result.failure.reason, locale)] as const],
  );
  const [first] = refused;
  if (first === undefined) return null;
  const fields = Object.fromEntries(refused.map(([name, { message }]) => [name, message]));
  return { ...first[1], fields };
}
