import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import type { Locale } from '../constants.ts';
import { fold } from '../text/fold.ts';
import type { Word } from './words.ts';

/** Shorter words are compared as they are: what is left of them would say nothing. */
const SHORTEST = 4;
/** Stems that are remembered: making one takes ten times as long as looking it up. */
const MAX_REMEMBERED = 20_000;

const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/**
 * German endings are told by umlauts: «Chöre» and «Choere» both become «chor». «ue» after
 * «q» is no umlaut.
 */
const withUmlauts = (folded: string): string =>
  folded.replace(/qu|ae|oe|ue/gu, (pair) => UMLAUTS[pair] ?? pair);

/** The stemmer leaves «Orgeln» and «Flügeln» as they are. */
const withoutPluralN = (stem: string): string =>
  stem.length > SHORTEST && /[er]ln$|eln$/u.test(stem) ? stem.slice(0, -1) : stem;

const STEMMERS: Readonly<Record<Locale, (folded: string) => string>> = {
  de: (folded) => withoutPluralN(fold(german(withUmlauts(folded)))),
  en: (folded) => english(folded),
};

const remembered = new Map<string, string>();

/** What is left of a folded word without its ending; the word itself where that is nothing. */
export function stemOf(folded: string, locale: Locale): string {
  if (folded.length < SHORTEST) return folded;
  const key = locale + folded;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const stem = STEMMERS[locale](folded) || folded;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, stem);
  return stem;
}

/** The stems by which a word is found: one, or two where its umlauts can be read in two ways. */
export function stemsOf(
  { folded, plain }: Pick<Word, 'folded' | 'plain'>,
  locale: Locale,
): readonly string[] {
  const stem = stemOf(folded, locale);
  const other = folded === plain ? stem : stemOf(plain, locale);
  return stem === other ? [stem] : [stem, other];
}
