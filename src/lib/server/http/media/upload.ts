import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Locale } from '../../../constants.ts';
import { FAILURE_STATUS, type Failure } from '../../../result.ts';
import type { Log } from '../../ports/log.ts';
import { MOST_BYTES_OF_ANY } from '../../services/media/limits.ts';
import type { UploadFailure } from '../../services/media/upload-failure.ts';
import { drain } from '../request/body.ts';
import { FORM_OVERHEAD_BYTES, MOST_UPLOADS, RETRY_AFTER_S } from '../response/limits.ts';
import type { MediaOptions } from './media-options.ts';
import { sendStatus } from '../response/send.ts';

const MB = 1_000_000;

/** Connections on which an upload comes in; the limit on a request's time does not hold for them. */
const uploading = new WeakSet<Duplex>();
export const isUploading = (socket: Duplex): boolean => uploading.has(socket);
let running = 0;

/** Why an upload is refused before anything of it is read. */
async function refusedAtOnce(
  { ready }: MediaOptions,
  { headers }: IncomingMessage,
): Promise<UploadFailure | null> {
  if (!/^multipart\/form-data\s*(?:;|$)/iu.test(headers['content-type'] ?? ''))
    return { reason: 'not_form' };
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES_OF_ANY + FORM_OVERHEAD_BYTES)
    return { reason: 'too_large', limit: MOST_BYTES_OF_ANY / MB };
  if (running >= MOST_UPLOADS) return { reason: 'busy' };
  const isReady = await ready().then(
    () => true,
    () => false,
  );
  return isReady ? null : { reason: 'busy' };
}

function sendFailure(response: ServerResponse, failure: Failure): void {
  // What is left of the body would be taken for the next request.
  if (!response.req.complete) {
    response.shouldKeepAlive = false;
    drain(response.req);
  }
  sendStatus(
    response,
    FAILURE_STATUS[failure.code],
    [
      ...(failure.code === 'unauthorized' ? ([['www-authenticate', 'Bearer']] as const) : []),
      ...(failure.code === 'unavailable'
        ? ([['retry-after', String(RETRY_AFTER_S)]] as const)
        : []),
    ],
    failure,
  );
}

/** Takes one file with what is told of it, and answers with its record. */
export async function takeUpload(
  options: MediaOptions,
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
  log: Log,
): Promise<void> {
  // Parsers and texts that a server without uploads never needs.
  const [{ failureOf }, { uploadResult }] = await Promise.all([
    import('../../services/media/upload-failure.ts'),
    import('./upload-result.ts'),
  ]);
  const busy = () => failureOf({ reason: 'busy' }, locale);
  const denied = await options.refuse(request.headers, locale).catch(busy);
  const refusal = denied === null ? await refusedAtOnce(options, request) : null;
  const failure = denied ?? (refusal && failureOf(refusal, locale));
  if (failure !== null) {
    sendFailure(response, failure);
    return;
  }
  running += 1;
  uploading.add(request.socket);
  try {
    const result = await uploadResult(options, request, locale);
    if (response.destroyed) return;
    if (!result.ok) {
      sendFailure(response, result.failure);
      return;
    }
    const { value: record } = result;
    sendStatus(response, 201, [['content-language', locale]], record);
    if (record.type === 'picture')
      options.library.renditions.ahead(record.src.split('/')[2] ?? '', (error) => {
        log.warn(`a rendition of ${record.src} could not be made`, error);
      });
  } finally {
    running -= 1;
    uploading.delete(request.socket);
  }
}
