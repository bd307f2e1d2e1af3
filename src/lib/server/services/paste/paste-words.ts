/** Words as editors count them. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/[\s\u00A0]+/u).filter((word) => word !== '');

/** The words of a text that another one does not have, each as often as it is missing. */
export function lostWords(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
