import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import { allModules, depthOf, listAt, type Content } from '../../../src/lib/editing/content.ts';
import {
  applyOperation,
  invertOperation,
  type Operation,
} from '../../../src/lib/editing/operation.ts';
import {
  copiedHtml,
  copies,
  hasModules,
  modulesInHtml,
  readModules,
  unknownKinds,
  wordsOf,
} from '../../../src/lib/editing/several/copied.ts';
import { mediaEntries } from '../../../src/lib/editing/several/media-entries.ts';
import {
  areHidden,
  hide,
  insert,
  moveByOne,
  moveTo,
  remove,
} from '../../../src/lib/editing/several/operations.ts';
import {
  between,
  isWithin,
  levelOf,
  outermost,
} from '../../../src/lib/editing/several/selection.ts';

const module = (id: string, columns: StoredModule['columns'] = []): StoredModule => ({
  id,
  kind: columns.length > 0 ? 'container' : 'text',
  version: 1,
  data: { content: { de: `${id} auf Deutsch`, en: `${id} in English` }, anchor: id },
  columns,
});
const idsOf = (tree: readonly StoredModule[]): readonly string[] => tree.map(({ id }) => id);
const start: Content = {
  title: { de: 'Titel', en: 'Title' },
  modules: [
    module('a'),
    module('b', [[module('c'), module('d')], [module('e', [[module('f')], []])]]),
    module('g'),
    module('h'),
    module('i'),
  ],
};
const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

const done = (content: Content, operations: readonly Operation[] | null): Content => {
  expect(operations).not.toBeNull();
  return (operations ?? []).reduce((now, operation) => {
    const next = applyOperation(now, operation);
    expect(next).not.toBeNull();
    return next ?? now;
  }, content);
};
const undone = (content: Content, operations: readonly Operation[]): Content =>
  done(content, operations.map(invertOperation).toReversed());

const ids = fc.uniqueArray(fc.constantFrom(...ALL), { minLength: 1, maxLength: 6 });
const place = fc.oneof(
  fc.record({ parent: fc.constant(null), column: fc.constant(0), index: fc.nat(6) }),
  fc.record({
    parent: fc.constantFrom('b', 'e'),
    column: fc.constantFrom(0, 1),
    index: fc.nat(6),
  }),
);
const LISTS = [
  { parent: null, column: 0 },
  { parent: 'b', column: 0 },
  { parent: 'b', column: 1 },
  { parent: 'e', column: 0 },
];

