import type { z } from 'zod';
import type { Field } from '../../../../content/fields/field.ts';
import { hintOf, type Hint } from '../../../../content/fields/inner/hint.ts';
import { bare, entryOf, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import { modulesIn, type StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Fields } from '../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
import { RECORD } from '../../../../content/fields/target-form.ts';
import type { Block, Inline, RichText } from '../../../../content/rich-text/schema.ts';
import type { ModuleLibrary } from '../modules/library.ts';

type Path = readonly (string | number)[];

/** A place in a record that holds the id of another one; `value` is what stands there. */
export interface ReferencePlace {
  readonly target: Kind;
  readonly path: Path;
  readonly value: unknown;
}

const asPlaces = (target: string | undefined, path: Path, value: unknown): ReferencePlace[] => {
  if (target === undefined || !isKind(target) || value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [{ target, path, value }];
  return value.map((item: unknown, index) => ({ target, path: [...path, index], value: item }));
};

/** The places that a field of a structured value is; null: it is none, but may hold some. */
type PlacesAt = (hint: Hint | null, path: Path, value: unknown) => readonly ReferencePlace[] | null;

const referencesAt: PlacesAt = (hint, path, value) =>
  hint?.control === 'reference' || hint?.control === 'references'
    ? asPlaces(hint.target, path, value)
    : null;

/** `page:12` as the place of an id; nothing for any other link. */
const linkPlace = (path: Path, target: unknown): ReferencePlace[] => {
  const [, kind, id] = (typeof target === 'string' && RECORD.exec(target)) || [];
  return asPlaces(kind, path, id === undefined ? null : Number(id));
};

const linesOf = (block: Block): readonly Inline[] =>
  block.type === 'list' ? block.children.flatMap(({ children }) => children) : block.children;

const linksAt: PlacesAt = (hint, path, value) => {
  if (hint?.control === 'link') return linkPlace(path, value);
  if (hint?.control !== 'richtext') return null;
  return Object.entries((value ?? {}) as Readonly<Record<string, RichText>>).flatMap(
    ([locale, text]) =>
      text
        .flatMap(linesOf)
        .flatMap((node) => ('href' in node ? linkPlace([...path, locale], node.href) : [])),
  );
};

/** The places of a structured value, as far as its schema's hints name them. */
function placesInside(
  schema: z.ZodType,
  value: unknown,
  path: Path,
  at: PlacesAt = referencesAt,
): readonly ReferencePlace[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const entry = 'element' in bare(schema) ? entryOf(schema) : null;
    if (entry === null) return [];
    return value.flatMap((item, index) => placesInside(entry, item, [...path, index], at));
  }
  const values = value as Readonly<Record<string, unknown>>;
  return fieldsOf(schema).flatMap(([key, field]) => {
    const inner = [...path, key];
    return at(hintOf(field), inner, values[key]) ?? placesInside(field, values[key], inner, at);
  });
}

function placesOfField(name: string, field: Field, value: unknown): readonly ReferencePlace[] {
  if (field.derive !== undefined) return [];
  if (field.target !== undefined) return asPlaces(field.target, [name], value);
  return field.storage === 'json' ? placesInside(field.schema, value, [name]) : [];
}

/** Every place of a record's own fields that names another record; modules are walked by `referencesOfModules`. */
export const referencesOf = (
  kind: Kind,
  record: Readonly<Record<string, unknown>>,
): readonly ReferencePlace[] =>
  Object.entries(records[kind].fields as Fields)
    .filter(([name]) => name !== 'modules')
    .flatMap(([name, field]) => placesOfField(name, field, record[name]));

/** A tree of modules as it is stored; what is no module's data yet has no places. */
type PlacesOfModules = (
  tree: readonly StoredModule[],
  library: ModuleLibrary,
) => readonly ReferencePlace[];

const placesOfModules =
  (at: PlacesAt): PlacesOfModules =>
  (tree, library) =>
    modulesIn(tree).flatMap(({ module, path }) => {
      const schema = library.get(module.kind)?.description.schema;
      if (schema === undefined) return [];
      return placesInside(schema, module.data, ['modules', ...path, 'data'], at);
    });

/** The same for the modules that a page is composed of. */
export const referencesOfModules = placesOfModules(referencesAt);
/** What the links in them name. */
export const linksOfModules = placesOfModules(linksAt);
