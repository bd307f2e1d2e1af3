import type { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { modulesIn, type StoredModule } from '../../../../content/fields/module-tree.ts';
import type { ModuleLibrary } from './library.ts';
import { migrated } from './stored.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly (string | number)[];

const issue = (path: Path, message: string): Issue => ({
  code: 'custom',
  path: [...path],
  message,
  input: undefined,
});

/**
 * Checks every module of a tree by its kind, whose form `moduleTree` has checked.
 * @param errors zod's messages in the language of the caller
 * @returns what is wrong, with paths from the tree's root; nothing when all is well
 */
export function treeIssues(
  tree: readonly StoredModule[],
  library: ModuleLibrary,
  errors: z.core.$ZodErrorMap,
): readonly Issue[] {
  const anchors = new Set<unknown>();
  return modulesIn(tree).flatMap(({ module, path }) => {
    const kind = library.get(module.kind);
    if (kind === undefined) return [issue([...path, 'kind'], MESSAGES.unknownModule)];
    const { schema, columns } = kind.description;
    const parsed = schema.safeParse(migrated(module, kind), { error: errors, reportInput: true });
    if (!parsed.success)
      return parsed.error.issues.map((found) => ({
        ...found,
        path: [...path, 'data', ...found.path],
      }));
    const { anchor } = parsed.data as { readonly anchor?: string | null };
    // Each is an id of the page, and a link to it has to lead to one place.
    const isTwice = anchor != null && anchors.has(anchor);
    anchors.add(anchor);
    return [
      ...(isTwice ? [issue([...path, 'data', 'anchor'], MESSAGES.twice)] : []),
      ...(module.columns.length > columns(parsed.data as never)
        ? [issue([...path, 'columns'], MESSAGES.tooMany)]
        : []),
    ];
  });
}

/** The tree as it is stored: every module in the newest version, with its defaults filled in. */
export function completed(
  tree: readonly StoredModule[],
  library: ModuleLibrary,
): readonly StoredModule[] {
  return tree.map((module) => {
    const kind = library.get(module.kind);
    if (kind === undefined) return module;
    return {
      ...module,
      version: kind.description.version,
      data: kind.description.schema.parse(migrated(module, kind)),
      columns: module.columns.map((column) => completed(column, library)),
    };
  });
}
