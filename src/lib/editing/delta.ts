import type { StoredModule } from '../../content/fields/module-tree.ts';
import { allModules, isSame, moduleById, type Content } from './content.ts';

/** The shape of a tree without what its modules hold. */
export interface Skeleton {
  readonly id: string;
  readonly columns: readonly (readonly Skeleton[])[];
}

/**
 * What changed between two states of a record, as small as what was changed: it is
 * what saving sends.
 */
export interface Delta {
  /** Fields of the record that changed, with their new values. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Modules that are new or hold something else, by id, without what stands in them. */
  readonly modules: Readonly<Record<string, Omit<StoredModule, 'id' | 'columns'>>>;
  /** The new shape of the tree; null: as it was. */
  readonly tree: readonly Skeleton[] | null;
}

export const skeletonOf = (tree: readonly StoredModule[]): readonly Skeleton[] =>
  tree.map(({ id, columns }) => ({ id, columns: columns.map(skeletonOf) }));

const withoutChildren = ({ id: _, columns: __, ...data }: StoredModule) => data;

export function deltaOf(before: Content, after: Content): Delta {
  const isChanged = (module: StoredModule): boolean => {
    const old = moduleById(before.modules, module.id);
    if (old === module) return false;
    return old === null || !isSame(withoutChildren(old), withoutChildren(module));
  };
  const changed = allModules(after.modules).filter(isChanged);
  const { modules: _, ...fields } = after;
  const tree = skeletonOf(after.modules);
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(([key, value]) => !isSame(before[key], value)),
    ),
    modules: Object.fromEntries(changed.map((module) => [module.id, withoutChildren(module)])),
    tree:
      before.modules === after.modules || isSame(skeletonOf(before.modules), tree) ? null : tree,
  };
}

export const isEmptyDelta = ({ fields, modules, tree }: Delta): boolean =>
  tree === null && Object.keys(fields).length + Object.keys(modules).length === 0;

/** The content with a delta in it. A module that neither holds is left out. */
export function applyDelta(content: Content, { fields, modules, tree }: Delta): Content {
  const currentModules = new Map(
    allModules(content.modules).map((module) => [module.id, withoutChildren(module)]),
  );
  const moduleData = (id: string) =>
    (Object.hasOwn(modules, id) ? modules[id] : undefined) ?? currentModules.get(id);
  const buildTree = (shape: readonly Skeleton[]): readonly StoredModule[] =>
    shape.flatMap(({ id, columns }) => {
      const module = moduleData(id);
      return module === undefined ? [] : [{ id, ...module, columns: columns.map(buildTree) }];
    });
  return { ...content, ...fields, modules: buildTree(tree ?? skeletonOf(content.modules)) };
}
