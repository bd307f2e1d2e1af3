import type { Locale } from '../../../../constants.ts';
import { isCommonPart, partings, withoutJoint } from '../../../../search/compound.ts';
import { editDistance, typosForgiven } from '../../../../search/edit-distance.ts';
import { stemOf } from '../../../../search/stem.ts';
import { formsOf, formsOfAny, type WordForms } from '../../../../search/word-forms.ts';
import { wordsIn, type Word } from '../../../../search/words.ts';
import { countMatches, hasMatch } from '../../../repositories/search/candidates.ts';
import type { SearchDb } from '../../../repositories/search/engine.ts';
import { similarWords, wordsAmong, wordsEndingWith } from '../../../repositories/search/words.ts';
import { conditionsOf } from './conditions.ts';

/** Where words are looked up. */
export interface Dictionary {
  readonly db: SearchDb;
  readonly locale: Locale;
  /** The instant of asking. */
  readonly now: string;
}

/** Shorter words end too many others by chance: «Rat» and «Quadrat». */
const SHORTEST_HEAD = 4;
/** Most words put together that one word is looked for in. */
const MOST_COMPOUNDS = 120;
/** Most words that are held against a mistyped one. */
const MOST_SIMILAR = 250;
/** Most words that a mistyped one is taken for. */
const MOST_MEANT = 4;

const isMatched = (dictionary: Dictionary, forms: readonly WordForms[]): Promise<boolean> => {
  const { db, locale, now } = dictionary;
  return hasMatch(db, { all: conditionsOf(forms, locale).any, none: [] }, now);
};

async function countOf(dictionary: Dictionary, forms: readonly WordForms[]): Promise<number> {
  const { db, locale, now } = dictionary;
  const match = { all: conditionsOf(forms, locale).any, none: [] };
  // The day does not matter for the sum.
  const { coming, past, others } = await countMatches(db, match, { now, today: '' });
  return coming + past + others;
}

/** The stems of words put together whose last part a word is: «Konzert» in «Sinfoniekonzert». */
async function compoundsOf(word: Word, { db, locale }: Dictionary): Promise<readonly string[]> {
  const head = stemOf(word.folded, locale);
  if (locale !== 'de' || head.length < SHORTEST_HEAD) return [];
  const longer = await wordsEndingWith(db, locale, head, MOST_COMPOUNDS);
  const firstParts = longer.map(({ stem }) => withoutJoint(stem.slice(0, -head.length)));
  const known = await wordsAmong(db, locale, firstParts.flat());
  const isWord = (part: string) => known.has(part) || isCommonPart(part);
  return [
    ...new Set(
      longer.flatMap(({ stem }, index) => (firstParts[index]?.some(isWord) ? [stem] : [])),
    ),
  ];
}

/** A word with everything that it finds. */
export async function expandWord(
  word: Word,
  dictionary: Dictionary,
  shortestPrefix?: number,
): Promise<WordForms> {
  const forms = formsOf(word, dictionary.locale, shortestPrefix);
  return { ...forms, compounds: await compoundsOf(word, dictionary) };
}

/** A word that nothing has, parted in two that the house knows; null where that cannot be. */
async function partsOf(word: Word, dictionary: Dictionary): Promise<readonly WordForms[] | null> {
  const { db, locale } = dictionary;
  if (locale !== 'de') return null;
  const ways = partings(word.folded).flatMap(([first, last]) =>
    withoutJoint(first).map((part) => [part, last, stemOf(last, locale)] as const),
  );
  const known = await wordsAmong(
    db,
    locale,
    ways.flatMap(([first, last, stem]) => [first, last, stem]),
  );
  const isWord = (part: string) => known.has(part) || isCommonPart(part);
  for (const [first, last, stem] of ways) {
    if (!isWord(first) || !(isWord(last) || isWord(stem))) continue;
    const parts = await Promise.all(
      [first, last].flatMap((part) => wordsIn(part)).map((part) => expandWord(part, dictionary)),
    );
    if (await isMatched(dictionary, parts)) return parts;
  }
  return null;
}

/** The words of the house that somebody may have meant who mistyped one, closest first. */
async function meantBy(word: Word, { db, locale }: Dictionary) {
  const most = typosForgiven(word.folded);
  if (most === 0) return [];
  const stem = stemOf(word.folded, locale);
  const similar = await similarWords(db, locale, word.folded, MOST_SIMILAR);
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
  return close.filter(({ distance }) => distance === least).slice(0, MOST_MEANT);
}

/** What is looked for instead of a word that nothing has. */
export interface Replacement {
  readonly forms: readonly WordForms[];
  /** How the house spells it; null where it is the same word in parts. */
  readonly spelling: string | null;
}

/** A word that nothing has: put together, or mistyped; null where it is neither. */
export async function replaceWord(word: Word, dictionary: Dictionary): Promise<Replacement | null> {
  const parts = await partsOf(word, dictionary);
  if (parts !== null) return { forms: parts, spelling: null };
  let best: (Replacement & { readonly count: number }) | null = null;
  for (const { word: meant, spelling } of await meantBy(word, dictionary)) {
    const forms = [formsOfAny([meant], dictionary.locale)];
    const count = await countOf(dictionary, forms);
    if (count > (best?.count ?? 0)) best = { forms, spelling, count };
  }
  return best;
}

/** Whether anything has a word, in whatever form. */
export const hasWord = (forms: WordForms, dictionary: Dictionary): Promise<boolean> =>
  isMatched(dictionary, [forms]);