describe('ED-21 several modules at once', () => {
  it('ED-21 moving them to one place keeps their order, loses none, and is taken back whole', () => {
    fc.assert(
      fc.property(ids, place, (chosen, to) => {
        const operations = moveTo(start, chosen, to);
        if (operations === null) {
          expect(isWithin(start.modules, to.parent ?? '', chosen)).toBe(true);
          return;
        }
        const after = done(start, operations);
        const moved = idsOf(outermost(start.modules, chosen));
        const list = idsOf(listAt(after.modules, to));
        const at = list.indexOf(moved[0] ?? '');
        expect(list.slice(at, at + moved.length)).toEqual(moved);
        // What was before the place is before them, what was behind it is behind.
        const others = (part: readonly string[]) => part.filter((id) => !moved.includes(id));
        const was = idsOf(listAt(start.modules, to));
        expect(list.slice(0, at)).toEqual(others(was.slice(0, to.index)));
        expect(list.slice(at + moved.length)).toEqual(others(was.slice(to.index)));
        expect(idsOf(allModules(after.modules)).toSorted()).toEqual(ALL);
        expect(undone(after, operations)).toEqual(start);
      }),
    );
  });

  it('ED-21 up and down keeps their order, and those at the edge stay', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(1, -1), (chosen, by) => {
        const operations = moveByOne(start, chosen, by);
        const after = done(start, operations);
        for (const list of LISTS) {
          const order = ({ modules }: Content) =>
            idsOf(listAt(modules, list)).filter((id) => chosen.includes(id));
          expect(order(after)).toEqual(order(start));
        }
        expect(undone(after, operations)).toEqual(start);
      }),
    );
    const top = (content: Content) => idsOf(content.modules).join('');
    expect(top(done(start, moveByOne(start, ['g', 'i'], -1)))).toBe('agbih');
    expect(top(done(start, moveByOne(start, ['a', 'b', 'h'], -1)))).toBe('abhgi');
    expect(top(done(start, moveByOne(start, ['h', 'i', 'a'], 1)))).toBe('baghi');
    expect(moveByOne(start, ['a', 'b'], -1)).toEqual([]);
  });

  it('ED-21 deleting, hiding and undo give the same document', () => {
    fc.assert(
      fc.property(ids, (chosen) => {
        const gone = remove(start, chosen);
        const after = done(start, gone);
        for (const id of chosen) expect(idsOf(allModules(after.modules))).not.toContain(id);
        expect(undone(after, gone)).toEqual(start);
        const hiding = hide(start, chosen, true);
        const hidden = done(start, hiding);
        expect(areHidden(hidden, chosen)).toBe(true);
        expect(hide(hidden, chosen, true)).toEqual([]);
        // As JSON keeps it.
        expect(JSON.parse(JSON.stringify(undone(hidden, hiding)))).toEqual(start);
      }),
    );
  });

  it('ED-21 copied and pasted modules hold the same in both languages, with ids of their own', () => {
    let count = 0;
    const newId = (kind: string): string => `${kind}-${(count += 1)}`;
    const bare = (tree: readonly StoredModule[]): unknown =>
      tree.map(({ id: _, written: __, data, columns, ...rest }) => ({
        ...rest,
        data: { ...data, anchor: null },
        columns: columns.map(bare),
      }));
    fc.assert(
      fc.property(ids, place, (chosen, to) => {
        const modules = outermost(start.modules, chosen);
        const read = readModules(JSON.stringify(modules));
        expect(read).toEqual(modules);
        const made = copies(read ?? [], start.modules, newId);
        expect(bare(made)).toEqual(bare(modules));
        const after = done(start, insert(made, to));
        const all = idsOf(allModules(after.modules));
        expect(new Set(all).size).toBe(all.length);
        expect(all.length).toBe(ALL.length + allModules(modules).length);
        // A place of the page is there once; on another page it comes along.
        const anchors = allModules(after.modules).flatMap(({ data }) => data['anchor'] ?? []);
        expect(new Set(anchors).size).toBe(anchors.length);
        const elsewhere = allModules(copies(modules, [], newId));
        expect(elsewhere.map(({ data }) => data['anchor'])).toEqual(idsOf(allModules(modules)));
        expect(idsOf(elsewhere)).toEqual(idsOf(allModules(modules)));
        expect(undone(after, insert(made, to))).toEqual(start);
      }),
    );
  });

  it('ED-21 what is copied carries words for other programs, and no markup of theirs', () => {
    const words = wordsOf([module('a'), module('b', [[module('c')]])], 'en');
    expect(words).toBe('a in English\nb in English\nc in English');
    const html = copiedHtml([module('a')], 'Tom & <b>\n\n"Eva"');
    expect(hasModules(html)).toBe(true);
    expect(hasModules('<p>Text</p>')).toBe(false);
    expect(html).toContain('<p>Tom &amp; &lt;b&gt;</p><p>&quot;Eva&quot;</p>');
    expect(html.match(/<[a-z]+/gu)).toEqual(['<div', '<p', '<p']);
    const odd = [{ ...module('a'), data: { content: { de: '„<i>"&"</i>“ %41', en: '' } } }];
    expect(modulesInHtml(`<meta charset='utf-8'>${copiedHtml(odd, '')}`)).toEqual(odd);
    expect(modulesInHtml('<div data-foyer-modules="%">')).toBeNull();
  });

  it('ED-21 control: what is no list of modules is refused, and kinds that are not there are named', () => {
    for (const value of [{}, [], [1], [{ id: 'a' }], [{ ...module('a'), columns: [[{}]] }]])
      expect(readModules(JSON.stringify(value))).toBeNull();
    expect(readModules('')).toBeNull();
    expect(unknownKinds([module('b', [[module('c')]])], (kind) => kind === 'text')).toEqual([
      'container',
    ]);
  });

  it('ED-21 a range goes from one to the other, out of columns where it has to', () => {
    const { modules } = start;
    expect(between(modules, 'g', 'i')).toEqual(['g', 'h', 'i']);
    expect(between(modules, 'i', 'g')).toEqual(['g', 'h', 'i']);
    expect(between(modules, 'c', 'd')).toEqual(['c', 'd']);
    expect(between(modules, 'a', 'd')).toEqual(['a', 'b']);
    expect(between(modules, 'f', 'g')).toEqual(['b', 'g']);
    expect(between(modules, 'c', 'e')).toEqual(['b']);
    expect(between(modules, 'b', 'f')).toEqual(['b']);
    expect(between(modules, 'f', 'b')).toEqual(['b']);
    expect(between(modules, 'a', 'a')).toEqual(['a']);
    expect(between(modules, 'gone', 'a')).toEqual(['a']);
    expect(idsOf(outermost(modules, ['f', 'h', 'e', 'a']))).toEqual(['a', 'e', 'h']);
  });

  it('ED-21 how deep modules stand is counted from the top', () => {
    expect(depthOf([])).toBe(0);
    expect(depthOf(start.modules)).toBe(3);
    expect(['a', 'c', 'f', 'gone'].map((id) => levelOf(start.modules, id))).toEqual([1, 2, 3, 0]);
  });

  it('ED-21 pictures that are chosen at once fill the entries that wait for one first', () => {
    const items = [
      { key: 'image', empty: null },
      { key: 'caption', empty: { de: '', en: '' } },
    ];
    const list = { field: { items }, key: 'image' } as unknown as Parameters<
      typeof mediaEntries
    >[0];
    const entries = [
      { image: 'one', caption: 'x' },
      { image: null, caption: 'y' },
    ];
    expect(mediaEntries(list, entries, ['two', 'three'])).toEqual([
      { image: 'one', caption: 'x' },
      { image: 'two', caption: 'y' },
      { image: 'three', caption: { de: '', en: '' } },
    ]);
    expect(mediaEntries(list, entries, [])).toEqual(entries);
  });
});
