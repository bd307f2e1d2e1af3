import { createHash } from 'node:crypto';
import de from '../../../../content/i18n/de/server.json' with { type: 'json' };
import en from '../../../../content/i18n/en/server.json' with { type: 'json' };
import { STATUS_OFFLINE, type Locale } from '../../../constants.ts';
import { PALETTES } from '../../../design/palette.ts';
import { createPage } from '../../page-store/page.ts';
import { secured } from './headers.ts';
import { PREPARING_REFRESH_S, RETRY_AFTER_S } from './limits.ts';

/** How far the site is that is filled for the first time, in steps. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

type Texts = typeof de.unavailable;
const STEPS = { de: de.preparing.steps, en: en.preparing.steps };
interface Notice {
  readonly de: Texts;
  readonly en: Texts;
}

const section = (lang: Locale, texts: Texts, progress: Progress | null): string => {
  const { title, text, retry } = texts;
  return `<section lang="${lang}"><h1>${title}</h1><p>${text}</p>${bar(lang, progress)}<p><a href="">${retry}</a></p></section>`;
};

/** How far it is; the page asks again by itself, and so it counts along. */
function bar(lang: Locale, progress: Progress | null): string {
  if (progress === null) return '';
  const done = String(progress.done);
  const all = String(progress.all);
  const text = STEPS[lang].replace('{{done}}', done).replace('{{all}}', all);
  return `<p><label>${text} <progress max="${all}" value="${done}"></progress></label></p>`;
}

/** The colours of the first theme; in the document, because no style sheet could be loaded now. */
const { paper, night, ink, accent } = PALETTES.nature;
const STYLE = `
html{color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif;background:light-dark(${paper},${night});color:light-dark(${ink},${paper})}
body{margin:0;border-top:.5rem solid ${accent}}
main{display:grid;align-content:center;gap:3rem;box-sizing:border-box;min-height:calc(100vh - .5rem);max-width:38rem;margin:auto;padding:2rem 1rem}
h1{margin:0;font-size:2.5rem;line-height:1.1;letter-spacing:-.025em}
section+section h1{font-size:1.5rem}
progress{display:block;inline-size:100%;accent-color:${accent}}
a{display:inline-block;padding:.6rem 1.2rem;border:2px solid;color:inherit;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:3px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** In both languages, that of the address first. */
const html = (notice: Notice, locale: Locale, progress: Progress | null): string => {
  const other = locale === 'de' ? 'en' : 'de';
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${notice[locale].title} · ${notice[other].title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${STYLE}</style></head>
<body><main>${section(locale, notice[locale], progress)}${section(other, notice[other], progress)}</main></body></html>
`;
};

/** @param progress of a site that is being filled: the page asks again by itself, without scripts */
const pageOf = (notice: Notice, locale: Locale, progress: Progress | null = null) =>
  createPage(
    {
      status: STATUS_OFFLINE,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['cache-control', 'no-store'],
        ['retry-after', String(RETRY_AFTER_S)],
        ...(progress === null ? [] : ([['refresh', String(PREPARING_REFRESH_S)]] as const)),
        [
          'content-security-policy',
          `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
        ],
      ],
      body: Buffer.from(html(notice, locale, progress)),
    },
    secured,
  );

const UNAVAILABLE: Notice = { de: de.unavailable, en: en.unavailable };
const PREPARING: Notice = { de: de.preparing, en: en.preparing };

/** Why there is no page: its words, to programs, and a page of them in both languages. */
export interface NoPage {
  readonly text: string;
  readonly page: ReturnType<typeof createPage>;
}

const unavailablePages: Partial<Record<Locale, NoPage['page']>> = {};

/** While there is neither a kept page nor anybody to render one. */
export const unavailablePage = (locale: Locale): NoPage => ({
  text: UNAVAILABLE[locale].text,
  page: (unavailablePages[locale] ??= pageOf(UNAVAILABLE, locale)),
});

/** While the site is filled for the first time. */
export const preparingPage = (locale: Locale, progress: Progress): NoPage => ({
  text: PREPARING[locale].text,
  page: pageOf(PREPARING, locale, progress),
});

/** What whoever calls the API is told instead of a page. */
export const unavailableFailure = ({ text: message }: NoPage) => ({
  code: 'unavailable',
  message,
});
