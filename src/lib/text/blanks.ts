/** A blank of a text that is to be filled in, `[Name]`; a link of Markdown is none. */
const BLANK = /\[[^[\]]{1,200}\](?!\()/u;
const HEADING = /^#{1,6}\s/u;

export const hasBlanks = (text: string): boolean => BLANK.test(text);

/** A text without the paragraphs that have blanks, and without headings that nothing is left under. */
export function withoutBlanks(text: string): string {
  if (!hasBlanks(text)) return text;
  const kept: string[] = [];
  const isBare = (paragraph: string | undefined): boolean =>
    paragraph !== undefined && HEADING.test(paragraph) && !paragraph.includes('\n');
  for (const paragraph of text.split(/\n[^\S\n]*\n/u)) {
    if (hasBlanks(paragraph)) continue;
    if (isBare(paragraph) && isBare(kept.at(-1))) kept.pop();
    kept.push(paragraph);
  }
  if (isBare(kept.at(-1))) kept.pop();
  return kept.join('\n\n');
}
