import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE } from '../../../constants.ts';
import { FAILURE_STATUS, type Failure } from '../../../result.ts';
import type { Log } from '../../ports/log.ts';
import { MAX_BYTES_OF_ANY } from '../../services/media/limits.ts';
import type { UploadFailure } from '../../services/media/upload-failure.ts';
import { isPacked } from '../../services/request/read-form.ts';
import { drain } from '../request/body.ts';
import { FORM_OVERHEAD_BYTES, MAX_UPLOADS, RETRY_AFTER_S } from '../response/limits.ts';
import type { Exchange } from '../request/exchange.ts';
import type { MediaOptions } from './media-options.ts';
import { sendStatus } from '../response/send.ts';

const MB = 1_000_000;

/** How many uploads are being received by this process. */
let active = 0;

/** Why an upload is rejected before anything of it is read; null: it is read. */
async function earlyFailure(
  { ready }: MediaOptions,
  { headers }: IncomingMessage,
): Promise<UploadFailure | null> {
  if (!/^multipart\/form-data\s*(?:;|$)/iu.test(headers['content-type'] ?? ''))
    return { reason: 'not_form' };
  if (isPacked(headers['content-encoding'])) return { reason: 'not_form' };
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES_OF_ANY + FORM_OVERHEAD_BYTES)
    return { reason: 'too_large', limit: MAX_BYTES_OF_ANY / MB };
  if (active >= MAX_UPLOADS) return { reason: 'busy' };
  const isReady = await ready().then(
    () => true,
    () => false,
  );
  return isReady ? null : { reason: 'busy' };
}

function sendFailure(response: ServerResponse, failure: Failure): void {
  // Whoever is still writing can read the answer only as long as the rest is taken.
  if (!response.req.complete) drain(response.req);
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

/** Receives one file with its form fields, and answers with its record. */
export async function handleUpload(
  options: MediaOptions,
  exchange: Exchange,
  log: Log,
): Promise<void> {
  const { request, response, route } = exchange;
  const locale = route.locale ?? DEFAULT_LOCALE;
  // Loaded with the first upload, to save memory.
  const [{ failureOf }, { noticesText }, { uploadResult }, { makeRenditions }] = await Promise.all([
    import('../../services/media/upload-failure.ts'),
    import('../../services/media/upload-notice.ts'),
    import('./upload-result.ts'),
    import('./hub-files.ts'),
  ]);
  const busy = () => failureOf({ reason: 'busy' }, locale);
  const accessFailure = await options.accessFailure(request.headers, locale).catch(busy);
  const uploadFailure = accessFailure === null ? await earlyFailure(options, request) : null;
  const failure = accessFailure ?? (uploadFailure && failureOf(uploadFailure, locale));
  if (failure !== null) {
    sendFailure(response, failure);
    return;
  }
  active += 1;
  try {
    const result = await uploadResult(options, exchange, locale);
    if (response.destroyed) return;
    if (!result.ok) {
      sendFailure(response, result.failure);
      return;
    }
    const { record, isKnown, notices } = result.value;
    const notice = noticesText(notices, locale);
    const answer = notice === '' ? record : { ...record, notice };
    sendStatus(response, isKnown ? 200 : 201, [['content-language', locale]], answer);
    if (!isKnown) makeRenditions(options.library, record, log);
  } finally {
    active -= 1;
  }
}
