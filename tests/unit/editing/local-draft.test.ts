import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import { withModule, type Content } from '../../../src/lib/editing/content.ts';
import { isFarFrom, packDraft, unpackDraft } from '../../../src/lib/editing/local-draft.ts';
import { contents } from '../../support/content/contents.ts';

const stored = <Value>(value: Value): Value => structuredClone(value);

const text = (at: number): StoredModule => ({
  id: `m${at}`,
  kind: 'text',
  version: 1,
  data: { content: { de: `Satz ${at}` } },
  columns: [],
});

const page = (count: number): Content => ({
  title: { de: 'Seite' },
  modules: Array.from({ length: count }, (_, at) => text(at)),
});

const written = (content: Content, id: string): Content => ({
  ...content,
  modules: withModule(content.modules, id, (module) => ({ ...module, data: { content: id } })),
});

describe('ED-03 a local draft', () => {
  it('comes back as it was, whatever the server had before and has now', () => {
    fc.assert(
      fc.property(contents, contents, contents, (start, base, content) => {
        const packed = stored(packDraft(start, { base, content }));
        expect(unpackDraft(stored(start), packed)).toEqual({ base, content });
      }),
    );
  });

  it('of a long page holds the module that was written, and no other', () => {
    const start = page(300);
    const base = written(start, 'm7');
    const packed = packDraft(start, { base, content: written(base, 'm8') });
    expect(Object.keys(packed.base.modules)).toEqual(['m7']);
    expect(Object.keys(packed.content.modules)).toEqual(['m8']);
    expect(JSON.stringify(packed).length).toBeLessThan(400);
  });

  it('begins anew when much of the page has become another', () => {
    const start = page(300);
    const few = Array.from({ length: 30 }, (_, at) => `m${at}`).reduce(written, start);
    expect(isFarFrom(start, start)).toBe(false);
    expect(isFarFrom(start, few)).toBe(false);
    expect(isFarFrom(start, written(few, 'm30'))).toBe(true);
  });
});
