import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../src/content/fields/inner/walk.ts';
import { module as faq } from '../../../src/content/modules/faq/module.ts';
import { module as image } from '../../../src/content/modules/image/module.ts';
import { module as twocolumns } from '../../../src/content/modules/twocolumns/module.ts';
import { module as viewer } from '../../../src/content/modules/viewer/module.ts';
import { draftData } from '../../../src/lib/server/page-data/modules/draft-data.ts';
import { missingParts } from '../../../src/lib/server/page-data/modules/prepare.ts';
import { loadModules } from '../../../src/lib/server/services/modules/library.ts';

const library = await loadModules();
const src = '/media/0123456789abcdef0123456789abcdef/original.jpg';
const picture = { src, width: 4, height: 3 };
const paragraph = (text: string) => [{ type: 'paragraph', children: [{ text }] }];

describe('ED-14 a module that is not finished, as far as it goes', () => {
  it('keeps what is there: a picture without words, a text beside a missing picture', () => {
    expect(draftData(image.schema, { image: picture })['image']).toMatchObject({ src });
    expect(missingParts(image.schema, { image: picture }, 'de')).toEqual([
      { path: 'image.alt', text: 'Bild: Beschreibung fehlt' },
    ]);
    const text = { de: paragraph('Ein Anfang.'), en: [] };
    const begun = draftData(twocolumns.schema, { text });
    expect(begun['text']).toEqual(text);
    expect(begun['image']).toMatchObject({ src: '/no-picture.svg' });
  });

  it('keeps the words of a text whose form is not right', () => {
    const text = {
      de: [
        {
          type: 'paragraph',
          children: [{ type: 'link', href: 'exam', children: [{ text: 'dort' }] }],
        },
      ],
      en: [],
    };
    expect(draftData(twocolumns.schema, { text })['text']).toEqual({
      de: paragraph('dort'),
      en: [],
    });
  });

  it('shows what is over a limit as it is, and says the limit beside it', () => {
    const bold = { type: 'paragraph', children: [{ text: 'Fett', bold: true }] };
    const list = {
      type: 'list',
      ordered: true,
      children: [{ type: 'item', children: [bold.children[0]] }],
    };
    const most = (blocks: readonly unknown[]) => {
      const text = { de: blocks, en: [] };
      expect(draftData(twocolumns.schema, { text })['text']).toEqual(text);
      return missingParts(twocolumns.schema, { text, image: picture }, 'de').map(
        (part) => part.text,
      );
    };
    expect(
      most(Array.from({ length: 1001 }, (_, at) => (at % 2 === 0 ? bold : list))),
    ).toContainEqual(expect.stringContaining('Höchstens 1.000 Einträge.'));
    const long = { type: 'paragraph', children: [{ text: 'x'.repeat(20_000) }] };
    expect(most([bold, long])).toContainEqual(expect.stringContaining('Höchstens 20.000 Zeichen.'));
    expect(most([bold, list]).join()).not.toContain('Höchstens');
  });

  it('names entries by their number, and what a rule over several fields says by its words', () => {
    const entry = { question: { de: '', en: '' }, answer: { de: paragraph('Dort.'), en: [] } };
    expect(missingParts(faq.schema, { children: [entry, entry] }, 'de')).toEqual([
      { path: 'children.0.question', text: 'Frage 1: noch leer' },
      { path: 'children.1.question', text: 'Frage 2: noch leer' },
    ]);
    const [part] = missingParts(viewer.schema, {}, 'en');
    expect(part?.text).toBe('Viewer URL: One of these fields is required!');
  });

  it.each([...library.keys()])(
    '%s: whatever a browser sends, there is something to show',
    (kind) => {
      const schema = library.get(kind)?.description.schema;
      if (schema === undefined) throw new Error(kind);
      const keys = fieldsOf(schema).map(([key]) => key);
      const value = fc.oneof(fc.jsonValue(), fc.constant(null), fc.array(fc.jsonValue()));
      const data = fc.dictionary(fc.constantFrom(...keys, 'onclick'), value);
      fc.assert(
        fc.property(data, (given) => {
          expect(Object.keys(draftData(schema, given)).sort()).toEqual([...keys].sort());
          const isFinished = schema.safeParse(given).success;
          expect(missingParts(schema, given, 'de').length === 0).toBe(isFinished);
        }),
        { numRuns: 60 },
      );
    },
  );
});
