import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Locale } from '../../constants.ts';
import type { Content } from '../content.ts';
import type { FieldForm } from '../library.ts';
import { withValueAt } from '../operation.ts';
import { moduleAdvice, recordAdvice, type Advice } from './advice.ts';

/** Every mending takes a rule's advice away; this many are more than any module has texts. */
const MAX_STEPS = 500;

/** Values with everything mended that needs no thought; the very same ones where nothing does. */
function withMendings<Values>(
  values: Values,
  adviceOf: (values: Values) => readonly Advice[],
): Values {
  let mended = values;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = adviceOf(mended).find(({ mend }) => mend)?.mend;
    if (next === undefined) break;
    mended = withValueAt(mended, next.path, next.after) as Values;
  }
  return mended;
}

/** A module's data, mended in one language. */
export const mendedData = (
  module: StoredModule,
  fields: readonly FieldForm[],
  locale: Locale,
): StoredModule['data'] =>
  withMendings(module.data, (data) => moduleAdvice({ ...module, data }, fields, locale));

/** The fields of a record around its modules, mended in one language. */
export const mendedRecord = (
  content: Content,
  fields: readonly FieldForm[],
  locale: Locale,
): Content => withMendings(content, (values) => recordAdvice(values, fields, locale));
