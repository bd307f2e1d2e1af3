import { atom, type ReadableAtom } from 'nanostores';
import { SEARCH_TYPING_DELAY_MS } from '../../lib/constants.ts';
import type { Suggestion } from '../../lib/search/suggestion.ts';

/*
 * What is suggested for one field. All decisions are here; the component only shows
 * the state, and field.ts only tells what happens to the field.
 */

/** What is shown. */
export interface SuggestState {
  /** Open only with something to choose from. */
  readonly isOpen: boolean;
  readonly items: readonly Suggestion[];
  /** The one that the arrows are at; -1: the text itself. */
  readonly active: number;
}

export interface SuggestParts {
  /** Asks the server. @throws when it cannot say, or when the request was ended */
  readonly ask: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Told, once, why a request failed; visitors see nothing of it. */
  readonly onFailure: (why: unknown) => void;
}

const CLOSED: SuggestState = { isOpen: false, items: [], active: -1 };
/** Answers that are remembered for who deletes what was just typed. */
const MAX_KNOWN = 30;

/** What is asked for a text: without the ends, in lower case. */
export const askedText = (text: string): string => text.trim().toLowerCase();

export class SuggestStore {
  readonly #state = atom<SuggestState>(CLOSED);
  readonly #parts: SuggestParts;
  readonly #known = new Map<string, readonly Suggestion[]>();
  /** What was asked for last; answers to anything else come too late. */
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | null = null;
  #hasFailed = false;

  constructor(parts: SuggestParts) {
    this.#parts = parts;
  }

  get $state(): ReadableAtom<SuggestState> {
    return this.#state;
  }

  /** The field has this text and somebody is at it: they see what they may mean. */
  suggest(typed: string): void {
    const text = askedText(typed);
    if (text === this.#text && this.#state.get().isOpen) return;
    this.#end();
    this.#text = text;
    const known = this.#known.get(text);
    if (text === '') this.#state.set(CLOSED);
    else if (known) this.#show(known);
    else this.#timer = setTimeout(() => void this.#ask(text), SEARCH_TYPING_DELAY_MS);
  }

  /** Nothing is shown any more, and nothing that is on its way will be. */
  close(): void {
    this.#end();
    this.#text = '';
    this.#state.set(CLOSED);
  }

  /** One on or back; behind the last one and before the first is the text itself. */
  move(step: 1 | -1): void {
    const { isOpen, items, active } = this.#state.get();
    if (!isOpen) return;
    const places = items.length + 1;
    this.#state.set({ isOpen, items, active: ((active + 1 + step + places) % places) - 1 });
  }

  /** The suggestion that the arrows are at. */
  get chosen(): Suggestion | undefined {
    const { items, active } = this.#state.get();
    return items[active];
  }

  async #ask(text: string): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const items = await this.#parts.ask(text, request.signal);
      this.#remember(text, items);
      // Whoever has typed on, or gone, is not shown what they meant before.
      if (text === this.#text) this.#show(items);
    } catch (error) {
      if (request.signal.aborted) return;
      if (text === this.#text) this.#state.set(CLOSED);
      if (!this.#hasFailed) this.#parts.onFailure(error);
      this.#hasFailed = true;
    }
  }

  #remember(text: string, items: readonly Suggestion[]): void {
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(text, items);
  }

  #show(items: readonly Suggestion[]): void {
    this.#state.set({ isOpen: items.length > 0, items, active: -1 });
  }

  /** Ends what is about to be asked, or has been. */
  #end(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = null;
  }
}
