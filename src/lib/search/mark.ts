import type { Locale } from '../constants.ts';
import type { SearchReason, Segment } from './search-result.ts';
import { isFoundBy, type WordForms } from './word-forms.ts';
import { wordsIn, type Word } from './words.ts';

/** How much of a text stands before the first match, where it is cut. */
const BEFORE = 60;

export const textOf = (segments: readonly Segment[]): string =>
  segments.map(({ text }) => text).join('');

/** The next beginning of a word from a place on. */
function wordFrom(text: string, place: number): number {
  const space = place === 0 ? -1 : text.indexOf(' ', place);
  return place === 0 ? 0 : space + 1;
}

/** Segments cut to some characters around the first match, at the ends of words. */
export function cutSegments(segments: readonly Segment[], most: number): readonly Segment[] {
  const whole = textOf(segments);
  if (whole.length <= most) return segments;
  const index = segments.findIndex(({ isMatch }) => isMatch);
  const first = textOf(segments.slice(0, Math.max(0, index))).length;
  const last = first + (segments[index]?.text.length ?? 0);
  const begin = Math.min(wordFrom(whole, Math.max(0, first - BEFORE)), first);
  const space = whole.lastIndexOf(' ', begin + most);
  const end = Math.min(whole.length, Math.max(space > begin ? space : begin + most, last));
  const cut: Segment[] = [];
  let offset = 0;
  for (const { text, isMatch } of segments) {
    const part = text.slice(Math.max(0, begin - offset), Math.max(0, end - offset));
    if (part !== '') cut.push({ text: part, isMatch });
    offset += text.length;
  }
  const gap = (isThere: boolean, text: string) => (isThere ? [{ text, isMatch: false }] : []);
  return [...gap(begin > 0, '… '), ...cut, ...gap(end < whole.length, ' …')];
}

/** How much of a text is shown around what was found, in characters. */
const LONGEST = 180;

interface Found {
  readonly word: Word;
  /** Which of the words of the search it is. */
  readonly query: readonly number[];
}

function foundIn(text: string, query: readonly WordForms[], locale: Locale): readonly Found[] {
  return wordsIn(text).flatMap((word) => {
    const which = query.flatMap((forms, index) => (isFoundBy(word, forms, locale) ? [index] : []));
    return which.length === 0 ? [] : [{ word, query: which }];
  });
}

function segments(text: string, found: readonly Found[]): readonly Segment[] {
  const parts: Segment[] = [];
  let at = 0;
  for (const { word } of found) {
    if (word.start > at) parts.push({ text: text.slice(at, word.start), isMatch: false });
    parts.push({ text: text.slice(word.start, word.end), isMatch: true });
    at = word.end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** A title with what was looked for marked in it, and which words of the search those are. */
export function markTitle(
  title: string,
  query: readonly WordForms[],
  locale: Locale,
): { readonly segments: readonly Segment[]; readonly has: ReadonlySet<number> } {
  const found = foundIn(title, query, locale);
  return { segments: segments(title, found), has: new Set(found.flatMap((one) => one.query)) };
}

/** A text on one line, cut around its first match. */
const excerpt = (text: string, found: readonly Found[]): readonly Segment[] =>
  cutSegments(segments(text.replaceAll(/\s/gu, ' '), found), LONGEST);

/**
 * Why a record was found that does not say it all in its title: of its texts the one that
 * has most of the words that the title lacks, the earliest of those.
 * @param has words of the search that the title has
 */
export function reasonIn(
  texts: readonly (readonly [field: string, text: string])[],
  query: readonly WordForms[],
  has: ReadonlySet<number>,
  locale: Locale,
): SearchReason | null {
  let best: { readonly reason: () => SearchReason; readonly count: number } | null = null;
  for (const [field, text] of texts) {
    const found = foundIn(text, query, locale);
    const news = new Set(found.flatMap((one) => one.query).filter((index) => !has.has(index)));
    if (news.size <= (best?.count ?? 0)) continue;
    best = { count: news.size, reason: () => ({ field, text: excerpt(text, found) }) };
    if (news.size === query.length - has.size) break;
  }
  return best?.reason() ?? null;
}
