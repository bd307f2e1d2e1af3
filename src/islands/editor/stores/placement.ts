import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { listAt, placeOf, type Place } from '../../../lib/editing/content.ts';
import { $content } from './content.ts';
import { moveModule } from './commands.ts';
import { moduleOffer } from '../api/library.ts';

/** Right below a module; at the end of the page for none. */
export function placeBelow(id: string | null): Place {
  const { modules } = $content.get();
  const place = id === null ? null : placeOf(modules, id);
  return place === null
    ? { parent: null, column: 0, index: modules.length }
    : { ...place, index: place.index + 1 };
}

/** Up or down among its neighbours. */
export function moveByOne(id: string, by: -1 | 1): void {
  const place = placeOf($content.get().modules, id);
  if (place === null) return;
  const index = place.index + (by < 0 ? -1 : 2);
  if (index >= 0) moveModule(id, { ...place, index });
}

/** How many columns a module has now; 0 for what holds none. */
export function columnCount({ kind, data }: StoredModule): number {
  const columns = moduleOffer(kind)?.columns;
  return columns?.counts[String(data[columns.field])] ?? (columns ? 1 : 0);
}

/** The end of a module's column. */
export const columnEnd = ({ id, columns }: StoredModule, column = 0): Place => ({
  parent: id,
  column,
  index: columns[column]?.length ?? 0,
});

/** The module above, where this one can go into it; null: there is none, or it has no columns. */
export function containerAbove(tree: readonly StoredModule[], place: Place): StoredModule | null {
  const above = listAt(tree, place)[place.index - 1];
  return above && columnCount(above) > 0 ? above : null;
}
