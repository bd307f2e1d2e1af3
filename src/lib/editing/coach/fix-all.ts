import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Locale } from '../../constants.ts';
import type { Content } from '../content.ts';
import type { FieldForm } from '../library.ts';
import { withValueAt } from '../operation.ts';
import { moduleAdvice, recordAdvice, type Advice } from './advice.ts';

/** Every fix takes a rule's advice away; this many are more than any module has texts. */
const MAX_STEPS = 500;

/** Values with everything fixed that needs no thought; the very same ones where nothing does. */
function withFixes<Values>(
  values: Values,
  adviceOf: (values: Values) => readonly Advice[],
): Values {
  let fixed = values;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = adviceOf(fixed).find(({ fix }) => fix)?.fix;
    if (next === undefined) break;
    fixed = withValueAt(fixed, next.path, next.after) as Values;
  }
  return fixed;
}

/** A module's data, fixed in one language. */
export const fixedData = (
  module: StoredModule,
  fields: readonly FieldForm[],
  locale: Locale,
): StoredModule['data'] =>
  withFixes(module.data, (data) => moduleAdvice({ ...module, data }, fields, locale));

/** The fields of a record around its modules, fixed in one language. */
export const fixedRecord = (
  content: Content,
  fields: readonly FieldForm[],
  locale: Locale,
): Content => withFixes(content, (values) => recordAdvice(values, fields, locale));
