import type { StoredModule } from '../../content/fields/module-tree.ts';
import { allModules, type Content } from './content.ts';

/** What two people can change without meeting: `f:title` a field, `m:intro` a module. */
export type Units = ReadonlyMap<string, unknown>;

/** What every field and every module of a record holds, without where the modules stand. */
export function dataOf({ modules, ...fields }: Content): Units {
  return new Map<string, unknown>([
    ...Object.entries(fields).map(([key, value]) => [`f:${key}`, value] as const),
    ...allModules(modules).map(({ id, data }) => [`m:${id}`, data] as const),
  ]);
}

const withData = (tree: readonly StoredModule[], units: Units): readonly StoredModule[] =>
  tree.map((module) => ({
    ...module,
    data: (units.get(`m:${module.id}`) ?? module.data) as StoredModule['data'],
    columns: module.columns.map((column) => withData(column, units)),
  }));

/** A record with these values in it; modules that it does not have are left out. */
export function applyData(content: Content, units: Units): Content {
  const fields = [...units].flatMap(([key, value]) =>
    key.startsWith('f:') && value !== undefined ? [[key.slice(2), value] as const] : [],
  );
  return { ...content, ...Object.fromEntries(fields), modules: withData(content.modules, units) };
}
