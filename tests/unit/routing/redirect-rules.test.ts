import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  redirectErrors,
  redirectTable,
  plainPath,
  type RedirectRule,
} from '../../../src/lib/routing/redirect-rules.ts';

const isFree = (errors: object): boolean => Object.keys(errors).length === 0;
const rule = (old_path: string, new_path: string): RedirectRule => ({ old_path, new_path });

/** Rules as they come to stand in the table: each one was allowed beside those before it. */
const saved = (rules: readonly RedirectRule[]): readonly RedirectRule[] =>
  rules.reduce<readonly RedirectRule[]>(
    (table, next) => (isFree(redirectErrors(next, table)) ? [...table, next] : table),
    [],
  );
const somePath = fc.constantFrom('/a', '/b', '/c/', '/d', '/de/alt', '/de/neu/', '/e');
const someRules = fc.array(
  fc.tuple(somePath, somePath).map(([old, target]) => rule(old, target)),
  { maxLength: 12 },
);

describe('RT-07 a redirect rule', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://evil.example/',
    'https://user:secret@evil.example/',
    'https:',
    'javascript:alert(1)',
    'evil.example',
    '',
    '/a b',
    '/a#b',
    '/a?',
    '/a\\b',
    '/a\nb',
  ])('may not name «%s»', (path) => {
    // The mistake stands at its own field, and at both where both are wrong.
    expect(redirectErrors(rule('/a', path), [])).toEqual({ new_path: 'target' });
    expect(redirectErrors(rule(path, '/a'), [])).toEqual({ old_path: 'path' });
    expect(redirectErrors(rule(path, path), [])).toEqual({ old_path: 'path', new_path: 'target' });
  });

  it('may not lead in a circle, directly or over others, with slashes or without', () => {
    const circle = { new_path: 'circle' };
    expect(redirectErrors(rule('/a', '/a'), [])).toEqual(circle);
    expect(redirectErrors(rule('/a', '/a/'), [])).toEqual(circle);
    expect(redirectErrors(rule('/c', '/a'), [rule('/a', '/b'), rule('/b/', '/c/')])).toEqual(
      circle,
    );
    expect(redirectErrors(rule('/c', '/d'), [rule('/a', '/b'), rule('/b', '/c')])).toEqual({});
  });

  it('TR-01 holds for letters that are composed otherwise, and in another case where nothing stands', () => {
    const { find, findFallback } = redirectTable([
      rule('/de/f\u00FChrungen', '/de/besuch'),
      rule('/Alt/Default.aspx', '/de/Neu'),
      rule('/de/Team', '/de/team'),
    ]);
    // As macOS and as browsers write it.
    for (const path of ['/de/fu\u0308hrungen', '/de/fu%CC%88hrungen', '/de/f%C3%BChrungen'])
      expect([path, find(path)]).toEqual([path, '/de/besuch']);
    expect(find('/alt/default.aspx')).toBeNull();
    for (const path of ['/alt/default.aspx', '/ALT/DEFAULT.ASPX'])
      expect([path, findFallback(path)]).toEqual([path, '/de/Neu']);
    expect(find('/de/Team')).toBe('/de/team');
    // It leads to itself.
    expect(findFallback('/de/team')).toBeNull();
    expect(findFallback('/de/TEAM')).toBe('/de/team');
  });

  it('stands once a path and leaves the start page alone', () => {
    const taken = redirectErrors(rule('/a/', '/x'), [rule('/a', '/b')]);
    expect(taken).toEqual({ old_path: 'taken' });
    expect(redirectErrors(rule('/', '/de'), [])).toEqual({ old_path: 'start' });
    expect(redirectErrors(rule('/*', '/de'), [])).toEqual({ old_path: 'start' });
    const query = rule('/index.php?id=12&lang=de', '/de/a');
    expect(redirectErrors(rule('/index.php?lang=de&id=12', '/x'), [query])).toEqual({
      old_path: 'taken',
    });
    for (const old of ['/index.php', '/index.php?id=12', '/index.php/*'])
      expect(redirectErrors(rule(old, '/x'), [query])).toEqual({});
  });

  it('for all below a path may lead what follows on, and not below itself', () => {
    expect(redirectErrors(rule('/alt/*', '/de/*'), [])).toEqual({});
    expect(redirectErrors(rule('/alt/*', '/de'), [])).toEqual({});
    expect(redirectErrors(rule('/alt', '/de/*'), [])).toEqual({ new_path: 'target' });
    expect(redirectErrors(rule('/alt/*?a=b', '/de'), [])).toEqual({ old_path: 'path' });
    const circle = { new_path: 'circle' };
    expect(redirectErrors(rule('/alt/*', '/alt/neu/*'), [])).toEqual(circle);
    expect(redirectErrors(rule('/a/*', '/b/*'), [rule('/b/*', '/a/*')])).toEqual(circle);
    expect(redirectErrors(rule('/a/*', '/b/*'), [rule('/b/*', '/a/x/*')])).toEqual(circle);
  });

  it('what may be saved never loops, and ends where no rule goes on', () => {
    fc.assert(
      fc.property(someRules, somePath, (rules, path) => {
        const table = saved(rules);
        const target = redirectTable(table).find(path);
        const isRuled = table.some(({ old_path: old }) => plainPath(old) === plainPath(path));
        expect(target !== null).toBe(isRuled);
        if (target !== null) expect(redirectTable(table).find(target)).toBeNull();
      }),
    );
  });

  // ASVS 3.7.2
  it('whatever may be saved leads to this very site, or to the one that was typed', () => {
    const origin = 'https://www.example.org';
    const fragment = fc.constantFrom(
      '/',
      '\\',
      '.',
      'a',
      'evil.example',
      ':',
      '@',
      '%2f',
      '\t',
      '?',
      '*',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(fragment, { maxLength: 6 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(text, (path) => {
        if (!isFree(redirectErrors(rule('/alt', path), []))) return;
        const target = redirectTable([rule('/alt', path)]).find('/alt') ?? '';
        const typed = path.startsWith('https://') ? new URL(path).origin : origin;
        expect(new URL(target, origin).origin).toBe(typed);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('RT-07 following rules', () => {
  it('takes one redirect, however long the chain', () => {
    const chain = Array.from({ length: 50 }, (_, step) => rule(`/s${step}`, `/s${step + 1}`));
    expect(redirectTable(chain).find('/s0')).toBe('/s50');
    expect(redirectTable(chain).find('/s49/')).toBe('/s50');
    expect(redirectTable(chain).find('/s50')).toBeNull();
  });

  it('does not follow a circle that came into the table by another way', () => {
    expect(redirectTable([rule('/a', '/b'), rule('/b', '/a')]).find('/a')).toBeNull();
  });

  it('TR-01 goes by the query that a rule asks for, whatever else is asked', () => {
    const { find } = redirectTable([
      rule('/index.php?id=12', '/de/a'),
      rule('/index.php?id=12&lang=en', '/en/a'),
      rule('/index.php', '/de'),
      rule('/?p=7', '/de/b?tag=3'),
      rule('/de/a', '/de/b'),
    ]);
    // What the old site asked for is over; what comes with any address goes along.
    expect(find('/index.php', '?id=12&utm_source=x')).toBe('/de/b');
    expect(find('/index.php', '?lang=en&id=12')).toBe('/en/a');
    expect(find('/index.php', '?id=13')).toBe('/de?id=13');
    expect(find('/', '?p=7&x=1')).toBe('/de/b?tag=3');
    expect(find('/', '?p=8')).toBeNull();
    expect(find('/')).toBeNull();
  });

  it('TR-01 leads all below a path along, the longest path first, and never to another host', () => {
    const { find, findFallback } = redirectTable([
      rule('/alt/*', '/de/*'),
      rule('/alt/presse/*', '/de/presse'),
      rule('/weg/*', '/*'),
      rule('/shop/*', 'https://tickets.example/de/*'),
    ]);
    expect(find('/alt/team')).toBeNull();
    expect(findFallback('/alt/team/ada', '?a=1')).toBe('/de/team/ada?a=1');
    expect(findFallback('/alt')).toBe('/de');
    expect(findFallback('/alter')).toBeNull();
    expect(findFallback('/alt/presse/2019')).toBe('/de/presse');
    expect(findFallback('/weg//evil.example')).toBe('/evil.example');
    expect(findFallback('/shop/12', '?a=1')).toBe('https://tickets.example/de/12');
  });
});
