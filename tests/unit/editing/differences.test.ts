import { describe, expect, it } from 'vitest';
import { event } from '../../../src/content/records/event.ts';
import { entrySummary, recordsInEntry } from '../../../src/lib/editing/entry-summary.ts';
import { fieldDifferences, fieldWords } from '../../../src/lib/editing/field-differences.ts';
import { recordField } from '../../../src/lib/editing/form.ts';
import type { FieldForm } from '../../../src/lib/editing/library.ts';
import { wordDifferences } from '../../../src/lib/editing/differences/word-differences.ts';

/** As proofs are marked: `{+inserted+}`, `[-deleted-]`. */
const marked = (before: string, after: string): string =>
  wordDifferences(before, after)
    .map(({ is, text }) =>
      is === 'same' ? text : is === 'inserted' ? `{+${text}+}` : `[-${text}-]`,
    )
    .join('');

const formOf = (key: keyof typeof event.fields): FieldForm =>
  recordField(key, event.fields[key], 'de');

const WORDS = {
  nameOf: (record: string) => (record === 'person:7' ? 'M. Drăgoș' : ''),
  momentText: (instant: string) => `am ${instant.slice(0, 10)}`,
  yes: 'ja',
  no: 'nein',
};

describe('ED-06 what differs between two texts', () => {
  it.each([
    ['', '', ''],
    ['gleich', 'gleich', 'gleich'],
    ['', 'neu hier', '{+neu hier+}'],
    ['war da', '', '[-war da-]'],
    [
      'Das Konzert beginnt um acht.',
      'Das große Konzert beginnt um halb neun.',
      'Das {+große +}Konzert beginnt um [-acht-]{+halb neun+}.',
    ],
    ['eins zwei drei', 'vier fünf sechs', '[-eins zwei drei-]{+vier fünf sechs+}'],
    ['Grüße', 'Grüsse', '[-Grüße-]{+Grüsse+}'],
  ])('is marked by words: «%s» and «%s»', (before, after, shown) => {
    expect(marked(before, after)).toBe(shown);
  });

  it('can be put together to either text again, also where there is too much to compare', () => {
    const words = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) => `w${(index * 7 + from) % 97}`).join(' ');
    for (const [before, after] of [
      [words(60, 0), words(80, 3)],
      [words(3000, 1), words(3000, 2)],
      ['a  b\n\nc', 'a b\n\nd c'],
    ] as const) {
      const pieces = wordDifferences(before, after);
      const without = (is: string) =>
        pieces.flatMap((piece) => (piece.is === is ? [] : [piece.text])).join('');
      expect([without('inserted'), without('deleted')]).toEqual([before, after]);
    }
  });
});

describe('ED-06 what differs between two states of a record', () => {
  const differences = (key: keyof typeof event.fields, before: unknown, after: unknown) =>
    fieldDifferences([formOf(key)], { before: { [key]: before }, after: { [key]: after } }, WORDS);

  it('is told in the language in which it differs, in the words of its control', () => {
    expect(
      differences('title', { de: 'Alt', en: 'Same' }, { de: 'Neu', en: 'Same' }),
    ).toMatchObject([
      { key: 'title', language: 'de', before: 'Alt', after: 'Neu', isWhole: false },
    ]);
    expect(differences('title', { de: 'Alt', en: '' }, { de: 'Alt', en: '' })).toEqual([]);
    expect(differences('all_day', false, true)).toMatchObject([
      { language: null, before: 'nein', after: 'ja', isWhole: true },
    ]);
    expect(differences('date_start', '2026-11-20T18:30:00Z', '2026-11-21T18:30:00Z')).toMatchObject(
      [{ before: 'am 2026-11-20', after: 'am 2026-11-21' }],
    );
    const [performers] = differences(
      'performers',
      [],
      [{ person: 7, role: { de: 'Klavier', en: 'Piano' }, credited_as: null }],
    );
    expect(performers?.after).toContain('M. Drăgoș');
    expect(performers?.after).toContain('Klavier');
    expect(performers?.before).toBe('');
  });
});

describe('ED-06 the target of a link', () => {
  const link: FieldForm = { ...formOf('all_day'), key: 'link', control: 'link', label: 'Ziel' };
  it('is told by the name of the record, and an address as it is', () => {
    expect(
      fieldDifferences([link], { before: { link: '/de' }, after: { link: 'person:7' } }, WORDS),
    ).toMatchObject([{ before: '/de', after: 'M. Drăgoș', isWhole: true }]);
  });
});

describe('ED-07 a whole value in a conflict', () => {
  it('is told as words, by language, also where no form describes it', () => {
    expect(fieldWords(formOf('title'), { de: 'Wald', en: '' }, WORDS)).toEqual([
      { language: 'de', text: 'Wald' },
    ]);
    expect(fieldWords(undefined, { de: 'Wald', en: 'Wood' }, WORDS)).toEqual([
      { language: 'de', text: 'Wald' },
      { language: 'en', text: 'Wood' },
    ]);
    expect(fieldWords(formOf('all_day'), true, WORDS)).toEqual([{ language: null, text: 'ja' }]);
    expect(fieldWords(formOf('title'), null, WORDS)).toEqual([]);
  });
});

describe('ED-16 an entry of a list', () => {
  const names = { locale: 'de', nameOf: WORDS.nameOf } as const;

  it('is called by what it says', () => {
    const price = { id: 'a', name: 'Kat. 1', text: 'Vollpreis', price: '38.00' };
    expect(entrySummary(formOf('prices'), price, names).replaceAll('\u{A0}', ' ')).toBe(
      'Kat. 1 · Vollpreis · 38 €',
    );
    const performer = { person: 7, role: { de: 'Klavier', en: 'Piano' }, credited_as: null };
    expect(entrySummary(formOf('performers'), performer, names)).toBe('Klavier: M. Drăgoș');
    expect(recordsInEntry(formOf('performers'), performer)).toEqual(['person:7']);
    expect(entrySummary(formOf('performers'), {}, names)).toBe('');
  });
});
