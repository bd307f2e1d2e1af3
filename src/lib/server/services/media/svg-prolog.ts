const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const ROOT = /<svg[\s>]/uy;
const DOCTYPE = '<!DOCTYPE svg';

/** Behind blanks. */
function afterBlanks(text: string, from: number): number {
  let at = from;
  while (/\s/u.test(text.charAt(at))) at += 1;
  return at;
}

/** Behind the next `end`, from there on; the end of the text where there is none. */
function behind(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found === -1 ? text.length : found + end.length;
}

/** Behind a document type, whose own part in brackets can hold brackets of its own kind. */
function afterDoctype(text: string, from: number): number {
  const inner = text.indexOf('[', from);
  const end = text.indexOf('>', from);
  return inner === -1 || end < inner
    ? behind(text, '>', from)
    : behind(text, '>', behind(text, ']', inner));
}

/** Behind one part of what stands before the root element; the same place where there is none. */
function afterPart(text: string, at: number): number {
  if (text.startsWith('<?xml', at)) return behind(text, '>', at);
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  return text.startsWith(DOCTYPE, at) ? afterDoctype(text, at) : at;
}

/**
 * Whether a file begins as an SVG: declarations and comments, and then its root element. Goes
 * forward only: an expression for this could be made to try every way to part the comments.
 * @param text the first bytes, as Latin-1
 */
export function beginsAsSvg(text: string): boolean {
  let at = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  for (;;) {
    at = afterBlanks(text, at);
    const next = afterPart(text, at);
    if (next === at) break;
    at = next;
  }
  ROOT.lastIndex = at;
  return ROOT.test(text);
}
