import type { Locale } from '../../../../constants.ts';
import { isCommonPart, partings, withoutJoint } from '../../../../search/compound.ts';
import { editDistance, typosForgiven } from '../../../../search/edit-distance.ts';
import { stemOf } from '../../../../search/stem.ts';
import type { Synonyms } from '../../../../search/synonyms.ts';
import { formsOf, formsOfAny, type WordForms } from '../../../../search/word-forms.ts';
import { wordsIn, type Word } from '../../../../search/words.ts';
import { countMeeting, hasMatch } from '../../../repositories/search/candidates.ts';
import type { Condition, SearchDb } from '../../../repositories/search/engine.ts';
import {
  similarWords,
  wordsAmong,
  wordsEndingWith,
  type KnownWord,
} from '../../../repositories/search/words.ts';
import { conditionsOf, phraseOf } from './conditions.ts';

/** Where words are looked up. */
export interface Dictionary {
  readonly db: SearchDb;
  readonly locale: Locale;
  /** The instant of asking. */
  readonly now: string;
  readonly synonyms: Synonyms;
}

/** Shorter words end too many others by chance, «Part» and «einspart», but for well-known ones. */
const SHORTEST_HEAD = 5;
/** Most words put together that one word is looked for in. */
const MAX_COMPOUNDS = 120;
/** Most words that are held against a mistyped one. */
const MAX_SIMILAR = 250;
/** Most words that a mistyped one is taken for. */
const MAX_MEANT = 4;

const isMatched = (dictionary: Dictionary, forms: readonly WordForms[]): Promise<boolean> => {
  const { db, locale, now } = dictionary;
  return hasMatch(db, { all: conditionsOf(forms, locale).any, none: [] }, now);
};

async function countOf(dictionary: Dictionary, forms: readonly WordForms[]): Promise<number> {
  return countMeeting(dictionary.db, conditionsOf(forms, dictionary.locale).any);
}

/** The stems of words put together whose last part a word is: «Konzert» in «Sinfoniekonzert». */
async function compoundsOf(word: Word, { db, locale }: Dictionary): Promise<readonly string[]> {
  const head = stemOf(word.folded, locale);
  if (locale !== 'de' || (head.length < SHORTEST_HEAD && !isCommonPart(head))) return [];
  const longer = await wordsEndingWith(db, locale, head, MAX_COMPOUNDS);
  const firstParts = longer.map(({ stem }) => withoutJoint(stem.slice(0, -head.length)));
  const known = await wordsAmong(db, locale, firstParts.flat());
  const isWord = (part: string) => known.has(part) || isCommonPart(part);
  return [
    ...new Set(
      longer.flatMap(({ stem }, index) => (firstParts[index]?.some(isWord) ? [stem] : [])),
    ),
  ];
}

/** Shorter beginnings are too close to too much. */
const SHORTEST_SLIP = 5;

/**
 * The words that differ by one slip from one that the venue does not have, also where others
 * begin like it: «Händl» begins «Handlung», and Händel is meant. What is typed halfway is no slip.
 */
async function slipsOf(word: Word, dictionary: Dictionary): Promise<readonly string[]> {
  const { db, locale } = dictionary;
  const { folded, plain } = word;
  if (plain.length < SHORTEST_SLIP) return [];
  const stem = stemOf(folded, locale);
  const known = await wordsAmong(db, locale, [folded, stem]);
  if (known.has(folded)) return [];
  // Further ones are not wanted here, and take most of the time.
  const meant = await meantBy(word, dictionary, Math.min(1, typosForgiven(folded)));
  const isHalf = (other: string) => other.startsWith(folded) || folded.startsWith(other);
  const near = meant.filter(({ word: other, distance }) => distance === 1 && !isHalf(other));
  // A letter is left out more often than it is taken for another one, which may be an ending.
  const longer = near.filter(({ word: other }) => other.length > folded.length);
  return (longer.length > 0 || known.has(stem) ? longer : near).map(({ word: other }) => other);
}

/** A word with everything that it finds. */
export async function expandWord(
  word: Word,
  dictionary: Dictionary,
  shortestPrefix?: number,
): Promise<WordForms> {
  const forms = formsOf(word, dictionary.locale, shortestPrefix);
  const compounds = await compoundsOf(word, dictionary);
  const alike = forms.stems.flatMap((stem) => dictionary.synonyms.get(stem) ?? []);
  // Whoever is still typing is not corrected.
  const slips = shortestPrefix === undefined ? await slipsOf(word, dictionary) : [];
  return { ...forms, words: [...forms.words, ...slips], compounds: [...compounds, ...alike] };
}

