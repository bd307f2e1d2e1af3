import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../../src/lib/editing/form.ts';
import { wordCount } from '../../../src/lib/editing/coach/word-count.ts';
import {
  loadModules,
  type ModuleLibrary,
} from '../../../src/lib/server/services/modules/library.ts';

const leaf = (text: string) => ({ text });

describe('ED-01 the words of a module', () => {
  let library: ModuleLibrary;
  beforeAll(async () => {
    library = await loadModules();
  });
  const count = (kind: string, data: Readonly<Record<string, unknown>>, locale: 'de' | 'en') => {
    const schema = library.get(kind)?.description.schema;
    if (schema === undefined) throw new Error(`there is no module ${kind}`);
    return wordCount(formOf(schema, locale), data, locale);
  };

  it('ED-01 are counted in the language that is edited, in paragraphs, lists and links', () => {
    const content = {
      de: [
        {
          type: 'paragraph',
          children: [
            leaf('Ein Wort – '),
            { ...leaf('Konzert'), bold: true },
            leaf('haus, '),
            { type: 'link', href: '/de', children: [leaf('hier entlang')] },
          ],
        },
        {
          type: 'list',
          children: [
            { type: 'item', children: [leaf('eins')] },
            { type: 'item', children: [leaf('zwei')] },
          ],
        },
      ],
      en: [{ type: 'paragraph', children: [leaf('One don’t-care word')] }],
    };
    expect(count('text', { content }, 'de')).toBe(7);
    expect(count('text', { content }, 'en')).toBe(3);
    expect(count('text', {}, 'de')).toBe(0);
  });

  it('ED-01 are counted in the entries of lists and in HTML without its tags, and nothing else is', () => {
    const children = [
      { headline: { de: 'Zwei Worte', en: '' }, link: '/de/drei-mehr-worte' },
      { headline: { de: 'Noch drei Worte', en: '' } },
    ];
    expect(count('teaserlist', { children }, 'de')).toBe(5);
    const html = { de: '<p class="a b">Eins</p><p>zwei <b>drei</b></p>', en: '' };
    expect(count('html', { html_code: html }, 'de')).toBe(3);
  });
});
