import { changesBetween, wordsOf } from './sequence.ts';

/** A piece of two texts: in both, only in the newer one, or only in the older one. */
export interface TextPiece {
  readonly is: 'same' | 'inserted' | 'deleted';
  readonly text: string;
}

/**
 * Neighbours of one sort as one piece. White space alone between two words that were replaced
 * belongs to them: another sentence is one change, not one for each of its words.
 */
function joined(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const out: { is: TextPiece['is']; text: string }[] = [];
  let [deleted, inserted] = ['', ''];
  const flush = (): void => {
    if (deleted !== '') out.push({ is: 'deleted', text: deleted });
    if (inserted !== '') out.push({ is: 'inserted', text: inserted });
    [deleted, inserted] = ['', ''];
  };
  for (const [index, { is, text }] of pieces.entries()) {
    const next = pieces[index + 1];
    const isBetween = is === 'same' && text.trim() === '' && next !== undefined;
    if (isBetween && next.is !== 'same' && deleted !== '' && inserted !== '') {
      deleted += text;
      inserted += text;
    } else if (is === 'same') {
      flush();
      const last = out.at(-1);
      if (last?.is === 'same') last.text += text;
      else out.push({ is, text });
    } else if (is === 'deleted') deleted += text;
    else inserted += text;
  }
  flush();
  return out;
}

/** What was inserted and what was deleted between two texts, by words. */
export function wordDifferences(before: string, after: string): readonly TextPiece[] {
  const [words, freshWords] = [wordsOf(before), wordsOf(after)];
  const pieces: TextPiece[] = [];
  const push = (is: TextPiece['is'], parts: readonly string[]): void => {
    if (parts.length > 0) pieces.push({ is, text: parts.join('') });
  };
  let at = 0;
  for (const { old, fresh } of changesBetween(words, freshWords)) {
    push('same', words.slice(at, old[0]));
    push('deleted', words.slice(...old));
    push('inserted', freshWords.slice(...fresh));
    at = old[1];
  }
  push('same', words.slice(at));
  return joined(pieces);
}
