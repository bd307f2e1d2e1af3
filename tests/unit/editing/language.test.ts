import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allModules, type Content } from '../../../src/lib/editing/content.ts';
import { mergeLanguage, publishLanguage, textsIn } from '../../../src/lib/editing/language.ts';
import { noteWritten } from '../../../src/lib/editing/translation/written.ts';
import { otherThan } from '../../../src/lib/i18n/localized.ts';
import { contents } from '../../support/content/contents.ts';

const text = (de: string, en: string) => ({ de, en });
const locales = fc.constantFrom('de' as const, 'en' as const);

/** Another state of the same record: only texts of its modules and fields were changed. */
function reworded(content: Content, mark: string): Content {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if ('de' in value) return text(`${mark} de`, `${mark} en`);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
  };
  return walk(content) as Content;
}

const withoutTexts = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && 'de' in part ? null : part,
    ),
  );

describe('publishing one language', () => {
  it('ED-06 leaves every text of the other one byte for byte as it is public', () => {
    fc.assert(
      fc.property(contents, locales, (before, language) => {
        const other = otherThan(language);
        const draft = reworded(before, 'new');
        const after = publishLanguage(before, draft, language);
        expect(JSON.stringify(textsIn(after, other))).toBe(JSON.stringify(textsIn(before, other)));
        expect(textsIn(after, language)).toEqual(textsIn(draft, language));
      }),
    );
  });

  it('ED-06 takes the form of the draft, whatever was added, removed and moved', () => {
    fc.assert(
      fc.property(contents, contents, locales, (before, draft, language) => {
        const after = publishLanguage(before, draft, language);
        expect(withoutTexts(after)).toEqual(withoutTexts(draft));
        expect(textsIn(after, language)).toEqual(textsIn(draft, language));
        // Nothing of the other language becomes public that was not.
        const known = new Set(textsIn(before, otherThan(language)));
        for (const said of textsIn(after, otherThan(language)))
          expect(said === '' || known.has(said)).toBe(true);
      }),
    );
  });

  it('ED-06 both languages one after the other are the whole draft', () => {
    fc.assert(
      fc.property(contents, contents, (before, draft) => {
        const german = publishLanguage(before, draft, 'de');
        expect(publishLanguage(german, draft, 'en')).toEqual(draft);
      }),
    );
  });

  it('a new record says nothing in the other language', () => {
    fc.assert(
      fc.property(contents, (draft) => {
        expect(textsIn(publishLanguage(null, draft, 'de'), 'en').every((said) => said === '')).toBe(
          true,
        );
      }),
    );
  });

  it.each([
    ['moved', [text('B', 'b'), text('A', 'a')], [text('B', 'b'), text('A', 'a')]],
    ['removed', [text('B', 'b')], [text('B', 'b')]],
    [
      'put before the others',
      [text('N', 'n'), text('A', 'a'), text('B', 'b')],
      [text('N', ''), text('A', 'a'), text('B', 'b')],
    ],
    [
      'rewritten in one language',
      [text('A2', 'a'), text('B', 'b')],
      [text('A2', 'a'), text('B', 'b')],
    ],
    ['rewritten in both', [text('A2', 'a2'), text('B', 'b')], [text('A2', 'a'), text('B', 'b')]],
    [
      'rewritten in both, all of them',
      [text('A2', 'a2'), text('B2', 'b2')],
      [text('A2', 'a'), text('B2', 'b')],
    ],
  ])(
    'entries of a list that were %s keep their own words in the other language',
    (_, now, wanted) => {
      const entries = (list: readonly unknown[]) => list.map((label) => ({ label, value: 1 }));
      const before = { children: entries([text('A', 'a'), text('B', 'b')]) };
      const after = mergeLanguage(before, { children: entries(now) }, 'de');
      expect(after).toEqual({ children: entries(wanted) });
    },
  );

  it('another kind of module under the same id is a new one', () => {
    const module = {
      id: 'a',
      kind: 'text',
      version: 1,
      data: { title: text('A', 'a') },
      columns: [],
    };
    const before: Content = { modules: [module] };
    const draft: Content = { modules: [{ ...module, kind: 'quote' }] };
    expect(publishLanguage(before, draft, 'de').modules[0]?.data).toEqual({ title: text('A', '') });
  });
});

describe('when texts were written', () => {
  it('is now in those languages in which they changed', () => {
    fc.assert(
      fc.property(contents, locales, (content, language) => {
        for (const module of allModules(content.modules)) {
          const before = { ...module, written: { de: 'then', en: 'then' } };
          expect(noteWritten(before, module, 'now')).toEqual({ de: 'then', en: 'then' });
          const data = mergeLanguage(
            module.data,
            reworded({ modules: [module] }, 'x').modules[0]?.data,
            language,
          );
          const written = noteWritten(before, { data: data as typeof module.data }, 'now');
          expect(written).toMatchObject({ de: 'then', en: 'then', [language]: 'now' });
        }
      }),
    );
  });

  it('ED-09 is not now where only typography was fixed, or an address became a link', () => {
    const paragraph = (...children: object[]) => [{ type: 'paragraph', children }];
    const stamp = (de: unknown, now: unknown) => {
      const module = { data: { content: { de, en: 'x' } } };
      const before = {
        ...{ id: 'm', kind: 'text', version: 1, columns: [] },
        ...module,
        written: { de: 'then', en: 'then' },
      };
      const after = { data: { content: { de: now, en: 'x' } } };
      return noteWritten(before, after, 'now')['de'];
    };
    expect(stamp('"Ja"  - 10-12 Uhr', '„Ja“ – 10–12 Uhr')).toBe('then');
    const link = (href: string, text: string) => ({ type: 'link', href, children: [{ text }] });
    const words = paragraph({ text: 'Mehr: www.haus.example.' });
    const address = link('https://www.haus.example', 'www.haus.example');
    expect(stamp(words, paragraph({ text: 'Mehr: ' }, address, { text: '.' }))).toBe('then');
    // Another word, another sentence, another target: newer.
    expect(stamp('Ja', 'Jein')).toBe('now');
    expect(stamp(words, paragraph({ text: 'Mehr: www.haus.example/a.' }))).toBe('now');
    expect(stamp(paragraph(link('/de/a', 'Hin')), paragraph(link('/de/b', 'Hin')))).toBe('now');
  });
});
