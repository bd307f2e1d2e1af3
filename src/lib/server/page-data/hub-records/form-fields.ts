import type { Fields } from '../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { recordField } from '../../../editing/form.ts';
import type { FieldForm } from '../../../editing/library.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import type { HubField } from '../../../views/hub/hub-view.ts';
import { allRecords } from '../../repositories/records.ts';
import type { PageContext } from '../page/page-context.ts';
import { isInPlainForm, shownValue } from './form-input.ts';

/** Entries of a list that are offered beside those that there are. */
const SPARE_ENTRIES = 2;
/** A text that can be longer than this gets several lines. */
const LONG_TEXT = 300;

type Values = Readonly<Record<string, unknown>>;
type Options = HubField['options'];
/** What a reference can point to, by the kind. */
type Targets = ReadonlyMap<string, Options>;

/** The fields of a kind that a plain form can show, as the description has them. */
export const plainFields = (kind: Kind, locale: Locale): readonly FieldForm[] =>
  Object.entries(records[kind].fields as Fields)
    .filter(([, field]) => field.derive === undefined)
    .map(([key, field]) => recordField(key, field, locale))
    .filter(isInPlainForm);

async function targetsOf(fields: readonly FieldForm[], context: PageContext): Promise<Targets> {
  const kinds = new Set(fields.flatMap(({ target }) => target ?? []));
  const { app, locale } = context;
  const found = new Map<string, Options>();
  for (const kind of [...kinds].filter(isKind)) {
    const all = await allRecords(app.database.db, kind);
    const options = all.map((record) => ({
      value: String(record.id),
      label: titleOf(kind, record, locale),
    }));
    found.set(
      kind,
      options.sort((left, right) => left.label.localeCompare(right.label, locale)),
    );
  }
  return found;
}

interface Filling {
  readonly context: PageContext;
  readonly targets: Targets;
  readonly errors: Readonly<Record<string, string>>;
}

const CONTROLS: Partial<Record<FieldForm['control'], HubField['control']>> = {
  paragraphs: 'textarea',
  html: 'textarea',
  number: 'number',
  switch: 'checkbox',
  select: 'select',
  reference: 'select',
  references: 'select',
  day: 'date',
  time: 'time',
  moment: 'moment',
};

const controlOf = ({ control, max }: FieldForm): HubField['control'] =>
  CONTROLS[control] ?? ((max ?? 0) > LONG_TEXT && control !== 'url' ? 'textarea' : 'text');

/** What is chosen stands first, in its order: a form sends it in that of the options. */
function chosenFirst(options: Options, value: unknown): Options {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const isChosen = (option: Options[number]) => chosen.includes(option.value);
  return [
    ...chosen.flatMap((id) => options.find((option) => option.value === id) ?? []),
    ...options.filter((option) => !isChosen(option)),
  ];
}

function plainField(field: FieldForm, name: string, value: unknown, filling: Filling): HubField {
  const { isRequired, max, range, control } = field;
  const known = field.target === null ? [] : (filling.targets.get(field.target) ?? []);
  const targets = chosenFirst(known, value);
  const isChoice = control === 'reference' && !isRequired;
  return {
    name,
    label: field.label,
    control: controlOf(field),
    value: Array.isArray(value) ? value.join(' ') : shownValue(field, value),
    isRequired: isRequired && control !== 'switch',
    lang: null,
    max,
    range,
    options: [...(isChoice ? [{ value: '', label: '–' }] : []), ...field.options, ...targets],
    isMultiple: control === 'references',
    hint: field.help ?? '',
    error: filling.errors[name] ?? '',
    fields: [],
  };
}

const groupField = (field: FieldForm, name: string, fields: readonly HubField[]): HubField => ({
  ...plainField(field, name, '', { targets: new Map(), errors: {} } as unknown as Filling),
  control: 'group',
  fields,
});

function listField(field: FieldForm, name: string, value: unknown, filling: Filling): HubField {
  const entries = [
    ...(Array.isArray(value) ? (value as Values[]) : []),
    ...Array.from({ length: SPARE_ENTRIES }, (): Values => ({})),
  ];
  const group = entries.map((entry, index) => {
    const label = `${field.label} ${index + 1}`;
    const own = { ...field, label };
    // An entry that stays empty is none: nothing in it has to be filled in.
    const items = field.items.map((item) => ({ ...item, isRequired: false }));
    return groupField(own, `${name}.${index}`, filled(items, entry, filling, `${name}.${index}.`));
  });
  return { ...groupField(field, name, group), error: filling.errors[name] ?? '' };
}

function filledField(field: FieldForm, value: unknown, filling: Filling, name: string): HubField {
  if (field.isTranslated) {
    const texts = (value ?? {}) as Partial<Record<Locale, string>>;
    const { t } = filling.context;
    const languages = LOCALES.map((locale) => ({
      ...plainField(field, `${name}.${locale}`, texts[locale] ?? '', filling),
      label: `${field.label} (${t(`layout:language.${locale}`)})`,
      isRequired: false,
      lang: locale,
    }));
    return { ...groupField(field, name, languages), error: filling.errors[name] ?? '' };
  }
  if (field.control === 'group')
    return groupField(field, name, filled(field.items, value, filling, `${name}.`));
  if (field.control === 'list') return listField(field, name, value, filling);
  return plainField(field, name, value ?? field.empty, filling);
}

/** Fields with what they hold and what is wrong with them. */
function filled(
  fields: readonly FieldForm[],
  values: unknown,
  filling: Filling,
  prefix = '',
): readonly HubField[] {
  const known = (values ?? {}) as Values;
  return fields
    .filter(isInPlainForm)
    .map((field) => filledField(field, known[field.key], filling, prefix + field.key));
}

/**
 * The fields of a kind's form, whether it is public first.
 * @param values a record, or what was typed
 * @param errors by the path of a field
 */
export async function formFields(
  kind: Kind,
  values: object,
  errors: Readonly<Record<string, string>>,
  context: PageContext,
): Promise<readonly HubField[]> {
  const fields = plainFields(kind, context.locale);
  const targets = await targetsOf(fields, context);
  const filling = { context, targets, errors };
  const online = { is_online: true, ...values }.is_online;
  const [first] = fields;
  if (first === undefined) return [];
  const isOnline: FieldForm = {
    ...first,
    key: 'is_online',
    control: 'switch',
    label: context.t('hub:isOnline'),
    isTranslated: false,
    isRequired: false,
    options: [],
    target: null,
    help: null,
  };
  return [filledField(isOnline, online, filling, 'is_online'), ...filled(fields, values, filling)];
}
