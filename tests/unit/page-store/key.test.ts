import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTags, writeTags } from '../../../src/lib/server/page-store/contract.ts';
import { addressOf, parseTarget } from '../../../src/lib/server/page-store/key.ts';
import { keysFor } from '../../../src/lib/server/page-store/query-keys.ts';

const keyOf = (url: string): string | null => {
  const target = parseTarget(url);
  return target && (addressOf(target, keysFor)?.key ?? null);
};

// ASVS 1.1.1, ASVS 15.3.7
describe('the key of a kept page', () => {
  it.each([
    ['/de/programm-karten', '/de/programm-karten'],
    ['/de/programm-karten?', '/de/programm-karten'],
    ['/de/programm-karten?utm_source=x&fbclid=1', '/de/programm-karten'],
    ['/de/programm-karten?room=&date=', '/de/programm-karten'],
    ['/de/programm-karten?room=3&date=01-02-2027', '/de/programm-karten?date=01-02-2027&room=3'],
    ['/de/programm-karten?room=3&room=4', '/de/programm-karten?room=3'],
    ['/de/programm-karten?r%6fom=3', '/de/programm-karten?room=3'],
    ['/de/programm%2Dkarten?room=3', '/de/programm-karten?room=3'],
    ['/de/team/j%c3%bcrgen/7', '/de/team/j%C3%BCrgen/7'],
    ['/de?room=3&ref=EVIL', '/de'],
    ['/de/api/events/?page=2&token=x&room=3', '/de/api/events/?room=3&page=2'],
    ['/sitemap.xml?x', '/sitemap.xml'],
    ['/robots.txt', '/robots.txt'],
  ])('RT-12 reads %s as %s', (url, key) => {
    expect(keyOf(url)).toBe(key);
  });

  it.each([
    '/',
    '/de/',
    '/de/Nichts',
    '/de/user/profil',
    '/de/preview/modules/x/100',
    '/de/pageeditor-api/records/page/1',
    '/de/404',
    '/de/api/users/',
  ])('has none for %s, which is never kept', (url) => {
    expect(keyOf(url)).toBeNull();
  });

  it.each([
    '/de/%',
    '/de/%c3',
    '/de/%2fetc',
    '/de/%5cx',
    '/de/%00',
    '/de/a%0d%0ab',
    '/de/../x',
    '/de/%2e%2e/x',
    '/de/.',
    '/de#x',
    'http://evil.example/de',
    '*',
    '',
    '/\\evil.example',
  ])('refuses %j', (url) => {
    expect(parseTarget(url)).toBeNull();
  });

  it('is the same for its own spelling, whatever the query', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const key = keyOf(`/de/programm-karten?${query}`) ?? '';
        expect(keyOf(key)).toBe(key);
        const names = [...new URLSearchParams(key.split('?')[1] ?? '').keys()];
        expect(names.every((name) => keysFor('/de/programm-karten')?.includes(name))).toBe(true);
      }),
    );
  });
});

describe('tags in a header', () => {
  it('come back as they were, whatever is in them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }),
        (tags) => {
          expect(readTags(writeTags(tags))).toEqual(tags);
          expect(writeTags(tags)).toMatch(/^[\x21-\x7e]*$/u);
        },
      ),
    );
  });
});
