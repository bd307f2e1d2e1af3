import fc from 'fast-check';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import type { Content } from '../../../src/lib/editing/content.ts';

/** Words in both languages; an empty one is not translated. */
export const both = fc.record({
  de: fc.string({ maxLength: 6 }),
  en: fc.string({ maxLength: 6 }),
});

const data = fc.record({
  headline: both,
  align: fc.constantFrom('left', 'right'),
  children: fc.array(fc.record({ label: both, value: fc.nat(9) }), { maxLength: 4 }),
});

type Shape = readonly [
  own: Readonly<Record<string, unknown>>,
  columns: readonly (readonly Shape[])[],
];

const { shapes } = fc.letrec<{ shapes: readonly Shape[]; shape: Shape }>((tie) => ({
  shapes: fc.array(tie('shape'), { maxLength: 3, depthIdentifier: 'tree' }),
  shape: fc.tuple(
    data,
    fc.oneof(
      { maxDepth: 2, depthIdentifier: 'tree' },
      fc.constant([]),
      fc.array(tie('shapes'), { maxLength: 2 }),
    ),
  ),
}));

/** Numbers the modules, so that none is there twice. */
function numbered(all: readonly Shape[]): readonly StoredModule[] {
  let last = 0;
  const made = ([own, columns]: Shape): StoredModule => {
    last += 1;
    const id = `m${last}`;
    return {
      id,
      kind: 'text',
      version: 1,
      data: own,
      columns: columns.map((one) => one.map(made)),
    };
  };
  return all.map(made);
}

/** A record with a tree of modules, as an editor can have made it. */
export const contents: fc.Arbitrary<Content> = fc
  .record({ title: both, urls: both, in_menu: fc.boolean(), modules: shapes })
  .map(({ modules, ...fields }) => ({ ...fields, modules: numbered(modules) }));
