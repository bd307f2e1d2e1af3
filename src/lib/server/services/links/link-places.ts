import type { z } from 'zod';
import type { Field, Translated } from '../../../../content/fields/field.ts';
import type { StoredFile } from '../../../../content/fields/inner/file.ts';
import { hintOf } from '../../../../content/fields/inner/hint.ts';
import { bare, entryOf, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import { modulesIn, type StoredModule } from '../../../../content/fields/module-tree.ts';
import { address } from '../../../../content/fields/scalar.ts';
import { LOCALES, perLocale, type Locale } from '../../../../content/i18n/locales.ts';
import type { Fields } from '../../../../content/records/define.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import type { RichText } from '../../../../content/rich-text/schema.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { htmlLinks, htmlPlaces, richTextLinks, type TypedLink } from './typed-links.ts';

/** A link as an editor wrote it, and where. */
export interface LinkPlace {
  /** `event:12`, `/de/besuch`, `https://…`, `#anfahrt`. */
  readonly target: string;
  /** What it says, in each language; empty: nothing is known of it. */
  readonly words: Translated;
  /** The control of the record's form, `url.de`; in modules `modules`. */
  readonly field: string;
  /** The module that it is in; null: a field of the record. */
  readonly module: string | null;
  /** Null: one for all languages. */
  readonly language: Locale | null;
}
type Values = Readonly<Record<string, unknown>>;
type Around = Omit<LinkPlace, 'target'>;

/** Fields of plain text that hold an address or HTML, which their control does not say. */
const LOOSE: Partial<Record<Kind, Readonly<Record<string, 'address' | 'html'>>>> = {
  redirect: { new_path: 'address' },
  html_snippet: { code: 'html' },
  settings: {
    html_header: 'html',
    html_footer_top: 'html',
    html_footer_bottom: 'html',
    html_footer_logos: 'html',
  },
};

/** Fields that say what stands on a link beside them, those first that are only for that. */
const WORDS = [
  'link_text',
  'button_text',
  'link_title',
  'alternative_text',
  'menu_name',
  'headline',
  'title',
];

const both = (text: string): Translated => perLocale(() => text);

function wordsOf(values: Values): Translated {
  for (const name of WORDS) {
    const words = values[name];
    if (typeof words === 'string' && words !== '') return both(words);
    if (typeof words === 'object' && words !== null && 'de' in words) {
      const translated = words as Translated;
      if (LOCALES.some((locale) => translated[locale] !== '')) return translated;
    }
  }
  return both('');
}

const placed = (
  links: readonly TypedLink[],
  around: Around,
  language: Locale | null,
): readonly LinkPlace[] =>
  links.map(({ target, words }) => ({ ...around, target, words: both(words), language }));

/** The links of a text in each language. */
const inEach = (
  value: unknown,
  linksOf: (text: never) => readonly TypedLink[],
  around: Around,
): readonly LinkPlace[] =>
  LOCALES.flatMap((locale) =>
    placed(linksOf((value as Translated<never>)[locale]), around, locale),
  );

/** Where a value is, by the names of the fields that lead to it. */
const within = (around: Around, step: string | number): Around =>
  around.module === null ? { ...around, field: `${around.field}.${step}` } : around;

/** The links of a structured value, by its schema. */
function linksInside(schema: z.ZodType, value: unknown, around: Around): readonly LinkPlace[] {
  if (value === null || value === undefined || value === '') return [];
  switch (hintOf(schema)?.control) {
    case 'link':
      return [{ ...around, target: value as string }];
    case 'richtext':
      return inEach(value, (text: RichText) => richTextLinks(text), around);
    case 'html':
      return inEach(value, (text: string) => htmlLinks(text), around);
    case 'file': {
      const { src, title } = value as StoredFile;
      return [{ ...around, target: src, words: both(title) }];
    }
    default:
  }
  if (bare(schema) === address) return [{ ...around, target: value as string }];
  if (Array.isArray(value)) {
    const entry = 'element' in bare(schema) ? entryOf(schema) : null;
    if (entry === null) return [];
    return value.flatMap((item, index) => linksInside(entry, item, within(around, index)));
  }
  if (typeof value !== 'object') return [];
  const values = value as Values;
  const words = wordsOf(values);
  return fieldsOf(schema).flatMap(([key, field]) =>
    linksInside(field, values[key], { ...within(around, key), words }),
  );
}

const moduleLinks = (tree: readonly StoredModule[], library: ModuleLibrary): readonly LinkPlace[] =>
  modulesIn(tree).flatMap(({ module }) => {
    const schema = library.get(module.kind)?.description.schema;
    const around = { words: both(''), field: 'modules', module: module.id, language: null };
    return schema === undefined ? [] : linksInside(schema, module.data, around);
  });

function looseLinks(how: 'address' | 'html', value: unknown, around: Around): readonly LinkPlace[] {
  if (how === 'address')
    // Where all of a path's addresses lead is no address itself.
    return (value as string).endsWith('/*') ? [] : [{ ...around, target: value as string }];
  const values = value as Values;
  return 'code' in values
    ? placed(
        htmlLinks(values['code'] as string),
        { ...around, field: `${around.field}.code` },
        null,
      )
    : inEach(value, (text: string) => htmlLinks(text), around);
}

/** Whether something inside of a schema can be a link. */
function canHoldLink(schema: z.ZodType): boolean {
  const control = hintOf(schema)?.control;
  if (control === 'link' || control === 'richtext' || control === 'html' || control === 'file')
    return true;
  const inner = bare(schema);
  if (inner === address) return true;
  if ('element' in inner) return canHoldLink(entryOf(schema));
  return fieldsOf(schema).some(([, field]) => canHoldLink(field));
}

const holdsLink = (kind: Kind, name: string, { control, storage, schema }: Field): boolean =>
  control === 'modules' ||
  control === 'url' ||
  LOOSE[kind]?.[name] !== undefined ||
  (storage === 'json' && canHoldLink(schema));

/** The fields of a kind that can hold links. */
export const linkFieldsOf = (kind: Kind): readonly string[] =>
  Object.entries(records[kind].fields as Fields)
    .filter(([name, field]) => holdsLink(kind, name, field))
    .map(([name]) => name);

/** What has to be read of a kind to find its links and their words. */
export const linkColumnsOf = (kind: Kind): readonly string[] => {
  const names = linkFieldsOf(kind);
  if (names.length === 0) return [];
  const { fields } = records[kind];
  return [...new Set([...names, ...WORDS.filter((name) => name in fields)])];
};

/** Every link of a record. @param record with the fields of `linkColumnsOf` at least */
export function linksOf(kind: Kind, record: Values, library: ModuleLibrary): readonly LinkPlace[] {
  const fields = records[kind].fields as Fields;
  const words = wordsOf(record);
  return linkFieldsOf(kind).flatMap((name): readonly LinkPlace[] => {
    const [field, value] = [fields[name], record[name]];
    const around: Around = { words, field: name, module: null, language: null };
    if (field === undefined || value === null || value === undefined || value === '') return [];
    if (field.control === 'modules') return moduleLinks(value as readonly StoredModule[], library);
    const loose = LOOSE[kind]?.[name];
    if (loose !== undefined) return looseLinks(loose, value, around);
    if (field.control !== 'url') return linksInside(field.schema, value, around);
    if (field.keep !== 'translated') return [{ ...around, target: value as string }];
    return LOCALES.flatMap((language) => {
      const target = (value as Translated)[language];
      return target === '' ? [] : [{ ...around, field: `${name}.${language}`, target, language }];
    });
  });
}

/** The places of a module that links can lead to. */
const placesInside = (schema: z.ZodType, data: Values): readonly string[] =>
  fieldsOf(schema).flatMap(([key, field]): readonly string[] => {
    const value = data[key];
    const control = hintOf(field)?.control;
    if (value === null || value === undefined) return [];
    if (control === 'anchor') return [value as string];
    return control === 'html'
      ? LOCALES.flatMap((one) => htmlPlaces((value as Translated)[one]))
      : [];
  });

/** The places of a page that links can lead to, beside those of its layout. */
export const placesOf = (
  tree: readonly StoredModule[],
  library: ModuleLibrary,
): readonly string[] =>
  modulesIn(tree).flatMap(({ module }) => {
    const schema = library.get(module.kind)?.description.schema;
    return schema === undefined ? [] : [module.id, ...placesInside(schema, module.data)];
  });
