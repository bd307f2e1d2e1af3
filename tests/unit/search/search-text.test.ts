import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_TEXT, MAX_SEARCH_WORD } from '../../../src/lib/constants.ts';
import { searchPath, searchPlace } from '../../../src/lib/routing/search-path.ts';
import { cutSegments, textOf } from '../../../src/lib/search/mark.ts';
import { cleanQuery, cutText } from '../../../src/lib/search/query-text.ts';
import {
  isVisitor,
  countedWord,
} from '../../../src/lib/server/services/search-words/search-words.ts';

describe('the text of a search', () => {
  it.each([
    ['  Bach \t &  Söhne\n', 'Bach & Söhne'],
    ['Ba\u0000ch', 'Ba ch'],
    ['\uD800Bach\uDC00', 'Bach'],
    ['\uE000Bach\uE001', 'Bach'],
    ['100 % "*" \'?_', '100 % "*" \'?_'],
    ['🎤 live', '🎤 live'],
    ['\u0007\u2028', ''],
  ])('SE-03 %j is cleaned to %j', (typed, text) => expect(cleanQuery(typed)).toBe(text));

  it('SE-03 a long one is cut at a word’s end, and never in the middle of a sign', () => {
    const long = cleanQuery('Sinfonie '.repeat(2000));
    expect(long).toMatch(/^(?:Sinfonie )+Sinfonie$/u);
    expect(Array.from(long).length).toBeLessThanOrEqual(MAX_SEARCH_TEXT);
    expect(Array.from(long).length).toBeGreaterThan(MAX_SEARCH_TEXT - 9);
    expect(cleanQuery('x'.repeat(10_000))).toBe('x'.repeat(MAX_SEARCH_TEXT));
    const signs = cleanQuery('🎻'.repeat(10_000));
    expect(signs).toBe('🎻'.repeat(MAX_SEARCH_TEXT));
    expect(() => encodeURIComponent(signs)).not.toThrow();
    expect(cutText('ab cd', 2)).toBe('ab');
    expect(cutText('ab cd', 5)).toBe('ab cd');
  });

  it('SE-03 an address holds all of a search, and reads back', () => {
    expect(searchPath('de')).toBe('/de/search');
    expect(searchPath('en', { text: 'a&b c', withPast: true })).toBe('/en/search?q=a%26b+c&past=1');
    expect(searchPath('de', { category: 'events', page: 3, text: 'x' })).toBe(
      '/de/search/events/3?q=x',
    );
    expect(searchPlace('events/3')).toEqual({ category: 'events', page: 3 });
    for (const wrong of ['nothing', 'events/0', 'events/x', 'events/1/2', 'events/100000'])
      expect(searchPlace(wrong), wrong).toBeNull();
  });
});

describe('why something was found', () => {
  const segments = [
    { text: `${'wort '.repeat(60)}vor dem `, isMatch: false },
    { text: 'Streichquartett', isMatch: true },
    { text: ` ${'danach '.repeat(60)}`, isMatch: false },
  ];

  it('SE-06 is cut around what was looked for, at the ends of words', () => {
    const cut = cutSegments(segments, 120);
    const text = textOf(cut);
    expect(text.length).toBeLessThan(130);
    expect(cut.find(({ isMatch }) => isMatch)?.text).toBe('Streichquartett');
    expect(text).toMatch(/^… (?:wort )+vor dem Streichquartett(?: danach)+ …$/u);
  });

  it('SE-06 is left whole where it is short, and loses no match of any length', () => {
    expect(cutSegments(segments.slice(1, 2), 120)).toEqual(segments.slice(1, 2));
    const long = [{ text: 'x'.repeat(500), isMatch: true }];
    expect(textOf(cutSegments(long, 100))).toBe('x'.repeat(500));
    const plain = [{ text: 'ein Satz '.repeat(50), isMatch: false }];
    expect(textOf(cutSegments(plain, 100))).toMatch(/^ein Satz .* …$/u);
  });
});

describe('what is counted of searches', () => {
  it('SE-04 a word in one form, and nothing that may name somebody', () => {
    expect(countedWord('  BACH ')).toBe('bach');
    expect(countedWord('Mu\u0308ller')).toBe('müller');
    for (const text of ['', 'anna@example.org', '030 23125', '12 34 5', '\u0000'])
      expect(countedWord(text), text).toBeNull();
    expect(countedWord('24.12.')).toBe('24.12.');
    expect(Array.from(countedWord('sinfonie '.repeat(30)) ?? '').length).toBeLessThanOrEqual(
      MAX_SEARCH_WORD,
    );
  });

  it('SE-04 visitors’ own searches, not those of programs or made ahead', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const asks = (headers: Record<string, string>) => isVisitor(new Headers(headers));
    expect(asks({ 'user-agent': firefox })).toBe(true);
    expect(asks({ 'user-agent': 'w3m/0.5.3' })).toBe(true);
    expect(asks({})).toBe(false);
    for (const program of [
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'curl/8.5.0',
      'python-requests/2',
    ])
      expect(asks({ 'user-agent': program }), program).toBe(false);
    for (const ahead of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }])
      expect(asks({ 'user-agent': firefox, ...ahead })).toBe(false);
  });
});
