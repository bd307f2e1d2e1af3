import { Editor, Element, Node, Range, Transforms, type NodeEntry, type Point } from 'slate';

type Kind = Element['type'];
export const isA =
  (kind: Kind) =>
  (node: Node): boolean =>
    Element.isElement(node) && node.type === kind;

/** The element of a kind that the cursor or the selection stands in. */
export function elementAround<Name extends Kind>(editor: Editor, kind: Name) {
  const [entry] = editor.selection === null ? [] : Editor.nodes(editor, { match: isA(kind) });
  return entry as NodeEntry<Extract<Element, { type: Name }>> | undefined;
}

/** What the selection is, for the toolbar. */
export interface SelectionState {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly lang: string;
  /** Null: no link. */
  readonly href: string | null;
  readonly list: 'bulleted' | 'numbered' | null;
}

export function selectionState(editor: Editor): SelectionState {
  const { bold, italic, lang } = (editor.selection && Editor.marks(editor)) ?? {};
  const list = elementAround(editor, 'list')?.[0];
  const isOrdered = elementAround(editor, 'item')?.[0].ordered ?? list?.ordered;
  return {
    bold: bold === true,
    italic: italic === true,
    lang: lang ?? '',
    href: elementAround(editor, 'link')?.[0].href ?? null,
    list: list === undefined ? null : isOrdered ? 'numbered' : 'bulleted',
  };
}

export function toggleMark(editor: Editor, mark: 'bold' | 'italic'): void {
  if (selectionState(editor)[mark]) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** WCAG 3.1.2: the language of words that are not in the text's own; empty: of the text. */
export function setLanguage(editor: Editor, lang: string): void {
  if (lang === '') Editor.removeMark(editor, 'lang');
  else Editor.addMark(editor, 'lang', lang);
}

/**
 * Links the selected words, changes the link that the cursor is in, or puts in `words`
 * with a link; null takes links away.
 */
export function setLink(editor: Editor, href: string | null, text = ''): void {
  const { selection } = editor;
  if (selection === null) return;
  const link = elementAround(editor, 'link');
  if (href === null)
    Transforms.unwrapNodes(editor, { match: isA('link'), split: Range.isExpanded(selection) });
  else if (Range.isExpanded(selection)) {
    Transforms.unwrapNodes(editor, { match: isA('link'), split: true });
    Transforms.wrapNodes(editor, { type: 'link', href, children: [] as never }, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
  } else if (link !== undefined) Transforms.setNodes(editor, { href }, { at: link[1] });
  else {
    Transforms.insertNodes(editor, { type: 'link', href, children: [{ text: text || href }] });
    Transforms.move(editor, { unit: 'offset' });
  }
}

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
