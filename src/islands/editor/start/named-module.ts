import { revealModule } from '../canvas/module-selection.ts';

/** The fragment of a page that was made just now. */
export const NEW_PAGE = '#new';

/**
 * Chooses what the address names: lists of the hub lead to a module (`#module=m2`) or a note
 * (`#note=12`). A page that was made just now begins at the button that adds its first module.
 */
export function showNamedModule(): void {
  const { hash } = location;
  const [, what, id] = /^#(module|note)=([a-z\d-]+)$/u.exec(hash) ?? [];
  if (what === 'note')
    void import('../canvas/notes/note-place.ts').then(({ openNote }) => openNote(Number(id)));
  else if (id) revealModule(id);
  if (hash === NEW_PAGE) document.querySelector<HTMLElement>('.ed-here')?.focus();
}
