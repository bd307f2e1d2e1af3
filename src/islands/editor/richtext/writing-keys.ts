import { Editor, Node, Path, Range, Transforms } from 'slate';
import { TYPED } from '../keys/shortcuts.ts';
import { settle } from '../keys/type-keys.ts';
import { elementAround } from './commands.ts';
import { toggleList } from './lists.ts';
import { asStep } from './steps.ts';
import type { TextFlow } from './text-flow.ts';

/** What is typed at the start of a paragraph, and what it makes of it with the space behind it. */
const LIST_MARK = /^(?:([-*–•])|1[.)])$/u;
const HEADLINE_MARK = /^#{2,6}$/u;

/** The paragraph that the cursor is in, with the words before the cursor. */
function paragraphBefore(editor: Editor): { readonly path: Path; readonly words: string } | null {
  const { selection } = editor;
  const entry = elementAround(editor, 'paragraph');
  if (entry === undefined || selection === null || Range.isExpanded(selection)) return null;
  const start = Editor.start(editor, entry[1]);
  return {
    path: entry[1],
    words: Editor.string(editor, { anchor: start, focus: selection.anchor }),
  };
}

/** Takes away the mark at the start of the paragraph, and does what it stands for. */
function replaceMark(editor: Editor, mark: string, change: () => void): void {
  const paragraph = paragraphBefore(editor);
  // Undone or typed on meanwhile.
  if (paragraph?.words !== `${mark} ` || editor.selection === null) return;
  asStep(editor, () => {
    const anchor = Editor.start(editor, paragraph.path);
    Transforms.delete(editor, { at: { anchor, focus: editor.selection?.anchor ?? anchor } });
    change();
  });
}

/**
 * «- » and «1. » begin a list, «## » a headline. What was typed is kept first, so that undo
 * brings it back as it was typed, and it stays so.
 */
function applyMark(editor: Editor, mark: string, flow: TextFlow | null): void {
  const [isList, bullet] = LIST_MARK.exec(mark) ?? [];
  const isHeadline = flow !== null && HEADLINE_MARK.test(mark);
  if (isList === undefined && !isHeadline) return;
  // Behind the moment in which Slate hands on what was typed.
  queueMicrotask(() => {
    if (isHeadline) flow.makeHeadline(editor, mark.length);
    else replaceMark(editor, mark, () => toggleList(editor, bullet ? 'bulleted' : 'numbered'));
  });
}

/** Whether the cursor is in an empty paragraph at the end of a text that has others. */
function isOnEmptyLastLine(editor: Editor): boolean {
  const paragraph = paragraphBefore(editor);
  const last = editor.children.length - 1;
  return (
    paragraph !== null &&
    last > 0 &&
    Path.equals(paragraph.path, [last]) &&
    Node.string(Node.get(editor, paragraph.path)) === ''
  );
}

const isAtStart = (editor: Editor): boolean =>
  editor.selection !== null &&
  Range.isCollapsed(editor.selection) &&
  Editor.isStart(editor, editor.selection.anchor, []);

/** Adds what typing does beside writing. @param flow null: the text is part of something else */
export function withWritingKeys<Kind extends Editor>(editor: Kind, flow: TextFlow | null): Kind {
  const { insertText, insertBreak, deleteBackward } = editor;
  editor.insertText = (text, options) => {
    const words = options?.at === undefined ? (paragraphBefore(editor)?.words ?? null) : null;
    const isAlone =
      words === '' && Node.string(elementAround(editor, 'paragraph')?.[0] ?? editor) === '';
    insertText(text, options);
    if (words === null) return;
    if (text === ' ') applyMark(editor, words, flow);
    else if (text === TYPED.library && isAlone) queueMicrotask(() => flow?.openLibrary(editor));
  };
  editor.insertBreak = () => {
    if (flow !== null && isOnEmptyLastLine(editor)) flow.continueBelow(editor);
    else insertBreak();
  };
  editor.deleteBackward = (unit) => {
    const isJoined =
      flow !== null &&
      isAtStart(editor) &&
      elementAround(editor, 'list') === undefined &&
      flow.joinAbove(editor);
    if (!isJoined) deleteBackward(unit);
  };
  return editor;
}

/**
 * Types what was pressed before the text was there, key by key, as long as the text has the focus.
 * @returns what is left for where writing went on
 */
export async function typeInto(
  editor: Editor,
  keys: string,
  hasFocus: () => boolean,
): Promise<string> {
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys.charAt(at);
    if (key === '\n') editor.insertBreak();
    else editor.insertText(key);
    await settle();
    if (!hasFocus()) return keys.slice(at + 1);
  }
  return '';
}
