import { MESSAGES } from '../../../../content/fields/messages.ts';
import {
  contradictsGroups,
  withPricesAtGroups,
  withoutRepeatedPrices,
} from '../../../../content/records/event-prices.ts';
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
import { completeTree, sectionIssues, treeIssues } from '../modules/check.ts';
import type { CheckedModules } from '../modules/library.ts';

type EventValues = NewEntity<'event'> & Record<string, unknown>;

/** What a caller may hand in again of a record, or of a kept state of one. */
export function inputOf<K extends Kind>(kind: K, state: object): InputOf<Records[K]> {
  const names = Object.keys(inputSchema(records[kind]).shape);
  const known = Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name)));
  return (kind === 'event' ? withoutRepeatedPrices(known) : known) as InputOf<Records[K]>;
}

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
  if (kind === 'event' && contradictsGroups(parsed.data as EventValues))
    return invalid(
      [{ code: 'custom', path: ['prices'], message: MESSAGES.pricesAtGroups, input: undefined }],
      locale,
    );
  const value: Record<string, unknown> =
    kind === 'event' ? withPricesAtGroups(parsed.data as EventValues) : parsed.data;
  if (!isVersioned(kind)) return success(value as NewEntity<K>);
  const tree = value['modules'] as readonly StoredModule[];
  const issues = [...treeIssues(tree, modules, errors), ...sectionIssues(kind, tree, modules)];
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
