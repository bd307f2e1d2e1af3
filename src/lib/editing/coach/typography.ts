import type { Locale } from '../../constants.ts';

/*
 * What a typesetter would change without asking: double spaces, straight quotation marks, and
 * hyphens where dashes belong. Every rule reads a text once, however it is made.
 */

export type TypographyRule = 'type.spaces' | 'type.quotes' | 'type.dash';

/** What stands before a text in its line; the start of a line like a space. */
type Before = string;

interface Marks {
  readonly double: readonly [opening: string, closing: string];
  readonly single: readonly [opening: string, closing: string];
}

const MARKS: Readonly<Record<Locale, Marks>> = {
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  en: { double: ['“', '”'], single: ['‘', '’'] },
};
const APOSTROPHE = '’';

const isLetter = (character: string): boolean => /\p{L}/u.test(character);
/** Whether a word can begin behind it. */
const isOpen = (character: string): boolean =>
  character === '' || /[\s([{–—/„“‚‘-]/u.test(character);

const withoutSpaces = (text: string, before: Before): string => {
  const single = text.replaceAll(/(?<! ) {2,}/gu, ' ');
  return before.endsWith(' ') ? single.replace(/^ /u, '') : single;
};

const withDashes = (text: string): string =>
  text
    .replaceAll(/(?<=\S) {1,3}- {1,3}(?=\S)/gu, ' – ')
    // Times and years: from here to there.
    .replaceAll(/(?<![\d:-])(\d{1,2}:\d{2})-(\d{1,2}:\d{2})(?![\d:-])/gu, '$1–$2')
    .replaceAll(
      /(?<![\d:.-])(\d{1,2}(?:[.:]\d{2})?)-(\d{1,2}(?:[.:]\d{2})?)(?=[ \u{A0}]?(?:Uhr|[ap]\.?m)(?!\p{L}))/gu,
      '$1–$2',
    )
    // Days of the week, by their names or their beginnings: «Mo-Fr», “Mon-Fri”.
    .replaceAll(
      /(?<![\p{L}-])((?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)-((?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Wed|Thu|Fri|Sat|Sun)|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?![\p{L}\d-])/gu,
      '$1–$2',
    )
    // Pages.
    .replaceAll(
      /(?<=(?<!\p{L})(?:[Pp]ages|pp\.|Seiten?|S\.)[ \u{A0}])(\d{1,4})-(\d{1,4})(?![\d-])/gu,
      '$1–$2',
    )
    // Days of a month: «10.-12. Juni», “10-12 June”, “June 10-12”.
    .replaceAll(
      /(?<![\d.-])(\d{1,2}\.)-(\d{1,2}\.)(?=[ \u{A0}]?(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/gu,
      '$1–$2',
    )
    .replaceAll(
      /(?<![\d.-])(\d{1,2})-(\d{1,2})(?=[ \u{A0}](?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))/gu,
      '$1–$2',
    )
    .replaceAll(
      /(?<=(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December)[ \u{A0}])(\d{1,2})-(\d{1,2})(?![\d-])/gu,
      '$1–$2',
    )
    .replaceAll(/(?<![\d-])(1\d{3}|20\d{2})-(1\d{3}|20\d{2})(?![\d-])/gu, '$1–$2');

/** Straight marks as the language has them; what may be inches or feet stays. */
function withMarks(text: string, locale: Locale, before: Before): string {
  const { double, single } = MARKS[locale];
  const open = { double: false, single: false };
  let previous = before.slice(-1);
  let fixed = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    let next = character;
    if (character === '"' && (isOpen(previous) || open.double || !/\d/u.test(previous))) {
      open.double = isOpen(previous);
      next = double[open.double ? 0 : 1];
    } else if (character === "'") {
      const after = text.charAt(index + 1);
      if (isLetter(previous) && isLetter(after)) next = APOSTROPHE;
      else if (isOpen(previous)) {
        open.single = isLetter(after);
        // ’s ist, ’80: something is left out.
        next = open.single ? single[0] : APOSTROPHE;
      } else if (open.single || !/\d/u.test(previous)) {
        next = open.single ? single[1] : APOSTROPHE;
        open.single = false;
      }
    }
    fixed += next;
    previous = next;
  }
  return fixed;
}

const RULES: Readonly<
  Record<TypographyRule, (text: string, locale: Locale, before: Before) => string>
> = {
  'type.spaces': (text, _locale, before) => withoutSpaces(text, before),
  'type.quotes': withMarks,
  'type.dash': withDashes,
};

export const TYPOGRAPHY_RULES = Object.keys(RULES) as readonly TypographyRule[];

/** A text by one rule. @param before what stands before it in its line; empty: nothing */
export const fixedBy = (
  rule: TypographyRule,
  text: string,
  locale: Locale,
  before: Before = '',
): string => RULES[rule](text, locale, before);

/** How much of a text is told around what is meant. */
const AROUND = 16;
/** A space that is to be seen. */
const SHOWN_SPACE = '␣';

/** The first place at which two texts differ, in words of the first. */
export function placeOf(text: string, fixed: string): string {
  let index = 0;
  while (text[index] === fixed[index] && index < text.length) index += 1;
  const place = text.slice(Math.max(0, index - AROUND), index + AROUND).trim();
  // Pages show one space for many.
  return place.replaceAll(/ {2,}/gu, (spaces) => SHOWN_SPACE.repeat(spaces.length));
}
