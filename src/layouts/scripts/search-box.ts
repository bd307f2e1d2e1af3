import { SEARCH_FOCUS_DELAY_MS } from '../../lib/constants.ts';

/** LY-07: the opened search box takes the focus; closing it is in menu.ts, as for every disclosure. */
const box = document.querySelector<HTMLDetailsElement>('details[data-search]');
const input = box?.querySelector('input');
const focus = () => input?.focus();

const opened = () => {
  if (box?.open) setTimeout(focus, SEARCH_FOCUS_DELAY_MS);
};
box?.addEventListener('toggle', opened);
opened();
// The button that clears the box takes the focus away from it.
box?.addEventListener('reset', focus);
