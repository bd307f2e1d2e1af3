import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Locale } from '../../constants.ts';
import type { FieldForm } from '../library.ts';
import { withValueAt } from '../operation.ts';
import { moduleAdvice } from './advice.ts';

/** Every mending takes a rule's advice away; this many are more than any module has texts. */
const MOST_STEPS = 500;

/** A module's data with everything mended in one language that needs no thought. */
export function mendedData(
  module: StoredModule,
  fields: readonly FieldForm[],
  locale: Locale,
): StoredModule['data'] {
  let { data } = module;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = moduleAdvice({ ...module, data }, fields, locale).find(({ mend }) => mend);
    if (next?.mend === undefined) break;
    const { path, after } = next.mend;
    data = withValueAt(data, path, after) as StoredModule['data'];
  }
  return data;
}
