import { $selected } from '../stores/selection.ts';
import { elementOf } from './dom.ts';

/** What a module folds away can be written while the module is chosen. */
export function openDetails(): void {
  const id = $selected.get();
  const module = id === null ? null : elementOf(id);
  for (const part of module?.querySelectorAll('details') ?? []) part.open = true;
}
