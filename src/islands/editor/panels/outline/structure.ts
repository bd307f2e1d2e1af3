import { atom } from 'nanostores';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { $content } from '../../stores/content.ts';
import { columnCount } from '../../stores/placement.ts';

type Tree = readonly StoredModule[];

const standAlike = (one: StoredModule, other: StoredModule | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.id === other.id &&
    columnCount(one) === columnCount(other) &&
    one.columns.length === other.columns.length &&
    one.columns.every((column, at) => hasSameStructure(column, other.columns[at] ?? [])));

const hasSameStructure = (one: Tree, other: Tree): boolean =>
  one.length === other.length && one.every((module, at) => standAlike(module, other[at]));

/**
 * Which modules there are and where they stand. It is another tree only when one of them came,
 * went or moved: what they hold is as it was then, and is asked for by id (`useModule`).
 */
export const $structure = atom<Tree>([]);

$content.subscribe(({ modules }) => {
  if (!hasSameStructure($structure.get(), modules)) $structure.set(modules);
});
