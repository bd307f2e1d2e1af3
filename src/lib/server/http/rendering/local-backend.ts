import { DEFAULT_LOCALE } from '../../../constants.ts';
import { MEDIA_PATH } from '../../../media/picture.ts';
import type { Log } from '../../ports/log.ts';
import { rendererOf, type Site } from '../astro/astro.ts';
import type { Backend, Task } from './backend.ts';
import type { Exchange } from '../request/exchange.ts';
import type { MediaOptions } from '../media/media-options.ts';
import { sendMedia } from '../media/media-response.ts';
import { handleUpload } from '../media/upload.ts';
import { relay, type RelayOptions } from './relay.ts';

export interface LocalBackendOptions extends Omit<RelayOptions, 'site'> {
  /** The built site as soon as it is there; rejects while it cannot be. */
  readonly site: () => Promise<Site>;
  readonly log: Log;
  /** Without it no uploads are taken and none are there. */
  readonly media?: MediaOptions | undefined;
}

/** Everything in this process: what a worker does, and the whole product where there are none. */
export function localBackend(options: LocalBackendOptions): Backend {
  const { media, log, site } = options;
  const answer = async (exchange: Exchange, task: Task): Promise<void> => {
    const { request, response, route } = exchange;
    if (task.lane === 'upload' && media)
      await handleUpload(media, { request, response, locale: route.locale ?? DEFAULT_LOCALE }, log);
    else if (task.lane === 'picture' && media && task.url.startsWith(MEDIA_PATH))
      await sendMedia(media.library, exchange, task.url);
    else await relay(options, exchange, task);
  };
  return { render: rendererOf(site), answer };
}
