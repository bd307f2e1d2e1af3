import type { z } from 'zod';
import { embedIssues } from '../../../../content/fields/inner/check-embeds.ts';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { modulesIn, type StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Kind } from '../../../../content/records/kinds.ts';
import { type ModuleLibrary, migrateModule, type CheckedModules } from './library.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly (string | number)[];

const issue = (path: Path, message: string): Issue => ({
  code: 'custom',
  path: [...path],
  message,
  input: undefined,
});

/**
 * Checks every module of a tree by its kind; `moduleTree` has checked the form of the tree.
 * @param errors zod's messages in the language of the caller
 * @returns zod issues with paths from the tree's root; none when the tree is valid
 */
export function treeIssues(
  tree: readonly StoredModule[],
  { library, hosts }: CheckedModules,
  errors: z.core.$ZodErrorMap,
): readonly Issue[] {
  const anchors = new Set<unknown>();
  return modulesIn(tree).flatMap(({ module, path }) => {
    const kind = library.get(module.kind);
    if (kind === undefined) return [issue([...path, 'kind'], MESSAGES.unknownModule)];
    const { schema, columns } = kind.description;
    const data = migrateModule(module, kind);
    const parsed = schema.safeParse(data, { error: errors, reportInput: true });
    const found = [...(parsed.error?.issues ?? []), ...embedIssues(schema, data, hosts)].map(
      (one) => ({ ...one, path: [...path, 'data', ...one.path] }),
    );
    if (!parsed.success) return found;
    const { anchor } = parsed.data as { readonly anchor?: string | null };
    // An anchor is an element id, which has to be unique on its page.
    const isDuplicate = anchor != null && anchors.has(anchor);
    anchors.add(anchor);
    return [
      ...found,
      ...(isDuplicate ? [issue([...path, 'data', 'anchor'], MESSAGES.twice)] : []),
      ...(module.columns.length > columns(parsed.data as never)
        ? [issue([...path, 'columns'], MESSAGES.tooMany)]
        : []),
    ];
  });
}

/** Shared sections among the modules of one, each at its field: nobody sees them there. */
export const sectionIssues = (
  kind: Kind,
  tree: readonly StoredModule[],
  { library }: Pick<CheckedModules, 'library'>,
): readonly Issue[] =>
  kind === 'shared_section'
    ? modulesIn(tree).flatMap(({ module, path }) => {
        const field = library.get(module.kind)?.description.section;
        const at = [...path, 'data', field ?? ''];
        return field === undefined ? [] : [issue(at, MESSAGES.sectionInSection)];
      })
    : [];

/** The tree as it is stored: every module in the newest version, with its defaults filled in. */
export function completeTree(
  tree: readonly StoredModule[],
  library: ModuleLibrary,
): readonly StoredModule[] {
  return tree.map((module) => {
    const kind = library.get(module.kind);
    if (kind === undefined) return module;
    return {
      ...module,
      version: kind.description.version,
      data: kind.description.schema.parse(migrateModule(module, kind)),
      columns: module.columns.map((column) => completeTree(column, library)),
    };
  });
}
