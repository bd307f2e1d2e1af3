import { createRoot } from 'react-dom/client';
import type { Suggestion } from '../../lib/search/suggestion.ts';
import { SearchField } from './field.ts';
import { SuggestStore } from './suggest-store.ts';
import { Suggestions } from './Suggestions.tsx';

/** A visitor has typed on or sent the form by then. */
const TIMEOUT_MS = 5000;

const path = `/${document.documentElement.lang}/api/search/autocomplete/`;

/** What somebody may mean. @throws {Error} when the server does not say */
async function askSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = await fetch(`${path}?${new URLSearchParams({ query: text })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!answer.ok) {
    // An answer that nobody reads keeps its request open.
    await answer.text();
    throw new Error(`answered with ${answer.status}`);
  }
  return (await answer.json()) as readonly Suggestion[];
}

/** A failure is reported as an error of a script is; without a word of what was typed. */
function reportFailure(why: unknown): void {
  if (!navigator.onLine) return;
  const name = why instanceof Error ? `${why.name}: ${why.message}` : 'failed';
  const message = `Search suggestions: ${name}`;
  dispatchEvent(new ErrorEvent('error', { message, filename: location.origin + path }));
}

const mounted = new WeakSet<HTMLElement>();

/**
 * Comes with the first touch of a field of the search (scripts/search-box.ts) and gives its form
 * suggestions. The form and its field stay what they are.
 */
export function mount(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('[name=q]');
  const container = form.querySelector('[data-suggestions]');
  if (!input || !container || mounted.has(form)) return;
  mounted.add(form);
  const { suggest: label = '', one = '', many = '' } = form.dataset;
  const store = new SuggestStore({ ask: askSuggestions, onFailure: reportFailure });
  const id = `${input.id}-suggestions`;
  const field = new SearchField(input, store, id);
  createRoot(container).render(
    <Suggestions
      store={store}
      id={id}
      texts={{ label, one, many }}
      onChoose={(suggestion) => field.choose(suggestion)}
    />,
  );
}
