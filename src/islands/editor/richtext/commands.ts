import type { Node } from 'slate';
import { Editor, Element, Range, Transforms, type NodeEntry } from 'slate';

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

/** Forms of letters of which words have one at most. */
export const FORMS = ['strike', 'sup', 'sub'] as const;
type Form = (typeof FORMS)[number];

/** What the selection is, for the toolbar. */
export interface SelectionState {
  readonly bold: boolean;
  readonly italic: boolean;
  /** The form of its letters; empty: none of these. */
  readonly form: '' | Form;
  readonly lang: string;
  /** Null: no link. */
  readonly href: string | null;
  readonly list: 'bulleted' | 'numbered' | null;
}

export function selectionState(editor: Editor): SelectionState {
  const { bold, italic, lang, ...marks } = (editor.selection && Editor.marks(editor)) ?? {};
  const list = elementAround(editor, 'list')?.[0];
  const isOrdered = elementAround(editor, 'item')?.[0].ordered ?? list?.ordered;
  return {
    bold: bold === true,
    italic: italic === true,
    form: FORMS.find((form) => marks[form]) ?? '',
    lang: lang ?? '',
    href: elementAround(editor, 'link')?.[0].href ?? null,
    list: list === undefined ? null : isOrdered ? 'numbered' : 'bulleted',
  };
}

export function toggleMark(editor: Editor, mark: 'bold' | 'italic'): void {
  if (selectionState(editor)[mark]) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** Struck out, raised or lowered; empty: none of them. */
export function setForm(editor: Editor, form: string): void {
  for (const one of FORMS)
    if (one === form) Editor.addMark(editor, one, true);
    else Editor.removeMark(editor, one);
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
    // Spaces around what is marked belong to no link.
    const words = Editor.string(editor, selection);
    const [before, behind] = [words.trimStart().length, words.trimEnd().length];
    if (before > 0) {
      const [at, unit] = [words.length, 'offset'] as const;
      Transforms.move(editor, { edge: 'start', unit, distance: at - before });
      Transforms.move(editor, { edge: 'end', unit, distance: at - behind, reverse: true });
    }
    Transforms.unwrapNodes(editor, { match: isA('link'), split: true });
    Transforms.wrapNodes(editor, { type: 'link', href, children: [] as never }, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
  } else if (link !== undefined) Transforms.setNodes(editor, { href }, { at: link[1] });
  else {
    Transforms.insertNodes(editor, {
      type: 'link',
      href,
      children: [{ text: text.trim() || href }],
    });
    Transforms.move(editor, { unit: 'offset' });
  }
}
