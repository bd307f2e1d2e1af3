import type { Fields } from '../../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES, type Locale } from '../../../../constants.ts';
import { entrySummary } from '../../../../editing/entry-summary.ts';
import { recordField } from '../../../../editing/form.ts';
import { translator } from '../../../../i18n/translator.ts';
import { withHints } from '../form-help/field-hints.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import type { HubField, HubOption } from '../../../../views/hub/hub-view.ts';
import { findingOf } from './form-finds.ts';
import { isInPlainForm, shownValue } from './form-input.ts';
import { mediaField } from './form-media-field.ts';
import { summaryNames, type Filling } from './form-types.ts';

/** A text that can be longer than this gets several lines. */
const LONG_TEXT = 300;

type Values = Readonly<Record<string, unknown>>;

/** The fields of a kind that a plain form can show, as the description has them. */
export const plainFields = (kind: Kind, locale: Locale): readonly FieldForm[] =>
  withHints(
    kind,
    Object.entries(records[kind].fields as Fields)
      .filter(([, field]) => field.derive === undefined)
      .map(([key, field]) => recordField(key, field, locale))
      .filter(isInPlainForm),
    translator(locale),
  );

const CONTROLS: Partial<Record<FieldForm['control'], HubField['control']>> = {
  paragraphs: 'textarea',
  html: 'textarea',
  number: 'number',
  switch: 'checkbox',
  select: 'select',
  reference: 'select',
  references: 'choices',
  day: 'date',
  time: 'time',
  moment: 'moment',
};

const controlOf = ({ control, max }: FieldForm): HubField['control'] =>
  CONTROLS[control] ?? ((max ?? 0) > LONG_TEXT && control !== 'url' ? 'textarea' : 'text');

/** What a field is before anything is known of what it holds. */
export function bareField(field: FieldForm, name: string, filling: Filling): HubField {
  const { isRequired, max, range, control } = field;
  return {
    name,
    label: field.label,
    control: controlOf(field),
    value: '',
    isRequired: isRequired && control !== 'switch',
    lang: null,
    max,
    range,
    options: field.options,
    isMultiple: control === 'references',
    hint: field.help ?? '',
    error: filling.errors[name] ?? '',
    fields: [],
  };
}

/** What is chosen stands first, in its order: a form sends it in that of the options. */
function chosenFirst(options: readonly HubOption[], chosen: readonly string[]) {
  return [
    ...chosen.flatMap((id) => options.find(({ value }) => value === id) ?? []),
    ...options.filter(({ value }) => !chosen.includes(value)),
  ];
}

/** A field that points to other records: all of them where they are few, else what was looked for. */
function referenceField(
  field: FieldForm,
  name: string,
  value: unknown,
  filling: Filling,
): HubField {
  const { targets, context } = filling;
  const target = field.target ?? '';
  const bare = bareField(field, name, filling);
  const chosen = (Array.isArray(value) ? value : [value])
    .filter((id) => typeof id === 'number')
    .map(String);
  const shown = { ...bare, value: chosen.join(' ') };
  const none = bare.isMultiple || field.isRequired ? [] : [{ value: '', label: '–' }];
  const few = targets.few.get(target);
  if (few !== undefined) {
    const options = bare.isMultiple ? chosenFirst(few, chosen) : [...none, ...few];
    const isLost = field.isRequired && few.length === 0 && isKind(target);
    const kindName = isLost ? records[target].label[context.locale] : '';
    const hint = isLost ? context.t('hub_records:form.noneYet', { kind: kindName }) : shown.hint;
    return { ...shown, options, hint };
  }
  const known = chosen.map((id) => ({
    value: id,
    label: targets.names.get(`${target}:${id}`) ?? `#${id}`,
  }));
  const found = (targets.finds.get(name)?.options ?? []).filter(
    ({ value: id }) => !chosen.includes(id),
  );
  return {
    ...shown,
    control: 'lookup',
    options: [...none, ...known, ...found],
    ...findingOf(name, filling),
  };
}

function plainField(field: FieldForm, name: string, value: unknown, filling: Filling): HubField {
  if (isKind(field.target ?? '')) return referenceField(field, name, value, filling);
  return {
    ...bareField(field, name, filling),
    value: shownValue(field, value, filling.context.locale),
    // What nobody touches is not read anew from what is shown of it.
    ...(field.control === 'moment' &&
      typeof value === 'string' && { hidden: [{ name: `${name}~was`, value }] }),
  };
}

const groupField = (
  field: FieldForm,
  name: string,
  fields: readonly HubField[],
  filling: Filling,
): HubField => ({ ...bareField(field, name, filling), control: 'group', fields });

