import { describe, expect, it } from 'vitest';
import type { FieldForm } from '../../../src/lib/editing/library.ts';
import {
  emptyEntry,
  entriesIn,
  withEntries,
  writtenList,
} from '../../../src/lib/editing/several/listed-entries.ts';
import {
  linesOf,
  spread,
  untranslated,
} from '../../../src/lib/editing/translation/untranslated.ts';
import { fieldForm } from '../../support/editing/field-form.ts';

const field = (key: string, more: Partial<FieldForm> = {}): FieldForm =>
  fieldForm(key, 'line', { isRequired: true, isTranslated: true, ...more });
const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ text }] });
const questions = field('children', {
  control: 'list',
  isTranslated: false,
  max: 3,
  items: [field('question'), field('answer', { control: 'richtext' })],
});
const list = writtenList([field('title', { isRequired: false }), questions]);

describe('ED-01 several entries of a list from lines that are pasted', () => {
  it('takes what asks as a head and what follows as its text, without the signs of a list', () => {
    expect(entriesIn('1. Wann?\nUm acht.\nPünktlich.\n\n- Wo?\nHier.', true)).toEqual([
      { head: 'Wann?', body: ['Um acht.', 'Pünktlich.'] },
      { head: 'Wo?', body: ['Hier.'] },
    ]);
  });

  it('takes both columns of a spreadsheet, and each line where entries have no text', () => {
    expect(entriesIn('Anfang\tUm acht\nEnde\tUm zehn', true)).toEqual([
      { head: 'Anfang', body: ['Um acht'] },
      { head: 'Ende', body: ['Um zehn'] },
    ]);
    expect(entriesIn('• Eins\n• Zwei', false)?.map(({ head }) => head)).toEqual(['Eins', 'Zwei']);
  });

  it('leaves one line, and lines in which nothing asks, to the text', () => {
    expect(entriesIn('Wann?', true)).toBeNull();
    expect(entriesIn('Um acht.\nPünktlich.', true)).toBeNull();
    expect(entriesIn('Eins', false)).toBeNull();
  });

  it('fills what is free in the language, keeps the rest, and never exceeds the list', () => {
    if (list === null) throw new Error('no list');
    const words = ['A?', 'B?', 'C?', 'D?'].map((head) => ({ head, body: ['.'] }));
    const first = { question: { de: '', en: 'One?' }, answer: null };
    const after = withEntries(list, [first, { question: { de: 'Z?' } }], {
      at: 0,
      locale: 'de',
      words: words.slice(0, 2),
    });
    expect(after.map(({ question }) => question)).toEqual([
      { de: 'A?', en: 'One?' },
      { de: 'B?' },
      { de: 'Z?' },
    ]);
    expect(after[0]?.['answer']).toEqual({ de: [paragraph('.')] });
    expect(withEntries(list, [emptyEntry(questions)], { at: 0, locale: 'de', words })).toHaveLength(
      3,
    );
  });
});

describe('ED-08 all texts that a language lacks', () => {
  const rich = [
    paragraph('Eins\nzwei'),
    paragraph(''),
    {
      type: 'list' as const,
      ordered: true,
      children: [
        { type: 'item' as const, children: [{ text: 'drei', bold: true as const }] },
        { type: 'item' as const, level: 1, children: [{ text: 'vier' }] },
      ],
    },
  ];
  const texts = untranslated(
    [field('title'), field('urls', { control: 'url' }), questions],
    {
      title: { de: 'Titel', en: '' },
      urls: { de: 'titel' },
      children: [
        { question: { de: 'Wann?', en: 'When?' }, answer: { de: rich } },
        { question: { de: ' ' }, answer: { de: [paragraph('')] } },
      ],
    },
    'en',
  );

  it('are those with words in the other one, in the order of the form', () => {
    expect(texts.map(({ path }) => path.join('.'))).toEqual(['title', 'children.0.answer']);
    expect(linesOf(rich)).toEqual(['Eins', 'zwei', 'drei', 'vier']);
  });

  it('take as many lines as they have, each in its place', () => {
    expect(spread(texts, 'Title\r\n\r\nOne\n two \nthree\nfour\n')).toEqual([
      'Title',
      [
        paragraph('One\ntwo'),
        {
          type: 'list',
          ordered: true,
          children: [
            { type: 'item', children: [{ text: 'three' }] },
            { type: 'item', level: 1, children: [{ text: 'four' }] },
          ],
        },
      ],
    ]);
  });

  it('take no other number of lines, and one text takes what is pasted itself', () => {
    expect(spread(texts, 'Title\nOne\ntwo\nthree')).toBeNull();
    expect(spread(texts, 'Title\nOne\ntwo\nthree\nfour\nfive')).toBeNull();
    expect(spread(texts.slice(1), 'One\ntwo\nthree\nfour')).toBeNull();
  });
});
