import { describe, expect, it } from 'vitest';
import { richTextSchema } from '../../../src/content/rich-text/schema.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import {
  cutText,
  joinTexts,
  lineOf,
  replaceText,
  type BothTexts,
} from '../../../src/islands/editor/writing/pieces.ts';
import type { Content } from '../../../src/lib/editing/content.ts';
import { applyOperation, invertOperation } from '../../../src/lib/editing/operation.ts';
import { rowsOf } from '../../../src/lib/text/separated-values.ts';

const rich = (...lines: readonly string[]) => richTextSchema.parse(richTextFrom(...lines));
const both = (de: readonly string[], en: readonly string[]): BothTexts => ({
  de: rich(...de),
  en: rich(...en),
});

describe('ED-15 texts that become several', () => {
  it('are cut at the same place in both languages where they are built alike', () => {
    const text = both(['eins', 'zwei', '- drei'], ['one', 'two', '- three']);
    expect(cutText(text, 'de', 1, 2)).toEqual({
      before: both(['eins'], ['one']),
      cut: both(['zwei'], ['two']),
      after: both(['- drei'], ['- three']),
    });
  });

  it('are cut there, too, where the line that goes has no translation yet', () => {
    const text = both(['eins', '/', 'zwei'], ['one', 'two']);
    expect(cutText(text, 'de', 1, 2)).toEqual({
      before: both(['eins'], ['one']),
      cut: both(['/'], []),
      after: both(['zwei'], ['two']),
    });
  });

  it.each<[string, number, readonly string[], readonly string[]]>([
    ['before the cut', 1, ['one', 'two', 'three'], []],
    ['behind it where nothing is before it', 0, [], ['one', 'two', 'three']],
  ])('of other languages that are built otherwise stay together, %s', (_, at, before, after) => {
    const cut = cutText(both(['eins', 'zwei'], ['one', 'two', 'three']), 'de', at, at + 1);
    expect([cut.before.en, cut.cut.en, cut.after.en]).toEqual([
      rich(...before),
      [],
      rich(...after),
    ]);
  });

  it('are joined in both languages, and are one line as a headline', () => {
    const text = joinTexts(both(['a'], ['b']), both(['**c**'], []));
    expect(text).toEqual(both(['a', '**c**'], ['b']));
    expect(lineOf(text)).toEqual({ de: 'a c', en: 'b' });
  });

  const module = (id: string, content: BothTexts): StoredModule => ({
    id,
    kind: 'text',
    version: 1,
    data: { content, anchor: 'oben' },
    columns: [],
  });
  const first = module('a', both(['x'], []));
  const source = {
    module: first,
    place: { parent: null, column: 0, index: 1 },
    field: 'content',
    another: (text: BothTexts) => module('b', text),
  };
  const start: Content = { modules: [module('0', both([], [])), first, module('9', both([], []))] };
  const run = (operations: ReturnType<typeof replaceText>, content: Content): Content =>
    operations.reduce((one, operation) => applyOperation(one, operation) ?? one, content);

  it.each<[string, Parameters<typeof replaceText>[1], readonly string[]]>([
    ['texts around a module', ['t', 'm', 't'] as never, ['0', 'a', 'm', 'b', '9']],
    ['a module before a text', ['m', 't'] as never, ['0', 'm', 'a', '9']],
    ['only modules', ['m', 'n'] as never, ['0', 'm', 'n', '9']],
  ])('are put in as %s, and taken back as one', (_, order, expected) => {
    const pieces = (order as unknown as readonly string[]).map((name) =>
      name === 't' ? { text: both([name], []) } : { module: module(name, both([], [])) },
    );
    const operations = replaceText(source, pieces);
    const after = run(operations, start);
    expect(after.modules.map(({ id }) => id)).toEqual(expected);
    expect(run(operations.map(invertOperation).toReversed(), after)).toEqual(start);
  });
});

describe('ED-15 cells of spreadsheets', () => {
  it('are found in lines with tabs', () => {
    expect(rowsOf('a\tb\r\nc\t\r\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  it.each(['a\tb', 'a\nb', 'a\tb\nc', '', 'a\tb\nc\td\te'])('are not found in «%s»', (text) => {
    expect(rowsOf(text)).toBeNull();
  });
});
