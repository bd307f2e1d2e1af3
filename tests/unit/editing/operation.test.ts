import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import { allModules, placeOf, type Content } from '../../../src/lib/editing/content.ts';
import {
  applyOperation,
  invertOperation,
  moveOperation,
  valueAt,
  withValueAt,
  type Operation,
} from '../../../src/lib/editing/operation.ts';

const module = (id: string, columns: StoredModule['columns'] = []): StoredModule => ({
  id,
  kind: 'text',
  version: 1,
  data: { content: { de: id, en: '' }, children: [{ text: 'x' }] },
  columns,
});
const start: Content = {
  title: { de: 'Titel', en: '' },
  modules: [module('a'), module('b', [[module('c')], []]), module('d')],
};
const set = (id: string | null, path: Operation & { type: 'set' }, after: unknown): Operation => ({
  ...path,
  module: id,
  after,
});
const setText = (content: Content, id: string, after: string): Operation => {
  const path = ['content', 'de'];
  const found = allModules(content.modules).find((one) => one.id === id);
  return set(
    id,
    { type: 'set', module: id, path, before: valueAt(found?.data, path), after },
    after,
  );
};

describe('ED-03 operations', () => {
  it('any sequence of them can be taken back to where it began, step by step', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const place = fc.record({
      parent: fc.constantFrom(null, 'b', 'c'),
      column: fc.constantFrom(0, 1),
      index: fc.nat(4),
    });
    const command = fc.oneof(
      fc.record({ do: fc.constant('set' as const), id: ids, text: fc.string() }),
      fc.record({ do: fc.constant('insert' as const), id: ids, place }),
      fc.record({ do: fc.constant('remove' as const), id: ids }),
      fc.record({ do: fc.constant('move' as const), id: ids, place }),
    );
    const operationOf = (
      content: Content,
      one: { do: string; id: string; text?: string; place?: ReturnType<typeof placeOf> },
    ): Operation | null => {
      const at = placeOf(content.modules, one.id);
      const found = allModules(content.modules).find(({ id }) => id === one.id);
      if (one.do === 'set') return found ? setText(content, one.id, one.text ?? '') : null;
      if (one.do === 'insert' && one.place)
        return { type: 'insert', module: module(one.id), place: one.place };
      if (one.do === 'remove' && found && at) return { type: 'remove', module: found, place: at };
      return one.do === 'move' && one.place ? moveOperation(content, one.id, one.place) : null;
    };
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
        const states = [start];
        const done: Operation[] = [];
        for (const one of commands) {
          const now = states.at(-1) as Content;
          const operation = operationOf(now, one);
          const next = operation && applyOperation(now, operation);
          if (!operation || next === null) continue;
          // Nobody is lost and nobody is there twice.
          const all = allModules(next.modules).map(({ id }) => id);
          expect(new Set(all).size).toBe(all.length);
          states.push(next);
          done.push(operation);
        }
        for (const operation of done.toReversed()) {
          const after = states.pop() as Content;
          const before = applyOperation(after, invertOperation(operation));
          expect(ordered(before)).toEqual(ordered(states.at(-1) ?? null));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('take nothing back that somebody else has changed meanwhile', () => {
    const mine = setText(start, 'a', 'meins');
    const after = applyOperation(start, mine) as Content;
    const others = applyOperation(after, setText(after, 'a', 'anders')) as Content;
    expect(applyOperation(others, invertOperation(mine))).toBeNull();
    const added: Operation = {
      type: 'insert',
      module: module('n'),
      place: { parent: null, column: 0, index: 0 },
    };
    const withIt = applyOperation(start, added) as Content;
    const changed = applyOperation(withIt, setText(withIt, 'n', 'von anderen')) as Content;
    expect(applyOperation(changed, invertOperation(added))).toBeNull();
    expect(
      applyOperation(start, { type: 'remove', module: module('n'), place: added.place }),
    ).toBeNull();
  });

  it('a module that was saved meanwhile can still be taken away again', () => {
    const added: Operation = {
      type: 'insert',
      module: module('n'),
      place: { parent: null, column: 0, index: 1 },
    };
    const content = applyOperation(start, added) as Content;
    const saved = {
      ...content,
      modules: content.modules.map((one) =>
        one.id === 'n' ? { ...one, written: { de: '2026-11-20T10:00:00Z' } } : one,
      ),
    };
    expect(applyOperation(saved, invertOperation(added))).toEqual(start);
  });

  it('nothing is moved into itself, nor to where it stands', () => {
    const into = moveOperation(start, 'b', { parent: 'c', column: 0, index: 0 });
    expect(into && applyOperation(start, into)).toBeNull();
    expect(moveOperation(start, 'a', { parent: null, column: 0, index: 0 })).toBeNull();
    expect(moveOperation(start, 'a', { parent: null, column: 0, index: 1 })).toBeNull();
    const down = moveOperation(start, 'a', { parent: null, column: 0, index: 2 });
    expect(down && applyOperation(start, down)?.modules.map(({ id }) => id)).toEqual([
      'b',
      'a',
      'd',
    ]);
  });

  it('values are set at paths that are not there yet, lists stay lists', () => {
    expect(withValueAt({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
    expect(withValueAt({ a: [{ x: 1 }] }, ['a', 0, 'x'], 2)).toEqual({ a: [{ x: 2 }] });
    expect(withValueAt({ a: 1 }, [], { b: 2 })).toEqual({ b: 2 });
  });
});

/** Empty columns that were made for a while say nothing. */
const ordered = (content: Content | null): unknown => {
  const tree = (list: readonly StoredModule[]): unknown =>
    list.map(({ columns, ...rest }) => ({
      ...rest,
      columns: columns.map(tree).slice(0, columns.findLastIndex((column) => column.length > 0) + 1),
    }));
  return content && { ...content, modules: tree(content.modules) };
};
