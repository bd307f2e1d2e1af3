import { describe, expect, it } from 'vitest';
import { richTextSchema } from '../../../src/content/rich-text/schema.ts';
import { pastedDocument } from '../../../src/lib/server/services/paste/paste.ts';

const paste = (html: string) => pastedDocument(html, 'http://localhost');

describe('ED-15 what is pasted keeps its meaning', () => {
  it.each([
    ['strike', '<s>25 €</s>'],
    ['strike', '<del>25 €</del>'],
    ['strike', '<span style="text-decoration: line-through">25 €</span>'],
    ['strike', '<span style="text-decoration-line: line-through">25 €</span>'],
    ['sup', '<sup>25 €</sup>'],
    ['sup', '<span style="font-size:0.6em;vertical-align:super">25 €</span>'],
    ['sub', '<sub>25 €</sub>'],
    ['sub', '<span style="vertical-align:sub">25 €</span>'],
  ])('%s of %s', (mark, html) => {
    const { content } = paste(`<p>nur ${html} heute</p>`);
    expect(content).toEqual([
      {
        type: 'paragraph',
        children: [{ text: 'nur ' }, { text: '25 €', [mark]: true }, { text: ' heute' }],
      },
    ]);
    expect(richTextSchema.parse(content)).toEqual(content);
  });

  it('and nothing is struck, raised or lowered that only looks aligned (control)', () => {
    const { content } = paste(
      '<p style="vertical-align:super">m<sup style="vertical-align:baseline">2</sup> <u style="text-decoration:underline">neu</u></p>',
    );
    expect(content).toEqual([{ type: 'paragraph', children: [{ text: 'm2 neu' }] }]);
  });

  it.each([
    [true, ['Platz', 'Preis'], ['Parkett', 'frei']],
    [true, ['Saal', '2026'], ['Parkett', 'frei']],
    [false, ['Parkett', '38 €'], ['Rang', '24 €']],
  ])('a bold row is a row of heads: %s, %j', (hasHeader, first, second) => {
    const row = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((cell) => `<td><${tag}>${cell}</${tag}></td>`).join('')}</tr>`;
    const { parts } = paste(`<table>${row(first, 'b')}${row(second, 'span')}</table>`);
    expect(parts).toMatchObject([{ type: 'rows', hasHeader }]);
  });
});
