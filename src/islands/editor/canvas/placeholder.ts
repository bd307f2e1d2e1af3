import { locale } from '../api/record.ts';

/** What names the copy of such words for who does not see it. */
export const STAND_IN_ID = 'ed-stand-in';

/** The words of the other language that an element shows in the place of its own; null: none. */
export const standInOf = (element: HTMLElement): string | null =>
  element.dataset['standIn'] ?? null;

/** A copy of the words that stand in for a rich text, to be seen until something is written; null: none do. */
export function standInCopy(element: HTMLElement): HTMLElement | null {
  if (standInOf(element) === null) return null;
  const copy = document.createElement('div');
  copy.id = STAND_IN_ID;
  copy.className = 'prose';
  copy.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  copy.append(...element.cloneNode(true).childNodes);
  // They lead nowhere meanwhile.
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return copy;
}

/** An empty text says what belongs there, and whose words it was shown with. */
export function updatePlaceholder(element: HTMLElement): void {
  const isEmpty = element.textContent.trim() === '';
  if (standInOf(element) !== null) {
    // What stands in has the language of what is around it.
    if (!isEmpty && element === document.activeElement) element.lang = locale;
    else element.removeAttribute('lang');
  }
  if (element.hasAttribute('data-empty') === isEmpty) return;
  element.toggleAttribute('data-empty', isEmpty);
  // A rich text is named by its field anyway.
  if (element.ariaMultiLine) return;
  // An empty heading has no name of its own; a paragraph can have none as long as it is one.
  const { placeholder = null } = element.dataset;
  element.ariaLabel = isEmpty ? placeholder : null;
  if (!element.matches('h1,h2,h3,h4,h5,h6,a')) element.role = isEmpty ? 'textbox' : null;
}
