import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import { methodMessage } from '../../../i18n/method-message.ts';
import { translator } from '../../../i18n/translator.ts';
import { FAILURE_STATUS, failure } from '../../../result.ts';
import { allowedMethods, type Method } from '../../../routing/route-row.ts';

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

/** How long programs wait before they ask again whether the site is online, in seconds. */
const OFFLINE_RETRY_S = 300;

/** 503 for a call while the site is offline (ER-03); nobody on the way may keep it. */
export function siteOffline(locale: Locale): Response {
  const { failure: reason } = failure('unavailable', translator(locale)('api:offline'));
  return Response.json(reason, {
    status: FAILURE_STATUS[reason.code],
    headers: { 'retry-after': String(OFFLINE_RETRY_S), 'cache-control': 'private, no-store' },
  });
}

/** 500 for a call that failed in a way that nobody expected. */
export const callFailed = (locale: Locale): Response =>
  Response.json({ code: 'failed', message: translator(locale)('api:failed') }, { status: 500 });
