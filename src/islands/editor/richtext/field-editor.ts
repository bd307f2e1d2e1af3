import type { KeyboardEvent } from 'react';
import { createEditor, Editor, Transforms, type Point } from 'slate';
import { ReactEditor, withReact } from 'slate-react';
import type { Caret } from '../canvas/caret.ts';
import { shortcutOf } from '../keys/shortcuts.ts';
import { redo, undo } from '../stores/history.ts';
import { selectionState, toggleMark } from './commands.ts';
import { asStep } from './steps.ts';
import { withPaste } from './paste.ts';
import { indent } from './lists.ts';
import { withSchema } from './schema.ts';
import type { Pasted, TextFlow } from './text-flow.ts';
import { withWritingKeys } from './writing-keys.ts';

/** The Slate editor of a field. @param flow of a text that is a module of the page */
export function createFieldEditor(
  flow: TextFlow | null,
  onPasted: (pasted: Pasted) => void,
): ReactEditor {
  const editor = withPaste(withWritingKeys(withSchema(withReact(createEditor())), flow), {
    flow,
    onPasted,
  });
  const { onChange } = editor;
  editor.onChange = (options) => {
    changing.add(editor);
    onChange(options);
  };
  // Slate calls these when somebody presses the keys: undo is of the whole page.
  return Object.assign(editor, { undo, redo });
}

/** The place in the text that lies under a point of the window; null: none does. */
export function pointAt(editor: ReactEditor, { x, y }: { x: number; y: number }): Point | null {
  const caret = document.caretPositionFromPoint(x, y);
  if (caret === null || !ReactEditor.hasDOMNode(editor, caret.offsetNode)) return null;
  const options = { exactMatch: false, suppressThrow: true } as const;
  return ReactEditor.toSlatePoint(editor, [caret.offsetNode, caret.offset], options);
}

/** The point that a place in the text is. */
export function pointOf(editor: ReactEditor, caret: Caret): Point {
  if (caret === 'start') return Editor.start(editor, []);
  if (caret === 'end' || caret.block >= editor.children.length) return Editor.end(editor, []);
  return caret.isEnd ? Editor.end(editor, [caret.block]) : Editor.start(editor, [caret.block]);
}

/** Gives the text the focus; the browser may have done so already, but without the cursor. */
export function restoreFocus(editor: ReactEditor): void {
  ReactEditor.focus(editor);
  const selection = getSelection();
  if (editor.selection === null || selection === null) return;
  selection.removeAllRanges();
  selection.addRange(ReactEditor.toDOMRange(editor, editor.selection));
}

/** Editors whose newest change is not on the page yet: their selection is newer than the browser's. */
const changing = new WeakSet<ReactEditor>();

/** Editors that get the caret back with their newest change. */
const waiting = new WeakSet<ReactEditor>();

/** The page shows the newest change of an editor. */
export function setShown(editor: ReactEditor): void {
  changing.delete(editor);
  if (waiting.delete(editor)) restoreFocus(editor);
}

/** Gives the text the caret back behind a dialog, as soon as it shows what that has changed. */
export function restoreCaret(editor: ReactEditor): void {
  if (changing.has(editor)) waiting.add(editor);
  else restoreFocus(editor);
}

/** Sets Slate's selection to the browser's; Slate does so itself a moment later, but keys are quicker. */
export function syncSelection(editor: ReactEditor): void {
  const selection = getSelection();
  if (
    changing.has(editor) ||
    !ReactEditor.isFocused(editor) ||
    selection === null ||
    selection.rangeCount === 0
  )
    return;
  const range = ReactEditor.toSlateRange(editor, selection, {
    exactMatch: false,
    suppressThrow: true,
  });
  if (range !== null) Transforms.select(editor, range);
}

/** Shortcuts of a text, and those of the page that it has itself. */
export function handleShortcut(
  editor: ReactEditor,
  event: KeyboardEvent,
  openLink: () => void,
): void {
  const actions: Readonly<Record<string, () => void>> = {
    bold: () => toggleMark(editor, 'bold'),
    italic: () => toggleMark(editor, 'italic'),
    link: openLink,
    redo,
    undo,
  };
  const action = actions[shortcutOf(event, 'text') ?? shortcutOf(event, 'page') ?? ''];
  if (action === undefined) return;
  event.preventDefault();
  action();
}

/** Whether Tab leads on from a text, which it does until something was done in it. */
export interface TabState {
  leadsOn: boolean;
}

/** Tab and Shift+Tab move entries of a list; behind Escape, and on the way through the page, they lead on. */
export function handleTab(editor: ReactEditor, event: KeyboardEvent, state: TabState): void {
  const name = shortcutOf(event, 'text');
  if (name !== 'indent' && name !== 'outdent') {
    if (event.key !== 'Shift' && event.key !== 'Tab') state.leadsOn = name === 'leave';
    return;
  }
  if (state.leadsOn || selectionState(editor).list === null) return;
  event.preventDefault();
  asStep(editor, () => indent(editor, name === 'outdent' ? -1 : 1));
}
