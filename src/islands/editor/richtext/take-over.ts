import { Editor, Node, Transforms, type Descendant, type Point, type Range } from 'slate';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { nodesOf } from './nodes.ts';

/** A selection of what stood there before, as near as there is something now. */
export function clamped(editor: Editor, { anchor, focus }: Range): Range {
  const near = ({ path, offset }: Point): Point => {
    const block = path.slice(0, 1);
    const place = [path, block, []].find((one) => Editor.hasPath(editor, one)) ?? [];
    const end = Editor.end(editor, place);
    return place === path && offset < end.offset ? { path, offset } : end;
  };
  return { anchor: near(anchor), focus: near(focus) };
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

const wordsOf = (node: Descendant | undefined): string => (node ? Node.string(node) : '');

/**
 * Takes over a value that was changed elsewhere, by undo most of all: the cursor goes to
 * where the change ends, as it does in any other field.
 */
export function takeOver(editor: Editor, value: RichText): void {
  const { children, selection } = editor;
  const next: readonly Descendant[] = nodesOf(value, children);
  const changed = next.findLastIndex(
    (node, index) => node !== children[children.length - next.length + index],
  );
  Transforms.setChildren(editor, [...next]);
  if (selection === null) return;
  // Only where no block came or went is there an old one to compare its words with.
  const was = children.length === next.length ? wordsOf(children[changed]) : '';
  const is = wordsOf(next[changed]);
  const least = Math.min(was.length, is.length);
  let start = 0;
  while (start < least && was.at(start) === is.at(start)) start += 1;
  let end = 0;
  while (start + end < least && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  Transforms.select(
    editor,
    changed < 0 ? Editor.start(editor, []) : pointIn(editor, changed, is.length - end),
  );
}
