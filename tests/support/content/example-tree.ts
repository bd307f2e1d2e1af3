import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import { moduleTree } from '../../../src/content/fields/module-tree.ts';
import type { Example } from '../../../src/content/modules/define.ts';

/** An example as a page would keep it. */
export const composedTree = (
  kind: string,
  { data, columns = [] }: Example<never>,
): readonly StoredModule[] =>
  moduleTree().schema.parse([
    { id: 'example', kind, data: data as Record<string, unknown>, columns },
  ]);
