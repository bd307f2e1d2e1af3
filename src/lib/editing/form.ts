import type { z } from 'zod';
import type { Field } from '../../content/fields/field.ts';
import { hintOf, type Hint } from '../../content/fields/inner/hint.ts';
import { bare, entryOf, fieldsOf } from '../../content/fields/inner/walk.ts';
import { COMMON_FIELDS } from '../../content/modules/define.ts';
import { LOCALES, type Locale } from '../constants.ts';
import { translator } from '../i18n/translator.ts';
import type { FieldForm } from './library.ts';

type Control = FieldForm['control'];

const TEXTS: readonly Control[] = ['line', 'paragraphs', 'richtext', 'html'];

/** What zod knows of a schema beside its kind, as far as forms show it. */
interface SchemaInfo {
  readonly def: { readonly type: string };
  readonly maxLength?: number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly options?: readonly string[];
}
const schemaInfo = (schema: z.ZodType): SchemaInfo => bare(schema);

const isBoth = (schema: z.ZodType): boolean => {
  const keys = fieldsOf(schema).map(([key]) => key);
  return keys.length === LOCALES.length && LOCALES.every((locale) => keys.includes(locale));
};

/** One language of a text in both. */
const oneLanguage = (schema: z.ZodType): z.ZodType => fieldsOf(schema)[0]?.[1] ?? schema;

/** The least and the most of a number; null where the schema says nothing of them. */
function rangeOf(schema: z.ZodType): FieldForm['range'] {
  const { minValue, maxValue } = schemaInfo(schema);
  return Number.isSafeInteger(minValue) && Number.isSafeInteger(maxValue)
    ? [Number(minValue), Number(maxValue)]
    : null;
}

/** What a field holds before anybody chose anything. */
function emptyOf(schema: z.ZodType, control: Control): unknown {
  const parsed = schema.safeParse(undefined);
  if (parsed.success) return parsed.data ?? null;
  if (isBoth(schema)) return control === 'richtext' ? { de: [], en: [] } : { de: '', en: '' };
  if (control === 'list' || control === 'references') return [];
  if (control === 'group') return schema.safeParse({}).data ?? null;
  return control === 'line' ? '' : null;
}

const defaultField = (
  key: string,
  control: Control,
  schema: z.ZodType,
): Omit<FieldForm, 'label'> => ({
  key,
  control,
  help: null,
  isRequired: false,
  isTranslated: TEXTS.includes(control) && isBoth(schema),
  max: null,
  range: control === 'number' ? rangeOf(schema) : null,
  target: null,
  options: [],
  prefix: null,
  use: null,
  items: [],
  empty: emptyOf(schema, control),
});

function fieldFromHint(key: string, schema: z.ZodType, hint: Hint, locale: Locale): FieldForm {
  return {
    ...defaultField(key, hint.control, schema),
    label: hint.label[locale],
    help: hint.help?.[locale] ?? null,
    isRequired: hint.isRequired === true,
    max: hint.max ?? null,
    target: hint.target ?? null,
    options: Object.entries(hint.options ?? {}).map(([value, label]) => ({
      value,
      label: label[locale],
    })),
    prefix: hint.prefix ?? null,
    use: hint.use ?? null,
    items: hint.control === 'list' ? formOf(entryOf(schema), locale) : [],
  };
}

/** The form of what modules hold: their own fields, then those that every module has. */
export function formOf(schema: z.ZodType, locale: Locale): readonly FieldForm[] {
  const fields = fieldsOf(schema).flatMap(([key, field]) => {
    const hint = hintOf(field);
    return hint === null ? [] : [fieldFromHint(key, field, hint, locale)];
  });
  const isCommon = ({ key }: FieldForm) => COMMON_FIELDS.includes(key);
  return [...fields.filter((field) => !isCommon(field)), ...fields.filter(isCommon)];
}

const labelOf = (key: string, locale: Locale): string => translator(locale)(`fields:label.${key}`);

/** The values of a choice with what editors call them. */
const optionsOf = (schema: z.ZodType, locale: Locale): FieldForm['options'] =>
  (schemaInfo(schema).options ?? []).map((value) => ({
    value,
    label: translator(locale)(`fields:option.${value.replaceAll('-', '_')}`),
  }));

const CONTROLS: Readonly<Record<string, Control>> = {
  string: 'line',
  number: 'number',
  boolean: 'switch',
  enum: 'select',
  object: 'group',
  array: 'list',
};

/** A field within a structured value of a record: its control follows from its schema. */
function partField(key: string, schema: z.ZodType, locale: Locale): readonly FieldForm[] {
  const hint = hintOf(schema);
  if (hint !== null) return [fieldFromHint(key, schema, hint, locale)];
  const control = isBoth(schema) ? 'line' : CONTROLS[schemaInfo(schema).def.type];
  // A list of plain values has no control of its own.
  const isPlainList = control === 'list' && schemaInfo(entryOf(schema)).def.type !== 'object';
  if (control === undefined || isPlainList) return [];
  return [
    {
      ...defaultField(key, control, schema),
      label: labelOf(key, locale),
      isRequired: control !== 'group' && !schema.safeParse(undefined).success,
      max: schemaInfo(isBoth(schema) ? oneLanguage(schema) : schema).maxLength ?? null,
      options: optionsOf(schema, locale),
      items: control === 'list' || control === 'group' ? partsOf(schema, control, locale) : [],
    },
  ];
}

const partsOf = (
  schema: z.ZodType,
  control: 'list' | 'group',
  locale: Locale,
): readonly FieldForm[] =>
  fieldsOf(control === 'list' ? entryOf(schema) : schema).flatMap(([key, part]) =>
    partField(key, part, locale),
  );

/** The form of a record's field. */
export function recordField(key: string, field: Field, locale: Locale): FieldForm {
  const { schema, keep, target = null } = field;
  const control = field.control as Control;
  const isTranslated = keep === 'translated';
  return {
    ...defaultField(key, control, schema),
    label: labelOf(key, locale),
    isTranslated,
    isRequired: !schema.safeParse(isTranslated ? {} : undefined).success,
    max: schemaInfo(isTranslated ? oneLanguage(schema) : schema).maxLength ?? null,
    target,
    options: optionsOf(schema, locale),
    items: control === 'list' || control === 'group' ? partsOf(schema, control, locale) : [],
    empty: isTranslated ? { de: '', en: '' } : emptyOf(schema, control),
  };
}
