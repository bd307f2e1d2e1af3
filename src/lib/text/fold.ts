/** Letters that are written out where a keyboard, an address or a search does not have them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** The same letters as somebody types them who leaves their marks out. */
const WITHOUT_MARKS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ø: 'o', æ: 'a' };

const LETTERS = /[äöüßæœøþðđłı]/gu;

/** Most words of any text: nothing of them is written out. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/u.test(text);

/** Marks on letters, and what nobody sees: joiners and what older texts have kept. */
const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '');

/**
 * A text in lower case and in plain letters: umlauts written out, no accents («Müller» and
 * «Mueller» are both `mueller`, «Dvořák» is `dvorak`). The one folding of the product: what
 * stands in an address is what the search compares.
 */
export const fold = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : withoutAccents(
        text
          .toLowerCase()
          .normalize('NFC')
          .replace(LETTERS, (letter) => WRITTEN_OUT[letter] ?? letter),
      );

/** The same with umlauts as their plain letter: `muller`. */
export const foldWithoutMarks = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : withoutAccents(
        text
          .toLowerCase()
          .normalize('NFC')
          .replace(LETTERS, (letter) => WITHOUT_MARKS[letter] ?? WRITTEN_OUT[letter] ?? letter),
      );
