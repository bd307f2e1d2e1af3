import { describe, expect, it } from 'vitest';
import { isVersioned, KINDS } from '../../../src/content/records/kinds.ts';
import type { Content } from '../../../src/lib/editing/content.ts';
import { formOf, recordField } from '../../../src/lib/editing/form.ts';
import type { FieldForm } from '../../../src/lib/editing/library.ts';
import { applyOperation, invertOperation } from '../../../src/lib/editing/operation.ts';
import { needleOf } from '../../../src/lib/replacements/find-text.ts';
import { replaceIn } from '../../../src/lib/replacements/passages.ts';
import { WORDS_OF_ALL } from '../../../src/lib/replacements/texts.ts';
import { editedFields } from '../../../src/lib/server/services/editing/content.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import {
  contentWith,
  dataOf,
  FORMS,
  found,
  germanOf,
  library,
  module,
  paragraph,
  query,
  replaced,
  textWith,
} from './kit.ts';

describe('ED-21 rich text', () => {
  it('ED-21 keeps its marks; words across two marks are found, and only what differs changes', () => {
    const content = textWith(
      paragraph({ text: 'Der ' }, { text: 'Große', bold: true }, { text: ' Saal ist offen.' }),
    );
    expect(found(content, 'große saal')).toHaveLength(1);
    expect(germanOf(replaced(content, 'Große Saal', 'Große Salon').after)).toEqual([
      paragraph({ text: 'Der ' }, { text: 'Große', bold: true }, { text: ' Salon ist offen.' }),
    ]);
    expect(germanOf(replaced(content, 'Große Saal', 'Mozartsaal').after)).toEqual([
      paragraph({ text: 'Der ' }, { text: 'Mozarts', bold: true }, { text: 'aal ist offen.' }),
    ]);
  });

  it('ED-21 puts new words into the mark of the first that go', () => {
    const content = textWith(paragraph({ text: 'Saal', italic: true }, { text: ' am Fluss' }));
    expect(germanOf(replaced(content, 'Saal am', 'Foyer über').after)).toEqual([
      paragraph({ text: 'Foyer über', italic: true }, { text: ' Fluss' }),
    ]);
    expect(germanOf(replaced(content, 'Saal', 'Festsaal').after)).toEqual([
      paragraph({ text: 'Festsaal', italic: true }, { text: ' am Fluss' }),
    ]);
  });

  it('ED-21 finds nothing across paragraphs and entries, and merges none', () => {
    const content = textWith(paragraph({ text: 'Ende' }), {
      type: 'list',
      ordered: false,
      children: [
        { type: 'item', children: [{ text: 'Anfang' }] },
        { type: 'item', level: 1, children: [{ text: 'Ende' }] },
      ],
    });
    expect(found(content, 'Ende\nAnfang')).toEqual([]);
    expect(found(content, 'EndeAnfang')).toEqual([]);
    const { after, count } = replaced(content, 'Ende', '');
    expect(count).toBe(2);
    expect(germanOf(after)).toEqual([
      paragraph({ text: '' }),
      {
        type: 'list',
        ordered: false,
        children: [
          { type: 'item', children: [{ text: 'Anfang' }] },
          { type: 'item', level: 1, children: [{ text: '' }] },
        ],
      },
    ]);
  });

  it('ED-21 a link keeps words: what would take them all stays, the others change', () => {
    const link = { type: 'link', href: '/de/besuch', children: [{ text: 'Saal' }] };
    const content = textWith(paragraph({ text: 'Der Saal: ' }, link, { text: '' }));
    const { after, count, why } = replaced(content, 'Saal', '');
    expect([count, why]).toEqual([1, ['form']]);
    expect(germanOf(after)).toEqual([paragraph({ text: 'Der : ' }, link)]);
    const renamed = germanOf(replaced(content, 'Saal', 'Raum').after);
    expect(renamed).toEqual([
      paragraph({ text: 'Der Raum: ' }, { ...link, children: [{ text: 'Raum' }] }),
    ]);
  });

  it('ED-21 changes the chosen places alone, and undoes them all at once', () => {
    const content = textWith(paragraph({ text: 'Saal, Saal und Saal' }));
    const second = found(content, 'Saal')[1]?.key;
    const { after, operations } = replaced(content, 'Saal', 'Raum', {
      isChosen: ({ key }) => key === second,
    });
    expect(germanOf(after)).toEqual([paragraph({ text: 'Saal, Raum und Saal' })]);
    const back = operations
      .map(invertOperation)
      .toReversed()
      .reduce<Content | null>((state, one) => state && applyOperation(state, one), after);
    expect(back).toEqual(content);
  });

  it('ED-21 in time in proportion to its length', async () => {
    const needle = needleOf(query('ö'));
    const replaceAll = (text: string) =>
      needle &&
      replaceIn(textWith(paragraph({ text })), FORMS, needle, { words: 'x', isChosen: () => true });
    const input = (size: number) => 'aö'.repeat(size);
    expect(await growth(replaceAll, input, 4000)).toBeLessThan(MAX_GROWTH);
  });
});

