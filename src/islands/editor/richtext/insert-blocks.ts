import { Editor, Node, Point, Range, Transforms, type Element } from 'slate';
import { isA } from './commands.ts';

const lengthOf = (editor: Editor, at: Range): number => Editor.string(editor, at).length;

/** The point behind what was put in at a point: all that stands behind it stands there still. */
function pointBehind(editor: Editor, at: Point): () => Point {
  const block = at.path.slice(0, 1);
  const blocksBehind = editor.children.length - 1 - (block[0] ?? 0);
  const rest = lengthOf(editor, { anchor: at, focus: Editor.end(editor, block) });
  return () => {
    const last = editor.children.length - 1 - blocksBehind;
    const length = Editor.string(editor, [last]).length;
    // The rest is a block of its own behind a list.
    if (rest > 0 && length === rest && last > 0) return Editor.end(editor, [last - 1]);
    let offset = length - rest;
    for (const [text, path] of Node.texts(Node.get(editor, [last]))) {
      if (offset <= text.text.length) return { path: [last, ...path], offset };
      offset -= text.text.length;
    }
    return Editor.end(editor, [last]);
  };
}

/**
 * Inserts blocks at a point: paragraphs join the text around them, lists stay lists. A caret that
 * stands there stands behind them afterwards.
 * @param isApart the first one is a headline, which does not go on with the text before it
 */
export function insertBlocks(
  editor: Editor,
  blocks: readonly Element[],
  at: Point,
  isApart = false,
): void {
  const { selection } = editor;
  const isCaret =
    selection !== null && Range.isCollapsed(selection) && Point.equals(selection.anchor, at);
  const behind = pointBehind(editor, at);
  putBlocks(editor, blocks, at, isApart);
  if (isCaret) Transforms.select(editor, behind());
}

function putBlocks(editor: Editor, blocks: readonly Element[], at: Point, isApart: boolean): void {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (blocks.length === 1 && first?.type === 'paragraph') {
    Transforms.insertFragment(editor, [first], { at });
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    const before = at.path[0] ?? 0;
    const after = before + 1 + blocks.length;
    Transforms.splitNodes(editor, { at, match: (_, path) => path.length === 1, always: true });
    Transforms.insertNodes(editor, [...blocks], { at: [before + 1] });
    const canMerge = (index: number, block: Element | undefined): boolean =>
      isA('paragraph')(Node.get(editor, [index])) && block?.type === 'paragraph';
    const isEmpty = (index: number) => Editor.string(editor, [index]) === '';
    if (isEmpty(after)) Transforms.removeNodes(editor, { at: [after] });
    else if (canMerge(after, last)) Transforms.mergeNodes(editor, { at: [after] });
    if (isEmpty(before)) Transforms.removeNodes(editor, { at: [before] });
    else if (!isApart && canMerge(before, first))
      Transforms.mergeNodes(editor, { at: [before + 1] });
  });
}
