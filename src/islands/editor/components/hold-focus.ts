/*
 * What comes over the page takes the focus, and the browser gives back that alone: a text would
 * look active, and have no caret.
 */

/** An event for a text that has the focus: it puts its caret where it was. */
export const CARET = 'ed-caret';

/** The offsets of the selection in the words of a line; null: it is elsewhere. */
function offsetsIn(element: HTMLElement): readonly [anchor: number, focus: number] | null {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = getSelection() ?? {};
  const offsetOf = (node: Node | null | undefined, offset: number): number | null => {
    if (!node || !element.contains(node)) return null;
    const range = document.createRange();
    range.setStart(element, 0);
    range.setEnd(node, offset);
    return range.toString().length;
  };
  const [anchor, focus] = [offsetOf(anchorNode, anchorOffset), offsetOf(focusNode, focusOffset)];
  return anchor === null || focus === null ? null : [anchor, focus];
}

/** The text of the page that an element is or writes in, as it finds it again. */
const markOf = (element: Element): string | undefined =>
  (element.closest('[data-ed-own]')?.nextElementSibling ?? element).getAttribute('data-field') ??
  undefined;

/** Notes who has the focus, and where the caret is in it. @returns gives back both together */
export function holdFocus(): () => void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === document.body) return () => undefined;
  const mark = markOf(held);
  const offsets = held.isContentEditable ? offsetsIn(held) : null;
  return () => {
    // What was rendered anew meanwhile is another element.
    const now = held.isConnected
      ? held
      : document.querySelector<HTMLElement>(`[data-field="${CSS.escape(mark ?? '')}"][data-ready]`);
    now?.focus();
    now?.dispatchEvent(new Event(CARET));
    const node = now?.firstChild;
    if (offsets === null || !(node instanceof Text)) return;
    const [anchor, focus] = offsets.map((offset) => Math.min(offset, node.length));
    getSelection()?.setBaseAndExtent(node, anchor ?? 0, node, focus ?? 0);
  };
}
