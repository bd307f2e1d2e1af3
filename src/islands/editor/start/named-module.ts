import { revealModule } from '../canvas/module-selection.ts';

/** Chooses the module that the address names: lists of the hub lead to one by `#module=m2`. */
export function showNamedModule(): void {
  const id = /^#module=([a-z\d-]+)$/u.exec(location.hash)?.[1];
  if (id) revealModule(id);
}
