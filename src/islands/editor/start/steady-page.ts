import { elementOf, topModules } from '../canvas/dom.ts';
import { $panel, $selected } from '../stores/selection.ts';

/** So long the page is laid out anew after a panel opened or closed, in milliseconds. */
const SETTLE_MS = 700;

const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** What somebody looks at: where they are, or the first module in the window. */
function lookedAt(): HTMLElement | null {
  const selected = elementOf($selected.get() ?? '');
  return selected && isInSight(selected) ? selected : (topModules().find(isInSight) ?? null);
}

/** The focus may have come back to where nobody looked; it is seen wherever it is. */
function showFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main') !== null && !isInSight(focused))
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The page keeps its place on the screen where a panel makes it narrower or gives it its width back. */
export function keepPlace(): void {
  let end: AbortController | null = null;
  let isLed = false;
  // Whoever is led to another module goes there.
  $selected.listen(() => {
    end?.abort();
    isLed = true;
    setTimeout(() => (isLed = false));
  });
  $panel.listen(() => {
    end?.abort();
    if (isLed) return;
    const anchor = lookedAt();
    const main = document.querySelector('main');
    if (anchor === null || main === null) return;
    const { top } = anchor.getBoundingClientRect();
    const { signal } = (end = new AbortController());
    const observer = new ResizeObserver(() => {
      const by = anchor.isConnected ? anchor.getBoundingClientRect().top - top : 0;
      if (Math.abs(by) > 1) scrollBy({ top: by, behavior: 'instant' });
      showFocus();
    });
    observer.observe(main);
    signal.addEventListener('abort', () => observer.disconnect());
    const stop = end;
    setTimeout(() => stop.abort(), SETTLE_MS);
    // Whoever moves the page does so.
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(type, () => stop.abort(), { signal, capture: true, passive: true });
  });
}
