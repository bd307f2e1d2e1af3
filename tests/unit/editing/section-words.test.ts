import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import {
  allModules,
  moduleById,
  placeOf,
  withInserted,
  withModule,
  withoutModule,
  type Content,
} from '../../../src/lib/editing/content.ts';
import { mergeContents } from '../../../src/lib/editing/merge.ts';
import { copies } from '../../../src/lib/editing/several/copied.ts';
import {
  isWrittenAndGone,
  withoutAll,
  wordsIntoSection,
} from '../../../src/lib/editing/several/section-words.ts';
import { contents } from '../../support/content/contents.ts';

const WORDS = 'written meanwhile';

const written = (content: Content, id: string): Content => ({
  ...content,
  modules: withModule(content.modules, id, (module) => ({
    ...module,
    data: { ...module.data, align: WORDS },
  })),
});

const place = (id: string): StoredModule => ({
  id,
  kind: 'sharedsection',
  version: 1,
  data: { section: 12 },
  columns: [],
});

/** What somebody makes of a page by having some of its outer modules be a shared section. */
function shared(base: Content, ids: readonly string[]) {
  const modules = base.modules.filter(({ id }) => ids.includes(id));
  const at = placeOf(base.modules, ids[0] ?? '');
  const left = withoutAll(base, modules);
  const sharer = at ? { ...left, modules: withInserted(left.modules, place('s'), at) } : left;
  return { sharer, section: { name: 'Überall', modules } as Content };
}

/** How often the words stand in the page and in the section. */
const count = (...all: readonly Content[]): number =>
  all.flatMap(({ modules }) => allModules(modules)).filter(({ data }) => data['align'] === WORDS)
    .length;

const idsOf = ({ modules }: Content) => allModules(modules).map(({ id }) => id);

/** A page of several modules, of which a part is shared, and a module that somebody writes in. */
const sharings = fc
  .tuple(contents, fc.nat(), fc.nat(), fc.nat())
  .filter(([{ modules }]) => modules.length > 0)
  .map(([base, from, length, pick]) => {
    const first = from % base.modules.length;
    const ids = base.modules.slice(first, first + 1 + (length % 2)).map(({ id }) => id);
    const all = idsOf(base);
    return { base, ids, id: all[pick % all.length] ?? '', ...shared(base, ids) };
  });

/** What the page and the section are after both have met. */
function met(base: Content, writer: Content, sharer: Content, section: Content) {
  const words = isWrittenAndGone({ base, writer, sharer })
    ? wordsIntoSection({ base, writer, sharer, section })
    : null;
  const [was, is, other] = [base, writer, sharer].map((one) =>
    withoutAll(one, words?.modules ?? []),
  ) as [Content, Content, Content];
  return { ...mergeContents(was, is, other), section: words?.section ?? section };
}

describe('words in modules that became a shared section meanwhile', () => {
  it('ED-21 ED-07 stand once: in the section, or where they were if they are no part of it', () => {
    fc.assert(
      fc.property(sharings, ({ base, id, sharer, section }) => {
        const after = met(base, written(base, id), sharer, section);
        expect(after.conflicts).toEqual([]);
        expect(count(after.content, after.section)).toBe(1);
        expect(count(after.section)).toBe(moduleById(section.modules, id) === null ? 0 : 1);
        expect(idsOf(after.content)).toEqual(idsOf(sharer));
        expect(idsOf(after.section)).toEqual(idsOf(section));
        expect(after.section['name']).toBe('Überall');
        // Who was interrupted and does it again changes nothing.
        const again = met(base, written(base, id), sharer, after.section);
        expect([again.content, again.section]).toEqual([after.content, after.section]);
      }),
    );
  });

  it('ED-21 what was put into a module goes with it, and what the section says by now stays', () => {
    fc.assert(
      fc.property(sharings, ({ base, ids: [outer = ''], sharer, section }) => {
        const fresh = { ...place('new'), kind: 'text', data: { align: WORDS } };
        const at = { parent: outer, column: 0, index: 0 };
        const writer = written({ ...base, modules: withInserted(base.modules, fresh, at) }, outer);
        const now = {
          ...section,
          modules: withModule(section.modules, outer, (module) => ({
            ...module,
            data: { ...module.data, headline: 'Newer' },
          })),
        };
        const after = met(base, writer, sharer, now);
        expect(after.conflicts).toEqual([]);
        expect(count(after.section)).toBe(2);
        expect(moduleById(after.section.modules, outer)?.data['headline']).toBe('Newer');
        expect(idsOf(after.content)).toEqual(idsOf(sharer));
      }),
    );
  });

  it('ED-07 where the section says the same words otherwise, somebody is asked, and they stand once', () => {
    fc.assert(
      fc.property(sharings, ({ base, ids: [outer = ''], sharer, section }) => {
        const other = {
          ...section,
          modules: withModule(section.modules, outer, (module) => ({
            ...module,
            data: { ...module.data, align: 'theirs' },
          })),
        };
        const after = met(base, written(base, outer), sharer, other);
        expect(after.conflicts.map(({ module }) => module)).toEqual([outer]);
        expect(count(after.content, after.section)).toBe(1);
        expect(moduleById(after.section.modules, outer)?.data['align']).toBe('theirs');
      }),
    );
  });

  it('ED-21 ED-07 made shared and detached again, or cut and pasted, they find their module', () => {
    fc.assert(
      fc.property(sharings, ({ base, ids, id, section }) => {
        const without = withoutAll(base, section.modules);
        const back = copies(section.modules, without.modules, () => 'other');
        const moved = { ...without, modules: [...without.modules, ...back] };
        const { content, conflicts } = mergeContents(base, written(base, id), moved);
        expect(conflicts).toEqual([]);
        expect(count(content)).toBe(1);
        expect(idsOf(content)).toEqual(idsOf(moved));
        expect(ids.every((one) => placeOf(content.modules, one) !== null)).toBe(true);
      }),
    );
  });

  it('ED-07 control: in a module that was deleted, somebody is asked, and they stand once', () => {
    fc.assert(
      fc.property(sharings, ({ base, id }) => {
        const deleted = { ...base, modules: withoutModule(base.modules, id) };
        const after = met(base, written(base, id), deleted, { modules: [] });
        expect(after.conflicts.map(({ module }) => module)).toContain(id);
        expect(count(after.content)).toBe(1);
      }),
    );
  });

  it('control: what somebody who writes nowhere sees is what was made of the page', () => {
    fc.assert(
      fc.property(sharings, ({ base, sharer, section }) => {
        expect(wordsIntoSection({ base, writer: base, sharer, section })).toBeNull();
        expect(met(base, base, sharer, section).content).toEqual(sharer);
      }),
    );
  });

  it('a part of it that stands on the page still keeps the whole on the page', () => {
    const inner = { ...place('inner'), kind: 'text', data: { align: 'left' } };
    const outer = { ...place('outer'), kind: 'container', data: {}, columns: [[inner]] };
    const base: Content = { modules: [outer] };
    const sharer: Content = { modules: [place('s'), inner] };
    const section: Content = { modules: [{ ...outer, columns: [[]] }] };
    const after = met(base, written(base, 'inner'), sharer, section);
    expect(after.conflicts).toEqual([]);
    expect(count(after.content)).toBe(1);
    expect(after.section).toBe(section);
  });
});
