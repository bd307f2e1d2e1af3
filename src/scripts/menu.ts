import { lockPage } from '../islands/lock-page.ts';

/**
 * Every disclosure with data-closes (submenus, the slide-in menu, drop-downs)
 * works without this. Here they learn to close: on Escape, with the focus back
 * on their button, and when the visitor acts elsewhere.
 */
const opened = (): NodeListOf<HTMLDetailsElement> =>
  document.querySelectorAll('details[data-closes][open]');

/** What a disclosure opens together with its button: in it, or behind it in the same element. */
const regionOf = (details: HTMLElement): HTMLElement =>
  (details.dataset['closes'] && details.parentElement) || details;

for (const kind of ['click', 'focusin']) {
  document.addEventListener(kind, ({ target }) => {
    for (const details of opened())
      // In the column of a narrow window what is below must not move before it is pressed.
      details.open = regionOf(details).contains(target as Node) || !!(details.name && burger?.open);
  });
}

/** The slide-in menu, where the page has one. */
export const burger = document.querySelector<HTMLDetailsElement>('details[data-burger]');

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    for (const details of opened()) {
      details.open = false;
      details.querySelector('summary')?.focus();
      // The dialog around it stays open.
      event.preventDefault();
    }
  }
  if (event.key === 'Tab' && burger?.open) {
    const stops = [...regionOf(burger).querySelectorAll<HTMLElement>('summary, a[href]')];
    if (event.shiftKey) stops.reverse();
    if (document.activeElement === stops.at(-1)) {
      stops[0]?.focus();
      event.preventDefault();
    }
  }
});

function lock(this: HTMLDetailsElement): void {
  lockPage(this.open);
  // The header goes by what is scrolled, which it does not follow behind the menu.
  if (!this.open) dispatchEvent(new Event('scroll'));
  for (const behind of document.querySelectorAll<HTMLElement>('[data-behind]')) {
    behind.inert = this.open;
  }
}
burger?.addEventListener('toggle', lock);
// Opened by the very touch that brought this here.
if (burger?.open) lock.call(burger);

// Where the window grows past the slide-in menu, nothing may stay locked behind it.
matchMedia('(width >= 64em)').addEventListener('change', () => {
  if (burger) burger.open = false;
});
