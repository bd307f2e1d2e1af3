import { Editor, Node, Path, Transforms, type Point, type Range } from 'slate';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { commonEnds, placeAfterChange } from '../canvas/caret.ts';
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

/** Everything that is written in an editor, with the place of each of its texts in it; lines are one sign apart. */
function textsOf(editor: Editor) {
  const texts: { readonly path: Path; readonly from: number; readonly to: number }[] = [];
  let whole = '';
  let line: Path = [];
  for (const [{ text }, path] of Node.texts(editor)) {
    const around = Path.parent(path);
    const node = Node.get(editor, around);
    const own = 'type' in node && node.type === 'link' ? Path.parent(around) : around;
    if (texts.length > 0 && !Path.equals(own, line)) whole += '\n';
    line = own;
    texts.push({ path, from: whole.length, to: whole.length + text.length });
    whole += text;
  }
  return { whole, texts };
}

/**
 * Takes over a value that was changed elsewhere. By undo the cursor goes to where the change ends,
 * as it does in any other field; when somebody else wrote, it stays at its words.
 */
export function applyValue(editor: Editor, value: RichText, isUndo: boolean): void {
  const { children, selection } = editor;
  const before = textsOf(editor);
  Transforms.setChildren(editor, nodesOf(value, children));
  if (selection === null) return;
  const after = textsOf(editor);
  const [start, end] = commonEnds(before.whole, after.whole);
  const changeEnd = after.whole.length - end;
  // Behind a line that came back, not at the beginning of the next one.
  const isLine = changeEnd > start && after.whole[changeEnd - 1] === '\n';
  const moved = ({ path, offset }: Point): Point => {
    const text = before.texts.find((one) => Path.equals(one.path, path));
    const from = (text?.from ?? 0) + offset;
    const place =
      isUndo && before.whole !== after.whole
        ? changeEnd - Number(isLine)
        : placeAfterChange(before.whole, after.whole, from);
    const fits = after.texts.filter((one) => one.from <= place && place <= one.to);
    // At the edge of a link it stays on its side.
    const found = fits.find((one) => Path.equals(one.path, path)) ?? fits[0];
    return found ? { path: found.path, offset: place - found.from } : Editor.end(editor, []);
  };
  Transforms.select(editor, { anchor: moved(selection.anchor), focus: moved(selection.focus) });
}
