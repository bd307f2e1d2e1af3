import type { Locale } from '../../constants.ts';
import { otherThan } from '../../i18n/other-language.ts';

/** Sentences with more words are hard to follow, most of all for whoever only hears them. */
const MAX_WORDS = 25;

const SENTENCE_END = /(?<=[.!?…:;])\s+(?=[\p{Lu}„“"(])/u;
/** What ends with a point and no sentence with it. */
const ABBREVIATION = /(?:^|[\s(])(?:\p{L}|ca|bzw|Nr|Dr|Prof|Str?|op|\d+)\.$/iu;

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

export function sentencesIn(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const part of text.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** Sentences that are too long to be read easily. */
export const longSentences = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap(sentencesIn)
    .filter((sentence) => wordsIn(sentence).length > MAX_WORDS);

/** Words that hardly any sentence of a language does without, and that the other does not have. */
const COMMON: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(
    'der die das und ist nicht mit auf für von dem den des ein eine einen einem einer auch sich im zum zur wir sie ich wird sind bei aus nach über oder wie'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to is not with for from that this are you we they our your his her their have has been will would on at by as it be or which'.split(
      ' ',
    ),
  ),
};
/** Fewer words say nothing of their language: names, titles. */
const MIN_WORDS = 5;

/** Sentences that are in the other language than the text around them, by its commonest words. */
export function foreignSentences(text: string, locale: Locale): readonly string[] {
  const other = otherThan(locale);
  const share = (words: readonly string[], language: Locale) =>
    words.filter((one) => COMMON[language].has(one.toLowerCase())).length;
  return text
    .split('\n')
    .flatMap(sentencesIn)
    .filter((sentence) => {
      const words = wordsIn(sentence);
      const foreign = share(words, other);
      return words.length >= MIN_WORDS && foreign >= 2 && foreign > 2 * share(words, locale);
    });
}

const VAGUE =
  /^(?:(?:klicken sie )?hier(?: klicken)?|mehr|weiter|weiterlesen|mehr (?:lesen|erfahren|infos?|informationen)|link|details|(?:click )?here|more|read more|learn more|more info|this|continue)[.!…» ]*$/iu;

/**
 * Whether the words of a link say nothing of where it leads, read by themselves (WCAG 2.4.4). An
 * address that is shown on purpose does say so.
 */
export const isVagueLink = (words: string): boolean =>
  VAGUE.test(words.trim()) || words.trim().length < 2;

const FILE =
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|dscn|pict?|image|bild|foto|photo)[ _-]?\d*$/iu;
const BEGINS =
  /^(?:(?:ein |das )?(?:bild|foto|photo|grafik)|(?:an? )?(?:image|picture|photo(?:graph)?)) (?:von|of)\b/iu;
const MAX_ALT_LENGTH = 250;

/** What is wrong with a picture's description; null: nothing that a program sees. */
export function altError(alt: string): 'missing' | 'file' | 'begins' | 'long' | null {
  const text = alt.trim();
  if (text === '') return 'missing';
  if (FILE.test(text)) return 'file';
  if (BEGINS.test(text)) return 'begins';
  return text.length > MAX_ALT_LENGTH ? 'long' : null;
}

const SHOUTED =
  /(?<!\p{L})(?:\p{Lu}{3,}(?:[ -]\p{Lu}{3,})+|\p{Lu}{8,}|\p{Lu}{5,7}(?=[ \u{A0}]?!))(?!\p{L})/gu;

/** Words in capitals only, which are read letter by letter; short ones are mostly names, unless they are called out. */
export const shoutedWords = (text: string): readonly string[] => text.match(SHOUTED) ?? [];

/**
 * Without `www.` an address is told by its ending: by a common one, or by one that is also a word
 * or a country where a path follows. «z.B.», «19.30» and names of files have none of them.
 */
const BARE_ADDRESS =
  /(?<![\p{L}\w.+@/-])(?:https?:\/\/[^\s<>"]{4,}|www\.[^\s<>"]{4,}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?:[\p{L}\d][\p{L}\d-]{1,62}\.){1,4}(?:(?:de|ch|eu|com|org|net|example)(?![\p{L}\d@-]|\.[\p{L}\d])(?:\/[^\s<>"]*)?|(?:at|it|es|fr|nl|uk|pl|io|info|berlin)\/[^\s<>"]+))/giu;

/** Addresses of the web and of mail that stand in a text as words. */
export const bareAddresses = (text: string): readonly string[] => text.match(BARE_ADDRESS) ?? [];
