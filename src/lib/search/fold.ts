const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
};

/**
 * Words as they are compared: lower case, umlauts written out, no accents, so
 * that «mueller» finds «Müller» and «dvorak» finds «Dvořák».
 */
export const foldedWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[äöüßæø]/gu, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
