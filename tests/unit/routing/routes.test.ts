import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/lib/constants.ts';
import {
  aliasTarget,
  localeOfPath,
  matchRoute,
  pathTo,
  patternOf,
  routeRow,
  routeId,
  ROUTES,
  type RouteName,
} from '../../../src/lib/routing/routes.ts';

const names = Object.keys(ROUTES) as RouteName[];
const parametersOf = (name: RouteName): readonly string[] =>
  [...patternOf(name, 'de').matchAll(/\[(?:\.\.\.)?(\w+)\]/gu)].map(([, key]) => key ?? '');

describe('the route table', () => {
  it('RT-01 has every address of the specification in both languages', () => {
    const patterns: Readonly<Partial<Record<RouteName, readonly [de: string, en: string]>>> = {
      home: ['/de', '/en'],
      events: ['/de/programm-karten', '/en/programme-tickets'],
      'events-slug-id': ['/de/programm-karten/[slug]/[id]', '/en/programme-tickets/[slug]/[id]'],
      magazine: ['/de/mediathek', '/en/mediatheque'],
      'magazine-categories-category-id': [
        '/de/mediathek/categories/[category]/[id]',
        '/en/mediatheque/categories/[category]/[id]',
      ],
      'magazine-tags': ['/de/mediathek/tags', '/en/mediatheque/tags'],
      'magazine-tags-tag-id': ['/de/mediathek/tags/[tag]/[id]', '/en/mediatheque/tags/[tag]/[id]'],
      'magazine-slug-id': ['/de/mediathek/[slug]/[id]', '/en/mediatheque/[slug]/[id]'],
      'productions-slug-id': ['/de/produktionen/[slug]/[id]', '/en/productions/[slug]/[id]'],
      team: ['/de/team', '/en/team'],
      'team-slug-id': ['/de/team/[slug]/[id]', '/en/team/[slug]/[id]'],
      'series-slug-id': ['/de/abos/[slug]/[id]', '/en/subscriptions/[slug]/[id]'],
      'venues-slug-id': ['/de/spielstaedte/[slug]/[id]', '/en/location/[slug]/[id]'],
      'forms-slug-id': ['/de/forms/[slug]/[id]', '/en/forms/[slug]/[id]'],
      'forms-entry': ['/de/forms/[slug]/[id]/[draft]', '/en/forms/[slug]/[id]/[draft]'],
      'legals-agb': ['/de/agb', '/en/agb'],
      'legals-privacy': ['/de/datenschutz', '/en/datenschutz'],
      'legals-imprint': ['/de/impressum', '/en/impressum'],
      'user-profile': ['/de/user/profil', '/en/user/profile'],
      'user-settings': ['/de/user/einstellungen', '/en/user/settings'],
      'not-found': ['/de/404', '/en/404'],
    };
    for (const [name, [de, en]] of Object.entries(patterns)) {
      expect(patternOf(name as RouteName, 'de')).toBe(de);
      expect(patternOf(name as RouteName, 'en')).toBe(en);
    }
  });

  it('RT-13 knows the route names of the specification', () => {
    const wanted = [
      'magazine',
      'magazine-categories-category-id',
      'magazine-tags',
      'user-profile',
      'legals-agb',
      'legals-imprint',
      'legals-privacy',
      'productions-slug-id',
      'search',
    ];
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(LOCALES.map((locale) => routeId('events', locale))).toEqual([
      'events___de',
      'events___en',
    ]);
  });

  it('RT-12 gives every route an address of its own in each language', () => {
    const patterns = names.flatMap((name) => LOCALES.map((locale) => patternOf(name, locale)));
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

/** Every route but that of CMS pages, whose paths are what editors may write. */
const written = names.filter((name) => name !== 'page');

describe.each(written)('the route %s', (name) => {
  it.each(LOCALES)('RT-13 comes back from its path in %s', (locale) => {
    const keys = parametersOf(name);
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
    const { where } = routeRow(name);
    // What a row constrains is written so.
    const valueOf = (key: string) =>
      where[key] === undefined ? value : fc.stringMatching(new RegExp(`^(?:${where[key]})$`, 'u'));
    fc.assert(
      fc.property(fc.tuple(...keys.map(valueOf)), (values) => {
        const params = Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']));
        const path = pathTo(name, locale, params);
        const match = matchRoute(path);
        expect(match).toMatchObject({ name, locale });
        const decoded = Object.entries(match?.params ?? {}).map(([key, text]) => [
          key,
          decodeURIComponent(text),
        ]);
        expect(Object.fromEntries(decoded)).toEqual(params);
      }),
      { numRuns: 30 },
    );
  });

  it('needs all its parameters', () => {
    const [first] = parametersOf(name);
    if (first === undefined) expect(pathTo(name, 'de')).toBe(patternOf(name, 'de'));
    else expect(() => pathTo(name, 'de')).toThrow(first);
  });
});

describe('paths', () => {
  it('RT-05 the id of a detail address is what stands at its end', () => {
    expect(matchRoute('/de/programm-karten/ein-alter-name/17')?.params).toEqual({
      slug: 'ein-alter-name',
      id: '17',
    });
  });

  it.each(['/de/besuch', '/en/programm-karten', '/de/programm-karten/nur-ein-teil'])(
    'RT-04 %s may be a CMS page',
    (path) => {
      expect(matchRoute(path)?.name).toBe('page');
    },
  );

  it.each([
    '/',
    '/de/',
    '/fr',
    '/de/Besuch',
    '/de/besuch//anfahrt',
    '/de/api/nichts',
    '/de/preview/modules/x',
    '/dex/team',
    '/de/team/a/1/',
  ])('%s belongs to no route', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('never throws, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        matchRoute(path);
        localeOfPath(path);
        aliasTarget(path);
      }),
    );
  });

  it.each([
    ['/de', 'de'],
    ['/en/team', 'en'],
    ['/english', null],
    ['/', null],
  ])('the language of %s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it.each([
    ['/de/profil', '/de/user/profil'],
    ['/de/profile', '/de/user/profil'],
    ['/en/profile', '/en/user/profile'],
    ['/en/profil', '/en/user/profile'],
    ['/de/einstellungen', '/de/user/einstellungen'],
    ['/de/settings', '/de/user/einstellungen'],
    ['/en/settings', '/en/user/settings'],
    ['/en/einstellungen', '/en/user/settings'],
    ['/de/user/profil', null],
    ['/de/user/profile', '/de/user/profil'],
    ['/en/user/profil', '/en/user/profile'],
    ['/de/user/settings', '/de/user/einstellungen'],
    ['/en/user/einstellungen', '/en/user/settings'],
    ['/en/user/settings', null],
    ['/de/profilbild', null],
    ['/fr/profil', null],
  ])('RT-03 %s leads to %s', (path, target) => {
    expect(aliasTarget(path)).toBe(target);
  });
});
