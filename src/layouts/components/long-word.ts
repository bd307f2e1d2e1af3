/** Letters of the longest word that a headline holds at its full size, and the classes beyond. */
const STEPS = [
  [26, 'word-longest'],
  [20, 'word-longer'],
  [15, 'word-long'],
] as const;

/**
 * The class for what surrounds a headline whose longest word may be too long
 * for a small window: German compounds, which not every browser hyphenates.
 */
export function longWord(title: string): string | undefined {
  const longest = Math.max(...title.split(/[\s\u2010-\u2015-]+/u).map((word) => word.length));
  return STEPS.find(([letters]) => longest > letters)?.[1];
}
