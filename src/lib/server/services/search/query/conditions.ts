import type { Locale } from '../../../../constants.ts';
import { TIER, tokenOf, type Tier } from '../../../../search/document-words.ts';
import type { WordForms } from '../../../../search/word-forms.ts';
import type { Condition, Match, Term } from '../../../repositories/search/engine.ts';

const { titleWord, titleStem, textWord, textStem } = TIER;

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
  /** As typed, anywhere. */
  readonly exact: Condition;
  /** In any form, anywhere: whatever matches at all. */
  readonly any: Condition;
}

export function conditionsOf(query: readonly WordForms[], locale: Locale): Conditions {
  const each = (of: (forms: WordForms) => readonly Term[]): Condition => query.map(of);
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
    exact: each(({ words }) => [
      ...terms(locale, titleWord, words),
      ...terms(locale, textWord, words),
    ]),
    any: each((forms) => [...inTitle(forms), ...inText(forms)]),
  };
}

/** The same as steps, the best first; no document is in two of them. */
export const stepsOf = ({ exactTitle, title, exact, any }: Conditions): readonly Match[] => [
  { all: exactTitle, none: [] },
  { all: title, none: [exactTitle] },
  { all: exact, none: [title] },
  { all: any, none: [title, exact] },
];