/** Forms without what only begins like them: a part of a word ends where the word goes on. */
const asWhole = (forms: WordForms): WordForms => ({
  ...forms,
  prefixes: [],
  beginnings: [],
});

/** Every way in which a word that nothing has is two that the venue knows. */
async function partedWays(
  word: Word,
  dictionary: Dictionary,
): Promise<readonly (readonly WordForms[])[]> {
  const { db, locale } = dictionary;
  if (locale !== 'de') return [];
  const ways = partings(word.folded).flatMap(([first, last]) =>
    withoutJoint(first).map((part) => [part, last, stemOf(last, locale)] as const),
  );
  const known = await wordsAmong(db, locale, ways.flat());
  const isWord = (part: string) => known.has(part) || isCommonPart(part);
  const found: WordForms[][] = [];
  for (const [first, last, stem] of ways)
    if (isWord(first) && (isWord(last) || isWord(stem))) {
      const parts: WordForms[] = [];
      for (const part of [first, last].flatMap((text) => wordsIn(text)))
        parts.push(asWhole(await expandWord(part, dictionary)));
      found.push(parts);
    }
  return found;
}

/** The first way that something has, word after word; else, if wanted, anywhere. */
async function matchedWay(
  ways: readonly (readonly WordForms[])[],
  { db, locale, now }: Dictionary,
  where: 'phrase' | 'any',
): Promise<readonly WordForms[] | null> {
  for (const parts of ways) {
    const all = conditionsOf(parts, locale)[where];
    if (all !== null && (await hasMatch(db, { all, none: [] }, now))) return parts;
  }
  return null;
}

/** A word of the venue, and by how many slips it differs from what was typed. */
type Meant = KnownWord & { readonly distance: number };

/**
 * The words of the venue that somebody may have meant who mistyped one, closest first.
 * @param most slips by which they may differ
 */
async function meantBy(
  word: Word,
  { db, locale }: Dictionary,
  most: number,
): Promise<readonly Meant[]> {
  if (most === 0) return [];
  const stem = stemOf(word.folded, locale);
  const similar = await similarWords(db, locale, word.folded, { most, limit: MAX_SIMILAR });
  const close = similar
    .map((known) => ({
      ...known,
      distance: Math.min(
        editDistance(word.folded, known.word, most),
        editDistance(word.plain, known.word, most),
        // Bent in another way, and mistyped as well.
        editDistance(stem, known.stem, most - 1) + 1,
      ),
    }))
    .filter(({ distance }) => distance <= most);
  const least = Math.min(...close.map(({ distance }) => distance));
  return close.filter(({ distance }) => distance === least).slice(0, MAX_MEANT);
}

/** What is looked for instead of a word that nothing has. */
export interface Replacement {
  readonly forms: readonly WordForms[];
  /** How the venue spells it; null where it is the same word in parts. */
  readonly spelling: string | null;
  /** What has to be in a document beside them. */
  readonly required?: Condition;
}

/** Of the words that may be meant the one that most have. */
async function mostUsed(
  meant: readonly Meant[],
  dictionary: Dictionary,
): Promise<Replacement | null> {
  let best: (Replacement & { readonly count: number }) | null = null;
  for (const { word, spelling } of meant) {
    const forms = [formsOfAny([word], dictionary.locale)];
    const count = await countOf(dictionary, forms);
    if (count > (best?.count ?? 0)) best = { forms, spelling, count };
  }
  return best;
}

/**
 * A word that nothing has: two put together, or mistyped, whatever is
 * the most likely; null where it is none of these.
 */
export async function replaceWord(word: Word, dictionary: Dictionary): Promise<Replacement | null> {
  const ways = await partedWays(word, dictionary);
  const phrase = await matchedWay(ways, dictionary, 'phrase');
  if (phrase !== null) {
    const required = phraseOf(phrase, dictionary.locale) ?? [];
    return { forms: phrase, spelling: null, required };
  }
  const meant = await meantBy(word, dictionary, typosForgiven(word.folded));
  const isSlip = meant[0]?.distance === 1;
  const mistyped = await mostUsed(meant, dictionary);
  if (isSlip && mistyped !== null) return mistyped;
  const parts = await matchedWay(ways, dictionary, 'any');
  return parts === null ? mistyped : { forms: parts, spelling: null };
}

/** Whether anything has a word, in whatever form. */
export const hasWord = (forms: WordForms, dictionary: Dictionary): Promise<boolean> =>
  isMatched(dictionary, [forms]);
