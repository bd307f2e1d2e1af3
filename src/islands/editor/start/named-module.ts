import { revealModule } from '../canvas/module-selection.ts';

/** The fragment of a page that was made just now. */
export const NEW_PAGE = '#new';

/**
 * Chooses the module that the address names: lists of the hub lead to one by `#module=m2`.
 * A page that was made just now begins at the button that adds its first.
 */
export function showNamedModule(): void {
  const { hash } = location;
  const id = /^#module=([a-z\d-]+)$/u.exec(hash)?.[1];
  if (id) revealModule(id);
  if (hash === NEW_PAGE) document.querySelector<HTMLElement>('.ed-here')?.focus();
}
