import { atom } from 'nanostores';

/** A place in a text: its edges, or those of one of its blocks. */
export type Caret = 'start' | 'end' | { readonly block: number; readonly isEnd?: boolean };

/** Where the caret goes in the text that gets the focus now; null: where it was pressed. */
export const $caret = atom<Caret | null>(null);

/** The words that were pressed are gone by then, and a press puts it nowhere. */
export function setCaretAtEnd(element: HTMLElement): void {
  getSelection()?.collapse(element, element.childNodes.length);
}

/** After undo and redo the caret stands behind what came back, or where something went. */
export function setCaretBehindChange(element: HTMLElement, before: string): void {
  const after = element.textContent;
  if (after === before) return;
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  getSelection()?.collapse(element.firstChild ?? element, after.length - same);
}
