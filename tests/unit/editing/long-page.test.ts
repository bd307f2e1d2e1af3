import { describe, expect, it } from 'vitest';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import { MAX_MODULES } from '../../../src/content/fields/max-modules.ts';
import {
  allModules,
  moduleById,
  placeOf,
  withoutModule,
  type Content,
} from '../../../src/lib/editing/content.ts';
import { applyOperation } from '../../../src/lib/editing/operation.ts';

const stored = (id: string, columns: readonly (readonly StoredModule[])[] = []): StoredModule => ({
  id,
  kind: columns.length > 0 ? 'container' : 'text',
  version: 1,
  data: { content: { de: `Satz ${id}`, en: '' } },
  columns,
});

/** As many modules as there may be, two of them in the columns of `outer`. */
function longPage(make: typeof stored = stored): readonly StoredModule[] {
  const outer = make('outer', [[make('left')], [make('right')]]);
  return [outer, ...Array.from({ length: MAX_MODULES - 3 }, (_, at) => make(`m${at}`))];
}

const typed = (content: Content, module: string): Content => {
  const path = ['content', 'de'];
  const before = `Satz ${module}`;
  const after = `${before}!`;
  const next = applyOperation(content, { type: 'set', module, path, before, after });
  if (next === null) throw new Error('it does not fit');
  return next;
};

const idsOfOthers = (before: Content, after: Content): readonly string[] =>
  allModules(after.modules)
    .filter((module) => module !== moduleById(before.modules, module.id))
    .map(({ id }) => id);

describe('ED-09 a page of as many modules as there may be', () => {
  it('is after a key the same but for the module that was written in, and what that stands in', () => {
    const content: Content = { modules: longPage() };
    expect(allModules(content.modules)).toHaveLength(MAX_MODULES);
    expect(idsOfOthers(content, typed(content, 'm150'))).toEqual(['m150']);
    expect(idsOfOthers(content, typed(content, 'right'))).toEqual(['outer', 'right']);
    // What was there before is untouched: undo needs it.
    expect(moduleById(content.modules, 'm150')).toMatchObject({
      data: { content: { de: 'Satz m150' } },
    });
  });

  it('loses a module without any other becoming a new one', () => {
    const modules = longPage();
    const remaining = withoutModule(modules, 'm150');
    expect(idsOfOthers({ modules }, { modules: remaining })).toEqual([]);
    expect(remaining).toHaveLength(modules.length - 1);
    expect(idsOfOthers({ modules }, { modules: withoutModule(modules, 'left') })).toEqual([
      'outer',
    ]);
  });

  it('is looked through once, however much is asked of it', () => {
    let looks = 0;
    const modules = longPage((id, columns) =>
      Object.defineProperty(stored(id, columns), 'columns', {
        get: () => {
          looks += 1;
          return columns ?? [];
        },
      }),
    );
    const ids = allModules(modules).map(({ id }) => id);
    const first = looks;
    for (const id of ids) expect(moduleById(modules, id)?.id).toBe(id);
    expect(looks).toBe(first);
    expect(first).toBeLessThanOrEqual(3 * MAX_MODULES);
  });

  it('finds the first of several with the same id, and outer ones before inner', () => {
    const inner = stored('twice');
    const modules = [stored('outer', [[], [inner]]), stored('twice')];
    expect(placeOf(modules, 'twice')).toEqual({ parent: null, column: 0, index: 1 });
    expect(moduleById(modules, 'twice')).toBe(inner);
    expect(placeOf([stored('outer', [[], [inner]])], 'twice')).toEqual({
      parent: 'outer',
      column: 1,
      index: 0,
    });
  });
});
