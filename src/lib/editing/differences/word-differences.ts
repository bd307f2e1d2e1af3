import { commonLength, commonTable, MOST_COMPARED } from './sequence.ts';

/** A piece of two texts: in both, only in the newer one, or only in the older one. */
export interface TextPiece {
  readonly is: 'same' | 'inserted' | 'deleted';
  readonly text: string;
}

/** Words, runs of white space, and every other sign by itself. */
const PARTS = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

const partsOf = (text: string): readonly string[] => text.match(PARTS) ?? [];

function compareMiddle(before: readonly string[], after: readonly string[]): readonly TextPiece[] {
  const whole: readonly TextPiece[] = [
    { is: 'deleted', text: before.join('') },
    { is: 'inserted', text: after.join('') },
  ];
  if (before.length * after.length > MOST_COMPARED) return whole;
  const table = commonTable(before, after);
  const width = after.length + 1;
  const pieces: TextPiece[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old = '', fresh = ''] = [before[row], after[column]];
    const here = row * width + column;
    const isLeftOnly = column >= after.length;
    const isRightOnly = row >= before.length;
    if (!isLeftOnly && !isRightOnly && old === fresh) {
      pieces.push({ is: 'same', text: old });
      row += 1;
      column += 1;
    } else if (
      isRightOnly ||
      (!isLeftOnly && (table[here + width] ?? 0) < (table[here + 1] ?? 0))
    ) {
      pieces.push({ is: 'inserted', text: fresh });
      column += 1;
    } else {
      pieces.push({ is: 'deleted', text: old });
      row += 1;
    }
  }
  return pieces;
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
  const [old, fresh] = [partsOf(before), partsOf(after)];
  const start = commonLength(old, fresh, (list, step) => list[step]);
  const [oldEnd, freshEnd] = [old.slice(start), fresh.slice(start)];
  const end = commonLength(oldEnd, freshEnd, (list, step) => list.at(-1 - step));
  const middle = compareMiddle(
    oldEnd.slice(0, oldEnd.length - end),
    freshEnd.slice(0, freshEnd.length - end),
  );
  const same = (parts: readonly string[]): TextPiece => ({ is: 'same', text: parts.join('') });
  return joined(
    [same(old.slice(0, start)), ...middle, same(oldEnd.slice(oldEnd.length - end))].filter(
      ({ text }) => text !== '',
    ),
  );
}
