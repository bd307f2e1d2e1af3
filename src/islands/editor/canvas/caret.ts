import { atom } from 'nanostores';

/** A place in a text: its edges, or those of one of its blocks. */
export type Caret = 'start' | 'end' | { readonly block: number; readonly isEnd?: boolean };

/** Where the caret goes in the text that gets the focus now; null: where it was pressed. */
export const $caret = atom<Caret | null>(null);

/** The words that were pressed are gone by then, and a press puts it nowhere. */
export function setCaretAtEnd(element: HTMLElement): void {
  getSelection()?.collapse(element, element.childNodes.length);
}

/** How many signs two texts have in common: before what differs, and behind it. */
export function commonEnds(before: string, after: string): readonly [start: number, end: number] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (start + end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [start, end];
}

/**
 * Where a place of a text is after somebody else has changed the text: before a change it stays
 * where it was, behind one it moves on with its words.
 */
export function placeAfterChange(before: string, after: string, place: number): number {
  const [start, end] = commonEnds(before, after);
  if (place <= start) return place;
  const fromEnd = before.length - place;
  return fromEnd <= end ? after.length - fromEnd : Math.min(place, after.length - end);
}

/** After undo and redo the caret stands behind what came back, or where something went. */
export function setCaretBehindChange(element: HTMLElement, before: string): void {
  const after = element.textContent;
  if (after === before) return;
  const [, end] = commonEnds(before, after);
  getSelection()?.collapse(element.firstChild ?? element, after.length - end);
}

/** An element shows another text; the caret, or what is selected, stays at its words. */
export function showText(element: HTMLElement, text: string): void {
  const before = element.textContent.replaceAll('\u{A0}', ' ');
  const selection = getSelection();
  const placeOf = (node: Node | null | undefined, offset: number): number | null => {
    if (!node || !element.contains(node)) return null;
    const range = document.createRange();
    range.setStart(element, 0);
    range.setEnd(node, offset);
    return placeAfterChange(before, text, range.toString().length);
  };
  const anchor = placeOf(selection?.anchorNode, selection?.anchorOffset ?? 0);
  const focus = placeOf(selection?.focusNode, selection?.focusOffset ?? 0);
  element.textContent = text;
  const node = element.firstChild ?? element;
  if (anchor !== null && focus !== null) selection?.setBaseAndExtent(node, anchor, node, focus);
}
