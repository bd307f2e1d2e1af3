import { INVISIBLE } from '../../content/fields/clean-text.ts';
import { RECORD } from '../../content/fields/target-form.ts';
import { MAX_FIND } from '../constants.ts';

/*
 * Finding words in a text, literally: what is looked for is no pattern, so that the time grows
 * with the length of the text alone.
 */

/** What is looked for, and how. */
export interface Query {
  readonly find: string;
  readonly isCaseSensitive: boolean;
  readonly isWholeWords: boolean;
  /** In the addresses of links instead of the texts. */
  readonly inLinks: boolean;
}

/** Words as they are compared. */
export interface Needle {
  readonly folded: string;
  readonly isCaseSensitive: boolean;
  /** Whether no letter or digit may stand before the first sign, and behind the last. */
  readonly edges: { readonly start: boolean; readonly end: boolean };
  /** A record that a link names: `page:1` is not the beginning of `page:12`. */
  readonly isWhole: boolean;
  readonly inLinks: boolean;
}

/** A part of a text, by its signs: from the first to behind the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const PLAIN = /^[\x20-\x7e]*$/u;
/** A letter with the marks behind it. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gsu;
const SPACES = /[\u{A0}\u{202F}]/gu;
const WORD_START = /^[\p{L}\p{N}\p{M}_]/u;
const WORD_END = /[\p{L}\p{N}\p{M}_]$/u;

/**
 * A text as it is compared: composed letters, nothing invisible (soft hyphens), each space a
 * space. Without case letters are folded one by one, in every language alike: «ß» is not «ss».
 */
function folded(text: string, isCaseSensitive: boolean): string {
  const composed = PLAIN.test(text)
    ? text
    : text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(SPACES, ' ');
  return isCaseSensitive ? composed : composed.toLowerCase().replaceAll('ς', 'σ');
}

/** @returns null where there is nothing to look for */
export function needleOf({ find, isCaseSensitive, isWholeWords, inLinks }: Query): Needle | null {
  const text = folded(find.slice(0, MAX_FIND), isCaseSensitive);
  if (text === '') return null;
  return {
    folded: text,
    isCaseSensitive,
    edges: {
      start: isWholeWords && WORD_START.test(text),
      end: isWholeWords && WORD_END.test(text),
    },
    isWhole: inLinks && RECORD.test(find.trim()),
    inLinks,
  };
}

/** A folded text, with where each of its signs stands in the text itself. */
interface Folded {
  readonly text: string;
  startOf(at: number): number;
  endOf(at: number): number;
  /** Whether a letter begins there: nothing is found in the middle of one. */
  isEdge(at: number): boolean;
}

function foldedWithPlaces(text: string, isCaseSensitive: boolean): Folded {
  const whole = folded(text, isCaseSensitive);
  if (PLAIN.test(text))
    return { text: whole, startOf: (at) => at, endOf: (at) => at + 1, isEdge: () => true };
  const [starts, ends]: [number[], number[]] = [[], []];
  const letters: string[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const same = folded(letter, isCaseSensitive);
    letters.push(same);
    for (let sign = 0; sign < same.length; sign += 1) {
      starts.push(index);
      ends.push(index + letter.length);
    }
  }
  return {
    text: letters.join(''),
    startOf: (at) => starts[at] ?? 0,
    endOf: (at) => ends[at] ?? text.length,
    isEdge: (at) => at === 0 || starts[at] !== starts[at - 1],
  };
}

/** Where a text has the words, from left to right; none lies in another. */
export function rangesIn(text: string, needle: Needle): readonly TextRange[] {
  const { folded: find, isCaseSensitive, edges, isWhole } = needle;
  const whole = folded(text, isCaseSensitive);
  // Most texts do not have it at all, which costs little.
  if (isWhole ? whole !== find : !whole.includes(find)) return [];
  const places = foldedWithPlaces(text, isCaseSensitive);
  const ranges: TextRange[] = [];
  let at = places.text.indexOf(find);
  while (at >= 0) {
    const end = at + find.length;
    const isFree =
      !(edges.start && WORD_END.test(places.text.slice(Math.max(0, at - 2), at))) &&
      !(edges.end && WORD_START.test(places.text.slice(end, end + 2)));
    const isFound = isFree && places.isEdge(at) && places.isEdge(end);
    if (isFound) ranges.push({ start: places.startOf(at), end: places.endOf(end - 1) });
    at = places.text.indexOf(find, isFound ? end : at + 1);
  }
  return ranges;
}

/** A range with what comes in its place. */
export interface Edit extends TextRange {
  readonly text: string;
  /** The sign whose form the new words take. */
  readonly like: number;
}

/** What changes where words come in the place of others: what both begin and end with stays. */
export function editOf(text: string, { start, end }: TextRange, words: string): Edit {
  const old = text.slice(start, end);
  const most = Math.min(old.length, words.length);
  let before = 0;
  while (before < most && old[before] === words[before]) before += 1;
  let behind = 0;
  while (behind < most - before && old.at(-1 - behind) === words.at(-1 - behind)) behind += 1;
  const from = start + before;
  const to = end - behind;
  const like = from < to ? from : Math.max(start, from - 1);
  return { start: from, end: to, text: words.slice(before, words.length - behind), like };
}

/** @param edits from left to right, none in another */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts = edits.flatMap(({ start, end, text: words }) => {
    const before = text.slice(at, start);
    at = end;
    return [before, words];
  });
  return parts.join('') + text.slice(at);
}
