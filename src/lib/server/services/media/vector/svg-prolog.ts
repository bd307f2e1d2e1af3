const BYTE_ORDER_MARKS = ['\u00ef\u00bb\u00bf', '\ufeff'];
const ROOT = /<(?:[\w.-]{1,64}:)?svg[\s/>]/uy;
const DOCTYPE = /<!DOCTYPE\s{1,64}(?:[\w.-]{1,64}:)?svg[\s[>]/iuy;
const STEP = /["'[\]>]|<!--/gu;

/** What stands before the root element of an SVG. */
export interface SvgProlog {
  /** Where the root element begins. */
  readonly root: number;
  /** The document type with its own declarations; empty: there is none. */
  readonly doctype: string;
  /** Processing instructions, such as style sheets beside the file. */
  readonly instructions: readonly string[];
}

const isAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

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

/** Behind a document type: brackets count where they stand in no words and no comment. */
function afterDoctype(text: string, from: number): number {
  let depth = 0;
  let at = from;
  for (;;) {
    STEP.lastIndex = at;
    const found = STEP.exec(text);
    if (found === null) return text.length;
    const [sign] = found;
    at = found.index + sign.length;
    if (sign === '<!--') at = behind(text, '-->', at);
    else if (sign === '"' || sign === "'") at = behind(text, sign, at);
    else if (sign === '[') depth += 1;
    else if (sign === ']') depth -= 1;
    else if (depth <= 0) return at;
  }
}

/** Behind one part of what stands before the root element; the same place where there is none. */
function afterPart(text: string, at: number): number {
  if (text.startsWith('<?', at)) return behind(text, '?>', at);
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  return isAt(DOCTYPE, text, at) ? afterDoctype(text, at) : at;
}

/**
 * Reads declarations and comments up to the root element; null: that is no SVG. Goes forward
 * only: an expression for this could be made to try every way to part the comments.
 */
export function svgProlog(text: string): SvgProlog | null {
  let at = BYTE_ORDER_MARKS.find((mark) => text.startsWith(mark))?.length ?? 0;
  let doctype = '';
  const instructions: string[] = [];
  for (;;) {
    at = afterBlanks(text, at);
    const next = afterPart(text, at);
    if (next === at) break;
    if (text.startsWith('<?', at)) instructions.push(text.slice(at, next));
    else if (text.startsWith('<!D', at) || text.startsWith('<!d', at))
      doctype = text.slice(at, next);
    at = next;
  }
  return isAt(ROOT, text, at) ? { root: at, doctype, instructions } : null;
}
