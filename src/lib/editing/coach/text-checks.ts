import type { Locale } from '../../constants.ts';
import { otherThan } from '../../i18n/localized.ts';

/** Sentences with more words are hard to follow, most of all for whoever only hears them. */
const MAX_WORDS = 25;

const SENTENCE_END = /(?<=[.!?…:;])\s+(?=[\p{Lu}„“"(])/u;
/** What ends with a point and no sentence with it. */
const ABBREVIATION = /(?:^|[\s(])(?:\p{L}|ca|bzw|vgl|inkl|Nr|Dr|Prof|Mrs?|Ms|Str?|op|Jh)\.$/iu;
/** The longest of them with what stands before it. */
const ABBREVIATION_LENGTH = 8;
/** «am 3. Mai»: a day, a number of a symphony. Years and numbers of pages end a sentence. */
const ORDINAL = /(?:^|[\s(–-])\d{1,2}\.$/u;
/** What no month, symphony or act is called, so that a sentence begins with it. */
const STARTER =
  /^[„“"(]?(?:Der|Die|Das|Den|Dem|Ein|Eine|Es|Er|Sie|Wir|Ich|Und|Aber|Auch|Am|An|Im|In|Um|Bei|Mit|Nach|Vor|Zu|Zum|Zur|Für|Auf|Ab|Von|Danach|Dann|Dazu|Dort|Hier|Heute|Bitte|The|An?|It|He|She|We|They|You|On|At|For|With|After|Before|Then|There|Here|Please|This|That|But|And)(?!\p{L})/u;

export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

export function sentencesIn(text: string): readonly string[] {
  const sentences: string[][] = [];
  for (const part of text.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    const end = last?.at(-1)?.slice(-ABBREVIATION_LENGTH) ?? '';
    const isWithin = ABBREVIATION.test(end) || (ORDINAL.test(end) && !STARTER.test(part));
    if (last !== undefined && isWithin) last.push(part);
    else sentences.push([part]);
  }
  return sentences.map((parts) => parts.join(' ').trim()).filter((sentence) => sentence !== '');
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

/** Titles and what somebody said, in the marks of either language: right in the language they have. */
const QUOTED =
  /„[^„“”"\n]{0,200}[“”"]|“[^“”\n]{0,200}”|"[^"\n]{0,200}"|»[^«»\n]{0,200}«|«[^«»\n]{0,200}»|‚[^‚‘\n]{0,200}‘/gu;

/** Sentences that are in the other language than the text around them, by its commonest words. */
export function foreignSentences(text: string, locale: Locale): readonly string[] {
  const other = otherThan(locale);
  const share = (words: readonly string[], language: Locale) =>
    words.filter((one) => COMMON[language].has(one.toLowerCase())).length;
  return text
    .split('\n')
    .flatMap(sentencesIn)
    .filter((sentence) => {
      const words = wordsIn(sentence.replaceAll(QUOTED, ' '));
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
  /\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|dscn|pict?|image|picture|bild|grafik|foto|photo)[ _-]?\d*$/iu;
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

const CAPITALS = /(?<![\p{L}’'])\p{Lu}[\p{Lu}’']+(?:[ -]\p{Lu}[\p{Lu}’']+)*(?!\p{L})/gu;
const VOWEL = /[AEIOUÄÖÜ]/u;
/** Names of venues and states, and of lists of works, that can be spoken like words. */
const ACRONYMS: ReadonlySet<string> = new Set(
  'ARD ORF RIAS DSO RSO LSO LPO RPO BBC ABC CBSO NHK NBC RAI ROC GEMA UNESCO UNICEF NATO USA EU UK DIN EN ISO AG UA EA DVD CD'.split(
    ' ',
  ),
);
const isAcronym = (word: string): boolean => !VOWEL.test(word) || ACRONYMS.has(word);
/** A word of so many letters is no name; so many are shouted where they are called out. */
const LONG_WORD = 8;
const CALLED_WORD = 5;
/** Shorter ones are not counted, but may stand between others. */
const COUNTED_WORD = 3;

/**
 * Words in capitals only, which are read letter by letter. Names of venues (WDR, BBC) are right
 * so, and short words are mostly names, unless they are called out or several.
 */
export const shoutedWords = (text: string): readonly string[] =>
  [...text.matchAll(CAPITALS)].flatMap(({ 0: found, index }) => {
    const words = found
      .split(/[ -]/u)
      .filter((word) => word.length >= COUNTED_WORD && !isAcronym(word));
    const isCalled = /^[ \u{A0}]?!/u.test(
      text.slice(index + found.length, index + found.length + 2),
    );
    const enough = isCalled ? CALLED_WORD : LONG_WORD;
    return words.length > 1 || words.some((word) => word.length >= enough) ? [found] : [];
  });

/**
 * Without `www.` an address is told by its ending: by a common one, or by one that is also a word
 * or a country where a path follows. «z.B.», «19.30» and names of files have none of them.
 */
const BARE_ADDRESS =
  /(?<![\p{L}\w.+@/-])(?:https?:\/\/[^\s<>"]{4,}|www\.[^\s<>"]{4,}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?:[\p{L}\d][\p{L}\d-]{1,62}\.){1,4}(?:(?:de|ch|eu|com|org|net|example)(?![\p{L}\d@-]|\.[\p{L}\d])(?:\/[^\s<>"]*)?|(?:at|it|es|fr|nl|uk|pl|io|info|berlin)\/[^\s<>"]+))/giu;

/** Addresses of the web and of mail that stand in a text as words. */
export const bareAddresses = (text: string): readonly string[] => text.match(BARE_ADDRESS) ?? [];
