import { MEDIA_PATH } from '../../../media/picture.ts';
import type { Log } from '../../ports/log.ts';
import { rendererOf, type Site } from '../astro/astro.ts';
import type { Backend, Task } from './backend.ts';
import type { AppContext } from '../../app/app-context.ts';
import { FormUploads } from '../forms/form-uploads.ts';
import { drain } from '../request/body.ts';
import { rejectForeignForm } from '../request/foreign-form.ts';
import type { Failure } from '../../../result.ts';
import { sendUploadFailure } from '../request/refused-upload.ts';
import type { Exchange } from '../request/exchange.ts';
import type { MediaOptions } from '../media/media-options.ts';
import { sendMedia } from '../media/media-response.ts';
import { hubFilesAsPlainForm } from '../media/hub-files.ts';
import { handleUpload } from '../media/upload.ts';
import { isForeignRequest, relay, type RelayOptions } from './relay.ts';

export interface LocalBackendOptions extends Omit<RelayOptions, 'site'> {
  /** The built site as soon as it is there; rejects while it cannot be. */
  readonly site: () => Promise<Site>;
  readonly log: Log;
  /** The application, as soon as it is there; without it no files of forms are taken. */
  readonly app?: (() => Promise<AppContext>) | undefined;
  /** Without it no uploads are taken and none are there. */
  readonly media?: MediaOptions | undefined;
}

/** A form with files, which goes on without them as soon as they are received. */
async function answerForm(
  options: LocalBackendOptions,
  exchange: Exchange,
  task: Task,
  asPlainForm: () => Promise<Buffer | Failure>,
): Promise<void> {
  const { request, response } = exchange;
  if (isForeignRequest(request, options.env)) {
    drain(request);
    rejectForeignForm(response, task.url);
    return;
  }
  const body = await asPlainForm();
  if (response.destroyed) return;
  if (!request.complete) drain(request);
  if (Buffer.isBuffer(body)) await relay(options, exchange, { ...task, body });
  else sendUploadFailure(response, body);
}

/** Files of visitors: as a call, or with a form. */
async function answerVisitor(
  options: LocalBackendOptions,
  uploads: FormUploads,
  exchange: Exchange,
  task: Task,
): Promise<void> {
  const { request, response, route } = exchange;
  if (route.table !== 'api')
    await answerForm(options, exchange, task, () => uploads.asPlainForm(exchange));
  else if (isForeignRequest(request, options.env)) {
    drain(request);
    rejectForeignForm(response, task.url);
  } else await uploads.handle(exchange);
}

/** Files of editors: as a call, or with a form of the hub. */
async function answerEditor(
  options: LocalBackendOptions,
  media: MediaOptions,
  exchange: Exchange,
  task: Task,
): Promise<void> {
  const { log } = options;
  if (exchange.route.table === 'page')
    await answerForm(options, exchange, task, () => hubFilesAsPlainForm(media, exchange, log));
  else await handleUpload(media, exchange, log);
}

/** Everything in this process: what a worker does, and the whole product where there are none. */
export function localBackend(options: LocalBackendOptions): Backend {
  const { media, site } = options;
  const uploads =
    options.app && new FormUploads({ app: options.app, visitorOf: options.visitorOf });
  const answer = async (exchange: Exchange, task: Task): Promise<void> => {
    if (task.requestClass === 'upload' && media) await answerEditor(options, media, exchange, task);
    else if (task.requestClass === 'form-upload' && uploads)
      await answerVisitor(options, uploads, exchange, task);
    else if (task.requestClass === 'picture' && media && task.url.startsWith(MEDIA_PATH))
      await sendMedia(media.library, exchange, task.url);
    else await relay(options, exchange, task);
  };
  return { render: rendererOf(site), answer };
}
