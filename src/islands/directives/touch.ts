import type { ClientDirective } from 'astro';

/** Signs that an island is about to be used; the click itself comes after them. */
const SIGNS = ['pointerdown', 'pointerenter', 'focusin', 'keydown'] as const;

/**
 * `client:touch`: an island loads nothing until a visitor touches it. A click
 * that comes before it is ready is held back and given to it when it is.
 */
const touch: ClientDirective = (load, _options, island) => {
  let loading: Promise<void> | null = null;
  let held: HTMLElement | null = null;

  async function hydrate() {
    await (await load())();
    island.removeEventListener('click', hold, true);
    held?.click();
  }
  const begin = () => {
    loading ??= hydrate();
  };
  function hold(event: Event) {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    // A visitor who wants a new tab gets the plain link.
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = event.target as HTMLElement;
    begin();
  }
  for (const sign of SIGNS) island.addEventListener(sign, begin, { once: true, passive: true });
  island.addEventListener('click', hold, true);
};

export default touch;
