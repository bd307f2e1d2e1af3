const SPECIAL: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  œ: 'oe',
};

/** The part of an address that people read: lower case, letters, digits and hyphens only; never empty. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøđłœ]/gu, (letter) => SPECIAL[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/gu, '');
  return slug || '-';
}
