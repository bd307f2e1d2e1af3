/** What a hand does to a word in its middle: the place follows from the word's length alone. */
const RULES: readonly ((word: string, at: number) => string)[] = [
  // A letter is dropped,
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  // two letters change places,
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  // a letter is struck twice,
  (word, at) => word.slice(0, at) + (word[at] ?? '') + word.slice(at),
  // and another one is struck in its place.
  (word, at) => word.slice(0, at) + (word[at] === 'x' ? 'y' : 'x') + word.slice(at + 1),
];

/** A word mistyped by each rule; words that a rule leaves as they are are left out. */
export const byRule = (word: string): readonly string[] => [
  ...new Set(
    RULES.map((rule) => rule(word, Math.floor(word.length / 2))).filter((typed) => typed !== word),
  ),
];
