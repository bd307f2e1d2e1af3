import type { IncomingMessage, ServerResponse } from 'node:http';
import de from '../../../../content/i18n/de/server.json' with { type: 'json' };
import en from '../../../../content/i18n/en/server.json' with { type: 'json' };
import { STATUS_OFFLINE } from '../../../constants.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { createPage, type Page } from '../../page-store/page.ts';
import { bareDocument, ERROR_PAGE_POLICY } from './error-page.ts';
import { secured } from './headers.ts';
import { RETRY_AFTER_S } from './limits.ts';
import { sendPageTo, sendStatus } from './send.ts';

type Texts = typeof de.unavailable;
interface Notice {
  readonly de: Texts;
  readonly en: Texts;
}

const section = (lang: string, { title, text, retry }: Texts): string =>
  `<section lang="${lang}"><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></section>`;

const html = (notice: Notice): string =>
  bareDocument(
    'de',
    `${notice.de.title} · ${notice.en.title}`,
    section('de', notice.de) + section('en', notice.en),
  );

const pageOf = (notice: Notice) =>
  createPage(
    {
      status: STATUS_OFFLINE,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['content-security-policy', ERROR_PAGE_POLICY],
        ['cache-control', 'no-store'],
        ['retry-after', String(RETRY_AFTER_S)],
      ],
      body: Buffer.from(html(notice)),
    },
    secured,
  );

const UNAVAILABLE = pageOf({ de: de.unavailable, en: en.unavailable });
const PREPARING = pageOf({ de: de.preparing, en: en.preparing });

/** To whoever calls the API: a failure (API-01) instead of a page. */
function sendCallFailure(response: ServerResponse, message: string): void {
  const failure = { code: 'unavailable', message };
  sendStatus(response, STATUS_OFFLINE, [['retry-after', String(RETRY_AFTER_S)]], failure);
}

function sendNotice(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  key: 'unavailable' | 'preparing',
  page: Page,
): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const texts = localeOfPath(path) === 'en' ? en : de;
  if (isApiPath(path)) sendCallFailure(response, texts[key].text);
  else sendPageTo(request, response, page);
}

/** The response while there is neither a cached page nor anybody to render one, in both languages. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  sendNotice({ request, response }, 'unavailable', UNAVAILABLE);
}

/** The response while the site is filled for the first time. */
export function sendPreparing(request: IncomingMessage, response: ServerResponse): void {
  sendNotice({ request, response }, 'preparing', PREPARING);
}
