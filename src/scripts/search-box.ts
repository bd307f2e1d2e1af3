import { mountIsland } from '../islands/island.ts';
import { SEARCH_BLUR_DELAY_MS, SEARCH_FOCUS_DELAY_MS } from '../lib/constants.ts';
import { search } from './islands.ts';

/*
 * The opened search box takes the focus, gives it back its place when it goes,
 * and its button sends what is in it. Closing by click and key is in menu.ts, as for every
 * disclosure. Suggestions come with the first touch of a field.
 */

const loadSuggestions = (form: HTMLFormElement) => void mountIsland(search, form);

const box = document.querySelector<HTMLDetailsElement>('details[data-search]');
const input = box?.querySelector('input');
const focus = () => input?.focus();

const opened = () => {
  if (!box?.open) return;
  if (input?.form) loadSuggestions(input.form);
  setTimeout(focus, SEARCH_FOCUS_DELAY_MS);
};
box?.addEventListener('toggle', opened);
opened();

box?.addEventListener('focusout', () => {
  setTimeout(() => {
    // Nobody who went to another window has left it.
    if (!box.contains(document.activeElement)) box.open = false;
  }, SEARCH_BLUR_DELAY_MS);
});
// What is pressed in the panel does not take the focus from the field.
box?.querySelector('search')?.addEventListener('mousedown', (event) => {
  if (event.target !== input) event.preventDefault();
});
box?.firstElementChild?.addEventListener('click', (event) => {
  if (!box.open || !input?.value.trim()) return;
  event.preventDefault();
  input.form?.requestSubmit();
});

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggest]')) {
  const field = form.querySelector<HTMLInputElement>('[name=q]');
  if (!field) continue;
  field.addEventListener('focus', () => loadSuggestions(form), { once: true });
  // The button that empties the field takes the focus away from it.
  form.addEventListener('reset', () => field.focus());
  form.querySelector('a[data-clear]')?.addEventListener('click', (event) => {
    event.preventDefault();
    field.value = '';
    field.focus();
    field.dispatchEvent(new Event('input'));
  });
  form.addEventListener('submit', (event) => {
    if (!field.value.trim()) event.preventDefault();
    // The menu of the header goes with the page.
    else
      for (const each of document.querySelectorAll('details[data-closes]'))
        each.removeAttribute('open');
  });
}
