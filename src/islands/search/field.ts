import type { Suggestion } from '../../lib/search/suggestion.ts';
import { SEARCH_BLUR_DELAY_MS } from '../../lib/constants.ts';
import { optionId } from './Suggestions.tsx';
import type { SuggestStore } from './suggest-store.ts';

/** A keyboard that comes up moves the page, too: what moves it so soon is no visitor. */
const SETTLE_MS = 600;

/** The field of a form of the search; it stays the same element as without suggestions. */
export class SearchField {
  readonly #input: HTMLInputElement;
  readonly #store: SuggestStore;
  readonly #listId: string;
  /** Until then scrolling closes nothing. */
  #settled = 0;

  constructor(input: HTMLInputElement, store: SuggestStore, listId: string) {
    this.#input = input;
    this.#store = store;
    this.#listId = listId;
    this.#beCombobox();
    this.#listen();
    // Somebody has been typing while this came.
    if (document.activeElement === input) this.#suggest();
  }

  /** A suggestion is a text that is searched for. */
  choose({ title }: Suggestion): void {
    this.#input.value = title;
    this.#store.close();
    this.#input.form?.requestSubmit();
  }

  #suggest(): void {
    this.#settle();
    this.#store.suggest(this.#input.value);
  }

  #beCombobox(): void {
    const input = this.#input;
    const set = (name: string, value: string | null) =>
      value === null ? input.removeAttribute(name) : input.setAttribute(name, value);
    set('role', 'combobox');
    set('aria-autocomplete', 'list');
    this.#store.$state.subscribe(({ isOpen, active }) => {
      const option = active < 0 ? null : optionId(this.#listId, active);
      set('aria-expanded', String(isOpen));
      set('aria-controls', isOpen ? this.#listId : null);
      set('aria-activedescendant', option);
      if (option) this.#reveal(option);
    });
  }

  /** Scrolls the list, and not the page, to an option. */
  #reveal(id: string): void {
    const option = document.getElementById(id);
    const list = option?.parentElement;
    if (!option || !list) return;
    const { offsetTop: top, offsetHeight: height } = option;
    list.scrollTop = Math.max(Math.min(list.scrollTop, top), top + height - list.clientHeight);
  }

  #listen(): void {
    const input = this.#input;
    const store = this.#store;
    const close = () => store.close();
    input.addEventListener('input', () => this.#suggest());
    input.addEventListener('focus', () => this.#suggest());
    input.addEventListener('blur', () =>
      setTimeout(() => document.activeElement !== input && close(), SEARCH_BLUR_DELAY_MS),
    );
    input.addEventListener('keydown', (event) => this.#press(event));
    input.form?.addEventListener('submit', close);
    // Emptied when this has been told.
    input.form?.addEventListener('reset', () => setTimeout(close));
    input.closest('details')?.addEventListener('toggle', close);
    // Beside the form and what belongs to it.
    addEventListener('pointerdown', ({ target }) => {
      if (!input.form?.contains(target as Node)) close();
    });
    addEventListener('scroll', () => performance.now() > this.#settled && close());
    visualViewport?.addEventListener('resize', () => this.#settle());
  }

  #settle(): void {
    this.#settled = performance.now() + SETTLE_MS;
  }

  #press(event: KeyboardEvent): void {
    const { isOpen } = this.#store.$state.get();
    const { chosen } = this.#store;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Who goes on by the keyboard comes to what the list would still lie over until «blur» closes it.
    if (event.key === 'Tab') {
      this.#store.close();
      return;
    }
    if (event.key === 'ArrowDown' && !isOpen) this.#suggest();
    else if (event.key === 'ArrowDown') this.#store.move(1);
    else if (event.key === 'ArrowUp' && isOpen) this.#store.move(-1);
    else if (event.key === 'Enter' && chosen) this.choose(chosen);
    else if (event.key === 'Escape' && isOpen) {
      this.#store.close();
      // What else it would close stays open until the next time.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }
}
