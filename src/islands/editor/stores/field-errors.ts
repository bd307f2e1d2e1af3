import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { FieldErrors } from '../../../lib/editing/calls.ts';
import { atom } from 'nanostores';
import { $content, $fieldErrors } from './content.ts';

/** Whether somebody looked at what keeps the page from being published: from then on each field says it. */
export const $isPublishTried = atom(false);

/** The path of a module in its record, as errors name it: `modules.3.columns.0.1`. */
function pathOf(tree: readonly StoredModule[], id: string, path: string): string | null {
  for (const [index, module] of tree.entries()) {
    const modulePath = `${path}.${index}`;
    if (module.id === id) return modulePath;
    for (const [column, inside] of module.columns.entries()) {
      const inner = pathOf(inside, id, `${modulePath}.columns.${column}`);
      if (inner !== null) return inner;
    }
  }
  return null;
}

/** How much is wrong with each module, by its id; those that nothing is wrong with are not in it. */
export function errorCounts(tree: readonly StoredModule[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of Object.keys($fieldErrors.get())) {
    const steps = path.split('.');
    if (steps[0] !== 'modules') continue;
    let module = tree[Number(steps[1])];
    // `modules.3.columns.0.1.data.title`: the innermost module that is named.
    for (let at = 2; module && steps[at] === 'columns'; at += 3)
      module = module.columns[Number(steps[at + 1])]?.[Number(steps[at + 2])];
    if (module) counts.set(module.id, (counts.get(module.id) ?? 0) + 1);
  }
  return counts;
}

/** What is wrong with one module, by the path inside its data; of the record itself for null. */
export function errorsOf(id: string | null): FieldErrors {
  const entries = Object.entries($fieldErrors.get());
  if (id === null)
    return Object.fromEntries(entries.filter(([path]) => !path.startsWith('modules.')));
  const path = pathOf($content.get().modules, id, 'modules');
  if (path === null) return {};
  const moduleErrors: Record<string, string> = {};
  for (const [key, text] of entries) {
    if (key !== path && !key.startsWith(`${path}.`)) continue;
    const inside = key.slice(path.length + 1);
    // Of a kind that is not known the module itself is wrong; those in its columns have their own.
    if (!inside.startsWith('columns.')) moduleErrors[inside.replace(/^data\./u, '')] = text;
  }
  return moduleErrors;
}
