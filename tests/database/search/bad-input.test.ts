import { describe, expect, it } from 'vitest';
import { findRecords, suggestRecords } from '../../../src/lib/server/services/search/find.ts';
import { cleanQuery } from '../../../src/lib/search/query-text.ts';
import { NOW } from '../../support/env.ts';
import { BOTH_ENGINES, sharedApp } from '../../support/database/house.ts';

const TODAY = NOW.toISOString().slice(0, 10);

/** What a stranger may send, by what is bad about it. */
const BAD: Readonly<Record<string, string>> = {
  'ten thousand letters': 'k'.repeat(10_000),
  'ten thousand signs': 'konzert '.repeat(1250),
  'two thousand words': Array.from({ length: 2000 }, (_, index) => `wort${index}x`).join(' '),
  'words that nothing has': 'abendabemd konzretsaal orgelmusyk klavirabend tanzteeater filmkonzret',
  'compounds of known parts': 'abendkonzertmusikhaus '.repeat(9),
  'wildcards of SQL': '%%__%_%',
  'wildcards of FTS5': '*** * "*" ^konzert*',
  'the syntax of FTS5': '"konzert" NEAR("a" "b", 2) AND NOT (title : x) OR {a b} : c - +',
  'the syntax of tsquery': "'konzert' & !'b' | (a <-> b):*ABCD",
  'quotes of both': `'"''""\\'\\"`,
  'an end of a statement': `'; drop table search_document; --`,
  NUL: 'kon\u0000zert \u0000',
  'control signs': '\u0001\u0008\u001b[31m\u007f\u0085',
  emoji: '🎻🎹 👩‍👩‍👧‍👦 konzert 🏳️‍🌈',
  'private use': '\ue000\uf8ff\u{f0000}konzert\u{10fffd}',
  'half surrogates': 'kon\ud83dzert \udc00',
  'right to left': '\u202ekonzert\u202c קונצרט',
  'marks that stand by themselves':
    'a\u0301\u0301\u0301 \u0301\u0301 z\u0335a\u0335l\u0335g\u0335o',
  'many marks on one letter': `k${'\u0301'.repeat(5000)}`,
  'letters of other scripts': 'концерт コンサート 音楽会 콘서트 συναυλία',
  'keys of prototypes': '__proto__ constructor toString',
  'spaces alone': ' \t\n\u00a0\u2003 ',
  nothing: '',
};

describe.each(BOTH_ENGINES)('SE-04 bad input on %s', (engine) => {
  const house = sharedApp(engine);

  it.each(Object.entries(BAD))('%s is answered', async (_, text) => {
    const query = { text, withPast: true, offset: 0, limit: 20 };
    for (const locale of ['de', 'en'] as const) {
      const { counts, result } = await findRecords(
        house.app,
        { ...query, locale, category: 'events' },
        TODAY,
      );
      expect(result.hits.length).toBeLessThanOrEqual(20);
      expect(counts.others).toBeGreaterThanOrEqual(0);
      expect(await suggestRecords(house.app, { text, locale, limit: 8 }, TODAY)).toBeInstanceOf(
        Array,
      );
    }
  });

  it('finds what a bad sign stands beside', async () => {
    const titles = async (text: string) => {
      const query = { text, locale: 'de', category: 'others', withPast: false } as const;
      const { result } = await findRecords(house.app, { ...query, offset: 0, limit: 5 }, TODAY);
      return result.hits.map(({ href }) => href);
    };
    const expected = await titles('orgel');
    expect(expected.length).toBeGreaterThan(0);
    for (const text of [
      '"orgel"',
      'orgel*',
      '\u0000orgel\u0000',
      '🎻 orgel',
      "orgel'; --",
      '\ud83d orgel',
    ])
      expect(await titles(text), JSON.stringify(text)).toEqual(expected);
  });
});

describe('SE-04 a text that a stranger sent', () => {
  it('is one line of whole signs, at most 200, and cut between words', () => {
    const words = cleanQuery('konzert '.repeat(2000));
    expect(words.length).toBeLessThanOrEqual(200);
    expect(words.endsWith('konzert')).toBe(true);
    expect(cleanQuery('a\n\u0000b\ud83d\ue000c')).toBe('a b c');
    expect(Array.from(cleanQuery('🎻'.repeat(500)))).toHaveLength(200);
    expect(cleanQuery('🎻'.repeat(500)).isWellFormed()).toBe(true);
  });
});
