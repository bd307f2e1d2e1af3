import { withEdits, type Edit, type TextRange } from './find-text.ts';
import type { Edited, EditsOf } from './rich-edits.ts';

/*
 * HTML that an editor wrote, by its visible words and the addresses of its links: nothing is
 * found in tags, comments, styles and scripts.
 */

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;

/** What would be read as markup where it is put between tags, or into an address. */
const NOT_IN_WORDS = /[<>&]/u;
const NOT_IN_ADDRESS = /["'<>]/u;

/** Elements whose content is no text. */
const HIDDEN = ['script', 'style', 'template'] as const;
const TAG_BEGINS = /[a-z/!?]/u;

/** Letters of tags in lower case, and every sign in its place. */
const lowered = (html: string): string =>
  html.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase());

const behind = (html: string, sign: string, from: number): number => {
  const at = html.indexOf(sign, from);
  return at < 0 ? html.length : at + sign.length;
};

/** Where the markup that begins at a sign ends. */
function markupEnd(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return behind(html, '-->', start + 4);
  const name = HIDDEN.find((one) => html.startsWith(one, start + 1));
  const content = name === undefined ? start : behind(html, `</${name}`, start);
  return behind(html, '>', content);
}

/** Every tag, comment, style and script. */
function markupRanges(html: string): readonly TextRange[] {
  const lower = lowered(html);
  const ranges: TextRange[] = [];
  let start = lower.indexOf('<');
  while (start >= 0) {
    const isMarkup = TAG_BEGINS.test(lower[start + 1] ?? '');
    const end = isMarkup ? markupEnd(lower, start) : start + 1;
    if (isMarkup) ranges.push({ start, end });
    start = lower.indexOf('<', end);
  }
  return ranges;
}

function wordRanges(html: string): readonly TextRange[] {
  const markup = markupRanges(html);
  const edges = [0, ...markup.flatMap(({ start, end }) => [start, end]), html.length];
  return edges.flatMap((start, at) => {
    const end = edges[at + 1] ?? start;
    return at % 2 === 0 && end > start ? [{ start, end }] : [];
  });
}

function addressRanges(html: string): readonly TextRange[] {
  return markupRanges(html).flatMap((range) => {
    const tag = html.slice(range.start, range.end);
    const found = /^<a\s/iu.test(tag) ? HREF.exec(tag) : null;
    if (found === null) return [];
    const address = found[1] ?? found[2] ?? found[3] ?? '';
    // The quotation mark behind it is part of what was found, too.
    const quoted = found[3] === undefined ? 1 : 0;
    const end = range.start + found.index + found[0].length - quoted;
    return address === '' ? [] : [{ start: end - address.length, end }];
  });
}

const textsAt = (html: string, ranges: readonly TextRange[]): readonly string[] =>
  ranges.map(({ start, end }) => html.slice(start, end));

export const htmlParts = (html: string): readonly string[] => textsAt(html, wordRanges(html));
export const htmlTargets = (html: string): readonly string[] => textsAt(html, addressRanges(html));

function edited(
  html: string,
  ranges: readonly TextRange[],
  editsOf: EditsOf,
  fits: (part: string) => boolean,
): Edited<string> {
  const refused: Edit[] = [];
  const whole = ranges.flatMap(({ start, end }, part): readonly Edit[] => {
    const edits = editsOf(part);
    const text = withEdits(html.slice(start, end), edits);
    if (edits.length > 0 && fits(text)) return [{ start, end, text, like: start }];
    refused.push(...edits);
    return [];
  });
  return { value: withEdits(html, whole), refused };
}

export function editHtml(html: string, editsOf: EditsOf): Edited<string> {
  const isMarkup = (part: number): boolean =>
    editsOf(part).some(({ text }) => NOT_IN_WORDS.test(text));
  const ranges = wordRanges(html);
  const fitting: EditsOf = (part) => (isMarkup(part) ? [] : editsOf(part));
  const { value } = edited(html, ranges, fitting, () => true);
  const refused = ranges.flatMap((_, part) => (isMarkup(part) ? editsOf(part) : []));
  return { value, refused };
}

export const editHtmlTargets = (
  html: string,
  editsOf: EditsOf,
  isTarget: (target: string) => boolean,
): Edited<string> =>
  edited(
    html,
    addressRanges(html),
    editsOf,
    (target) => isTarget(target) && !NOT_IN_ADDRESS.test(target),
  );
