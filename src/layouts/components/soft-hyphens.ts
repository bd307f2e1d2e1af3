import createHyphenator, { type Hyphenate } from 'hyphen';
import patterns from 'hyphen/patterns/de-1996.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/constants.ts';
import { localeOfPath } from '../../lib/routing/routes.ts';

/** A German word of so many letters may be too long for its line: compounds, as in long-word.ts. */
const LONG_WORD = /\p{L}{15}/u;
/** So many letters stay together at either end of a word. */
const END_LETTERS = 4;
/** How many texts are remembered. */
const MAX_CACHED = 5000;

const SOFT = '\u00AD';
/** The marks of texts that are edited on the page, and places of templates: never changed. */
const PLACES = /[\uE000-\uE1FF]/u;

interface Memory {
  hyphenate: Hyphenate;
  readonly texts: Map<string, string>;
}
const newHyphenator = () => createHyphenator(patterns, { html: false, minWordLength: 15 });
const memory: Memory = { hyphenate: newHyphenator(), texts: new Map() };

/** Without the places that are too near to the beginning or the end of the word. */
function withWholeEnds(word: string): string {
  const parts = word.split(SOFT);
  const letters = word.length - parts.length + 1;
  let before = 0;
  return parts
    .map((part) => {
      const mayBreak = before >= END_LETTERS && letters - before >= END_LETTERS;
      before += part.length;
      return mayBreak ? SOFT + part : part;
    })
    .join('');
}

function hyphenated(text: string): string {
  // The package remembers every word for ever: it is made anew with our own memory.
  if (memory.texts.size >= MAX_CACHED) {
    memory.texts.clear();
    memory.hyphenate = newHyphenator();
  }
  return memory.hyphenate(text).replaceAll(/[\p{L}\u00AD]+/gu, withWholeEnds);
}

/**
 * A headline whose long German compounds break where German does: not every browser knows
 * the language's rules. For what is shown, never for titles of windows, attributes, feeds.
 * @param lang the language of the text
 */
export function softHyphens(text: string, lang: Locale): string {
  if (lang !== 'de' || !LONG_WORD.test(text) || PLACES.test(text)) return text;
  const cached = memory.texts.get(text) ?? hyphenated(text);
  memory.texts.set(text, cached);
  return cached;
}

/** The same for parts that are not told the language: without one of its own a text is in the page's. */
export const headlineOn = (url: URL, text: string, lang?: string): string => {
  const own = LOCALES.find((locale) => locale === lang);
  return softHyphens(text, own ?? localeOfPath(url.pathname) ?? DEFAULT_LOCALE);
};
