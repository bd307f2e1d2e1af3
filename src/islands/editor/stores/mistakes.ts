import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Mistakes } from '../../../lib/editing/calls.ts';
import { $content, $mistakes } from './content.ts';

/** The path of a module in its record, as mistakes name it: `modules.3.columns.0.1`. */
function pathOf(tree: readonly StoredModule[], id: string, path: string): string | null {
  for (const [index, module] of tree.entries()) {
    const own = `${path}.${index}`;
    if (module.id === id) return own;
    for (const [column, inside] of module.columns.entries()) {
      const found = pathOf(inside, id, `${own}.columns.${column}`);
      if (found !== null) return found;
    }
  }
  return null;
}

/** What is wrong with one module, by the path inside its data; of the record itself for null. */
export function mistakesOf(id: string | null): Mistakes {
  const entries = Object.entries($mistakes.get());
  if (id === null)
    return Object.fromEntries(entries.filter(([path]) => !path.startsWith('modules.')));
  const path = pathOf($content.get().modules, id, 'modules');
  if (path === null) return {};
  const own: Record<string, string> = {};
  for (const [key, text] of entries) {
    if (key !== path && !key.startsWith(`${path}.`)) continue;
    const inside = key.slice(path.length + 1);
    // Of a kind that is not known the module itself is wrong; those in its columns have their own.
    if (!inside.startsWith('columns.')) own[inside.replace(/^data\./u, '')] = text;
  }
  return own;
}
