import { revealModule } from '../canvas/module-selection.ts';

/** Chooses the module that the address names: lists of the hub lead to one by `#module=m2`. */
export function showNamedModule(): void {
  const [, id] = /^#module=([a-z0-9-]{1,40})$/u.exec(location.hash) ?? [];
  if (id !== undefined) revealModule(id);
}
