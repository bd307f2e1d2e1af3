import { z } from 'zod';
import type { Field } from '../../../../content/fields/field.ts';
import { bare, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import { hintOf } from '../../../../content/fields/inner/hint.ts';
import { type RecordDescription } from '../../../../content/records/define.ts';
import { KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import { CHANGES } from '../../services/resources/operation.ts';
import { outsideNameSchema } from '../../services/resources/outside-references.ts';
import { resourceName } from './resource-names.ts';

/*
 * What programs send and read of a kind of record, as schemas for the document. Records are
 * checked by their descriptions; these follow from the same ones.
 */

/** What other systems call a record, as a component of the document. */
const outsideName = outsideNameSchema.meta({ id: 'OutsideName' });

/** Another record: its id, or what another system calls it. */
const referenceOrName = z.union([z.int().positive(), outsideName]);

/** A text in both languages, or, with `?language=`, in that one. */
const translatedOrText = (schema: z.ZodType): z.ZodType => z.union([schema, z.string()]);

function fieldInput(field: Field): z.ZodType {
  if (field.keep === 'links') return z.array(referenceOrName).max(500).optional();
  if (field.target !== undefined)
    return field.nullable ? referenceOrName.nullable().optional() : referenceOrName;
  if (field.keep === 'translated') {
    const isOptional = field.schema.safeParse(undefined).success;
    const schema = translatedOrText(field.schema);
    return isOptional ? schema.optional() : schema;
  }
  return field.schema;
}

const ownFields = (description: RecordDescription): readonly (readonly [string, Field])[] =>
  Object.entries(description.fields).filter(([, { derive }]) => derive === undefined);

const nameOf = (kind: Kind): string =>
  resourceName(kind)
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** A kind as the document calls it: `BreakingNews`. */
export const schemaName = nameOf;

function inputOf(kind: Kind): z.ZodObject {
  const shape = ownFields(records[kind]).map(([name, field]) => [name, fieldInput(field)]);
  return z.strictObject({
    is_online: z.boolean().default(true),
    ...(Object.fromEntries(shape) as Record<string, z.ZodType>),
  });
}

const INPUTS = new Map(
  KINDS.map((kind) => [kind, inputOf(kind).meta({ id: `${nameOf(kind)}Input` })]),
);
/** What is left out of a change stays as it is: a default would say otherwise. */
function changeOf(kind: Kind): z.ZodObject {
  const fields = Object.entries(inputOf(kind).shape).map(([name, field]) => [
    name,
    (field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType,
  ]);
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>).partial();
}

const CHANGED = new Map(
  KINDS.map((kind) => [kind, changeOf(kind).meta({ id: `${nameOf(kind)}Change` })]),
);

/** The whole of a record, as it is made or replaced. */
export const recordInput = (kind: Kind): z.ZodObject => INPUTS.get(kind) ?? inputOf(kind);
/** Some of its fields, which are changed. */
export const recordChange = (kind: Kind): z.ZodObject => CHANGED.get(kind) ?? changeOf(kind);

function fieldAnswer(field: Field): z.ZodType {
  if (field.keep === 'links') return z.array(z.int());
  if (field.keep === 'translated')
    return translatedOrText(z.object({ de: z.string(), en: z.string() }));
  if (field.storage === 'json') return withAnyLanguage(field.schema);
  return field.schema;
}

/** A text of one language; when a module was last written in it can be missing. */
const answeredText = ([locale, { def }]: readonly [string, z.ZodType]): [string, z.ZodType] => [
  locale,
  def.type === 'optional' ? z.string().optional() : z.string(),
];

/** What is answered of a structure: with `?language=` its texts are in that language alone. */
function withAnyLanguage(schema: z.ZodType): z.ZodType {
  const whole = innerWithAnyLanguage(schema);
  if (whole === schema) return schema;
  const orNull = schema.safeParse(null).success ? whole.nullable() : whole;
  return schema.def.type === 'optional' ? orNull.optional() : orNull;
}

function innerWithAnyLanguage(schema: z.ZodType): z.ZodType {
  const whole = bare(schema);
  const fields = fieldsOf(schema);
  if (LOCALES.every((locale) => fields.some(([name]) => name === locale)))
    return translatedOrText(z.object(Object.fromEntries(fields.map(answeredText))));
  if ('element' in whole) return z.array(withAnyLanguage(whole.element as z.ZodType));
  if (fields.length === 0 || hintOf(schema)?.control === 'richtext') return schema;
  return z.looseObject(
    Object.fromEntries(fields.map(([name, field]) => [name, withAnyLanguage(field)])),
  );
}

function answerOf(kind: Kind, isList: boolean): z.ZodObject {
  const fields = Object.entries(records[kind].fields as RecordDescription['fields'])
    .filter(([, field]) => !isList || field.inLists)
    .map(([name, field]) => [name, fieldAnswer(field)]);
  return z.object({
    id: z.int(),
    version: z.int(),
    is_online: z.boolean(),
    updated_at: z.iso.datetime(),
    sources: z.array(outsideName),
    ...(Object.fromEntries(fields) as Record<string, z.ZodType>),
  });
}

const ANSWERS = new Map(
  KINDS.map((kind) => [kind, answerOf(kind, false).meta({ id: nameOf(kind) })]),
);
const ITEMS = new Map(
  KINDS.map((kind) => [kind, answerOf(kind, true).meta({ id: `${nameOf(kind)}Item` })]),
);

/** One record as it is answered. */
export const recordAnswer = (kind: Kind): z.ZodObject => ANSWERS.get(kind) ?? answerOf(kind, false);

/** A part of a list; `next` and `previous` are addresses. */
export const listAnswer = (item: z.ZodType): z.ZodObject =>
  z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });

export const recordList = (kind: Kind): z.ZodObject =>
  listAnswer(ITEMS.get(kind) ?? answerOf(kind, true));

/** What a write answers. */
export const writeAnswer = (kind: Kind): z.ZodObject =>
  z.object({
    change: z.enum(CHANGES),
    id: z.int(),
    version: z.int(),
    draft: z.int().nullable(),
    dry_run: z.boolean(),
    record: recordAnswer(kind).nullable(),
  });
