import { Editor, Path, Transforms, type Node, type NodeEntry } from 'slate';
import { MAX_LEVEL } from '../../../content/rich-text/limits.ts';
import type { Item } from '../../../content/rich-text/schema.ts';
import { elementAround, isA, selectionState } from './commands.ts';

const isLine = (node: Node): boolean => isA('paragraph')(node) || isA('item')(node);

/** Makes paragraphs of the selected entries. */
function unwrapLists(editor: Editor): void {
  Transforms.setNodes(editor, { type: 'paragraph' }, { match: isA('item') });
  Transforms.unwrapNodes(editor, { match: isA('list'), split: true });
}

/** Moves the selected entries a level in or out, with what is nested in them. */
export function indent(editor: Editor, by: 1 | -1): void {
  const list = elementAround(editor, 'list');
  if (list === undefined) return;
  const [{ children }, path] = list;
  const selected = new Set(
    [...Editor.nodes(editor, { match: isA('item') })].flatMap(([, at]) =>
      Path.isChild(at, path) ? [at.at(-1) ?? 0] : [],
    ),
  );
  // What is nested in an entry moves with it.
  let around = Number.POSITIVE_INFINITY;
  const moved = children.flatMap(({ level = 0 }, index) => {
    if (level <= around) around = Number.POSITIVE_INFINITY;
    if (around === Number.POSITIVE_INFINITY && selected.has(index)) around = level;
    return level > around || selected.has(index) ? [{ index, level }] : [];
  });
  const [first] = moved;
  const above = children[(first?.index ?? 0) - 1];
  const isTooFar =
    first === undefined ||
    (by < 0 && first.level === 0) ||
    (by > 0 && (above === undefined || first.level > (above.level ?? 0))) ||
    moved.some(({ level }) => level + by > MAX_LEVEL);
  if (isTooFar) return;
  Editor.withoutNormalizing(editor, () => {
    for (const { index, level } of moved)
      if (level + by > 0)
        Transforms.setNodes(editor, { level: level + by }, { at: [...path, index] });
      else Transforms.unsetNodes(editor, 'level', { at: [...path, index] });
  });
}

/** Makes a paragraph of the entry that the cursor is in, or moves it a level out, where that is so. */
export function leaveList(editor: Editor, condition: (item: NodeEntry) => boolean): boolean {
  const item = elementAround(editor, 'item');
  if (item === undefined || !condition(item)) return false;
  if ((item[0].level ?? 0) > 0) indent(editor, -1);
  else Editor.withoutNormalizing(editor, () => unwrapLists(editor));
  return true;
}

/** Numbers the nested list that the selection is in, or takes its numbers away; false: it is in none. */
function changeNestedList(editor: Editor, ordered: boolean): boolean {
  const list = elementAround(editor, 'list');
  const selected = [...Editor.nodes<Item>(editor, { match: isA('item') })];
  if (list === undefined || selected.length === 0) return false;
  if (selected.some(([{ level = 0 }]) => level === 0)) return false;
  const { children } = list[0];
  const inSameList = (index: number, level: number): readonly number[] => {
    const start = children.findLastIndex((one, at) => at < index && (one.level ?? 0) < level) + 1;
    const after = children.findIndex((one, at) => at > index && (one.level ?? 0) < level);
    const end = after < 0 ? children.length : after;
    return children.flatMap((one, at) =>
      at >= start && at < end && (one.level ?? 0) === level ? [at] : [],
    );
  };
  const indexes = new Set(
    selected.flatMap(([{ level = 0 }, path]) => inSameList(path.at(-1) ?? 0, level)),
  );
  Editor.withoutNormalizing(editor, () => {
    for (const index of indexes)
      Transforms.setNodes(editor, { ordered }, { at: [...list[1], index] });
  });
  return true;
}

/** Makes entries of the selected lines, of the other kind where they are entries; or paragraphs again. */
export function toggleList(editor: Editor, kind: 'bulleted' | 'numbered'): void {
  if (editor.selection === null) return;
  const isActive = selectionState(editor).list === kind;
  if (!isActive && changeNestedList(editor, kind === 'numbered')) return;
  Editor.withoutNormalizing(editor, () => {
    unwrapLists(editor);
    if (isActive) return;
    Transforms.setNodes(editor, { type: 'item' }, { match: isLine });
    Transforms.wrapNodes(
      editor,
      { type: 'list', ordered: kind === 'numbered', children: [] },
      { match: isA('item') },
    );
  });
}
