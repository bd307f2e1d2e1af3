/** The pieces of three letters of a word, each once, its ends marked: by them misspelt words are looked for. */
export function trigramsOf(word: string): readonly string[] {
  const marked = `^${word}$`;
  const pieces = new Set<string>();
  for (let start = 0; start + 3 <= marked.length; start += 1)
    pieces.add(marked.slice(start, start + 3));
  return [...pieces];
}
