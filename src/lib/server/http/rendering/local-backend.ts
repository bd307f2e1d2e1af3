import { DEFAULT_LOCALE } from '../../../constants.ts';
import { MEDIA_PATH } from '../../../media/picture.ts';
import type { Log } from '../../ports/log.ts';
import { rendererOf, type Site } from '../astro/astro.ts';
import type { Backend, Task } from './backend.ts';
import type { AppContext } from '../../app/app-context.ts';
import { FormUploads } from '../forms/form-uploads.ts';
import { drain } from '../request/body.ts';
import { rejectForeignForm } from '../request/foreign-form.ts';
import { FAILURE_STATUS } from '../../../result.ts';
import { sendError } from '../response/send.ts';
import type { Exchange } from '../request/exchange.ts';
import type { MediaOptions } from '../media/media-options.ts';
import { sendMedia } from '../media/media-response.ts';
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

/** Files of visitors: as a call, or with a form, which then goes on without them. */
async function answerUpload(
  options: LocalBackendOptions,
  uploads: FormUploads,
  exchange: Exchange,
  task: Task,
): Promise<void> {
  const { request, response, route } = exchange;
  if (isForeignRequest(request, options.env)) {
    drain(request);
    rejectForeignForm(response, task.url);
    return;
  }
  if (route.table === 'api') {
    await uploads.handle(exchange);
    return;
  }
  const body = await uploads.asPlainForm(exchange);
  if (response.destroyed) return;
  if (Buffer.isBuffer(body)) await relay(options, exchange, { ...task, body });
  else {
    if (!request.complete) drain(request);
    const title = body.message;
    sendError(response, task.url.split('?', 1)[0] ?? '', {
      status: FAILURE_STATUS[body.code],
      title,
    });
  }
}

/** Everything in this process: what a worker does, and the whole product where there are none. */
export function localBackend(options: LocalBackendOptions): Backend {
  const { media, log, site } = options;
  const uploads =
    options.app && new FormUploads({ app: options.app, visitorOf: options.visitorOf });
  const answer = async (exchange: Exchange, task: Task): Promise<void> => {
    const { request, response, route } = exchange;
    if (task.lane === 'upload' && media)
      await handleUpload(media, { request, response, locale: route.locale ?? DEFAULT_LOCALE }, log);
    else if (task.lane === 'form-upload' && uploads)
      await answerUpload(options, uploads, exchange, task);
    else if (task.lane === 'picture' && media && task.url.startsWith(MEDIA_PATH))
      await sendMedia(media.library, exchange, task.url);
    else await relay(options, exchange, task);
  };
  return { render: rendererOf(site), answer };
}
