import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { methodMessage } from '../../../i18n/server-messages.ts';
import { translator } from '../../../i18n/translator.ts';
import { FAILURE_STATUS, failure } from '../../../result.ts';
import { temporaryFailure } from '../../services/request/temporary-failure.ts';
import { allowedMethods, withOptions, type Method } from '../../../routing/route-row.ts';

/** 404 for an address of the API that is no call. */
export function noSuchCall(locale: Locale = DEFAULT_LOCALE): Response {
  const { failure: reason } = failure('not_found', translator(locale)('api:noCall'));
  return Response.json(reason, { status: FAILURE_STATUS[reason.code] });
}

/** 405 for a call that has other methods than the one that was used. */
export function methodNotAllowed(methods: readonly Method[], locale: Locale): Response {
  const allowed = allowedMethods(methods);
  const body = { code: 'method_not_allowed', message: methodMessage(allowed, locale) };
  return Response.json(body, { status: 405, headers: { allow: allowed.join(', ') } });
}

/** What OPTIONS is answered with: the methods of an address, and nothing else. */
export const methodsOf = (methods: readonly Method[]): Response =>
  new Response(null, { status: 204, headers: { allow: withOptions(allowedMethods(methods)) } });

/** How long programs wait before they ask again whether the site is online, in seconds. */
const OFFLINE_RETRY_S = 300;

/** 503 for a call while the site is offline; nobody on the way may keep it. */
export function siteOffline(locale: Locale): Response {
  const { failure: reason } = failure('unavailable', translator(locale)('api:offline'));
  return Response.json(reason, {
    status: FAILURE_STATUS[reason.code],
    headers: { 'retry-after': String(OFFLINE_RETRY_S), 'cache-control': 'private, no-store' },
  });
}

/** The answer of a call that threw: 503 where the database is in trouble, else 500. */
export function callFailed(error: unknown, locale: Locale): Response {
  const reason = temporaryFailure(error, locale);
  if (reason === null) {
    const message = translator(locale)('api:failed');
    return Response.json({ code: 'failed', message }, { status: 500 });
  }
  const headers = { 'retry-after': String(reason.retryAfterSeconds) };
  return Response.json(reason, { status: FAILURE_STATUS[reason.code], headers });
}
