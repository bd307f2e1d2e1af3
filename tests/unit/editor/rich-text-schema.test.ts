import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { richTextSchema } from '../../../src/content/rich-text/schema.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { nodesOf, valueOf } from '../../../src/islands/editor/richtext/nodes.ts';
import { editing, editorWith, line, value } from './rich-text-kit.ts';

describe('ED-02 what an editor is given becomes a document of the schema', () => {
  it.each<[string, readonly unknown[], ReturnType<typeof richTextFrom>]>([
    ['nothing', [], []],
    ['words without a block', [{ text: 'a' }], richTextFrom('a')],
    [
      'an unknown element',
      [{ type: 'heading', level: 2, children: [{ text: 'a' }] }],
      richTextFrom('a'),
    ],
    ['an element without a kind', [{ children: [{ text: 'a' }] }], richTextFrom('a')],
    ['an entry without a list', [{ type: 'item', children: [{ text: 'a' }] }], richTextFrom('a')],
    [
      'a paragraph in a list',
      [{ type: 'list', ordered: true, children: [line({ text: 'a' })] }],
      richTextFrom('1. a'),
    ],
    [
      'a list of words',
      [{ type: 'list', ordered: true, children: [{ text: 'a' }] }],
      richTextFrom('a'),
    ],
    [
      'a list without a kind',
      [{ type: 'list', children: [{ type: 'item', children: [{ text: 'a' }] }] }],
      richTextFrom('- a'),
    ],
    [
      'a list in an entry',
      [
        {
          type: 'list',
          ordered: false,
          children: [
            {
              type: 'item',
              children: [
                {
                  type: 'list',
                  ordered: false,
                  children: [{ type: 'item', children: [{ text: 'a' }] }],
                },
              ],
            },
          ],
        },
      ],
      richTextFrom('- a'),
    ],
    [
      'paragraphs in an entry',
      [
        {
          type: 'list',
          ordered: false,
          children: [{ type: 'item', children: [line({ text: 'a' }), line({ text: 'b' })] }],
        },
      ],
      richTextFrom('- a\n- b'),
    ],
    [
      'paragraphs in a paragraph',
      [line(line({ text: 'a' }), line({ text: 'b' }))],
      richTextFrom('a', 'b'),
    ],
    ['words beside a paragraph', [line({ text: 'a' }, line({ text: 'b' }))], richTextFrom('ab')],
    [
      'two lists of a kind',
      nodesOf(richTextSchema.parse(richTextFrom('- a', '- b', '1. c'))),
      richTextFrom('- a\n- b', '1. c'),
    ],
    [
      'unknown marks',
      [
        line(
          { text: 'a', bold: true, underline: true, color: 'red' },
          { text: 'b', bold: 1 },
          { text: 'c', lang: 'javascript:' },
        ),
      ],
      richTextFrom('**a**bc'),
    ],
    ['unknown values', [{ ...line({ text: 'a' }), style: 'x', onclick: 'y' }], richTextFrom('a')],
    [
      'a link without words',
      [line({ text: 'a' }, { type: 'link', href: '/x', children: [{ text: '' }] }, { text: 'b' })],
      richTextFrom('ab'),
    ],
    [
      'a link that runs',
      [line({ type: 'link', href: 'javascript:alert(1)', children: [{ text: 'a' }] })],
      richTextFrom('a'),
    ],
    [
      'a link without a target',
      [line({ type: 'link', children: [{ text: 'a' }] })],
      richTextFrom('a'),
    ],
    [
      'a link in a link',
      [
        line({
          type: 'link',
          href: '/x',
          children: [{ text: 'a' }, { type: 'link', href: '/y', children: [{ text: 'b' }] }],
        }),
      ],
      [{ type: 'paragraph', children: [{ type: 'link', href: '/x', children: [{ text: 'ab' }] }] }],
    ],
    [
      'a link by itself',
      [{ type: 'link', href: '/x', children: [{ text: 'a' }] }],
      richTextFrom('[a](/x)'),
    ],
    ['control characters', [line({ text: 'a\tb\u0000\u001Bc\nd\r' })], richTextFrom('a bc\nd')],
    [
      'neighbours of one kind',
      [line({ text: 'a', bold: true }, { text: 'b', bold: true }, { text: '' })],
      richTextFrom('**ab**'),
    ],
    [
      'empty paragraphs at the end',
      [line({ text: 'a' }), line({ text: '' }), line({ text: '' })],
      richTextFrom('a'),
    ],
  ])('%s', (_, children, expected) => {
    const found = value(editorWith(children));
    expect(found).toEqual(expected);
    expect(richTextSchema.parse(found)).toEqual(found);
  });

  it('always has a paragraph to type into', () => {
    expect(editorWith([]).children).toEqual([line({ text: '' })]);
    const editor = editing('a');
    Transforms.select(editor, []);
    Editor.deleteFragment(editor);
    expect(editor.children).toEqual([line({ text: '' })]);
    expect(value(editor)).toEqual([]);
  });

  it('keeps every word of what is longer than can be stored', () => {
    const long = [
      line({ text: 'x'.repeat(50_001) }),
      {
        type: 'list',
        ordered: true,
        children: Array.from({ length: 450 }, (_, index) => ({
          type: 'item',
          children: [{ text: `${index} ` }],
        })),
      },
      line(
        ...Array.from({ length: 1200 }, (_, index) => ({
          text: `${index} `,
          ...(index % 2 === 0 && { bold: true }),
        })),
      ),
      ...Array.from({ length: 900 }, (_, index) => line({ text: `${index} ` })),
    ];
    const editor = editorWith(long);
    const found = value(editor);
    expect(richTextSchema.parse(found)).toEqual(found);
    const letters = (text: unknown) =>
      JSON.stringify(text)
        .match(/(?<="text":")[^"]*/gu)
        ?.join('')
        .replace(/\\n| /gu, '');
    expect(letters(found)).toBe(letters(long));
    expect(valueOf(nodesOf(found))).toEqual(found);
  });
});
