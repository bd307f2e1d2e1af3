import type { Locale } from '../../../../constants.ts';
import { pairOf, TIER, tokenOf, type Tier } from '../../../../search/document-words.ts';
import type { WordForms } from '../../../../search/word-forms.ts';
import type { Condition, Match, Term } from '../../../repositories/search/engine.ts';

const { titleWord, titleStem, textWord, textStem, pair } = TIER;

const terms = (locale: Locale, tier: Tier, words: readonly string[]): readonly Term[] =>
  words.map((word) => ({ token: tokenOf(locale, tier, word), isPrefix: false }));

const prefixTerms = (locale: Locale, tier: Tier, words: readonly string[]): readonly Term[] =>
  terms(locale, tier, words).map(({ token }) => ({ token, isPrefix: true }));

/** How well the words of a search are matched, each by what it has to be in a document. */
export interface Conditions {
  /** As typed, in the title. */
  readonly exactTitle: Condition;
  /** In the title, in any form. */
  readonly title: Condition;
  /** One word after the other, anywhere; null where there is but one. */
  readonly phrase: Condition | null;
  /** As typed, anywhere. */
  readonly exact: Condition;
  /** In any form, anywhere: whatever matches at all. */
  readonly any: Condition;
}

/** Each word with the next one. The last may be typed halfway. */
export function phraseOf(query: readonly WordForms[], locale: Locale): Condition | null {
  const pairs = query.slice(1).map((forms, index) => {
    const before = query[index]?.stems ?? [];
    const isLast = index === query.length - 2;
    return before.flatMap((first) => [
      ...terms(
        locale,
        pair,
        forms.stems.map((second) => pairOf(first, second)),
      ),
      ...(isLast
        ? prefixTerms(
            locale,
            pair,
            forms.prefixes.map((second) => pairOf(first, second)),
          )
        : []),
    ]);
  });
  return pairs.length === 0 ? null : pairs;
}

/** @param required groups that hold in any case: two words that are one to whoever typed it */
export function conditionsOf(
  query: readonly WordForms[],
  locale: Locale,
  required: Condition = [],
): Conditions {
  const each = (of: (forms: WordForms) => readonly Term[]): Condition => [
    ...query.map(of),
    ...required,
  ];
  const inTitle = ({ words, stems, compounds, prefixes }: WordForms) => [
    ...terms(locale, titleWord, words),
    ...terms(locale, titleStem, [...stems, ...compounds]),
    ...prefixTerms(locale, titleWord, prefixes),
  ];
  const inText = ({ words, stems, compounds, prefixes }: WordForms) => [
    ...terms(locale, textWord, words),
    ...terms(locale, textStem, [...stems, ...compounds]),
    ...prefixTerms(locale, textWord, prefixes),
  ];
  return {
    exactTitle: each(({ words }) => terms(locale, titleWord, words)),
    title: each(inTitle),
    phrase: phraseOf(query, locale),
    exact: each(({ words }) => [
      ...terms(locale, titleWord, words),
      ...terms(locale, textWord, words),
    ]),
    any: each((forms) => [...inTitle(forms), ...inText(forms)]),
  };
}

/** A group without a term is one that nothing can meet. */
const canHold = (condition: Condition): boolean => condition.every((group) => group.length > 0);

/** The same as steps, the best first; no document is in two of them. */
export function stepsOf({ exactTitle, title, phrase, exact, any }: Conditions): readonly Match[] {
  const order = [exactTitle, title, ...(phrase === null ? [] : [phrase]), exact, any];
  const steps = order.filter(canHold);
  return steps.map((all, index) => ({ all, none: steps.slice(0, index) }));
}
