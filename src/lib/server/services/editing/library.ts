import type { z } from 'zod';
import deCalls from '../../../../content/i18n/de/editing.json' with { type: 'json' };
import deWords from '../../../../content/i18n/de/editor.json' with { type: 'json' };
import enCalls from '../../../../content/i18n/en/editing.json' with { type: 'json' };
import enWords from '../../../../content/i18n/en/editor.json' with { type: 'json' };
import type { EmbedHosts } from '../../../../content/embed-hosts.ts';
import { hintOf } from '../../../../content/fields/inner/hint.ts';
import { fieldsOf } from '../../../../content/fields/inner/walk.ts';
import { MODULE_GROUPS, type AnyModule } from '../../../../content/modules/define.ts';
import { isVersioned, KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { formOf, recordField } from '../../../editing/form.ts';
import type { FieldForm, Library, ModuleOffer } from '../../../editing/library.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { ModuleKind, ModuleLibrary } from '../modules/library.ts';
import { editedFields } from './content.ts';

/** What is missing in a field is said alike by the page and by the editor's lists. */
const WORDS = {
  de: { ...deWords, missing: deCalls.missing },
  en: { ...enWords, missing: enCalls.missing },
};

/** Fields that tie a record to a place of the site: whoever changes them takes that page away. */
const FIXED: readonly string[] = ['modules', 'content_type', 'key'];

/** Made for tests: nobody begins with fields filled to their limits, or with what is refused. */
const NOT_OFFERED: readonly string[] = [
  'longest',
  'compound',
  'refused',
  'gone',
  'empty',
  'stickyLong',
];

async function examplesOf(
  { examples }: ModuleKind,
  locale: Locale,
): Promise<ModuleOffer['examples']> {
  const t = translator(locale);
  return Object.entries((await examples()) ?? {})
    .filter(([name]) => !NOT_OFFERED.includes(name))
    .map(([name, { data, columns = [] }]) => ({
      name,
      label: t(`editing:example.${name.replaceAll('-', '_')}`),
      data,
      columns,
    }));
}

/** Which of its choices says how many columns stand in a module; null where none stands in it. */
function columnsOf({ schema, columns }: AnyModule): ModuleOffer['columns'] {
  for (const [field, one] of fieldsOf(schema)) {
    const values = Object.keys(hintOf(one)?.options ?? {});
    const counts = values.map((value) => {
      const parsed = (schema as z.ZodType).safeParse({ [field]: value });
      return [value, parsed.success ? columns(parsed.data as never) : 0] as const;
    });
    if (counts.some(([, count]) => count > 0)) return { field, counts: Object.fromEntries(counts) };
  }
  return null;
}

/** One kind of module as the editor offers it. */
export async function offerOf(module: ModuleKind, locale: Locale): Promise<ModuleOffer> {
  const { description } = module;
  const { kind, label, synonyms, group, takes, version, schema } = description;
  const { heading = null, writing = null, section = null } = description;
  return {
    kind,
    label: label[locale],
    names: LOCALES.flatMap((one) => [label[one], ...synonyms[one]]),
    group,
    takes,
    version,
    columns: columnsOf(description),
    heading,
    writing,
    section,
    fields: formOf(schema, locale),
    examples: await examplesOf(module, locale),
  };
}

/** The fields of each kind of record that can be edited on its page. */
export function recordForms(locale: Locale): Readonly<Record<string, readonly FieldForm[]>> {
  const kinds = KINDS.filter(isVersioned);
  const formsOf = (kind: Kind) =>
    editedFields(kind)
      .filter(([key]) => !FIXED.includes(key))
      .map(([key, field]) => recordField(key, field, locale));
  return Object.fromEntries(kinds.map((kind) => [kind, formsOf(kind)]));
}

type Words = Readonly<Record<string, unknown>>;

/** `{ bar: { undo: … } }` and `{ 'bar.undo': … }` are the same. */
const flat = (words: Words, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[prefix + key, text] as const]
      : flat(text as Words, `${prefix}${key}.`),
  );

type FixedLibrary = Omit<Library, 'embedHosts'>;

async function made(library: ModuleLibrary, locale: Locale): Promise<FixedLibrary> {
  const t = translator(locale);
  return {
    groups: MODULE_GROUPS.map((key) => ({ key, label: t(`editing:group.${key}`) })),
    modules: await Promise.all([...library.values()].map((one) => offerOf(one, locale))),
    records: recordForms(locale),
    // The most linked kinds come late in the order of references.
    linkableKinds: KINDS.filter((kind) => records[kind].isLinkable).reverse(),
    words: Object.fromEntries(flat(WORDS[locale])),
  };
}

const libraries = new WeakMap<ModuleLibrary, Partial<Record<Locale, Promise<FixedLibrary>>>>();

/** Everything that pages can be composed of; made once for each language, but for the hosts. */
export async function libraryIn(
  library: ModuleLibrary,
  locale: Locale,
  hosts: EmbedHosts,
): Promise<Library> {
  const byLocale = libraries.get(library) ?? {};
  libraries.set(library, byLocale);
  return { ...(await (byLocale[locale] ??= made(library, locale))), embedHosts: hosts };
}
