import type { StoredModule } from '../../content/fields/module-tree.ts';
import {
  isSame,
  moduleById,
  placeOf,
  withInserted,
  withModule,
  withoutModule,
  type Content,
  type Place,
} from './content.ts';

/** Steps into a value: `['content', 'de']`, `['children', 0, 'headline', 'en']`. */
export type Path = readonly (string | number)[];

/**
 * One thing an editor did. It names modules by id and holds both states, so that
 * it can be undone later, also after others changed other things.
 */
export type Operation =
  | {
      readonly type: 'set';
      /** Null: a field of the record itself. */
      readonly module: string | null;
      readonly path: Path;
      readonly before: unknown;
      readonly after: unknown;
    }
  | { readonly type: 'insert'; readonly module: StoredModule; readonly place: Place }
  | { readonly type: 'remove'; readonly module: StoredModule; readonly place: Place }
  | { readonly type: 'move'; readonly module: string; readonly from: Place; readonly to: Place };

/** What a value holds at a path; undefined where it has no such place. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  );

/** The value with another part at a path; places that are missing are made. */
export function withValueAt(value: unknown, path: Path, part: unknown): unknown {
  const [key, ...remaining] = path;
  if (key === undefined) return part;
  const inner = withValueAt(valueAt(value, [key]), remaining, part);
  if (Array.isArray(value) || (typeof key === 'number' && value === undefined)) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const count = Math.max(list.length, Number(key) + 1);
    return Array.from({ length: count }, (_, index) =>
      index === Number(key) ? inner : list[index],
    );
  }
  return { ...(value as object), [key]: inner };
}

/** Without when its texts were written: saving stamps that. */
const withoutTimestamps = ({ written: _, columns, ...module }: StoredModule): unknown => ({
  ...module,
  columns: columns.map((column) => column.map(withoutTimestamps)),
});

const within = (place: Place, tree: Content['modules']): boolean =>
  place.parent === null || moduleById(tree, place.parent) !== null;

/**
 * The content after an operation; null where it no longer fits: what it changes is
 * gone, or was changed by somebody else meanwhile.
 */
export function applyOperation(content: Content, operation: Operation): Content | null {
  const { modules } = content;
  switch (operation.type) {
    case 'set': {
      const { module, path, before, after } = operation;
      const owner = module === null ? content : moduleById(modules, module)?.data;
      if (owner === undefined || !isSame(valueAt(owner, path), before)) return null;
      if (module === null) return withValueAt(content, path, after) as Content;
      return {
        ...content,
        modules: withModule(modules, module, (found) => ({
          ...found,
          data: withValueAt(found.data, path, after) as StoredModule['data'],
        })),
      };
    }
    case 'insert': {
      const { module, place } = operation;
      if (moduleById(modules, module.id) !== null || !within(place, modules)) return null;
      return { ...content, modules: withInserted(modules, module, place) };
    }
    case 'remove': {
      const { module } = operation;
      const current = moduleById(modules, module.id);
      // A removal takes what stood there when it was done, and nothing that came later.
      if (current === null || !isSame(withoutTimestamps(current), withoutTimestamps(module)))
        return null;
      return { ...content, modules: withoutModule(modules, module.id) };
    }
    case 'move': {
      const { module: id, to } = operation;
      const module = moduleById(modules, id);
      const remaining = withoutModule(modules, id);
      if (module === null || !within(to, remaining)) return null;
      return { ...content, modules: withInserted(remaining, module, to) };
    }
  }
}

/** The operation that takes another one back. */
export function invertOperation(operation: Operation): Operation {
  switch (operation.type) {
    case 'set':
      return { ...operation, before: operation.after, after: operation.before };
    case 'insert':
      return { ...operation, type: 'remove' };
    case 'remove':
      return { ...operation, type: 'insert' };
    case 'move':
      return { ...operation, from: operation.to, to: operation.from };
  }
}

/** Moving a module to a place that is counted with the module still where it is. */
export function moveOperation(content: Content, id: string, to: Place): Operation | null {
  const from = placeOf(content.modules, id);
  if (from === null) return null;
  const isSameList = from.parent === to.parent && from.column === to.column;
  const index = isSameList && to.index > from.index ? to.index - 1 : to.index;
  if (isSameList && index === from.index) return null;
  return { type: 'move', module: id, from, to: { ...to, index } };
}
