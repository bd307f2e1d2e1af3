import type { Fields } from '../../../../../content/records/define.ts';
import { records } from '../../../../../content/records/kinds.ts';
import type { Locale } from '../../../../constants.ts';
import { recordField } from '../../../../editing/form.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { translator } from '../../../../i18n/translator.ts';
import type { Failure } from '../../../../result.ts';
import { checkReadAccess, isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { NAMED_KINDS, newNamesIn, type NamedKind } from '../../../services/hub/new-names.ts';

/** A line of text in the place of a field, or beside it. */
export const lineField = (
  like: FieldForm,
  key: string,
  label: string,
  more: Partial<FieldForm> = {},
): FieldForm => ({
  ...like,
  key,
  control: 'line',
  label,
  help: null,
  isRequired: false,
  isTranslated: false,
  max: 200,
  range: null,
  target: null,
  options: [],
  items: [],
  empty: '',
  ...more,
});

/** What names of new records stand behind a choice of one. */
const BEHIND: Readonly<Record<string, readonly NamedKind[]>> = {
  person: ['person'],
  work: ['work', 'composer'],
};

/** A name is one line; what is longer is made in a form of its own. */
const LONGEST_NAME = 300;

/** As long as the records themselves can be called. */
function longestName(kind: NamedKind, locale: Locale): number {
  const { title, fields } = records[kind];
  const field = (fields as Fields)[title];
  const max = field === undefined ? null : recordField(title, field, locale).max;
  return Math.min(max ?? LONGEST_NAME, LONGEST_NAME);
}

/** The kinds of record that somebody may make by a name, or have public at once. */
export const namedKindsOf = (caller: Caller, action: 'write' | 'publish'): readonly NamedKind[] =>
  NAMED_KINDS.filter((kind) => isAllowed(caller, kind, action));

/** Fields in whose lists entries choose a record, or say the name of a new one. */
export function withNewNames(
  fields: readonly FieldForm[],
  kinds: readonly NamedKind[],
  locale: Locale,
): readonly FieldForm[] {
  const t = translator(locale);
  const namesOf = (item: FieldForm): readonly FieldForm[] =>
    item.control !== 'reference'
      ? []
      : (BEHIND[item.target ?? ''] ?? [])
          .filter((kind) => kinds.includes(kind))
          .map((kind) =>
            lineField(item, `new_${kind}`, t(`hub_records:names.${kind}`), {
              max: longestName(kind, locale),
              help: kind === 'composer' ? null : t(`hub_records:names.${kind}Hint`),
              empty: undefined,
            }),
          );
  return fields.map((field) =>
    field.control === 'list'
      ? { ...field, items: field.items.flatMap((item) => [item, ...namesOf(item)]) }
      : field,
  );
}

/** Why a caller may not make what a form names, at the fields that name it; null: it may. */
export function newNamesDenial(caller: Caller, values: object, locale: Locale): Failure | null {
  const refused = newNamesIn(values).filter(({ kind }) => !isAllowed(caller, kind, 'write'));
  const [first] = refused;
  if (first === undefined) return null;
  const denial = checkReadAccess(caller, { subject: first.kind, action: 'write' }, locale);
  return (
    denial && {
      ...denial,
      fields: Object.fromEntries(refused.map(({ at }) => [at, denial.message])),
    }
  );
}
