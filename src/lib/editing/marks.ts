import type { RichText } from '../../content/rich-text/schema.ts';

/*
 * How the editor finds on a page what it can edit in place, without any view
 * knowing of it: where a page is shown to be edited, each text carries a mark of
 * where it comes from, in signs that no text holds. Once the page is rendered, the
 * mark becomes an attribute of the element that holds that text, and goes.
 */

const START = '\u{E000}';
const MIDDLE = '\u{E001}';
const END = '\u{E002}';
/** A mark with what it says, and what is left of one that was cut. */
const MARKS = /\u{E000}[^\u{E001}]*\u{E001}|[\u{E000}-\u{E002}]/gu;
const WHOLE = /^(\s*)\u{E000}([^\u{E001}]*)\u{E001}([^\u{E000}\u{E002}]*)\u{E002}(\s*)$/u;
const PART = /\u{E000}([^\u{E001}]*)\u{E001}([^\u{E000}\u{E002}]*)\u{E002}/gu;

/** `intro|children.0.headline.de`: the module, and the steps into its data. */
const keyOf = (module: string, place: readonly (string | number)[]): string =>
  `${module}|${place.join('.')}`;

export const markText = (
  module: string,
  place: readonly (string | number)[],
  text: string,
): string => `${START}${keyOf(module, place)}${MIDDLE}${withoutMarks(text)}${END}`;

/** Rich text has one view, which asks for its mark (`markOf`). */
export const markRich = (
  module: string,
  place: readonly (string | number)[],
  text: RichText,
): RichText => Object.assign([...text], { mark: keyOf(module, place) });

export const markOf = (text: RichText): string | undefined =>
  (text as { readonly mark?: string }).mark;

/** Where a mark says that a text comes from; null for what is none. */
export function placeOfMark(
  mark: string,
): { readonly module: string; readonly path: readonly (string | number)[] } | null {
  const [module, place] = mark.split('|', 2);
  if (module === undefined || place === undefined || place === '') return null;
  const path = place.split('.').map((step) => (/^\d+$/u.test(step) ? Number(step) : step));
  return { module, path };
}

export const withoutMarks = (text: string): string => text.replaceAll(MARKS, '');

/** What stands within a tag; between quotes a bracket ends nothing. */
const WITHIN = String.raw`(?:[^"'>]|"[^"]*"|'[^']*')*`;
/** Elements whose text is no place on the page, each with all that it holds. */
const RAW = 'script|style|title|textarea|option|template|noscript';
const TOKEN = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(${RAW})\b${WITHIN}>[\s\S]*?</\1\s*>|</?[a-z!]${WITHIN}>|[^<]+|<`,
  'giu',
);
const OPENS = /^<[a-z](?:.*[^/])?>$/isu;
const VOID = /^<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/iu;
/** Of a mark that a page made; other signs came with what somebody wrote. */
const KEY = /^[a-z0-9][a-z0-9-]{0,39}\|[\w.]{1,400}$/u;

const attribute = (key: string): string => ` data-field="${key}"`;

/** Whether the text of a token is all that its element holds: then the element is the place. */
const isAlone = (before: string, after: string): boolean =>
  OPENS.test(before) &&
  !VOID.test(before) &&
  !before.includes('data-field=') &&
  /^<\//u.test(after);

const asElement = (mark: string, key: string, text: string): string =>
  KEY.test(key) ? `<span${attribute(key)}>${text}</span>` : mark;

/** A rendered page with the marks of its texts as attributes `data-field`, and nowhere else. */
export function withFields(html: string): string {
  if (!html.includes(START)) return html;
  const tokens = html.match(TOKEN) ?? [];
  const out: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const [, left = '', key = '', text = '', right = ''] = WHOLE.exec(token) ?? [];
    const before = out.at(-1) ?? '';
    if (token.startsWith('<')) out.push(withoutMarks(token));
    else if (KEY.test(key) && isAlone(before, tokens[index + 1] ?? '')) {
      out[out.length - 1] = `${before.slice(0, -1)}${attribute(key)}>`;
      out.push(left + text + right);
    } else out.push(withoutMarks(token.replaceAll(PART, asElement)));
  }
  return out.join('');
}
