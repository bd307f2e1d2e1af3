import { commonEnds, placeAfterChange, showText } from './caret.ts';

/** The record's text with what somebody made of another state of it: their change, at its words. */
function withChange(before: string, written: string, stored: string): string {
  const [start, end] = commonEnds(before, written);
  const from = placeAfterChange(before, stored, start);
  const to = Math.max(from, placeAfterChange(before, stored, before.length - end));
  return stored.slice(0, from) + written.slice(start, written.length - end) + stored.slice(to);
}

/** What a text shows, as it is stored. */
export const plainTextOf = (element: HTMLElement): string =>
  element.innerText.replaceAll('\u{A0}', ' ').replace(/\n$/u, '');

/** A text on one line: some keyboards, drops and pastes bring line breaks. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Plain texts that are written where they stand while others write in them, too. What others
 * save is put in at once; but a word that is being composed (dead keys, keyboards of phones)
 * would break off by that, and gets it when it is whole.
 */
class PlainTexts {
  /** The text that a word is being composed in, with what it showed when it was last looked at. */
  #composed: { readonly element: EventTarget; shown: string } | null = null;

  /** @param onComposed shows what came meanwhile */
  listen(onComposed: () => void): void {
    document.addEventListener('compositionstart', ({ target }) => {
      if (target instanceof HTMLElement)
        this.#composed = { element: target, shown: target.textContent.replaceAll('\u{A0}', ' ') };
    });
    document.addEventListener('compositionend', () => {
      this.#composed = null;
      onComposed();
    });
  }

  /** Shows what the record holds; answers whether it does. */
  show(element: HTMLElement, stored: string): boolean {
    if (this.#composed?.element === element) return false;
    showText(element, stored);
    return true;
  }

  /** What is to be stored when somebody has written in an element, which shows `written` now. */
  merge(element: HTMLElement, written: string, stored: string): string {
    const composed = this.#composed;
    if (composed?.element !== element) return written;
    const { shown } = composed;
    composed.shown = written;
    return withChange(shown, written, stored);
  }
}

export const plainTexts = new PlainTexts();