describe('ED-21 links', () => {
  const more = { inLinks: true };
  const linked = contentWith(
    module('text', {
      content: {
        de: [
          paragraph(
            { text: 'alt.example ' },
            { type: 'link', href: 'https://alt.example/a', children: [{ text: 'alt.example' }] },
          ),
        ],
        en: [],
      },
    }),
    module(
      'link',
      { link_text: { de: 'alt.example', en: '' }, link: 'https://alt.example' },
      'two',
    ),
  );

  it('ED-21 change where they lead, and no words', () => {
    const { after, count } = replaced(linked, 'alt.example', 'neu.example', more);
    expect(count).toBe(2);
    expect(JSON.stringify(after)).toBe(
      JSON.stringify(linked).replaceAll('https://alt.example', 'https://neu.example'),
    );
  });

  it('ED-21 lead to a page that was chosen, where all of the address is replaced', () => {
    const { after, count, why } = replaced(linked, 'https://alt.example', 'page:3', more);
    expect([count, why]).toEqual([1, ['form']]);
    expect(dataOf(after, 'two')['link']).toBe('page:3');
  });

  it.each(['javascript:alert(1)', 'nirgendwo', '', 'house:3'])(
    'ED-21 control: an address «%s» is refused',
    (words) => {
      const { after, why } = replaced(linked, 'https://alt.example', words, more);
      expect(why.length).toBeGreaterThan(0);
      expect(JSON.stringify(after)).not.toContain(`"href":"${words}"`);
      expect(dataOf(after, 'two')['link']).toBe('https://alt.example');
    },
  );
});

describe('ED-21 the fields of records and modules', () => {
  it('ED-21 in both languages, with the words of pictures, captions, buttons and entries', () => {
    const picture = {
      src: '/media/a.jpg',
      alt: { de: 'Wort', en: 'Wort' },
      credit: 'Wort',
      decorative: false,
    };
    const both = { de: 'Wort', en: 'wort' };
    const content: Content = {
      title: both,
      urls: { de: 'wort', en: 'wort' },
      og_image: picture,
      modules: [
        module('image', { image: picture, caption: both }),
        module(
          'faq',
          { title: both, children: [{ question: both, answer: { de: [], en: [] } }] },
          'two',
        ),
        module('link', { link_text: both, link: '/de/wort' }, 'three'),
      ],
    };
    const places = found(content, 'wort').map(
      ({ module: id, path }) => `${id ?? ''}:${path.join('.')}`,
    );
    expect(places.toSorted()).toEqual(
      [
        ...[':title.de', ':title.en'],
        ...['alt.de', 'alt.en', 'credit'].flatMap((key) => [
          `:og_image.${key}`,
          `one:image.${key}`,
        ]),
        ...['one:caption', 'two:title', 'two:children.0.question', 'three:link_text'].flatMap(
          (key) => [`${key}.de`, `${key}.en`],
        ),
      ].toSorted(),
    );
  });

  it('ED-21 refuse what is longer than they take, and the others go on', () => {
    const long = 'Saal '.repeat(51).trim();
    const content: Content = {
      title: { de: long, en: 'Saal' },
      modules: [],
    };
    const { after, why, count } = replaced(content, 'Saal', 'Festsaal');
    expect([count, new Set(why)]).toEqual([1, new Set(['long'])]);
    expect(after['title']).toEqual({ de: long, en: 'Festsaal' });
  });

  it('ED-21 every line that is searched is one of words', () => {
    const lines = (fields: readonly FieldForm[]): readonly FieldForm[] =>
      fields.flatMap((field) => [field, ...lines(field.items)]);
    const schemas = [...library.values()].map(({ description }) =>
      formOf(description.schema, 'de'),
    );
    const records = KINDS.filter(isVersioned).map((kind) =>
      editedFields(kind)
        .filter(([key]) => !['modules', 'content_type', 'key'].includes(key))
        .map(([key, field]) => recordField(key, field, 'de')),
    );
    const untranslated = [...schemas, ...records]
      .flatMap(lines)
      .filter(({ control, isTranslated }) => control === 'line' && !isTranslated)
      .map(({ key }) => key);
    const codes = [
      ...['block_id', 'id', 'id_jet', 'length', 'price', 'sale_type_id', 'seat_group', 'slug'],
      ...['status', 'style_name', 'text', 'time_start'],
    ];
    expect([...new Set(untranslated)].toSorted()).toEqual([...codes, ...WORDS_OF_ALL].toSorted());
  });
});
