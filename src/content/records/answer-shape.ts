import { z } from 'zod';
import type { Field } from '../fields/field.ts';
import { LOCALES } from '../i18n/locales.ts';
import type { RecordDescription } from './define.ts';

/* The shapes of what the API answers: the schemas of fields, with texts in one language. */

type Shape = Readonly<Record<string, z.ZodType>>;

/** What the definitions of zod's types hold, as far as it is read here. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly getter?: () => z.ZodType;
  readonly shape?: Shape;
}

const isTranslated = (shape: Shape): boolean =>
  Object.keys(shape).length === LOCALES.length && LOCALES.every((locale) => locale in shape);

/** What stands in the place of something that exists once a language. */
function oneLanguage(shape: Shape): z.ZodType {
  const value = answerSchema(shape[LOCALES[0]] ?? z.string());
  // Where neither language has anything, it is an empty text.
  return value.def.type === 'string' ? z.string() : z.union([value, z.literal('')]);
}

function objectSchema(shape: Shape): z.ZodType {
  if (isTranslated(shape)) return oneLanguage(shape);
  const fields = Object.entries(shape).map(([key, value]) => [key, answerSchema(value)]);
  return z.object(Object.fromEntries(fields) as Shape);
}

const inner = (definition: Definition): z.ZodType =>
  answerSchema(definition.innerType ?? z.unknown());

/** How each type of zod that is made of others is answered; the rest is answered as it is. */
const MADE_OF: Readonly<Record<string, (definition: Definition) => z.ZodType>> = {
  object: ({ shape = {} }) => objectSchema(shape),
  array: ({ element = z.unknown() }) => z.array(answerSchema(element)),
  record: ({ valueType = z.unknown() }) => z.record(z.string(), answerSchema(valueType)),
  union: ({ options = [] }) => z.union(options.map(answerSchema)),
  nullable: (definition) => inner(definition).nullable(),
  optional: (definition) => inner(definition).optional(),
  // What is left out is there by the time it is answered.
  default: inner,
  prefault: inner,
  catch: inner,
  readonly: inner,
  // A transformation cannot be described: what goes in has the same form in all our fields.
  pipe: ({ in: input = z.unknown(), out = z.unknown() }) =>
    answerSchema(out.def.type === 'transform' ? input : out),
};

/** A schema as its values are answered in one language. */
export function answerSchema(schema: z.ZodType): z.ZodType {
  const definition = schema.def as unknown as Definition;
  return MADE_OF[definition.type]?.(definition) ?? schema;
}

const MAX_DEPTH = 4;

/** The columns of a module; written out to the end, as they hold modules again. */
const columnsOf = (shape: (depth: number) => z.ZodType, depth: number) =>
  z.array(z.array(depth === 1 ? z.never() : shape(depth - 1)));

const module = { id: z.string(), kind: z.string() };
const byKind = z.record(z.string(), z.unknown()).meta({ description: 'By its kind' });

const storedModule = (depth: number): z.ZodType =>
  z.object({
    ...module,
    version: z.int(),
    data: byKind,
    columns: columnsOf(storedModule, depth),
    written: z.unknown().optional(),
  });
const storedModules = z.array(storedModule(MAX_DEPTH));

/** A module as a page in one language shows it. */
const shownModule = (depth: number): z.ZodType =>
  z.object({
    ...module,
    lang: z.enum(LOCALES).optional().meta({ description: 'Where it is not that of the page' }),
    anchor: z.string().nullable(),
    width: z.enum(['text', 'content', 'full']),
    leads: z.boolean().meta({ description: 'Stands for the header of its page' }),
    level: z.int().min(2).max(6).meta({ description: 'Of its heading' }),
    data: byKind,
    loaded: z.unknown().meta({ description: 'What it shows of the site, by its kind' }),
    columns: columnsOf(shownModule, depth),
  });
/** The modules of a page as it shows them. */
export const shownModules = z.array(shownModule(MAX_DEPTH));

function shapeOfField(field: Field): z.ZodType {
  if (field.keep === 'translated') return z.string();
  return field.control === 'modules' ? storedModules : answerSchema(field.schema);
}

/** The schema of a record as the API answers it in one language; for lists without the long fields. */
export function apiShape(description: RecordDescription, isList: boolean): z.ZodObject {
  const fields = Object.entries(description.fields).filter(([, field]) => !isList || field.inLists);
  return z.object({
    id: z.int(),
    ...Object.fromEntries(fields.map(([key, field]) => [key, shapeOfField(field)])),
  });
}

/** The schema of a record with its modules as its page shows them. */
export const pageShape = (description: RecordDescription): z.ZodObject =>
  apiShape(description, false).extend({ modules: shownModules });
