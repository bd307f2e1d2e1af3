import { queryText } from '../../../../search/query-text.ts';
import type { SearchAnswer } from '../../../../search/search-result.ts';
import { formsOf, type WordForms } from '../../../../search/word-forms.ts';
import type { Word } from '../../../../search/words.ts';
import { countMatches, hasMatch, type Counts } from '../../../repositories/search/candidates.ts';
import type { Condition, Match } from '../../../repositories/search/engine.ts';
import { conditionsOf, stepsOf } from './conditions.ts';
import { expandWord, hasWord, replaceWord, type Dictionary } from './expand.ts';

/** What is looked for, made of what was typed. */
export interface SearchPlan {
  readonly forms: readonly WordForms[];
  /** Folded, with a space between. */
  readonly phrase: string;
  /** The best first; no document is in two of them. */
  readonly steps: readonly Match[];
  readonly counts: Counts;
  /** What is looked for instead of what was typed; null: that itself. */
  readonly corrected: string | null;
  /** Where nothing has all words: those that something has. */
  readonly single: SearchAnswer['single'];
}

/** Most words that are offered by themselves where nothing has them all. */
const MAX_SINGLE = 4;
/** Most words that are taken for others: whoever mistypes more of them types anything. */
const MAX_REPLACED = 4;
const NO_MATCHES: Counts = { coming: 0, past: 0, others: 0 };
const isEmpty = ({ coming, past, others }: Counts): boolean => coming + past + others === 0;

/** How a search is made. */
export interface PlanOptions extends Dictionary {
  /** The day from which on events are coming. */
  readonly today: string;
  /** Words that are typed halfway are continued from this length on. */
  readonly shortestPrefix?: number;
  /** False: only whether there is anything, which takes a tenth of the time. */
  readonly isCounted?: boolean;
}

/** How much matches; where nobody asks, whether anything does. */
async function countsOf(
  forms: readonly WordForms[],
  { db, locale, now, today, isCounted }: PlanOptions,
  required?: Condition,
): Promise<Counts> {
  const match = { all: conditionsOf(forms, locale, required).any, none: [] };
  if (isCounted !== false) return countMatches(db, match, { now, today });
  return (await hasMatch(db, match, now)) ? { ...NO_MATCHES, coming: 1 } : NO_MATCHES;
}

/** A word of the search with what it finds, or what is looked for instead. */
interface Part {
  readonly written: string;
  readonly forms: readonly WordForms[];
  /** How the venue spells it, where that is another word. */
  readonly spelling: string | null;
  readonly isFound: boolean;
  readonly required?: Condition;
}

async function partOf(
  word: Word,
  forms: WordForms,
  dictionary: Dictionary,
  isReplaceable: boolean,
): Promise<Part> {
  const { written } = word;
  if (await hasWord(forms, dictionary))
    return { written, forms: [forms], spelling: null, isFound: true };
  const replacement = isReplaceable ? await replaceWord(word, dictionary) : null;
  return replacement === null
    ? { written, forms: [forms], spelling: null, isFound: false }
    : { written, ...replacement, isFound: true };
}

/** What was typed with the words of the venue in the place of those that nothing has. */
const corrections = (text: string, parts: readonly Part[]): string =>
  parts.reduce(
    (corrected, { written, spelling }) =>
      spelling === null ? corrected : corrected.replace(written, () => spelling),
    text,
  );

/**
 * Makes a search of what somebody typed. Where nothing has all of it, each word that nothing
 * has is taken for two put together, or for one that was mistyped.
 * @returns null where there is nothing to look for
 */
export async function planSearch(typed: string, options: PlanOptions): Promise<SearchPlan | null> {
  const { locale, shortestPrefix } = options;
  const { text, words, phrase } = queryText(typed, locale);
  if (words.length === 0) return null;
  const count = (forms: readonly WordForms[], required?: Condition) =>
    countsOf(forms, options, required);
  const planOf = (
    forms: readonly WordForms[],
    counts: Counts,
    required?: Condition,
  ): SearchPlan => ({
    forms,
    phrase,
    steps: stepsOf(conditionsOf(forms, locale, required)),
    counts,
    corrected: null,
    single: [],
  });

  const expanded: WordForms[] = [];
  for (const word of words) expanded.push(await expandWord(word, options, shortestPrefix));
  const counts = await count(expanded);
  if (!isEmpty(counts)) return planOf(expanded, counts);

  const parts: Part[] = [];
  let replaceable = MAX_REPLACED;
  for (const [index, word] of words.entries()) {
    const typedForms = expanded[index] ?? formsOf(word, locale);
    const part = await partOf(word, typedForms, options, replaceable > 0);
    if (part.forms[0] !== typedForms || !part.isFound) replaceable -= 1;
    parts.push(part);
  }
  const forms = parts.flatMap((part) => part.forms);
  const isWhole = parts.every(({ isFound }) => isFound);
  const required = parts.flatMap((part) => part.required ?? []);
  const replacedCounts = isWhole ? await count(forms, required) : NO_MATCHES;
  const plan = planOf(forms, replacedCounts, required);
  if (isEmpty(replacedCounts)) return { ...plan, single: await singles(parts, count) };
  const corrected = corrections(text, parts);
  return { ...plan, corrected: corrected === text ? null : corrected };
}

/** Each word by itself, where there are several and something has it. */
async function singles(
  parts: readonly Part[],
  count: (forms: readonly WordForms[]) => Promise<Counts>,
): Promise<SearchPlan['single']> {
  if (parts.length < 2) return [];
  const found: { text: string; count: number }[] = [];
  for (const { written, spelling, forms, isFound } of parts.slice(0, MAX_SINGLE)) {
    const { coming, others } = isFound ? await count(forms) : NO_MATCHES;
    if (coming + others > 0) found.push({ text: spelling ?? written, count: coming + others });
  }
  return found;
}
