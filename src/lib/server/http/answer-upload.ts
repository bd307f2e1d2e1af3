import { DEFAULT_LOCALE, FORM_FILE_MB } from '../../constants.ts';
import { translator } from '../../i18n/translator.ts';
import type { ResolvedRoute } from '../../routing/resolve-route.ts';
import { hasCsrfToken } from '../services/accounts/csrf.ts';
import { failureOf } from '../services/media/upload-failure.ts';
import { MAX_BYTES_OF_ANY } from '../services/media/limits.ts';
import { isPacked } from '../services/request/read-form.ts';
import { isForeignRequest } from './rendering/relay.ts';
import type { Task, UploadClass } from './rendering/backend.ts';
import { cookiesIn } from './request/cookies-in.ts';
import type { Exchange } from './request/exchange.ts';
import { withoutTimeLimit } from './request/long-requests.ts';
import { isMultipart } from './request/multipart-type.ts';
import type { SpoolFailure } from './request/spool.ts';
import { clientOf } from './request/visitor-address.ts';
import {
  FORM_OVERHEAD_BYTES,
  HUB_FILE_FORM_BYTES,
  VISITOR_FILE_FORM_BYTES,
} from './response/limits.ts';
import { sendUploadFailure } from './request/refused-upload.ts';
import type { ServerOptions } from './server-options.ts';

interface UploadTask extends Task {
  readonly requestClass: UploadClass;
}

const NOTHING = Buffer.alloc(0);
const MB = 1_000_000;

/** How long a body may be, and the megabytes that whoever sends more is told. */
function sizeOf(
  { table }: ResolvedRoute,
  requestClass: UploadClass,
): { bytes: number; megabytes: number } {
  if (requestClass === 'form-upload')
    return { bytes: VISITOR_FILE_FORM_BYTES, megabytes: FORM_FILE_MB };
  return table === 'api'
    ? { bytes: MAX_BYTES_OF_ANY + FORM_OVERHEAD_BYTES, megabytes: MAX_BYTES_OF_ANY / MB }
    : { bytes: HUB_FILE_FORM_BYTES, megabytes: HUB_FILE_FORM_BYTES / MB };
}

/**
 * Whether a body is worth receiving, as far as its head says: a form that is sent from here, by
 * somebody with a session to the library, by anybody else with the token of their cookie.
 */
function isWelcome(
  { env, hasSession }: ServerOptions,
  { request, route }: Exchange,
  requestClass: UploadClass,
  isKnown: boolean,
): boolean {
  const { headers } = request;
  if (!isMultipart(request) || isPacked(headers['content-encoding'])) return false;
  if (requestClass === 'upload') return isKnown;
  if (isForeignRequest(request, env)) return false;
  if (route.table !== 'api' || hasSession?.(headers.cookie) === true) return true;
  const token = new Headers({ 'x-csrftoken': String(headers['x-csrftoken'] ?? '') });
  return hasCsrfToken(token, cookiesIn(headers.cookie), { csrfToken: null });
}

function refuse(
  { response, route }: Exchange,
  requestClass: UploadClass,
  reason: SpoolFailure,
): void {
  const locale = route.locale ?? DEFAULT_LOCALE;
  const failure = failureOf({ reason, limit: sizeOf(route, requestClass).megabytes }, locale);
  const message = `${failure.message} ${translator(locale)('upload:keptNone')}`;
  sendUploadFailure(response, { ...failure, message });
}

/**
 * Answers what files are sent with: its turn comes when all of it is here, so that nobody waits
 * for a slow sender. What is refused by its head is handed on without its body: whoever answers
 * says why.
 */
export async function answerUpload(
  options: ServerOptions,
  exchange: Exchange,
  task: UploadTask,
  isKnown: boolean,
): Promise<void> {
  const { env, backend } = options;
  const { request } = exchange;
  const spool = options.spools?.[task.requestClass];
  if (spool === undefined) {
    await withoutTimeLimit(request.socket, () => backend.answer(exchange, task));
    return;
  }
  if (!isWelcome(options, exchange, task.requestClass, isKnown)) {
    await backend.answer(exchange, { ...task, body: NOTHING });
    return;
  }
  const client = clientOf(request, env.trustProxy);
  const { bytes: maxBytes } = sizeOf(exchange.route, task.requestClass);
  const received = await withoutTimeLimit(request.socket, () =>
    spool.receive(request, { client, maxBytes }),
  );
  if (!received.ok) {
    refuse(exchange, task.requestClass, received.failure);
    return;
  }
  try {
    await backend.answer({ ...exchange, received: received.value }, task);
  } finally {
    await received.value.drop();
  }
}
