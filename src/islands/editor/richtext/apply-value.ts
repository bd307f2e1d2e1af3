import { Editor, Node, Transforms, type Descendant, type Point, type Range } from 'slate';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { nodesOf } from './nodes.ts';

/** A selection of what stood there before, as near as there is something now. */
export function clampRange(editor: Editor, { anchor, focus }: Range): Range {
  const nearest = ({ path, offset }: Point): Point => {
    const block = path.slice(0, 1);
    const place = [path, block, []].find((one) => Editor.hasPath(editor, one)) ?? [];
    const end = Editor.end(editor, place);
    return place === path && offset < end.offset ? { path, offset } : end;
  };
  return { anchor: nearest(anchor), focus: nearest(focus) };
}

/** The point behind so many characters of a block. */
function pointIn(editor: Editor, block: number, characters: number): Point {
  let left = characters;
  for (const [text, path] of Editor.nodes(editor, { at: [block], match: Node.isText })) {
    if (left <= text.text.length) return { path, offset: left };
    left -= text.text.length;
  }
  return Editor.end(editor, [block]);
}

const textOf = (node: Descendant | undefined): string => (node ? Node.string(node) : '');

/**
 * Takes over a value that was changed elsewhere, by undo most of all: the cursor goes to
 * where the change ends, as it does in any other field.
 */
export function applyValue(editor: Editor, value: RichText): void {
  const { children, selection } = editor;
  const next: readonly Descendant[] = nodesOf(value, children);
  const lastChanged = next.findLastIndex(
    (node, index) => node !== children[children.length - next.length + index],
  );
  Transforms.setChildren(editor, [...next]);
  if (selection === null) return;
  // An old block to compare with is there only if no block was added or removed.
  const textBefore = children.length === next.length ? textOf(children[lastChanged]) : '';
  const textAfter = textOf(next[lastChanged]);
  const least = Math.min(textBefore.length, textAfter.length);
  let start = 0;
  while (start < least && textBefore.at(start) === textAfter.at(start)) start += 1;
  let end = 0;
  while (start + end < least && textBefore.at(-1 - end) === textAfter.at(-1 - end)) end += 1;
  Transforms.select(
    editor,
    lastChanged < 0
      ? Editor.start(editor, [])
      : pointIn(editor, lastChanged, textAfter.length - end),
  );
}
