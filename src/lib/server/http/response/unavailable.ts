import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import de from '../../../../content/i18n/de/server.json' with { type: 'json' };
import en from '../../../../content/i18n/en/server.json' with { type: 'json' };
import { DEFAULT_LOCALE, STATUS_OFFLINE, type Locale } from '../../../constants.ts';
import { PALETTES } from '../../../design/palette.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { createPage, type Page } from '../../page-store/page.ts';
import type { HeaderList } from '../../page-store/rendered-response.ts';
import { secured } from './headers.ts';
import { PREPARING_REFRESH_S, RETRY_AFTER_S } from './limits.ts';
import { sendPageTo, sendStatus } from './send.ts';

type Texts = typeof de.unavailable;
interface Notice {
  readonly de: Texts;
  readonly en: Texts;
}

const section = (lang: string, { title, text, retry }: Texts): string =>
  `<section lang="${lang}"><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></section>`;

/** The colours of the first theme; in the document, because no style sheet could be loaded now. */
const { paper, night, ink, accent } = PALETTES.nature;
const STYLE = `
html{color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif;background:light-dark(${paper},${night});color:light-dark(${ink},${paper})}
body{margin:0;border-top:.5rem solid ${accent}}
main{display:grid;align-content:center;gap:3rem;box-sizing:border-box;min-height:calc(100vh - .5rem);max-width:38rem;margin:auto;padding:2rem 1rem}
h1{margin:0;font-size:2.5rem;line-height:1.1;letter-spacing:-.025em}
section+section h1{font-size:1.5rem}
a{display:inline-block;padding:.6rem 1.2rem;border:2px solid;color:inherit;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:3px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** In both languages, that of the address first. */
const html = (notice: Notice, locale: Locale): string => {
  const other = locale === 'de' ? 'en' : 'de';
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${notice[locale].title} · ${notice[other].title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${STYLE}</style></head>
<body><main>${section(locale, notice[locale])}${section(other, notice[other])}</main></body></html>
`;
};

/** @param more headers beside those of every such page */
const pageOf = (notice: Notice, locale: Locale, more: HeaderList) =>
  createPage(
    {
      status: STATUS_OFFLINE,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['cache-control', 'no-store'],
        ['retry-after', String(RETRY_AFTER_S)],
        ...more,
        [
          'content-security-policy',
          `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
        ],
      ],
      body: Buffer.from(html(notice, locale)),
    },
    secured,
  );

const pagesOf = (notice: Notice, more: HeaderList = []) => ({
  de: pageOf(notice, 'de', more),
  en: pageOf(notice, 'en', more),
});
const UNAVAILABLE = pagesOf({ de: de.unavailable, en: en.unavailable });
/** It ends by itself and soon: the page is asked for again without scripts. */
const PREPARING = pagesOf({ de: de.preparing, en: en.preparing }, [
  ['refresh', String(PREPARING_REFRESH_S)],
]);

/** To whoever calls the API: a failure instead of a page. */
function sendCallFailure(response: ServerResponse, message: string): void {
  const failure = { code: 'unavailable', message };
  sendStatus(response, STATUS_OFFLINE, [['retry-after', String(RETRY_AFTER_S)]], failure);
}

function sendNotice(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  key: 'unavailable' | 'preparing',
  pages: Readonly<Record<Locale, Page>>,
): void {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const locale = localeOfPath(path) ?? DEFAULT_LOCALE;
  if (isApiPath(path)) sendCallFailure(response, { de, en }[locale][key].text);
  else sendPageTo(request, response, pages[locale]);
}

/** The response while there is neither a cached page nor anybody to render one, in both languages. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  sendNotice({ request, response }, 'unavailable', UNAVAILABLE);
}

/** The response while the site is filled for the first time. */
export function sendPreparing(request: IncomingMessage, response: ServerResponse): void {
  sendNotice({ request, response }, 'preparing', PREPARING);
}
