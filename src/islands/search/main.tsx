import { createRoot } from 'react-dom/client';
import { askSuggestions, reportFailure } from './ask.ts';
import { SearchField } from './field.ts';
import { SuggestStore } from './suggest-store.ts';
import { Suggestions } from './Suggestions.tsx';

/*
 * Comes with the first touch of a field of the search (scripts/search-box.ts) and gives
 * each of the page's forms its suggestions. The form and its field stay what they are.
 */

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggest]')) {
  const input = form.querySelector<HTMLInputElement>('[name=q]');
  const container = form.querySelector('[data-suggestions]');
  if (!input || !container) continue;
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
