import { modulesIn, type StoredModule } from '../../../../content/fields/module-tree.ts';
import type { ModuleLibrary } from './library.ts';

type Tree = readonly StoredModule[];

/** The shared section that a module stands for; null: it is of another kind, or names none yet. */
export function sectionOf({ kind, data }: StoredModule, library: ModuleLibrary): number | null {
  const field = library.get(kind)?.description.section;
  const id = field === undefined ? null : data[field];
  return typeof id === 'number' ? id : null;
}

/** Every shared section that modules name, each once. */
export const sectionsNamed = (tree: Tree, library: ModuleLibrary): readonly number[] => [
  ...new Set(modulesIn(tree).flatMap(({ module }) => sectionOf(module, library) ?? [])),
];

/** Modules of a section at one of its places: with ids of this place, and no section in them. */
const placed = (modules: Tree, place: string, library: ModuleLibrary): Tree =>
  modules.flatMap((module) =>
    library.get(module.kind)?.description.section === undefined
      ? [
          {
            ...module,
            id: `${place}-${module.id}`,
            columns: module.columns.map((column) => placed(column, place, library)),
          },
        ]
      : [],
  );

/**
 * Modules with those of shared sections in them, as the one column of what stands for a section.
 * @param read null: there is nothing to show of it
 */
export async function withSections(
  tree: Tree,
  library: ModuleLibrary,
  read: (id: number) => Promise<Tree | null> | Tree | null,
): Promise<Tree> {
  const sections = new Map<number, Tree | null>();
  for (const id of sectionsNamed(tree, library)) sections.set(id, await read(id));
  if (sections.size === 0) return tree;
  const put = (module: StoredModule): StoredModule => {
    const section = sectionOf(module, library);
    const columns =
      section === null
        ? module.columns.map((column) => column.map(put))
        : [placed(sections.get(section) ?? [], module.id, library)];
    return { ...module, columns };
  };
  return tree.map(put);
}
