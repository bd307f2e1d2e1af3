import { inputSchema, type InputOf } from '../../../../content/records/define.ts';
import {
  isVersioned,
  records,
  type Kind,
  type Records,
} from '../../../../content/records/kinds.ts';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Locale } from '../../../constants.ts';
import { success, type Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { NewEntity } from '../../../../content/records/kinds.ts';
import { completeTree, treeIssues } from '../modules/check.ts';
import type { CheckedModules } from '../modules/checked-modules.ts';

/**
 * What a caller hands in, checked down to the fields of every module.
 * @param locale the language of what is said about errors
 */
export function checkedInput<K extends Kind>(
  kind: K,
  input: InputOf<Records[K]>,
  modules: CheckedModules,
  locale: Locale,
): Result<NewEntity<K>> {
  const errors = errorsIn(locale);
  const parsed = inputSchema(records[kind]).safeParse(input, { error: errors });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  const value: Record<string, unknown> = parsed.data;
  if (!isVersioned(kind)) return success(value as NewEntity<K>);
  const tree = value['modules'] as readonly StoredModule[];
  const issues = treeIssues(tree, modules, errors);
  if (issues.length > 0)
    return invalid(
      issues.map((issue) => ({ ...issue, path: ['modules', ...issue.path] })),
      locale,
    );
  return success({
    ...value,
    modules: completeTree(tree, modules.library),
  } as unknown as NewEntity<K>);
}
