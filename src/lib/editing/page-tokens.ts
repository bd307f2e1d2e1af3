/**
 * A piece of a rendered page. `opening`: the tag of an element that can hold text;
 * `other`: what can hold no place, be it a comment, a void element or a whole script.
 */
export interface PageToken {
  readonly kind: 'opening' | 'closing' | 'other' | 'text';
  readonly text: string;
}

/** Elements whose text is no place on the page; each is one token with all that it holds. */
const RAW = ['script', 'style', 'title', 'textarea', 'option', 'template', 'noscript'];
const ENDS = new Map(RAW.map((name) => [name, new RegExp(`</${name}[\\s/>]`, 'giu')]));
const VOID = new Set([
  ...['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);

/** `<p`, `</p`, `<!doctype`: what makes a tag of a bracket; any other one is text. */
const TAG_START = /<(\/?)([a-z!][a-z0-9-]*)/iuy;
const QUOTE_OR_END = /["'>]/gu;

function indexFrom(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.exec(text)?.index ?? -1;
}

/** Where a tag ends, behind its bracket; between quotes a bracket ends nothing. */
function endOfTag(html: string, from: number): number {
  let at = from;
  for (;;) {
    const next = indexFrom(QUOTE_OR_END, html, at);
    if (next === -1) return html.length;
    const sign = html.charAt(next);
    if (sign === '>') return next + 1;
    const closing = html.indexOf(sign, next + 1);
    if (closing === -1) return html.length;
    at = closing + 1;
  }
}

/** Behind the end of something that is never a place; the whole rest where it does not end. */
function endOfComment(html: string, from: number): number {
  const end = html.indexOf('-->', from + 4);
  return end === -1 ? html.length : end + 3;
}

function endOfRaw(html: string, end: RegExp, from: number): number {
  const closing = indexFrom(end, html, from);
  return closing === -1 ? html.length : endOfTag(html, closing);
}

function tagAt(html: string, at: number): PageToken | null {
  if (html.startsWith('<!--', at))
    return { kind: 'other', text: html.slice(at, endOfComment(html, at)) };
  TAG_START.lastIndex = at;
  const [start, slash, name = ''] = TAG_START.exec(html) ?? [];
  if (start === undefined) return null;
  const end = endOfTag(html, at + start.length);
  const raw = ENDS.get(name.toLowerCase());
  if (slash === '' && raw !== undefined)
    return { kind: 'other', text: html.slice(at, endOfRaw(html, raw, end)) };
  const text = html.slice(at, end);
  if (slash === '/') return { kind: 'closing', text };
  const holdsText = text.endsWith('>') && !text.endsWith('/>') && !name.startsWith('!');
  return { kind: holdsText && !VOID.has(name.toLowerCase()) ? 'opening' : 'other', text };
}

/**
 * A rendered page cut into tags and texts. Goes forward only and looks for an end that is
 * not there but once, as then the rest of the page is one token.
 */
export function pageTokens(html: string): readonly PageToken[] {
  const tokens: PageToken[] = [];
  let at = 0;
  while (at < html.length) {
    const bracket = html.indexOf('<', at);
    if (bracket !== at) {
      const text = html.slice(at, bracket === -1 ? html.length : bracket);
      tokens.push({ kind: 'text', text });
      at += text.length;
      continue;
    }
    const token = tagAt(html, at) ?? { kind: 'text' as const, text: '<' };
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}
