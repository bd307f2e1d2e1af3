import type { LazyPart } from '../components/lazy-part.tsx';

/**
 * Has the files of some parts come as soon as somebody does something on the page: whoever opens
 * one by a key and goes on typing must not write into what had the focus before.
 */
export function preloadAtFirstUse(parts: readonly Pick<LazyPart<never>, 'preload'>[]): void {
  const start = (): void => {
    removeEventListener('pointerdown', start, true);
    removeEventListener('keydown', start, true);
    for (const part of parts) part.preload();
  };
  addEventListener('pointerdown', start, true);
  addEventListener('keydown', start, true);
}
