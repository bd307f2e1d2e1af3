import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allModules,
  placeOf,
  withInserted,
  withModule,
  withoutModule,
  type Content,
} from '../../../src/lib/editing/content.ts';
import { deltaOf, isEmptyDelta, applyDelta } from '../../../src/lib/editing/delta.ts';
import { deltaSchema } from '../../../src/lib/editing/delta-schema.ts';
import { mergeContents } from '../../../src/lib/editing/merge.ts';
import { contents } from '../../support/content/contents.ts';

const withoutUndefined = (content: Content): unknown => JSON.parse(JSON.stringify(content));

describe('a delta', () => {
  it('ED-07 makes the one state of the other, whatever changed', () => {
    fc.assert(
      fc.property(contents, contents, (before, after) => {
        const sent: unknown = JSON.parse(JSON.stringify(deltaOf(before, after)));
        expect(applyDelta(before, deltaSchema.parse(sent))).toEqual(withoutUndefined(after));
      }),
    );
  });

  it('is empty where nothing changed, and holds one module where one changed', () => {
    fc.assert(
      fc.property(contents, (content) => {
        expect(isEmptyDelta(deltaOf(content, structuredClone(content)))).toBe(true);
        const [first] = allModules(content.modules);
        if (first === undefined) return;
        const changed = {
          ...content,
          modules: withModule(content.modules, first.id, (module) => ({
            ...module,
            data: { ...module.data, align: 'nowhere' },
          })),
        };
        const { fields, modules, tree } = deltaOf(content, changed);
        expect([fields, Object.keys(modules), tree]).toEqual([{}, [first.id], null]);
      }),
    );
  });
});

type Change = (content: Content) => Content;

/** One thing that one editor does to a part that is theirs. */
const changeOf = (mark: string): fc.Arbitrary<(ids: readonly string[]) => Change> =>
  fc.tuple(fc.constantFrom('set', 'insert', 'remove'), fc.nat(20)).map(([type, pick]) => (ids) => {
    const id = ids[pick % Math.max(ids.length, 1)];
    return (content) => {
      if (id === undefined || placeOf(content.modules, id) === null) return content;
      if (type === 'set')
        return {
          ...content,
          modules: withModule(content.modules, id, (module) => ({
            ...module,
            data: { ...module.data, align: mark },
          })),
        };
      if (type === 'remove') return { ...content, modules: withoutModule(content.modules, id) };
      const fresh = { id: `new-${mark}`, kind: 'text', version: 1, data: {}, columns: [] };
      const place = placeOf(content.modules, id);
      if (place === null || placeOf(content.modules, fresh.id) !== null) return content;
      return { ...content, modules: withInserted(content.modules, fresh, place) };
    };
  });

const everyId = (content: Content) =>
  allModules(content.modules)
    .map(({ id }) => id)
    .sort();
const dataById = (content: Content) =>
  Object.fromEntries(allModules(content.modules).map(({ id, data }) => [id, data]));

describe('two people’s changes', () => {
  it('ED-07 of different modules are both there, whoever saves first', () => {
    fc.assert(
      fc.property(contents, changeOf('mine'), changeOf('theirs'), (base, mine, theirs) => {
        // Each at modules of their own: those that stand at the top, every other one.
        const top = base.modules.map(({ id }) => id);
        const change = mine(top.filter((_, index) => index % 2 === 0));
        const other = theirs(top.filter((_, index) => index % 2 === 1));
        const [one, two] = [change(base), other(base)];
        const [here, there] = [mergeContents(base, one, two), mergeContents(base, two, one)];
        expect(here.conflicts).toEqual([]);
        expect(there.conflicts).toEqual([]);
        const wanted = other(change(base));
        expect(everyId(here.content)).toEqual(everyId(wanted));
        expect(everyId(there.content)).toEqual(everyId(wanted));
        expect(dataById(here.content)).toEqual(dataById(wanted));
        expect(dataById(there.content)).toEqual(dataById(wanted));
      }),
    );
  });

  it('ED-07 of the same module are a conflict, and both are told', () => {
    fc.assert(
      fc.property(contents, (base) => {
        const [first] = allModules(base.modules);
        if (first === undefined) return;
        const set = (align: string): Content => ({
          ...base,
          modules: withModule(base.modules, first.id, (module) => ({
            ...module,
            data: { ...module.data, align },
          })),
        });
        const { conflicts } = mergeContents(base, set('mine'), set('theirs'));
        expect(conflicts).toEqual([
          {
            module: first.id,
            field: null,
            mine: { ...first.data, align: 'mine' },
            theirs: { ...first.data, align: 'theirs' },
          },
        ]);
      }),
    );
  });

  it('nothing changed by one leaves the other’s state as it is', () => {
    fc.assert(
      fc.property(contents, contents, (base, theirs) => {
        expect(mergeContents(base, base, theirs)).toEqual({ content: theirs, conflicts: [] });
        expect(mergeContents(base, theirs, base).conflicts).toEqual([]);
      }),
    );
  });
});
