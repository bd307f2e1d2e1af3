import { expect, type Page } from '@playwright/test';

/** As many places as somebody goes through to get to one. */
const MAX_TABS = 90;

/** What is wrong with the focus as it can be seen; empty: nothing. */
const focusTrouble = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'it is nowhere';
    const name = `${element.tagName} ${element.className} ${element.innerText.slice(0, 40)}`;
    // The parts of a field for a time show it themselves, the last of them alone.
    const isTime = element.matches('input[type=datetime-local]');
    if (!isTime && !element.matches(':focus-visible')) return `not shown: ${name}`;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const hasCaret = element.isContentEditable || element.matches('input,textarea');
    if (!hasCaret && outlineStyle === 'none' && boxShadow === 'none') return `no outline: ${name}`;
    const selection = getSelection();
    const caret =
      element.isContentEditable && selection && selection.rangeCount > 0
        ? selection.getRangeAt(0).getClientRects()[0]
        : undefined;
    const box = caret ?? element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (bottom - top < 4 || right < left) return `outside of the window: ${name}`;
    // Covered in part is seen; a switch shows itself by its label.
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const found = document.elementFromPoint(
        Math.min((left + right) / 2, innerWidth - 1),
        top + (bottom - top) * share,
      );
      return (
        found !== null &&
        (element.contains(found) || (found.closest('label')?.contains(element) ?? false))
      );
    });
    return isSeen ? '' : `covered: ${name}`;
  });

/** The focus is somewhere, in the window, and nothing covers it. */
export const expectFocusSeen = (page: Page): Promise<void> =>
  expect.poll(() => focusTrouble(page)).toBe('');

/** What a screen reader would call what has the focus, about. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
    return name.replaceAll(/\s+/gu, ' ').trim();
  });

/** Somebody without a mouse. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses keys one after the other; after each the focus is to be seen. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      await expectFocusSeen(this.#page);
    }
  }

  type(words: string): Promise<void> {
    return this.#page.keyboard.type(words);
  }

  /** Goes on by Tab to what has this name; every place on the way shows the focus. */
  async goTo(name: string | RegExp, key = 'Tab'): Promise<void> {
    const seen: string[] = [];
    for (let count = 0; count < MAX_TABS; count += 1) {
      await this.press(key);
      const found = await focusedName(this.#page);
      if (typeof name === 'string' ? found === name : name.test(found)) return;
      seen.push(found.slice(0, 30));
    }
    throw new Error(`No way to ${String(name)} among: ${seen.join(' | ')}`);
  }

  /** Goes to it and presses it. */
  async choose(name: string | RegExp): Promise<void> {
    await this.goTo(name);
    await this.#page.keyboard.press('Enter');
  }
}
