import { Editor, Node, Transforms, type Element, type Point } from 'slate';
import { isA } from './commands.ts';

/**
 * Inserts blocks at a point: paragraphs join the text around them, lists stay lists.
 * @param isApart the first one is a headline, which does not go on with the text before it
 */
export function insertBlocks(
  editor: Editor,
  blocks: readonly Element[],
  at: Point,
  isApart = false,
): void {
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
