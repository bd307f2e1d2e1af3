import type { IncomingMessage, ServerResponse } from 'node:http';
import de from '../../../../content/i18n/de/server.json' with { type: 'json' };
import en from '../../../../content/i18n/en/server.json' with { type: 'json' };
import { STATUS_OFFLINE } from '../../../constants.ts';
import { createPage } from '../../page-store/page.ts';
import { secured } from './headers.ts';
import { RETRY_AFTER_S } from './limits.ts';
import { sendPage } from './send.ts';

const section = (lang: string, { unavailable: { title, text, retry } }: typeof de): string =>
  `<section lang="${lang}"><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></section>`;

// Without style sheet, script and picture: none of them could be loaded now.
const BODY = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${de.unavailable.title} · ${en.unavailable.title}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"></head>
<body><main>${section('de', de)}${section('en', en)}</main></body></html>
`;

const PAGE = createPage(
  {
    status: STATUS_OFFLINE,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
      ['retry-after', String(RETRY_AFTER_S)],
    ],
    body: Buffer.from(BODY),
  },
  secured,
);

/** The response while there is neither a cached page nor a renderer, in both languages. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  sendPage(request, response, PAGE);
}
