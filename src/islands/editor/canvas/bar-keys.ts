import { t } from '../i18n/t.ts';
import { shortcutOf } from '../keys/shortcuts.ts';

/** The first thing in the bar that can be pressed. */
const intoBar = (): void =>
  document.querySelector<HTMLElement>('.ed-bar :is(button:not(:disabled), a)')?.focus();

/**
 * The bar is the last thing on the page: a link at its beginning leads there, and F6 from
 * wherever one is and back again.
 */
export function startBarKeys(): void {
  const place = { before: null as HTMLElement | null };
  addEventListener('keydown', (event) => {
    if (shortcutOf(event, 'page') !== 'bar' || document.querySelector('dialog[open]') !== null)
      return;
    event.preventDefault();
    const focused = document.activeElement;
    const isInEditor = focused?.closest('.ed-bar, .ed-panel') != null;
    if (isInEditor && focused.closest('.ed-bar') !== null) {
      const back = place.before?.isConnected === true ? place.before : null;
      (back ?? document.querySelector<HTMLElement>('main [data-module]'))?.focus();
      return;
    }
    if (focused instanceof HTMLElement) place.before = focused;
    intoBar();
  });
  const first = document.querySelector<HTMLAnchorElement>('a.skip');
  if (first === null) return;
  const link = first.cloneNode() as HTMLAnchorElement;
  link.textContent = t('bar.skip');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    intoBar();
  });
  first.after(link);
}
