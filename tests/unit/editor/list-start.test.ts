import { Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { normalizeBlocks } from '../../../src/content/rich-text/join.ts';
import { numbersOf } from '../../../src/content/rich-text/levels.ts';
import { richTextSchema, type RichText } from '../../../src/content/rich-text/schema.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { toggleList } from '../../../src/islands/editor/richtext/lists.ts';
import { pastedText } from '../../../src/lib/server/services/paste/paste.ts';
import { editing, select, value } from './rich-text-kit.ts';

const paste = (html: string): RichText => pastedText(html, 'https://haus.example');
const word = (number: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}.</span>${text}</p>`;

/** The numbers of every entry, as pages show them. */
const numbers = (text: RichText) =>
  text.flatMap((block) =>
    block.type === 'list' ? numbersOf(block.children, block.ordered, block.start) : [],
  );

describe('ED-15 the first number of a list', () => {
  it.each([
    ['start', '<ol start="4"><li>a</li><li>b</li></ol>', ['4. a\n5. b']],
    ['value', '<ol><li>a</li><li value="7">b</li><li>c</li></ol>', ['1. a', '7. b\n8. c']],
    [
      'a paragraph in between',
      '<ol><li>a</li><li>b</li></ol><p>Text</p><ol start="3"><li>c</li></ol>',
      ['1. a\n2. b', 'Text', '3. c'],
    ],
    [
      'one list an entry',
      '<ol start="2"><li>a</li></ol><ol start="3"><li>b</li></ol>',
      ['2. a\n3. b'],
    ],
    ['nested', '<ol start="2"><li>a<ol><li>b</li></ol></li></ol>', ['2. a\n  1. b']],
    ['bullets', '<ul start="4"><li>a</li></ul>', ['- a']],
    ['no number', '<ol start="-3"><li>a</li></ol>', ['1. a']],
    ['Word', `${word('3', 'a')}${word('4', 'b')}`, ['3. a\n4. b']],
  ])('is kept where it is pasted: %s', (_, html, lines) => {
    expect(paste(html)).toEqual(richTextSchema.parse(richTextFrom(...lines)));
  });

  it('is kept before an entry of several paragraphs', () => {
    const more = paste('<ol start="2"><li><p>a</p><p>b</p></li><li>c</li></ol>');
    expect(more).toEqual(
      richTextFrom('2. a\n3. c').map((block) => ({
        ...block,
        children: [
          { type: 'item', children: [{ text: 'a\nb' }] },
          { type: 'item', children: [{ text: 'c' }] },
        ],
      })),
    );
  });

  it('stays with what is written, and belongs to no list that is parted from it', () => {
    const editor = editing('4. a\n5. b\n6. c');
    Transforms.select(editor, { path: [0, 2, 0], offset: 1 });
    editor.insertText('x');
    expect(value(editor)).toEqual(richTextFrom('4. a\n5. b\n6. cx'));
    select(editor, 'b', true);
    toggleList(editor, 'numbered');
    expect(value(editor)).toEqual(richTextFrom('4. a', 'b', '1. cx'));
    toggleList(editor, 'numbered');
    expect(value(editor)).toEqual(richTextFrom('4. a\n5. b\n6. cx'));
    select(editor, 'a', true);
    toggleList(editor, 'bulleted');
    expect(value(editor)[0]).toEqual(richTextFrom('- a')[0]);
  });

  it('keeps two lists apart that do not count on', () => {
    expect(numbers(value(editing('1. a', '4. b')))).toEqual([1, 4]);
    expect(value(editing('1. a', '2. b'))).toEqual(richTextFrom('1. a\n2. b'));
  });

  it('is where a list that is too long for one goes on', () => {
    const lines = Array.from({ length: 450 }, (_, index) => `1. ${index}`).join('\n');
    expect(numbers(normalizeBlocks(richTextFrom(lines) as RichText))).toEqual(
      Array.from({ length: 450 }, (_, index) => index + 1),
    );
  });
});
