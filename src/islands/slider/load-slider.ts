import slider from './main.ts?island';
import type { Island } from '../island.ts';

/** What counts as touching a slider; before one of them nothing more is loaded. */
const INTERACTIONS = ['pointerenter', 'pointerdown', 'focusin', 'keydown'];

for (const root of document.querySelectorAll<HTMLElement>('[data-slider]')) {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const position = root.querySelector('[data-position]');
  if (position) position.textContent = `1 / ${root.querySelectorAll('[data-track] li').length}`;
  for (const type of INTERACTIONS)
    root.addEventListener(
      type,
      () => {
        (import(/* @vite-ignore */ slider) as Promise<Island>).then(
          (island) => island.mount(root),
          // Without it a slider goes on scrolling.
          () => undefined,
        );
      },
      { once: true },
    );
  // A finger that is swiping is not interrupted (main.ts reads what was last).
  for (const type of ['touchstart', 'touchend', 'touchcancel'])
    root.addEventListener(type, () => (root.dataset['held'] = type), { passive: true });
  root.addEventListener('click', ({ target }) => {
    const by = (target as Element).closest<HTMLElement>('[data-turn]')?.dataset['turn'];
    // The first click is not lost while the rest is on its way.
    if (by && track && !root.classList.contains('is-initialized')) {
      track.dataset['held'] = `${track.scrollLeft} ${by}`;
      track.scrollBy({ left: +by * track.clientWidth });
    }
  });
}
