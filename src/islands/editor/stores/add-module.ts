import type { ModuleInput } from '../../../content/fields/module-tree.ts';
import type { Place } from '../../../lib/editing/content.ts';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import { completeModule } from './new-module.ts';
import { insertModule } from './commands.ts';
import { $selected } from './selection.ts';

/** Puts a module in, chosen from now on. */
function insertInput(input: ModuleInput, place: Place): void {
  const module = completeModule(input);
  const before = $selected.get();
  // Selected without `selectModule`: only the place of the insertion is announced.
  $selected.set(module.id);
  if (!insertModule(module, place)) $selected.set(before);
}

/** A new module as one of its named examples; null: with nothing in it. */
export function addModule(
  offer: ModuleOffer,
  example: Pick<ModuleOffer['examples'][number], 'data' | 'columns'> | null,
  place: Place,
): void {
  const { kind } = offer;
  insertInput({ id: kind, kind, data: example?.data, columns: example?.columns }, place);
}
