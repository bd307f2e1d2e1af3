import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE } from '../../../constants.ts';
import { errorTexts } from '../../../i18n/server-messages.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Failure } from '../../../result.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { sendError, sendStatus } from '../response/send.ts';

/** Content types that browsers send across origins without a preflight. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/iu;

/** Whether a form was sent by a page of another origin, or without an origin. */
export const isForeignForm = (headers: IncomingHttpHeaders, siteOrigin: string): boolean =>
  FORM.test(headers['content-type'] ?? 'text/plain') && headers.origin !== siteOrigin;

/** Whether a request has the origin of another site. */
export function isForeignCall(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, host = '' } = headers;
  // Sent under another allowed host by a page of that host: the same origin.
  const hostOrigin = `${new URL(siteOrigin).protocol}//${host}`;
  return origin !== undefined && origin !== siteOrigin && origin !== hostOrigin;
}

/** Whether a call comes from a page of another site: one that a browser says so of. */
export const isForeignApiCall = (headers: IncomingHttpHeaders, siteOrigin: string): boolean =>
  headers.origin !== undefined && isForeignForm(headers, siteOrigin);

/** Answers 403, to whoever calls the API as a failure; the form is not read. */
export function rejectForeignForm(response: ServerResponse, url: string): void {
  const path = url.split('?', 1)[0] ?? '';
  const locale = localeOfPath(path) ?? DEFAULT_LOCALE;
  const t = translator(locale);
  if (isApiPath(path)) {
    const failure: Failure = { code: 'forbidden', message: t('api:foreign') };
    sendStatus(response, 403, [['content-language', locale]], failure);
    return;
  }
  const { foreign: title } = errorTexts(locale).titles;
  sendError(response, path, { status: 403, title, text: t('booking:error.foreign') });
}
