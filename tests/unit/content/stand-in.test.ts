import { describe, expect, it } from 'vitest';
import { module as table } from '../../../src/content/modules/table/module.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { languageOf, localizeModule } from '../../../src/lib/server/page-data/modules/localize.ts';

const cell = (de: string, en = '') => ({
  text: { de: de === '' ? [] : richTextFrom(de), en: en === '' ? [] : richTextFrom(en) },
});
const shownIn = (locale: 'de' | 'en', cells: readonly ReturnType<typeof cell>[]) => {
  const data = table.schema.parse({ rows: [{ cells }] });
  const lang = languageOf(table.schema, data, locale);
  const shown = localizeModule(table.schema, data, lang, {
    link: (target) => ({ href: target, isExternal: false }),
    isOnline: () => true,
    embed: () => ({}) as never,
  }) as { rows: { cells: { text: unknown }[] }[] };
  return { lang, cells: shown.rows[0]?.cells.map(({ text }) => text) };
};
const paragraph = (text: string, lang?: string) => [
  { type: 'paragraph', children: [lang === undefined ? { text } : { text, lang }] },
];

describe('ED-02 a table that is translated cell by cell', () => {
  it('keeps the words of the other language where its own are missing, and says whose they are', () => {
    expect(shownIn('en', [cell('Kategorie', 'Category'), cell('58 Euro')])).toEqual({
      lang: 'en',
      cells: [paragraph('Category'), paragraph('58 Euro', 'de')],
    });
    expect(shownIn('de', [cell('Kategorie', 'Category'), cell('', '58 euros')])).toEqual({
      lang: 'de',
      cells: [paragraph('Kategorie'), paragraph('58 euros', 'en')],
    });
  });

  it('marks links of the other language, too, and leaves what already has one', () => {
    const { cells } = shownIn('en', [cell('Eins', 'One'), cell('Zu [Karten](/de/karten)')]);
    expect(JSON.stringify(cells?.[1])).toContain('{"lang":"de","text":"Karten"}');
  });

  it('that says nothing in one language is shown in the other one, and an empty cell stays empty', () => {
    expect(shownIn('en', [cell('Nur'), cell('')])).toEqual({
      lang: 'de',
      cells: [paragraph('Nur'), []],
    });
  });
});
