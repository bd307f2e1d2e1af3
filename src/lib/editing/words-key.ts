/*
 * What a text says, whatever its typography: the same before and after the coach has fixed its
 * spaces, quotation marks and dashes, and has made links of the addresses in it.
 */

type Values = Readonly<Record<string, unknown>>;

const withoutTypography = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/["'„“”‚‘’]/gu, '"')
    .replaceAll(/[–—]/gu, '-');

/** The words of a text, and where its links lead, one after the other. */
function collect(value: unknown, words: string[], targets: string[]): void {
  if (typeof value === 'string') words.push(value);
  if (typeof value !== 'object' || value === null) return;
  const { text, children, href } = value as Values;
  if (typeof href === 'string') targets.push(href);
  if (Array.isArray(value)) for (const part of value) collect(part, words, targets);
  else if (typeof text === 'string') words.push(text);
  else collect(children, words, targets);
}

/** The same for two texts of one language that differ in nothing but their typography. */
export function wordsKey(value: unknown): string {
  const [words, targets]: [string[], string[]] = [[], []];
  collect(value, words, targets);
  const said = withoutTypography(words.join(''));
  // A link whose words are its address says nothing that they did not.
  const others = targets.filter(
    (one) => !said.includes(one.replace(/^(?:https?:\/\/|mailto:)/u, '')),
  );
  return JSON.stringify([said, others]);
}
