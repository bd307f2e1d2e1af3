import { describe, expect, it } from 'vitest';
import type { FieldForm } from '../../../src/lib/editing/library.ts';
import { translationState } from '../../../src/lib/editing/translation/translation.ts';
import { compareContents } from '../../../src/lib/editing/compare.ts';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import { fieldForm } from '../../support/editing/field-form.ts';

const field = (key: string, more: Partial<FieldForm> = {}): FieldForm =>
  fieldForm(key, 'line', { isTranslated: true, empty: { de: '', en: '' }, ...more });
const FIELDS = [
  field('headline', { isRequired: true }),
  field('text', { control: 'richtext' }),
  field('children', { control: 'list', isTranslated: false, items: [field('caption')] }),
  field('format', { control: 'select', isTranslated: false }),
];
const both = (de: unknown, en: unknown) => ({ de, en });
const rich = (text: string) => [{ type: 'paragraph', children: [{ text }] }];
const state = (data: object, written?: StoredModule['written']) =>
  (['de', 'en'] as const).map((locale) =>
    translationState({ data: data as StoredModule['data'], written }, FIELDS, locale),
  );

describe('ED-01 how far a module is translated', () => {
  it('done when everything that is said is said in both', () => {
    expect(state({ headline: both('Klang', 'Sound'), text: both(rich('a'), rich('b')) })).toEqual([
      'done',
      'done',
    ]);
  });

  it('missing what the other has; the other language is shown where a text is required or all are missing', () => {
    expect(state({ headline: both('Klang', 'Sound'), text: both(rich('a'), []) })).toEqual([
      'done',
      'missing',
    ]);
    expect(state({ headline: both('Klang', ''), text: both(rich('a'), rich('b')) })).toEqual([
      'done',
      'fallback',
    ]);
    expect(state({ text: both([], rich('b')) })).toEqual(['fallback', 'done']);
    const list = { headline: both('Klang', 'Sound'), children: [{ caption: both('Bild', '') }] };
    expect(state(list)).toEqual(['done', 'missing']);
  });

  it('without anything to say there is nothing to translate', () => {
    expect(state({ format: 'square', text: both(rich(' '), []) })).toEqual(['none', 'none']);
  });
});

describe('ED-06 what is different between two states', () => {
  const module = (id: string, text: string, columns: StoredModule['columns'] = []) => ({
    id,
    kind: 'text',
    version: 1,
    data: { text },
    columns,
  });

  it('names what was added, removed, changed and moved, and nothing that only made room', () => {
    const was = {
      title: 'A',
      position: 1,
      modules: [module('a', '1'), module('b', '2'), module('c', '3'), module('d', '4')],
    };
    const is = {
      title: 'B',
      position: 1,
      modules: [module('n', 'neu'), module('a', '1'), module('d', '4'), module('b', '2!')],
    };
    const { modules, fields } = compareContents(was, is);
    expect(fields).toEqual(['title']);
    const names = modules.map((one) => `${one.what} ${one.module.id}`);
    expect(names).toContain('added n');
    expect(names).toContain('changed b');
    expect(names).toContain('removed c');
    expect(names).toContain('moved d');
    expect(names).not.toContain('moved a');
    expect(compareContents(was, was)).toEqual({ modules: [], fields: [] });
  });
});
