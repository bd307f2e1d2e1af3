import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { secured } from '../response/headers.ts';

/** What browsers let any page send to any other without asking. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/iu;

/** Whether a form comes from a page that is not ours, or from nowhere. */
export const isForeignForm = (headers: IncomingHttpHeaders, siteOrigin: string): boolean =>
  FORM.test(headers['content-type'] ?? 'text/plain') && headers.origin !== siteOrigin;

/** Whether a request is sent by a page that says itself that it is not ours. */
export function isForeignCall(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, host = '' } = headers;
  // Asked under another allowed host, from a page under that same host: the same origin.
  const here = `${new URL(siteOrigin).protocol}//${host}`;
  return origin !== undefined && origin !== siteOrigin && origin !== here;
}

/** 403 in words; nothing of the form was read. */
export function refuseForeignForm(response: ServerResponse, url: string): void {
  const locale = localeOfPath(url.split('?', 1)[0] ?? '') ?? DEFAULT_LOCALE;
  const body = Buffer.from(`${translator(locale)('booking:error.foreign')}\n`);
  const head = secured([
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-language', locale],
    ['content-length', String(body.byteLength)],
    ['cache-control', 'no-store'],
  ]);
  response.writeHead(403, head.flat()).end(body);
}
