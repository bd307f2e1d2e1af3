import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { richTextSchema } from '../../../src/content/rich-text/schema.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { plainText } from '../../../src/content/rich-text/plain.ts';
import { insertBlocks } from '../../../src/islands/editor/richtext/insert-blocks.ts';
import { nodesOf } from '../../../src/islands/editor/richtext/nodes.ts';
import { editing, select, value } from './rich-text-kit.ts';

const blocks = (...texts: readonly string[]) =>
  nodesOf(richTextSchema.parse(richTextFrom(...texts)));

const PASTED = {
  'a paragraph': ['eins'],
  'two paragraphs': ['zwei', 'drei'],
  'a list': ['- vier\n- fünf'],
  'a paragraph and a list': ['sechs', '1. sieben'],
  'a list and a paragraph': ['- acht', 'neun'],
};

describe('ED-20 after blocks were put in, the caret stands behind their last word', () => {
  for (const [what, texts] of Object.entries(PASTED))
    for (const [place, text, before] of [
      ['an empty text', '', null],
      ['the beginning', 'Hallo Welt', 'Hallo'],
      ['the middle', 'Hallo Welt', 'Welt'],
      ['the end', 'Hallo Welt', null],
      ['an entry of a list', '- Hallo Welt\n- mehr', 'Welt'],
      ['the end of a paragraph of several', 'Hallo\n\nWelt', null],
    ] as const)
      it(`${what} in ${place}`, () => {
        const editor = editing(...text.split('\n\n'));
        if (before === null) Transforms.select(editor, Editor.end(editor, []));
        else select(editor, before, true);
        const { selection } = editor;
        if (selection === null) throw new Error('no caret');
        insertBlocks(editor, blocks(...texts), selection.anchor);
        editor.insertText('|');
        const last = /\p{L}+$/u.exec(texts.at(-1) ?? '')?.[0] ?? '';
        expect(plainText(value(editor))).toContain(`${last}|`);
      });

  it('a caret elsewhere stays at its words (control)', () => {
    const editor = editing('Hallo Welt');
    select(editor, 'Welt', true);
    insertBlocks(editor, blocks('eins', 'zwei'), Editor.start(editor, []));
    editor.insertText('|');
    expect(plainText(value(editor))).toContain('|Welt');
  });
});
