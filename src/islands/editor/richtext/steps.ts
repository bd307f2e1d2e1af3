import type { Editor } from 'slate';

const steps = new WeakSet<Editor>();

/** What is done to a text at once, and undone at once: it is not added to what was typed before. */
export function asStep(editor: Editor, change: () => void): void {
  steps.add(editor);
  change();
}

/** Whether the newest change of an editor was such a step; asked once for each change. */
export const takeStep = (editor: Editor): boolean => steps.delete(editor);
