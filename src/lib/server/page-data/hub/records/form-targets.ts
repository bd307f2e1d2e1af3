import type { FormValues } from '../../../../forms/form-values.ts';
import { isKind, type Kind } from '../../../../../content/records/kinds.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import { namesById } from '../../../repositories/hub/record-names.ts';
import type { PageContext } from '../../page/page-context.ts';
import { findsOf } from './form-finds.ts';
import type { Targets } from './form-types.ts';
import { targetOptions } from './list-filters.ts';

type Options = HubField['options'];

/** Kinds of which a venue has so few that all of them stand in the form. */
const MAX_LISTED = 40;

/** Every field of a form and of what is in it. */
function* allFields(fields: readonly FieldForm[]): Generator<FieldForm> {
  for (const field of fields) {
    yield field;
    yield* allFields(field.items);
  }
}

/** The field that a name of a form is that of; undefined: none. */
function fieldAt(fields: readonly FieldForm[], name: string): FieldForm | undefined {
  const [key = '', ...rest] = name.split('.').filter((part) => !/^\d+$/u.test(part));
  const field = fields.find((candidate) => candidate.key === key);
  return rest.length === 0 ? field : fieldAt(field?.items ?? [], rest.join('.'));
}

/** The ids that values hold in fields that point to records. */
function idsIn(fields: readonly FieldForm[], values: unknown, ids: Map<Kind, Set<number>>): void {
  if (typeof values !== 'object' || values === null) return;
  for (const field of fields) {
    const value = (values as Readonly<Record<string, unknown>>)[field.key];
    const target = field.target ?? '';
    if (field.control === 'list' && Array.isArray(value))
      for (const entry of value) idsIn(field.items, entry, ids);
    else if (field.control === 'group') idsIn(field.items, value, ids);
    else if (isKind(target)) {
      const own = ids.get(target) ?? new Set();
      ids.set(target, own);
      for (const id of Array.isArray(value) ? value : [value])
        if (typeof id === 'number') own.add(id);
    }
  }
}

/**
 * What a form offers where it points to others.
 * @param form what was sent, where somebody looked for something; null: nobody did
 */
export async function targetsOf(
  context: PageContext,
  fields: readonly FieldForm[],
  values: object,
  form: FormValues | null,
): Promise<Targets> {
  const kinds = new Set([...allFields(fields)].flatMap(({ target }) => target ?? []));
  const few = new Map<string, Options>();
  for (const kind of [...kinds].filter(isKind)) {
    const all = await targetOptions(context, kind, MAX_LISTED);
    if (all !== null) few.set(kind, all);
  }
  const ids = new Map<Kind, Set<number>>();
  idsIn(fields, values, ids);
  const names = new Map<string, string>();
  for (const [kind, own] of ids)
    for (const [id, record] of await namesById(context.app.database.db, kind, [...own]))
      names.set(`${kind}:${String(id)}`, titleOf(kind, record, context.locale));
  const finds = await findsOf(context, (name) => fieldAt(fields, name), form);
  return { few, names, finds };
}
