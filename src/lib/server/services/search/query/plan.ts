import type { Locale } from '../../../../constants.ts';
import { queryText } from '../../../../search/query-text.ts';
import type { WordForms } from '../../../../search/word-forms.ts';
import { countMatches, type Counts } from '../../../repositories/search/candidates.ts';
import type { Match } from '../../../repositories/search/engine.ts';
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
}

const NO_MATCHES: Counts = { coming: 0, past: 0, others: 0 };
const isEmpty = ({ coming, past, others }: Counts): boolean => coming + past + others === 0;

/** When is asked, as the house's day and as an instant. */
export interface SearchMoment {
  readonly today: string;
  readonly now: string;
}

function planOf(
  forms: readonly WordForms[],
  counts: Counts,
  { phrase, locale }: { readonly phrase: string; readonly locale: Locale },
  corrected: string | null,
): SearchPlan {
  return { forms, phrase, steps: stepsOf(conditionsOf(forms, locale)), counts, corrected };
}

/**
 * Makes a search of what somebody typed. Where nothing has all of it, each word that nothing
 * has is taken for two put together, or for one that was mistyped.
 * @returns null where there is nothing to look for
 */
export async function planSearch(
  typed: string,
  dictionary: Dictionary & SearchMoment,
  shortestPrefix?: number,
): Promise<SearchPlan | null> {
  const { db, locale } = dictionary;
  const { text, words, phrase } = queryText(typed, locale);
  if (words.length === 0) return null;
  const count = (forms: readonly WordForms[]) =>
    countMatches(db, { all: conditionsOf(forms, locale).any, none: [] }, dictionary);

  const expanded: WordForms[] = [];
  for (const word of words) expanded.push(await expandWord(word, dictionary, shortestPrefix));
  const counts = await count(expanded);
  if (!isEmpty(counts)) return planOf(expanded, counts, { phrase, locale }, null);

  const replaced: WordForms[] = [];
  let corrected = text;
  for (const [index, word] of words.entries()) {
    const forms = expanded[index];
    if (forms === undefined || (await hasWord(forms, dictionary))) {
      replaced.push(...(forms === undefined ? [] : [forms]));
      continue;
    }
    const replacement = await replaceWord(word, dictionary);
    if (replacement === null) return planOf(expanded, NO_MATCHES, { phrase, locale }, null);
    replaced.push(...replacement.forms);
    if (replacement.spelling !== null)
      corrected = corrected.replace(word.written, () => replacement.spelling ?? '');
  }
  const replacedCounts = await count(replaced);
  const isCorrected = corrected !== text && !isEmpty(replacedCounts);
  return planOf(replaced, replacedCounts, { phrase, locale }, isCorrected ? corrected : null);
}