const ENTRY_STEPS = ['up', 'down', 'remove'] as const;

/** Whether a field or anything in it was refused. */
const hasErrors = (name: string, { errors }: Filling): boolean =>
  Object.keys(errors).some((path) => path === name || path.startsWith(`${name}.`));

/** What of an entry no field of the form shows. */
function restOf(field: FieldForm, entry: Values): Values {
  const shown = field.items.filter(isInPlainForm).map(({ key }) => key);
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !shown.includes(key)));
}

function listField(field: FieldForm, name: string, value: unknown, filling: Filling): HubField {
  const { t } = filling.context;
  const entries = Array.isArray(value) ? (value as Values[]) : [];
  const group = entries.map((entry, index): HubField => {
    const path = `${name}.${String(index)}`;
    // An entry that stays empty is none: nothing in it has to be filled in.
    const items = field.items.map((item) => ({ ...item, isRequired: false }));
    const rest = restOf(field, entry);
    const summary = entrySummary(field, entry, summaryNames(filling));
    const isOpen = filling.open.startsWith(path) || hasErrors(path, filling) || summary === '';
    const steps = ENTRY_STEPS.filter(
      (what) =>
        !(what === 'up' && index === 0) && !(what === 'down' && index === entries.length - 1),
    );
    return {
      ...groupField(field, path, filled(items, entry, filling, `${path}.`), filling),
      control: 'entry',
      hint: '',
      summary: summary || t('hub_records:form.emptyEntry', { number: index + 1 }),
      isOpen,
      steps: steps.map((what) => ({
        value: `${what}:${path}`,
        label: t(`hub_records:form.${what}`),
        place: what === 'remove' ? name : path,
      })),
      hidden: [
        { name: `${path}.~row`, value: '1' },
        ...(Object.keys(rest).length === 0
          ? []
          : [{ name: `${path}.~rest`, value: JSON.stringify(rest) }]),
      ],
    };
  });
  return {
    ...groupField(field, name, group, filling),
    control: 'list',
    steps: [
      { value: `add:${name}`, label: t('hub_records:form.add'), place: name },
      ...(name === 'seat_groups' && entries.length === 0
        ? [{ value: `plan:${name}`, label: t('event_series:plan'), place: name }]
        : []),
    ],
  };
}

/** A text in each language, side by side, with what is to be said of one beside the other. */
function languagesField(field: FieldForm, name: string, value: unknown, filling: Filling) {
  const texts = (value ?? {}) as Partial<Record<Locale, string>>;
  const { t } = filling.context;
  const isSaid = (locale: Locale) => (texts[locale] ?? '') !== '';
  const languages = LOCALES.map((locale): HubField => {
    const isMissing = !isSaid(locale) && LOCALES.some(isSaid);
    const isOlder = filling.older.get(name) === locale;
    return {
      ...plainField(field, `${name}.${locale}`, texts[locale] ?? '', filling),
      label: `${field.label} (${t(`layout:language.${locale}`)})`,
      // Said once, for both.
      hint: '',
      isRequired: false,
      lang: locale,
      state: isMissing ? t('hub_records:form.missing') : isOlder ? t('hub_records:form.older') : '',
    };
  });
  return {
    ...groupField(field, name, languages, filling),
    control: 'languages' as const,
    hint: field.help ?? '',
  };
}

function filledField(field: FieldForm, value: unknown, filling: Filling, name: string): HubField {
  if (field.isTranslated) return languagesField(field, name, value, filling);
  switch (field.control) {
    case 'group':
      return groupField(field, name, filled(field.items, value, filling, `${name}.`), filling);
    case 'list':
      return listField(field, name, value, filling);
    case 'image':
    case 'picture':
    case 'file':
      return mediaField(field, bareField(field, name, filling), value, filling);
    default:
      return plainField(field, name, value === undefined ? field.empty : value, filling);
  }
}

/** Fields with what they hold and what is wrong with them. */
export function filled(
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
 */
export function formFields(
  fields: readonly FieldForm[],
  values: object,
  filling: Filling,
): readonly HubField[] {
  const [first] = fields;
  if (first === undefined) return [];
  const online = { is_online: true, ...values }.is_online;
  const isOnline: FieldForm = {
    ...first,
    key: 'is_online',
    control: 'switch',
    label: filling.context.t('hub:isOnline'),
    isTranslated: false,
    isRequired: false,
    options: [],
    target: null,
    help: null,
    items: [],
  };
  return [filledField(isOnline, online, filling, 'is_online'), ...filled(fields, values, filling)];
}
