import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedText, SuggestStore } from '../../../src/islands/search/suggest-store.ts';
import { SEARCH_TYPING_DELAY_MS } from '../../../src/lib/constants.ts';
import type { Suggestion } from '../../../src/lib/search/suggestion.ts';

const suggestion = (title: string): Suggestion => ({
  title,
  url: `/de/${title}`,
  kind: 'event',
  kind_label: 'Veranstaltung',
  date: null,
  date_label: null,
  image: null,
});

/** A server whose answers come when the test says so, or never end when they are not wanted. */
function serverFor({ heedsAbort = true } = {}) {
  const asked: string[] = [];
  const answers = new Map<string, (titles: readonly string[] | Error) => void>();
  const ask = (text: string, signal: AbortSignal) =>
    new Promise<readonly Suggestion[]>((resolve, reject) => {
      asked.push(text);
      if (heedsAbort) signal.addEventListener('abort', () => reject(new Error('aborted')));
      answers.set(text, (titles) =>
        titles instanceof Error ? reject(titles) : resolve(titles.map(suggestion)),
      );
    });
  return {
    asked,
    ask,
    answer: async (text: string, titles: readonly string[] | Error) => {
      answers.get(text)?.(titles);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const titlesIn = (store: SuggestStore) => store.$state.get().items.map(({ title }) => title);
const pass = (ms = SEARCH_TYPING_DELAY_MS) => vi.advanceTimersByTimeAsync(ms);

describe('what is suggested', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function storeFor(options?: { readonly heedsAbort: boolean }) {
    const server = serverFor(options);
    const failures: unknown[] = [];
    const store = new SuggestStore({ ask: server.ask, onFailure: (why) => failures.push(why) });
    return { server, store, failures };
  }

  it('SE-02 an empty text asks nothing, and the text is asked for in lower case', async () => {
    const { server, store } = storeFor();
    store.suggest('   ');
    await pass();
    expect(server.asked).toEqual([]);
    store.suggest(' BACH Söhne ');
    await pass();
    expect(server.asked).toEqual(['bach söhne']);
    expect(askedText('  ')).toBe('');
  });

  it('SE-02 who types fast asks once, at the end', async () => {
    const { server, store } = storeFor();
    for (const text of ['b', 'ba', 'bac']) {
      store.suggest(text);
      await pass(SEARCH_TYPING_DELAY_MS - 1);
    }
    expect(server.asked).toEqual([]);
    await pass(1);
    expect(server.asked).toEqual(['bac']);
  });

  // The second round is the control: a server that goes on answering what nobody waits for.
  it.each([{ heedsAbort: true }, { heedsAbort: false }])(
    'SE-02 an answer to an older text never comes over a newer one (%o)',
    async (options) => {
      const { server, store, failures } = storeFor(options);
      store.suggest('ba');
      await pass();
      store.suggest('bach');
      await pass();
      await server.answer('bach', ['Bach']);
      expect(titlesIn(store)).toEqual(['Bach']);
      await server.answer('ba', ['Ballett']);
      expect(titlesIn(store)).toEqual(['Bach']);
      expect(failures).toEqual([]);
    },
  );

  it('SE-02 nothing opens after it was closed, and what was known opens at once', async () => {
    const { server, store } = storeFor({ heedsAbort: false });
    store.suggest('bach');
    await pass();
    store.close();
    await server.answer('bach', ['Bach']);
    expect(store.$state.get().isOpen).toBe(false);
    store.suggest('Bach');
    expect(titlesIn(store)).toEqual(['Bach']);
    expect(server.asked).toEqual(['bach']);
    store.suggest('');
    expect(store.$state.get()).toEqual({ isOpen: false, items: [], active: -1 });
  });

  it('SE-02 the arrows go through the list and over the text itself', async () => {
    const { server, store } = storeFor();
    store.move(1);
    expect(store.$state.get().active).toBe(-1);
    store.suggest('b');
    await pass();
    await server.answer('b', ['Bach', 'Berg']);
    const visited = [1, 1, 1, -1].map((step) => {
      store.move(step as 1 | -1);
      return store.chosen?.title;
    });
    expect(visited).toEqual(['Bach', 'Berg', undefined, 'Berg']);
  });

  it('SE-02 a failure is told once, and nothing is open', async () => {
    const { server, store, failures } = storeFor();
    for (const text of ['b', 'ba']) {
      store.suggest(text);
      await pass();
      await server.answer(text, new Error('answered with 503'));
    }
    expect(failures).toHaveLength(1);
    expect(store.$state.get().isOpen).toBe(false);
    store.suggest('bac');
    await pass();
    await server.answer('bac', ['Bach']);
    expect(titlesIn(store)).toEqual(['Bach']);
  });

  it('SE-02 nothing found opens nothing', async () => {
    const { server, store } = storeFor();
    store.suggest('xyz');
    await pass();
    await server.answer('xyz', []);
    expect(store.$state.get().isOpen).toBe(false);
  });
});
