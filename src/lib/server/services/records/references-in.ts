import type { z } from 'zod';
import type { Field } from '../../../../content/fields/field.ts';
import { hintOf } from '../../../../content/fields/inner/hint.ts';
import { bare, entryOf, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import { modulesIn, type StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Fields } from '../../../../content/records/define.ts';
import { isKind, records, type Kind } from '../../../../content/records/kinds.ts';
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

/** The places of a structured value, as far as its schema's hints name them. */
function placesInside(schema: z.ZodType, value: unknown, path: Path): readonly ReferencePlace[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const entry = 'element' in bare(schema) ? entryOf(schema) : null;
    if (entry === null) return [];
    return value.flatMap((item, index) => placesInside(entry, item, [...path, index]));
  }
  const values = value as Readonly<Record<string, unknown>>;
  return fieldsOf(schema).flatMap(([key, field]) => {
    const hint = hintOf(field);
    const isReference = hint?.control === 'reference' || hint?.control === 'references';
    return isReference
      ? asPlaces(hint.target, [...path, key], values[key])
      : placesInside(field, values[key], [...path, key]);
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

/** The same for the modules that a page is composed of. */
export const referencesOfModules = (
  tree: readonly StoredModule[],
  library: ModuleLibrary,
): readonly ReferencePlace[] =>
  modulesIn(tree).flatMap(({ module, path }) => {
    const schema = library.get(module.kind)?.description.schema;
    if (schema === undefined) return [];
    return placesInside(schema, module.data, ['modules', ...path, 'data']);
  });
