/*
 * Keys that came before the text they are meant for: they are typed into it when it is there, as
 * if they came only then, so that they do what they do at any other time.
 */

/** An event with keys for a text, or for a field that takes them for one. */
export const KEYS = 'ed-keys';

declare global {
  interface HTMLElementEventMap {
    [KEYS]: CustomEvent<string>;
  }
}

/** A text that gets the focus opens in a few of these, before the next event. */
const MAX_MICROTASKS = 20;
/** One that comes later is there in a few frames. */
const MAX_FRAMES = 60;

const isTaking = (element: Element | null): element is HTMLElement =>
  element !== null && element.matches('.ed-rich-text, .ed-type-ahead');

/** Lets everything happen that is under way, and nobody press a key. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < MAX_MICROTASKS; turn += 1) await Promise.resolve();
}

/** Types into a field of a form, as its own keys do. */
function typeIntoField(field: HTMLInputElement | HTMLTextAreaElement, keys: string): void {
  field.setRangeText(keys, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Puts words in place of the selection in a line of the page, as typing does. */
export function insertWords(element: HTMLElement, words: string, isTyped = true): void {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  const node = document.createTextNode(words);
  range.insertNode(node);
  selection.collapse(node, words.length);
  // One text, as it is when it is typed.
  element.normalize();
  const inputType = isTyped ? 'insertText' : 'insertFromPaste';
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: words }));
}

/**
 * Types keys into whatever gets the focus now; a line break is the Enter key.
 * @param opener has the focus until what it opened takes it
 */
export async function typeKeys(keys: string, opener: Element | null = null): Promise<void> {
  for (let frame = 0; keys !== '' && frame < MAX_FRAMES; frame += 1) {
    await settle();
    const { activeElement } = document;
    const target = activeElement === opener ? null : activeElement;
    if (isTaking(target)) {
      target.dispatchEvent(new CustomEvent(KEYS, { detail: keys }));
      return;
    }
    if (target instanceof HTMLElement && target.isContentEditable) {
      insertWords(target, keys.split('\n')[0] ?? '');
      return;
    }
    if (target instanceof HTMLTextAreaElement) {
      typeIntoField(target, keys);
      return;
    }
    if (target instanceof HTMLInputElement) {
      // Nothing can be put into a choice, and into an address of mail only by hand.
      if (target.selectionEnd !== null) typeIntoField(target, keys.split('\n')[0] ?? '');
      return;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
