import { createHash } from 'node:crypto';
import type { Locale } from '../../../constants.ts';
import { errorTexts } from '../../../i18n/server-messages.ts';
import { PALETTES } from '../../../design/palette.ts';
import { pathTo } from '../../../routing/routes.ts';

interface ErrorTexts {
  readonly status: number;
  readonly title: string;
  readonly text?: string | undefined;
}

/**
 * Full height and centred, in the look of the first theme, without style sheet and picture of
 * the build: this is also shown when nothing else can be. As `unavailable.ts` looks.
 */
const { paper, night, ink, accent } = PALETTES.nature;
const STYLE =
  `html{color-scheme:light dark;background:light-dark(${paper},${night});color:light-dark(${ink},${paper});font:1.0625rem/1.55 system-ui,sans-serif}` +
  `body{margin:0;border-top:.5rem solid ${accent}}main{min-height:calc(100vh - .5rem);min-height:calc(100svh - .5rem);box-sizing:border-box;padding:2rem 1rem;display:grid;align-content:center;justify-items:center;gap:1.5rem;text-align:center}` +
  'h1{font-size:2.5rem;line-height:1.1;letter-spacing:-.025em;max-width:20em;margin:0;overflow-wrap:anywhere;hyphens:auto}p{margin:0;max-width:36em}' +
  '.status{font-size:clamp(5rem,25vw,14rem);font-weight:700;line-height:.8;letter-spacing:-.05em}' +
  'a{display:inline-block;padding:.6rem 1.2rem;border:2px solid;color:inherit;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid;outline-offset:3px}';

const hash = createHash('sha256').update(STYLE).digest('base64');

/** What the documents of this file may do: show their style, and lead elsewhere. */
const POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A document with such a style. @param title and `main` as HTML */
const bareDocument = (lang: string, title: string, main: string): string =>
  `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head>
<body><main>${main}</main></body></html>
`;

/** The page of an error that asks for nothing. @param texts plain words */
export function errorPage(
  locale: Locale,
  { status, title, text }: ErrorTexts,
): { readonly html: string; readonly policy: string } {
  const named = title.startsWith(String(status)) ? title : `${String(status)} – ${title}`;
  const main = [
    `<p class="status" aria-hidden="true">${String(status)}</p>`,
    `<h1>${escaped(title)}</h1>`,
    text === undefined ? '' : `<p>${escaped(text)}</p>`,
    `<p><a href="${pathTo('home', locale)}">${errorTexts(locale).home}</a></p>`,
  ].join('');
  return { html: bareDocument(locale, escaped(named), main), policy: POLICY };
}
