import type { Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { formOf } from '../../../editing/form.ts';
import type { FieldForm } from '../../../editing/library.ts';
import type { Forms } from '../../../replacements/passages.ts';
import { recordForms } from '../editing/library.ts';
import type { ModuleLibrary } from '../modules/library.ts';

/** The fields of everything that words are looked for in, in a language. */
export function formsIn(modules: ModuleLibrary, locale: Locale): (kind: Kind) => Forms {
  const ofRecords = recordForms(locale);
  const ofModules = new Map<string, readonly FieldForm[]>();
  const module = (kind: string): readonly FieldForm[] => {
    const schema = modules.get(kind)?.description.schema;
    const form = ofModules.get(kind) ?? (schema === undefined ? [] : formOf(schema, locale));
    ofModules.set(kind, form);
    return form;
  };
  return (kind) => ({ record: ofRecords[kind] ?? [], module });
}
