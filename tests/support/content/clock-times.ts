/** What is written of times against the venue's rule, by what is wrong with it. */
const WRONG: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a point within a time', /\b\d{1,2}\.\d{2}(?=[ \u00a0]Uhr| (?:am|pm)\b)/giu],
  ['am and pm', /\b\d{1,2}(?:[.:]\d{2})?[ \u00a0]?(?:am|pm|a\.m\.|p\.m\.)(?![\p{L}\d])/gu],
  // Without minutes only the ends of a range are written: «20–22 Uhr», «16 bis 18 Uhr».
  ['an hour without minutes', /(?<![\d:–]|(?:bis|und)[ \u00a0])\b\d{1,2}[ \u00a0]Uhr/gu],
  ['full hours in a range', /\d:00–(?!0\d:)\d{1,2}:00(?=[ \u00a0]Uhr)/gu],
  // Decision 57: both ends of a range have minutes, or none has.
  ['a range that is half short', /(?<![\d:.])\d{1,2}–\d{1,2}:\d{2}|\d:\d{2}–\d{1,2}(?![\d:])/gu],
];

/** The times in a text that are not written as the specification has them (section 9). */
export const wrongTimes = (text: string): readonly string[] =>
  WRONG.flatMap(([what, pattern]) =>
    (text.match(pattern) ?? []).map((found) => `${what}: ${found}`),
  );
